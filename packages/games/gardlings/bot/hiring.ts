import { type Move, type MoveList, type Random, type Seat } from '@potager/kernel';
import type { Board } from '../rules/board.ts';
import { coinsFor, hasReward } from '../rules/hiring.ts';
import * as at from '../rules/layout.ts';
import { NONE } from '../rules/layout.ts';
import * as move from '../rules/moves.ts';
import { tileOf } from '../rules/spot.ts';
import { isMission } from '../rules/tile-set.ts';
import { Trial } from './trial.ts';

/** Rounds tried out with each tile. */
const ROUNDS = 120;
/** A coin in gems of the rounds to come. */
export const COIN_GEMS = 0.35;
/** An unknown pig is about as good as one of those one owns, and brings a coin. */
const PIG_GEMS = 0.2;
/** By the number of their kind one already has. */
const GARDENER_HOPE = [0.35, 0.1];
const DRAGON_HOPE = [0.1, 0.25];

/** Buys what makes the rounds to come best, coins counted. Mutations are chosen alike. */
export function chooseHire(board: Board, seat: Seat, list: MoveList, random: Random): Move {
  const trial = new Trial(board, seat);
  const owned = listOwned(board, seat);
  const seed = random.next();
  let best = list.at(0);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.length; i++) {
    const made = list.at(i);
    const value =
      trial.value(withTile(board, owned, made), ROUNDS, seed) +
      coinValue(board, seat, made) +
      hopeFor(board, owned, made);
    if (value > most) [best, most] = [made, value];
  }
  return best;
}

/** The bag of the next round, as far as it is known. */
function withTile(board: Board, owned: readonly number[], made: Move): number[] {
  switch (move.kindOf(made)) {
    case move.BUY:
      return [...owned, board.topOf(move.pileIn(made))];
    case move.MUTATE:
      return [...owned.filter((tile) => tile !== move.pigIn(made)), board.topOf(move.pileIn(made))];
    default:
      return [...owned];
  }
}

/** Gardeners and dragons promise more than they give at once: they want company. */
function hopeFor(board: Board, owned: readonly number[], made: Move): number {
  if (move.kindOf(made) !== move.BUY) return 0;
  const creatureOf = (tile: number): string | undefined => board.tiles.faces[tile]?.creature;
  const creature = creatureOf(board.topOf(move.pileIn(made)));
  const fellows = owned.filter((tile) => creatureOf(tile) === creature).length;
  if (creature === 'gardener') return GARDENER_HOPE[fellows] ?? 0;
  return creature === 'dragon' ? (DRAGON_HOPE[fellows] ?? 0) : 0;
}

function coinValue(board: Board, seat: Seat, made: Move): number {
  switch (move.kindOf(made)) {
    case move.BUY: {
      const pile = move.pileIn(made);
      return COIN_GEMS * (Number(hasReward(board, pile)) - coinsFor(board, seat, pile));
    }
    case move.MUTATE:
      return 0;
    default:
      return COIN_GEMS + PIG_GEMS;
  }
}

/** All tiles of a seat, wherever they are. */
export function listOwned(board: Board, seat: Seat): number[] {
  const garden = Array.from({ length: board.of(seat, at.GARDEN_SIZE) }, (_, i) => tileOf(board.laying(seat, i)));
  const away = [at.ASIDE, at.HIRED, at.MUTANT].map((word) => board.of(seat, word)).filter((tile) => tile !== NONE);
  return [...board.listBag(seat), ...garden.filter((tile) => !isMission(tile)), ...away];
}
