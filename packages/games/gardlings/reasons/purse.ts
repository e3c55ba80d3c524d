import type { Seat } from '@potager/kernel';
import { at, SEAT_FIELDS } from '../rules/fields.ts';
import type { Memory } from '../rules/memory.ts';
import { PILES, priceOf } from '../rules/piles.ts';
import type { Reason } from './kinds.ts';

const { SEAT_COINS } = SEAT_FIELDS;

/** What gems are good for: hiring at a price, or the victory tile. */

/** So few gems are missing for the victory tile that it is worth saying. */
const NEARLY = 4;

/** Prices at which there is something to hire, ascending. */
const pricesOf = (memory: Memory): number[] => [
  ...new Set(PILES.flatMap((_, pile) => (memory.pileSize(pile) > 0 ? [priceOf(pile)] : []))),
];

export const moneyOf = (memory: Memory, seat: Seat, gems: number): number => gems + memory.ints[at(seat) + SEAT_COINS]!;

/** The dearest tile that so much money is enough for. */
export const affordable = (memory: Memory, money: number): number | undefined =>
  pricesOf(memory).findLast((price) => price <= money);

/** What so many gems would be enough for if one stopped with them; the victory tile is bought without coins (GL-V1). */
export function affording(memory: Memory, seat: Seat, gems: number): Reason[] {
  if (gems >= memory.target) return [{ key: 'reaches', target: memory.target }];
  const money = moneyOf(memory, seat, gems);
  const price = affordable(memory, money);
  const next = pricesOf(memory).find((dearer) => dearer > money);
  return [
    ...(price === undefined ? [] : [{ key: 'affords', price } as const]),
    ...(next === undefined ? [] : [{ key: 'short', gems: next - money, price: next } as const]),
  ];
}

export function missing({ target }: Memory, gems: number): Reason[] {
  const left = target - gems;
  return left > 0 && left <= NEARLY ? [{ key: 'missing', gems: left, target }] : [];
}
