import type { Memory } from './memory.ts';
import type { PileView, SeatView, View } from './kinds.ts';
import { ALL_PILES, type Colour, COLOURS, PILES, rankOfPile } from './piles.ts';
import { layingOf, spotAt } from './spot.ts';
import { tileNumber, tilesOf } from './tile-set.ts';
import { at, FIELDS, NONE, PHASES, pileAt, SEAT_FIELDS, STATUSES } from './fields.ts';

const { MUTATING, PHASE, PILE_KNOWN, PILE_SIZE, REWARDS, ROUND, SUPPLY, TURN, WINNER } = FIELDS;
const { ALARM, ASIDE, GARDEN_SIZE, HAND, HIRED, LOOKED, MUTANT, SEAT_COINS, STATUS } = SEAT_FIELDS;

/** Puts on the table what a view shows. What it does not show lies in some order, for `redealPiles` to shuffle. */
export function layOut(memory: Memory, view: View): void {
  memory.begin(view.first, view.missions);
  const { ints } = memory;
  ints[ROUND] = view.round;
  ints[PHASE] = PHASES.indexOf(view.phase);
  ints[TURN] = view.turn ?? NONE;
  ints[MUTATING] = Number(view.mutating);
  ints[SUPPLY] = view.supply;
  ints[REWARDS] = view.rewards.reduce((bits, pile) => bits | (1 << PILES.indexOf(pile)), 0);
  ints[WINNER] = view.winner ?? NONE;
  view.seats.forEach((seat, number) => layOutSeat(memory, seat, number));
  layOutPiles(memory, view);
}

function layOutSeat(memory: Memory, view: SeatView, seat: number): void {
  memory.ints[at(seat) + STATUS] = STATUSES.indexOf(view.status);
  memory.ints[at(seat) + SEAT_COINS] = view.coins;
  memory.ints[at(seat) + HAND] = numberOf(view.hand);
  memory.ints[at(seat) + ASIDE] = numberOf(view.aside);
  memory.ints[at(seat) + ALARM] = Number(view.alarm);
  memory.ints[at(seat) + LOOKED] = Number(view.looked);
  memory.ints[at(seat) + HIRED] = numberOf(view.hired);
  memory.ints[at(seat) + MUTANT] = numberOf(view.mutant);
  memory.ints[at(seat) + GARDEN_SIZE] = 0;
  for (const { id, x, y, r } of view.garden) memory.addLaying(seat, layingOf(numberOf(id), spotAt(x, y), r));
  for (const id of view.bag) memory.putInBag(seat, numberOf(id));
}

function layOutPiles(memory: Memory, view: View): void {
  const shown = shownTiles(view);
  const unseen = COLOURS.map((colour: Colour) => tilesOf(colour).filter((tile) => !shown.has(tile)));
  ALL_PILES.forEach((name, pile) => {
    const { top, size, known } = view.piles[name];
    const tops = top === null || known.length === size ? [] : [numberOf(top)];
    const hidden = unseen[rankOfPile(pile)]!.splice(0, size - known.length - tops.length);
    memory.ints[PILE_SIZE + pile] = size;
    memory.ints[PILE_KNOWN + pile] = known.length;
    memory.ints.set([...tops, ...hidden, ...known.map(numberOf)], pileAt(pile));
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
