import type { Move, Seat } from '@potager/kernel';
import { at, FIELDS, NONE, SEAT_FIELDS } from '../rules/fields.ts';
import { coinsFor, hasReward } from '../rules/hiring.ts';
import type { Memory } from '../rules/memory.ts';
import * as move from '../rules/moves.ts';
import { PIG_PILE, priceOf } from '../rules/piles.ts';
import { tileOf } from '../rules/spot.ts';
import { isMission } from '../rules/tile-set.ts';
import type { Hireable, Reason } from './kinds.ts';

const { SUPPLY } = FIELDS;
const { ASIDE, GARDEN_SIZE, HIRED, MUTANT, SEAT_COINS } = SEAT_FIELDS;

/** Every tile that goes into the seat's bag for the next round (GL-N1). */
function tilesOf(memory: Memory, seat: Seat): number[] {
  const garden = Array.from({ length: memory.ints[at(seat) + GARDEN_SIZE]! }, (_, i) => tileOf(memory.laying(seat, i)));
  const others = [ASIDE, HIRED, MUTANT].map((field) => memory.ints[at(seat) + field]!);
  return [...memory.listBag(seat), ...garden, ...others].filter((tile) => tile !== NONE && !isMission(tile));
}

/** What a tile brings whoever has these others. */
function worthOf(memory: Memory, others: readonly number[], tile: number): Reason[] {
  const { tiles, isExpert } = memory;
  const creature = tiles.creatureOf(tile) as Hireable;
  const own = others.filter((other) => tiles.creatureOf(other) === creature).length;
  const halves = tiles.faces[tile]!.slots.replaceAll('.', '').length;
  return [{ key: 'hires', creature, isExpert, own }, { key: 'halves', halves }, bagWith(memory, [...others, tile])];
}

const bagWith = ({ tiles: set }: Memory, tiles: readonly number[]): Reason => ({
  key: 'bag',
  gnomes: tiles.filter((tile) => set.gnomes[tile]! > 0).length,
  tiles: tiles.length,
});

export function buying(memory: Memory, seat: Seat, pile: number): Reason[] {
  const coins = coinsFor(memory, seat, pile);
  const isRewarded = hasReward(memory, pile);
  const unused = memory.gems(seat) - priceOf(pile);
  const left = memory.ints[at(seat) + SEAT_COINS]! - coins + Number(isRewarded);
  return [
    ...worthOf(memory, tilesOf(memory, seat), memory.topOf(pile)),
    ...(isRewarded ? [{ key: 'coin' } as const] : []),
    ...(coins > 0 ? [{ key: 'spends', coins, left } as const] : []),
    ...(unused > 0 ? [{ key: 'wastes', gems: unused } as const] : []),
  ];
}

/** Which pig it will be, nobody knows: the pile lies face down. */
export function takingPig(memory: Memory, seat: Seat): Reason[] {
  const others = tilesOf(memory, seat);
  const own = others.filter((tile) => memory.tiles.isPig(tile)).length;
  const free: Reason = { key: 'free', coins: Math.min(1, memory.ints[SUPPLY]!) };
  if (memory.pileSize(PIG_PILE) === 0) return [free];
  const { gnomes, tiles } = bagWith(memory, others) as Extract<Reason, { readonly key: 'bag' }>;
  return [
    free,
    { key: 'hires', creature: 'pig', isExpert: memory.isExpert, own },
    { key: 'bag', gnomes, tiles: tiles + 1 },
  ];
}

/** A pig goes, and the top of another pile comes instead. */
export function mutating(memory: Memory, seat: Seat, made: Move): Reason[] {
  const others = tilesOf(memory, seat).filter((tile) => tile !== move.pigIn(made));
  return worthOf(memory, others, memory.topOf(move.pileIn(made)));
}
