import type { Seat } from '@potager/kernel';
import { buy } from '../rules/cards-played.ts';
import { areAdjacent, CELLS, parseCell } from '../rules/cells.ts';
import { at, SEAT_FIELDS } from '../rules/fields.ts';
import { PRICES } from '../rules/figures.ts';
import type { Preview } from '../rules/kinds.ts';
import { levelOf, type Memory, ownerOf, placeTile } from '../rules/memory.ts';
import { freshGrowth, growthsOf } from './growth.ts';
import type { Reason } from './kinds.ts';

const { MANA } = SEAT_FIELDS;
const { FIRST_BID, INCOME } = PRICES;

/** Of one kind of move. */
type Foreseen<K extends Preview['kind']> = Extract<Preview, { readonly kind: K }>;

const victory = ({ wins }: { readonly wins: boolean }): Reason[] => (wins ? [{ key: 'wins' }] : []);

export function watering(memory: Memory, seat: Seat, preview: Foreseen<'water'>, cell: number): Reason[] {
  const { points, targets } = preview;
  const tiles = CELLS.filter((other) => areAdjacent(cell, other) && isOwn(memory, seat, other)).length;
  const after = memory.copy();
  placeTile(after, seat, cell, 1);
  const growth = freshGrowth(memory, growthsOf(memory, seat), growthsOf(after, seat));
  const openings = targets.map((target) => FIRST_BID * levelOf(memory.tiles[parseCell(target)!]!));
  const affordable = targets.filter((_, n) => openings[n]! <= memory.ints[at(seat) + MANA]!);
  return [
    ...victory(preview),
    { key: 'grows', points, target: memory.target },
    ...(growth === undefined ? [] : [{ key: 'enables', ...growth } as const]),
    ...(tiles === 0 ? [] : [{ key: 'beside', tiles } as const]),
    ...(affordable.length === 0
      ? []
      : [{ key: 'targets', cells: affordable, opening: Math.min(...openings) } as const]),
  ];
}

const isOwn = ({ tiles }: Memory, seat: Seat, cell: number): boolean =>
  tiles[cell] !== 0 && ownerOf(tiles[cell]!) === seat;

export function cultivating({ ints, target }: Memory, seat: Seat, preview: Foreseen<'culture'>): Reason[] {
  const { raised, level, points, income, mana } = preview;
  const tiles = raised.length;
  return [
    ...victory(preview),
    { key: 'raises', tiles, level, points, target },
    { key: 'income', more: INCOME * tiles, income },
    { key: 'pays', mana: -mana, left: ints[at(seat) + MANA]! + mana },
  ];
}

export function selling(memory: Memory, seat: Seat, { mana, left }: Foreseen<'sell'>, culture: number): Reason[] {
  const points = growthsOf(memory, seat).get(culture);
  return [{ key: 'sells', mana, left }, points === undefined ? { key: 'unfit' } : { key: 'forgoes', points }];
}

export function buying(memory: Memory, seat: Seat, preview: Foreseen<'buy'>, culture: number): Reason[] {
  const { mana, left, fits } = preview;
  const after = memory.copy();
  buy(after, seat, culture, undefined);
  const points = growthsOf(after, seat).get(culture);
  const bought: Reason = { key: 'buys', mana: -mana, left };
  if (points === undefined) return [bought, { key: 'unfit' }];
  return [bought, fits.length > 0 ? { key: 'atOnce', places: fits.length, points } : { key: 'later', points }];
}
