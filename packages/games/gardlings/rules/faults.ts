import type { Seat } from '@potager/kernel';
import type { Memory } from './memory.ts';
import { sheet } from './gems.ts';
import { ALL_PILES, COINS } from './piles.ts';
import { plot } from './plot.ts';
import { tileOf } from './spot.ts';
import { isMission, tileId, TILES } from './tile-set.ts';
import { at, FIELDS, NONE, PHASE_NUMBERS, pileAt, SEAT_FIELDS } from './fields.ts';

const { PHASE, REWARDS, SUPPLY, TURN } = FIELDS;
const { ASIDE, GARDEN_SIZE, HAND, HIRED, MUTANT, SEAT_COINS } = SEAT_FIELDS;
const { HIRE } = PHASE_NUMBERS;

/** Each tile is in one place at most; one scratch list for all positions. */
const seen = new Uint8Array(TILES);

/** Conservation of tiles and coins, gardens that fit and hang together, gnomes below the alarm. */
export function findFaults(memory: Memory): string[] {
  const faults: string[] = [];
  checkTiles(memory, faults);
  checkCoins(memory, faults);
  for (let seat = 0; seat < memory.seatCount; seat++) {
    checkGarden(memory, seat, faults);
    checkGnomes(memory, seat, faults);
  }
  if ((memory.ints[PHASE] === HIRE) !== (memory.ints[TURN] !== NONE)) faults.push('nobody hires, or out of its phase');
  return faults;
}

function checkTiles(memory: Memory, faults: string[]): void {
  seen.fill(0);
  let count = 0;
  const see = (tile: number): void => {
    if (seen[tile] === 1) faults.push(`${tileId(tile)} is in two places`);
    seen[tile] = 1;
    count++;
  };
  for (let pile = 0; pile < ALL_PILES.length; pile++) {
    for (let i = 0; i < memory.pileSize(pile); i++) see(memory.ints[pileAt(pile) + i]!);
  }
  for (let seat = 0; seat < memory.seatCount; seat++) {
    for (let tile = 0; tile < TILES; tile++) if (memory.isInBag(seat, tile)) see(tile);
    for (const field of [HAND, ASIDE, HIRED, MUTANT]) {
      if (memory.ints[at(seat) + field] !== NONE) see(memory.ints[at(seat) + field]!);
    }
    for (let i = 0; i < memory.ints[at(seat) + GARDEN_SIZE]!; i++) {
      const tile = tileOf(memory.laying(seat, i));
      if (!isMission(tile)) see(tile);
    }
  }
  // Gnomes of seats that nobody takes stay in the box, six a seat.
  const inPlay = TILES - 6 * (5 - memory.seatCount);
  if (count !== inPlay) faults.push(`${count} tiles are in play, not ${inPlay}`);
}

function checkCoins(memory: Memory, faults: string[]): void {
  let coins = memory.ints[SUPPLY]!;
  for (let bits = memory.ints[REWARDS]!; bits !== 0; bits &= bits - 1) coins++;
  for (let seat = 0; seat < memory.seatCount; seat++) {
    if (memory.ints[at(seat) + SEAT_COINS]! < 0) faults.push(`seat ${seat} owes coins`);
    coins += memory.ints[at(seat) + SEAT_COINS]!;
  }
  if (coins !== COINS || memory.ints[SUPPLY]! < 0) faults.push(`there are ${coins} coins, not ${COINS}`);
}

/** Every tile fits the others, and by edges one reaches all. A pig that mutated may have left a hole. */
function checkGarden(memory: Memory, seat: Seat, faults: string[]): void {
  const start = memory.gardenAt(seat);
  const size = memory.ints[at(seat) + GARDEN_SIZE]!;
  sheet.fill(memory.tiles, memory.ints, start, size);
  if (sheet.isBroken()) faults.push(`tiles of seat ${seat} overlap or do not fit`);
  plot.fill(memory.tiles, memory.ints, start, size);
  const parts = plot.markParts();
  if (parts > 1 && memory.ints[at(seat) + MUTANT] === NONE)
    faults.push(`the garden of seat ${seat} is in ${parts} parts`);
}

function checkGnomes(memory: Memory, seat: Seat, faults: string[]): void {
  if (memory.gnomesIn(seat) >= memory.alarmLimit(seat)) faults.push(`seat ${seat} has too many gnomes`);
}
