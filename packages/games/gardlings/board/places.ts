import { roveTo } from '@potager/boardkit';
import type { Laid, Place } from '../rules/kinds.ts';
import type { Cell } from '../rules/ponds.ts';
import { beyond, middleOf } from './grid.ts';

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
export const REACH = 0.95;
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

/** The next rotation in which the tile fits somewhere; as it is where it fits in no other. */
export function turnTo(offers: readonly Offer[], r: number): number {
  if (offers.length === 0) return (r + 1) & 3;
  const turns = [1, 2, 3].find((more) => offers.some((offer) => offer.r === ((r + more) & 3))) ?? 0;
  return (r + turns) & 3;
}

/** The place with most gems; the tile is turned only where that brings more. */
export function bestOf(offers: readonly Offer[], gemsOf: (offer: Offer) => number): Offer | undefined {
  return offers.toSorted((one, other) => gemsOf(other) - gemsOf(one) || one.r - other.r)[0];
}

/** As they are read: row by row. */
export const inReadingOrder = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((one, other) => one.middle.y - other.middle.y || one.middle.x - other.middle.x || one.r - other.r);

interface Walk {
  /** Where the tile is held now. */
  readonly at: Place | undefined;
  readonly r: number;
  readonly offers: readonly Offer[];
  readonly isLit: boolean;
}

const ARROW_SIDES: { readonly [key: string]: number } = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/**
 * Where an arrow leads: to the next place that fits as the tile is turned, where places are lit; else to the next cell.
 * The first one brings the tile into the garden.
 */
export function stepTo(key: string, { at, r, offers, isLit }: Walk): Place | undefined {
  if (!isLit) return at === undefined ? { x: 0, y: 0, r } : { ...beyond(at, ARROW_SIDES[key] ?? 0), r };
  const straight = inReadingOrder(offers.filter((offer) => offer.r === r));
  if (at === undefined) return straight[0] ?? inReadingOrder(offers)[0];
  const seen = straight.map((offer) => ({ ...offer.middle, offer }));
  return roveTo(key, middleOf(at), seen)?.offer;
}
