import type { Laid } from '../rules/kinds.ts';
import type { Cell } from '../rules/ponds.ts';
import { middleOf } from './grid.ts';

/** A legal way to lay the tile that is held. */
export interface Offer extends Laid {
  readonly move: string;
  /** In cells. */
  readonly middle: Cell;
}

/** What the viewer holds over the garden: the tile in hand, or a unicorn that was picked up. */
export interface Held {
  readonly id: string;
  /** Where a picked-up unicorn still lies. */
  readonly from?: Laid;
}

export const moveFor = ({ id, from }: Held, x: number, y: number, r: number): string =>
  from === undefined ? `lay ${x} ${y} ${r}` : `shift ${id} ${x} ${y} ${r}`;

/** All offers for what is held, from the legal moves. */
export function offersFor(held: Held, legal: readonly string[]): Offer[] {
  const beginning = held.from === undefined ? 'lay ' : `shift ${held.id} `;
  return legal
    .filter((move) => move.startsWith(beginning))
    .map((move) => {
      const [x = 0, y = 0, r = 0] = move.slice(beginning.length).split(' ').map(Number);
      return { move, id: held.id, x, y, r, middle: middleOf({ x, y, r }) };
    });
}

/** The unicorns that can be moved now. */
export const movableIn = (legal: readonly string[]): Set<string> =>
  new Set(legal.filter((move) => move.startsWith('shift ')).map((move) => move.split(' ')[1] as string));

const distance = (one: Cell, other: Cell): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The offer whose middle is nearest to a point, if one is within reach. */
export function nearest(offers: readonly Offer[], point: Cell, reach = Infinity): Offer | undefined {
  let best: Offer | undefined;
  let least = reach;
  for (const offer of offers) {
    const way = distance(offer.middle, point);
    if (way >= least) continue;
    best = offer;
    least = way;
  }
  return best;
}

/** How near a pointer must be to mean an offer, and how near to mean one that needs another turn. */
const REACH = 0.95;
const TURNED_REACH = 0.8;

/** What a pointer means: the offer in this rotation, otherwise one for which the tile must be turned. */
export function offerAt(offers: readonly Offer[], point: Cell, r: number): Offer | undefined {
  const straight = nearest(
    offers.filter((offer) => offer.r === r),
    point,
    REACH,
  );
  return straight ?? nearest(offers, point, TURNED_REACH);
}

/** The next rotation in which the tile fits somewhere, and there the offer nearest to a point. */
export function turnOffer(offers: readonly Offer[], point: Cell, r: number): Offer | undefined {
  for (const turns of [1, 2, 3]) {
    const turned = offers.filter((offer) => offer.r === ((r + turns) & 3));
    if (turned.length > 0) return nearest(turned, point);
  }
  return undefined;
}
