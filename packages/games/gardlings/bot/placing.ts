import type { Move, MoveList, Seat } from '@potager/kernel';
import type { Board } from '../rules/board.ts';
import * as at from '../rules/layout.ts';
import * as move from '../rules/moves.ts';
import { plot } from '../rules/plot.ts';
import { tileOf } from '../rules/spot.ts';
import { bestGain } from './fit.ts';
import { drawGain } from './stopping.ts';

/** Places that complete most at once are looked at more closely. */
const CANDIDATES = 10;
/** A gem that the next draw promises against one completed now. */
const PROMISE = 0.6;

/** The best place for the tile in hand: gems completed, and how well the rest of the bag would fit then. */
export function choosePlace(board: Board, seat: Seat, list: MoveList): Move {
  const bag = board.listBag(seat).filter((tile) => !board.isAlarm(seat, tile));
  const ranked = rankLays(board, seat, list);
  let best = ranked[0]?.made as Move;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const { made, gems } of ranked.slice(0, CANDIDATES)) {
    const value = gems + PROMISE * withLaying(board, seat, made, () => promise(board, seat, bag));
    if (value > bestValue) [best, bestValue] = [made, value];
  }
  return best;
}

/** A shift that completes more gems than there are now, if there is one. */
export function chooseShift(board: Board, seat: Seat, list: MoveList): Move | undefined {
  let best: Move | undefined;
  let most = board.gems(seat);
  for (let i = 0; i < list.length; i++) {
    const made = list.at(i);
    if (move.kindOf(made) !== move.SHIFT) continue;
    const gems = withShift(board, seat, made, () => board.gems(seat));
    if (gems > most) [best, most] = [made, gems];
  }
  return best;
}

/** Whether drawing on promises more than stopping, by the odds of the bag and what its tiles would complete now. */
export function shouldDraw(board: Board, seat: Seat): boolean {
  if (board.of(seat, at.GARDEN_SIZE) <= Number(board.hasMissions)) return true;
  const bag = board.listBag(seat).filter((tile) => !board.isAlarm(seat, tile));
  return drawGain(board, seat, promise(board, seat, bag)) > 0;
}

function rankLays(board: Board, seat: Seat, list: MoveList): { readonly made: Move; readonly gems: number }[] {
  const lays: { made: Move; gems: number }[] = [];
  for (let i = 0; i < list.length; i++) {
    const made = list.at(i);
    if (move.kindOf(made) !== move.LAY) continue;
    lays.push({ made, gems: withLaying(board, seat, made, () => board.gems(seat)) });
  }
  return lays.toSorted((a, b) => b.gems - a.gems);
}

/** What the next tile completes on average. */
function promise(board: Board, seat: Seat, bag: readonly number[]): number {
  if (bag.length === 0) return 0;
  plot.fill(board.tiles, board.words, board.gardenAt(seat), board.of(seat, at.GARDEN_SIZE));
  return bag.reduce((sum, tile) => sum + bestGain(board, tile), 0) / bag.length;
}

function withLaying<T>(board: Board, seat: Seat, made: Move, look: () => T): T {
  const size = board.of(seat, at.GARDEN_SIZE);
  board.addLaying(seat, move.layingIn(made) | board.of(seat, at.HAND));
  const seen = look();
  board.set(seat, at.GARDEN_SIZE, size);
  return seen;
}

function withShift<T>(board: Board, seat: Seat, made: Move, look: () => T): T {
  const word = board.gardenAt(seat) + board.indexInGarden(seat, tileOf(move.layingIn(made)));
  const before = board.get(word);
  board.words[word] = move.layingIn(made);
  const seen = look();
  board.words[word] = before;
  return seen;
}
