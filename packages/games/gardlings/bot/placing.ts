import type { Move, MoveList, Seat } from '@potager/kernel';
import type { Memory } from '../rules/memory.ts';
import * as move from '../rules/moves.ts';
import { plot } from '../rules/plot.ts';
import { tileOf } from '../rules/spot.ts';
import { bestGain } from './fit.ts';
import { drawGain } from './stopping.ts';
import { at, SEAT_FIELDS } from '../rules/fields.ts';

const { GARDEN_SIZE, HAND } = SEAT_FIELDS;

/** Places that complete most at once are looked at more closely. */
const CANDIDATES = 10;
/** A gem that the next draw promises against one completed now. */
const PROMISE = 0.6;

/** The best place for the tile in hand: gems completed, and how well the rest of the bag would fit then. */
export function choosePlace(memory: Memory, seat: Seat, list: MoveList): Move {
  const bag = memory.listBag(seat).filter((tile) => !memory.isAlarm(seat, tile));
  const ranked = rankLays(memory, seat, list);
  let best = ranked[0]?.made as Move;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const { made, gems } of ranked.slice(0, CANDIDATES)) {
    const value = gems + PROMISE * withLaying(memory, seat, made, () => promise(memory, seat, bag));
    if (value > bestValue) [best, bestValue] = [made, value];
  }
  return best;
}

/** A shift that completes more gems than there are now, if there is one. */
export function chooseShift(memory: Memory, seat: Seat, list: MoveList): Move | undefined {
  let best: Move | undefined;
  let most = memory.gems(seat);
  for (let i = 0; i < list.length; i++) {
    const made = list.at(i);
    if (move.kindOf(made) !== move.SHIFT) continue;
    const gems = withShift(memory, seat, made, () => memory.gems(seat));
    if (gems > most) [best, most] = [made, gems];
  }
  return best;
}

/** Whether drawing on promises more than stopping, by the odds of the bag and what its tiles would complete now. */
export function shouldDraw(memory: Memory, seat: Seat): boolean {
  if (memory.ints[at(seat) + GARDEN_SIZE]! <= Number(memory.hasMissions)) return true;
  const bag = memory.listBag(seat).filter((tile) => !memory.isAlarm(seat, tile));
  return drawGain(memory, seat, promise(memory, seat, bag)) > 0;
}

function rankLays(memory: Memory, seat: Seat, list: MoveList): { readonly made: Move; readonly gems: number }[] {
  const lays: { made: Move; gems: number }[] = [];
  for (let i = 0; i < list.length; i++) {
    const made = list.at(i);
    if (move.kindOf(made) !== move.LAY) continue;
    lays.push({ made, gems: withLaying(memory, seat, made, () => memory.gems(seat)) });
  }
  return lays.toSorted((a, b) => b.gems - a.gems);
}

/** What the next tile completes on average. */
function promise(memory: Memory, seat: Seat, bag: readonly number[]): number {
  if (bag.length === 0) return 0;
  plot.fill(memory.tiles, memory.ints, memory.gardenAt(seat), memory.ints[at(seat) + GARDEN_SIZE]!);
  return bag.reduce((sum, tile) => sum + bestGain(memory, tile), 0) / bag.length;
}

function withLaying<T>(memory: Memory, seat: Seat, made: Move, look: () => T): T {
  const size = memory.ints[at(seat) + GARDEN_SIZE]!;
  memory.addLaying(seat, move.layingIn(made) | memory.ints[at(seat) + HAND]!);
  const seen = look();
  memory.ints[at(seat) + GARDEN_SIZE] = size;
  return seen;
}

function withShift<T>(memory: Memory, seat: Seat, made: Move, look: () => T): T {
  const place = memory.gardenAt(seat) + memory.indexInGarden(seat, tileOf(move.layingIn(made)));
  const before = memory.ints[place]!;
  memory.ints[place] = move.layingIn(made);
  const seen = look();
  memory.ints[place] = before;
  return seen;
}
