import type { Listener, Move, Seat } from '@potager/kernel';
import type { Memory } from './memory.ts';
import { tell } from './building.ts';
import { sheet } from './gems.ts';
import { makeMedal } from './medal.ts';
import * as move from './moves.ts';
import { ALL_PILES, PIG_PILE, PILES, priceOf } from './piles.ts';
import { countPonds } from './ponds.ts';
import { tileOf } from './spot.ts';
import { isMission, tileId } from './tile-set.ts';
import { at, FIELDS, NONE, PHASE_NUMBERS, SEAT_FIELDS } from './fields.ts';

const { FIRST, MUTATING, PHASE, REWARDS, ROUND, SUPPLY, TURN, WINNER } = FIELDS;
const { ASIDE, GARDEN_SIZE, HAND, HIRED, MUTANT, SEAT_COINS } = SEAT_FIELDS;
const { BUILD, HIRE, OVER } = PHASE_NUMBERS;

/** From the end of building to the next round: victory, hiring in turn, mutation. */

export function endBuilding(memory: Memory, listener?: Listener): void {
  const winner = findWinner(memory, listener);
  if (winner !== NONE) return win(memory, winner, listener);
  memory.ints[PHASE] = HIRE;
  startHiring(memory, memory.ints[FIRST]!, listener);
}

/** Returns whether a tile came to light that nobody knew. */
export function buy(memory: Memory, seat: Seat, pile: number, listener?: Listener): boolean {
  const coins = coinsFor(memory, seat, pile);
  memory.ints[at(seat) + SEAT_COINS]! -= coins;
  memory.ints[SUPPLY]! += coins;
  const tile = memory.takeTop(pile);
  memory.ints[at(seat) + HIRED] = tile;
  const reward = hasReward(memory, pile);
  if (reward) {
    memory.ints[REWARDS]! &= ~(1 << pile);
    memory.ints[at(seat) + SEAT_COINS]! += 1;
  }
  const reveals = !memory.isTopKnown(pile);
  if (listener) {
    const name = PILES[pile]!;
    const what = { tile: tileId(tile), creature: memory.tiles.creatureOf(tile) };
    tell(listener, { key: 'bought', seat, ...what, pile: name, coins, reward, next: topId(memory, pile) });
  }
  afterHiring(memory, seat, listener);
  return reveals;
}

export function takePig(memory: Memory, seat: Seat, listener?: Listener): boolean {
  const reveals = !memory.isTopKnown(PIG_PILE);
  const tile = memory.takeTop(PIG_PILE);
  memory.ints[at(seat) + HIRED] = tile;
  const coins = memory.payCoins(seat, 1);
  if (listener) tell(listener, { key: 'tookPig', seat, tile: tile === NONE ? null : tileId(tile), coins });
  afterHiring(memory, seat, listener);
  return reveals;
}

export function mutate(memory: Memory, seat: Seat, made: Move, listener?: Listener): boolean {
  const pig = move.pigIn(made);
  const under = move.underIn(made);
  const pile = move.pileIn(made);
  memory.removeLaying(seat, memory.indexInGarden(seat, pig));
  memory.putUnder(under, pig);
  const tile = memory.takeTop(pile);
  memory.ints[at(seat) + MUTANT] = tile;
  memory.ints[MUTATING] = 0;
  const reveals = !memory.isTopKnown(pile);
  if (listener) {
    const piles = { under: ALL_PILES[under]!, pile: PILES[pile]!, next: topId(memory, pile) };
    const what = { tile: tileId(tile), creature: memory.tiles.creatureOf(tile) };
    tell(listener, { key: 'mutated', seat, pig: tileId(pig), ...what, gems: memory.gems(seat), ...piles });
  }
  nextHirer(memory, seat, listener);
  return reveals;
}

/** Coins to be spent for the top of a pile: gems come first, since what is left of them is lost (GL-H2). */
export const coinsFor = (memory: Memory, seat: Seat, pile: number): number =>
  Math.max(0, priceOf(pile) - memory.gems(seat));

export const hasReward = (memory: Memory, pile: number): boolean => (memory.ints[REWARDS]! & (1 << pile)) !== 0;

/** The ponds of a garden (GL-X2). */
function pondsOf(memory: Memory, seat: Seat): number {
  const size = memory.ints[at(seat) + GARDEN_SIZE]!;
  sheet.fill(memory.tiles, memory.ints, memory.gardenAt(seat), size);
  return countPonds(memory.ints, memory.gardenAt(seat), size);
}

