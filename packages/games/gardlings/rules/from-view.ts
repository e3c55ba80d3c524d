import type { Board } from './board.ts';
import type { PileView, SeatView, View } from './kinds.ts';
import * as at from './layout.ts';
import { NONE, pileAt, PHASES, STATUSES } from './layout.ts';
import { ALL_PILES, type Colour, COLOURS, PILES, rankOfPile } from './piles.ts';
import { layingOf, spotAt } from './spot.ts';
import { tileNumber, tilesOf } from './tile-set.ts';

/** Puts on the table what a view shows. What it does not show lies in some order, for `redealPiles` to shuffle. */
export function layOut(board: Board, view: View): void {
  board.begin(view.first, view.missions);
  const { words } = board;
  words[at.ROUND] = view.round;
  words[at.PHASE] = PHASES.indexOf(view.phase);
  words[at.TURN] = view.turn ?? NONE;
  words[at.MUTATING] = Number(view.mutating);
  words[at.SUPPLY] = view.supply;
  words[at.REWARDS] = view.rewards.reduce((bits, pile) => bits | (1 << PILES.indexOf(pile)), 0);
  words[at.WINNER] = view.winner ?? NONE;
  view.seats.forEach((seat, number) => layOutSeat(board, seat, number));
  layOutPiles(board, view);
}

function layOutSeat(board: Board, view: SeatView, seat: number): void {
  board.set(seat, at.STATUS, STATUSES.indexOf(view.status));
  board.set(seat, at.SEAT_COINS, view.coins);
  board.set(seat, at.HAND, numberOf(view.hand));
  board.set(seat, at.ASIDE, numberOf(view.aside));
  board.set(seat, at.ALARM, Number(view.alarm));
  board.set(seat, at.LOOKED, Number(view.looked));
  board.set(seat, at.HIRED, numberOf(view.hired));
  board.set(seat, at.MUTANT, numberOf(view.mutant));
  board.set(seat, at.GARDEN_SIZE, 0);
  for (const { id, x, y, r } of view.garden) board.addLaying(seat, layingOf(numberOf(id), spotAt(x, y), r));
  for (const id of view.bag) board.putInBag(seat, numberOf(id));
}

function layOutPiles(board: Board, view: View): void {
  const shown = shownTiles(view);
  const unseen = COLOURS.map((colour: Colour) => tilesOf(colour).filter((tile) => !shown.has(tile)));
  ALL_PILES.forEach((name, pile) => {
    const { top, size, known } = view.piles[name];
    const tops = top === null || known.length === size ? [] : [numberOf(top)];
    const hidden = unseen[rankOfPile(pile)]?.splice(0, size - known.length - tops.length) as number[];
    board.words[at.PILE_SIZE + pile] = size;
    board.words[at.PILE_KNOWN + pile] = known.length;
    board.words.set([...tops, ...hidden, ...known.map(numberOf)], pileAt(pile));
  });
}

function shownTiles(view: View): Set<number> {
  const seats = view.seats.flatMap(({ garden, bag, hand, aside, hired, mutant }) => [
    ...garden.map(({ id }) => id),
    ...bag,
    hand,
    aside,
    hired,
    mutant,
  ]);
  const piles = Object.values<PileView>(view.piles).flatMap(({ top, known }) => [top, ...known]);
  return new Set([...seats, ...piles].map(numberOf));
}

const numberOf = (id: string | null): number => (id === null ? NONE : tileNumber(id)!);
