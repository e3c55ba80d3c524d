import type { Seat } from '@potager/kernel';
import type { Board } from './board.ts';
import { sheet } from './gems.ts';
import * as at from './layout.ts';
import { HIRE, NONE, pileAt } from './layout.ts';
import { ALL_PILES, COINS } from './piles.ts';
import { plot } from './plot.ts';
import { tileOf } from './spot.ts';
import { isMission, tileId, TILES } from './tile-set.ts';

/** Each tile is in one place at most; one scratch list for all positions. */
const seen = new Uint8Array(TILES);

/** Conservation of tiles and coins, gardens that fit and hang together, gnomes below the alarm. */
export function findFaults(board: Board): string[] {
  const faults: string[] = [];
  checkTiles(board, faults);
  checkCoins(board, faults);
  for (let seat = 0; seat < board.seatCount; seat++) {
    checkGarden(board, seat, faults);
    checkGnomes(board, seat, faults);
  }
  if ((board.get(at.PHASE) === HIRE) !== (board.get(at.TURN) !== NONE))
    faults.push('nobody hires, or out of its phase');
  return faults;
}

function checkTiles(board: Board, faults: string[]): void {
  seen.fill(0);
  let count = 0;
  const see = (tile: number): void => {
    if (seen[tile] === 1) faults.push(`${tileId(tile)} is in two places`);
    seen[tile] = 1;
    count++;
  };
  for (let pile = 0; pile < ALL_PILES.length; pile++) {
    for (let i = 0; i < board.pileSize(pile); i++) see(board.get(pileAt(pile) + i));
  }
  for (let seat = 0; seat < board.seatCount; seat++) {
    for (let tile = 0; tile < TILES; tile++) if (board.isInBag(seat, tile)) see(tile);
    for (const word of [at.HAND, at.ASIDE, at.HIRED, at.MUTANT]) {
      if (board.of(seat, word) !== NONE) see(board.of(seat, word));
    }
    for (let i = 0; i < board.of(seat, at.GARDEN_SIZE); i++) {
      const tile = tileOf(board.laying(seat, i));
      if (!isMission(tile)) see(tile);
    }
  }
  // Gnomes of seats that nobody takes stay in the box, six a seat.
  const inPlay = TILES - 6 * (5 - board.seatCount);
  if (count !== inPlay) faults.push(`${count} tiles are in play, not ${inPlay}`);
}

function checkCoins(board: Board, faults: string[]): void {
  let coins = board.get(at.SUPPLY);
  for (let bits = board.get(at.REWARDS); bits !== 0; bits &= bits - 1) coins++;
  for (let seat = 0; seat < board.seatCount; seat++) {
    if (board.of(seat, at.SEAT_COINS) < 0) faults.push(`seat ${seat} owes coins`);
    coins += board.of(seat, at.SEAT_COINS);
  }
  if (coins !== COINS || board.get(at.SUPPLY) < 0) faults.push(`there are ${coins} coins, not ${COINS}`);
}

/** Every tile fits the others, and by edges one reaches all. A pig that mutated may have left a hole. */
function checkGarden(board: Board, seat: Seat, faults: string[]): void {
  const start = board.gardenAt(seat);
  const size = board.of(seat, at.GARDEN_SIZE);
  sheet.fill(board.tiles, board.words, start, size);
  if (sheet.isBroken()) faults.push(`tiles of seat ${seat} overlap or do not fit`);
  plot.fill(board.tiles, board.words, start, size);
  const parts = plot.markParts();
  if (parts > 1 && board.of(seat, at.MUTANT) === NONE) faults.push(`the garden of seat ${seat} is in ${parts} parts`);
}

function checkGnomes(board: Board, seat: Seat, faults: string[]): void {
  if (board.gnomesIn(seat) >= board.alarmLimit(seat)) faults.push(`seat ${seat} has too many gnomes`);
}