/** All tiles of a seat, wherever they are; its mission is none of them. */
export function tilesOwned(memory: Memory, seat: Seat): number {
  let owned = memory.bagSize(seat) + memory.ints[at(seat) + GARDEN_SIZE]! - Number(memory.hasMissions);
  for (const field of [HAND, ASIDE, HIRED, MUTANT]) if (memory.ints[at(seat) + field] !== NONE) owned++;
  return owned;
}

/** The seat that buys the victory tile, if one does (GL-V1, GL-V2). */
function findWinner(memory: Memory, listener?: Listener): Seat {
  let best: Seat = NONE;
  let rank = 0;
  let isTied = false;
  for (let seat = 0; seat < memory.seatCount; seat++) {
    const gems = memory.gems(seat);
    if (gems < memory.target) continue;
    const own = gems * 64 + memory.ints[at(seat) + SEAT_COINS]!;
    isTied = own === rank || (isTied && own < rank);
    if (own > rank) {
      best = seat;
      rank = own;
    }
  }
  if (isTied && listener) tellTie(memory, rank, listener);
  return isTied ? NONE : best;
}

function tellTie(memory: Memory, rank: number, listener: Listener): void {
  const [gems, coins] = [rank >> 6, rank & 63];
  const seats = Array.from({ length: memory.seatCount }, (_, seat) => seat).filter(
    (seat) => memory.gems(seat) === gems && memory.ints[at(seat) + SEAT_COINS] === coins,
  );
  tell(listener, { key: 'tied', seats, gems, coins });
}

function win(memory: Memory, seat: Seat, listener?: Listener): void {
  memory.ints[PHASE] = OVER;
  memory.ints[WINNER] = seat;
  if (!listener) return;
  const gems = memory.gems(seat);
  if (memory.seatCount > 1) return tell(listener, { key: 'won', seat, gems });
  const tiles = tilesOwned(memory, seat) + 1;
  tell(listener, { key: 'wonAlone', gems, tiles, medal: makeMedal(memory.target, tiles) });
}

function startHiring(memory: Memory, seat: Seat, listener?: Listener): void {
  memory.ints[TURN] = seat;
  if (listener) tell(listener, { key: 'hiring', seat });
  if (!memory.isExpert) return;
  const ponds = pondsOf(memory, seat);
  if (ponds === 0) return;
  const coins = memory.payCoins(seat, ponds);
  if (listener) tell(listener, { key: 'ponds', seat, ponds, coins });
}

function afterHiring(memory: Memory, seat: Seat, listener?: Listener): void {
  if (!memory.isExpert || !memory.canMutate(seat)) return nextHirer(memory, seat, listener);
  memory.ints[MUTATING] = 1;
  if (listener) tell(listener, { key: 'mutationDue', seat });
}

function nextHirer(memory: Memory, seat: Seat, listener?: Listener): void {
  const next = (seat + 1) % memory.seatCount;
  if (next === memory.ints[FIRST]!) startRound(memory, listener);
  else startHiring(memory, next, listener);
}

/** Everything goes back into the bags, the start marker and the missions move on (GL-N1, GL-M3). */
function startRound(memory: Memory, listener?: Listener): void {
  const { ints } = memory;
  for (let seat = 0; seat < memory.seatCount; seat++) collect(memory, seat);
  ints[ROUND] = memory.ints[ROUND]! + 1;
  ints[FIRST] = (memory.ints[FIRST]! + 1) % memory.seatCount;
  ints[PHASE] = BUILD;
  ints[TURN] = NONE;
  for (let seat = 0; seat < memory.seatCount; seat++) memory.clearSeat(seat);
  if (listener) tell(listener, { key: 'newRound', round: memory.ints[ROUND]!, first: memory.ints[FIRST]! });
}

function collect(memory: Memory, seat: Seat): void {
  const size = memory.ints[at(seat) + GARDEN_SIZE]!;
  for (let i = 0; i < size; i++) {
    const tile = tileOf(memory.laying(seat, i));
    if (!isMission(tile)) memory.putInBag(seat, tile);
  }
  for (const field of [ASIDE, HIRED, MUTANT]) {
    const tile = memory.ints[at(seat) + field]!;
    if (tile !== NONE) memory.putInBag(seat, tile);
  }
}

export function topId(memory: Memory, pile: number): string | null {
  const top = memory.topOf(pile);
  return top === NONE ? null : tileId(top);
}
