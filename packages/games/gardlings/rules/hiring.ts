import type { Listener, Move, MoveList, Seat } from '@potager/kernel';
import type { Board } from './board.ts';
import { tell } from './building.ts';
import { sheet } from './gems.ts';
import * as at from './layout.ts';
import { BUILD, HIRE, NONE, OVER } from './layout.ts';
import { makeMedal } from './medal.ts';
import * as move from './moves.ts';
import { ALL_PILES, type AnyPile, type Pile, PIG_PILE, pilesOfRank, PILES, priceOf } from './piles.ts';
import { countPonds } from './ponds.ts';
import { tileOf } from './spot.ts';
import { isMission, tileId } from './tile-set.ts';

/** From the end of building to the next round: victory, hiring in turn, mutation. */

export function endBuilding(board: Board, listener?: Listener): void {
  const winner = findWinner(board, listener);
  if (winner !== NONE) return win(board, winner, listener);
  board.words[at.PHASE] = HIRE;
  startHiring(board, board.get(at.FIRST), listener);
}

export function listHiring(board: Board, seat: Seat, list: MoveList): void {
  if (board.get(at.TURN) !== seat) return;
  if (board.get(at.MUTATING) === 1) return listMutations(board, seat, list);
  const money = board.gems(seat) + board.of(seat, at.SEAT_COINS);
  for (let pile = 0; pile < PILES.length; pile++) {
    if (board.pileSize(pile) > 0 && priceOf(pile) <= money) list.push(move.buyMove(pile));
  }
  list.push(move.PIG_MOVE);
}

/** Returns whether a tile came to light that nobody knew. */
export function buy(board: Board, seat: Seat, pile: number, listener?: Listener): boolean {
  const coins = coinsFor(board, seat, pile);
  board.set(seat, at.SEAT_COINS, board.of(seat, at.SEAT_COINS) - coins);
  board.words[at.SUPPLY] = board.get(at.SUPPLY) + coins;
  const tile = board.takeTop(pile);
  board.set(seat, at.HIRED, tile);
  const reward = hasReward(board, pile);
  if (reward) {
    board.words[at.REWARDS] = board.get(at.REWARDS) & ~(1 << pile);
    board.set(seat, at.SEAT_COINS, board.of(seat, at.SEAT_COINS) + 1);
  }
  const reveals = !board.isTopKnown(pile);
  if (listener) {
    const name = PILES[pile] as Pile;
    const what = { tile: tileId(tile), creature: board.tiles.creatureOf(tile) };
    tell(listener, { key: 'bought', seat, ...what, pile: name, coins, reward, next: topId(board, pile) });
  }
  afterHiring(board, seat, listener);
  return reveals;
}

export function takePig(board: Board, seat: Seat, listener?: Listener): boolean {
  const reveals = !board.isTopKnown(PIG_PILE);
  const tile = board.takeTop(PIG_PILE);
  board.set(seat, at.HIRED, tile);
  const coins = board.payCoins(seat, 1);
  if (listener) tell(listener, { key: 'tookPig', seat, tile: tile === NONE ? null : tileId(tile), coins });
  afterHiring(board, seat, listener);
  return reveals;
}

export function mutate(board: Board, seat: Seat, made: Move, listener?: Listener): boolean {
  const pig = move.pigIn(made);
  const under = move.underIn(made);
  const pile = move.pileIn(made);
  board.removeLaying(seat, board.indexInGarden(seat, pig));
  board.putUnder(under, pig);
  const tile = board.takeTop(pile);
  board.set(seat, at.MUTANT, tile);
  board.words[at.MUTATING] = 0;
  const reveals = !board.isTopKnown(pile);
  if (listener) {
    const piles = { under: ALL_PILES[under] as AnyPile, pile: PILES[pile] as Pile, next: topId(board, pile) };
    const what = { tile: tileId(tile), creature: board.tiles.creatureOf(tile) };
    tell(listener, { key: 'mutated', seat, pig: tileId(pig), ...what, gems: board.gems(seat), ...piles });
  }
  nextHirer(board, seat, listener);
  return reveals;
}

/** Coins to be spent for the top of a pile: gems come first, since what is left of them is lost (GL-H2). */
export const coinsFor = (board: Board, seat: Seat, pile: number): number =>
  Math.max(0, priceOf(pile) - board.gems(seat));

export const hasReward = (board: Board, pile: number): boolean => (board.get(at.REWARDS) & (1 << pile)) !== 0;

/** The ponds of a garden (GL-X2). */
function pondsOf(board: Board, seat: Seat): number {
  const size = board.of(seat, at.GARDEN_SIZE);
  sheet.fill(board.tiles, board.words, board.gardenAt(seat), size);
  return countPonds(board.words, board.gardenAt(seat), size);
}

/** All tiles of a seat, wherever they are; its mission is none of them. */
export function tilesOwned(board: Board, seat: Seat): number {
  let owned = board.bagSize(seat) + board.of(seat, at.GARDEN_SIZE) - Number(board.hasMissions);
  for (const word of [at.HAND, at.ASIDE, at.HIRED, at.MUTANT]) if (board.of(seat, word) !== NONE) owned++;
  return owned;
}

/** The seat that buys the victory tile, if one does (GL-V1, GL-V2). */
function findWinner(board: Board, listener?: Listener): Seat {
  let best: Seat = NONE;
  let rank = 0;
  let isTied = false;
  for (let seat = 0; seat < board.seatCount; seat++) {
    const gems = board.gems(seat);
    if (gems < board.target) continue;
    const own = gems * 64 + board.of(seat, at.SEAT_COINS);
    isTied = own === rank || (isTied && own < rank);
    if (own > rank) {
      best = seat;
      rank = own;
    }
  }
  if (isTied && listener) tellTie(board, rank, listener);
  return isTied ? NONE : best;
}

function tellTie(board: Board, rank: number, listener: Listener): void {
  const [gems, coins] = [rank >> 6, rank & 63];
  const seats = Array.from({ length: board.seatCount }, (_, seat) => seat).filter(
    (seat) => board.gems(seat) === gems && board.of(seat, at.SEAT_COINS) === coins,
  );
  tell(listener, { key: 'tied', seats, gems, coins });
}

function win(board: Board, seat: Seat, listener?: Listener): void {
  board.words[at.PHASE] = OVER;
  board.words[at.WINNER] = seat;
  if (!listener) return;
  const gems = board.gems(seat);
  if (board.seatCount > 1) return tell(listener, { key: 'won', seat, gems });
  const tiles = tilesOwned(board, seat) + 1;
  tell(listener, { key: 'wonAlone', gems, tiles, medal: makeMedal(board.target, tiles) });
}

function startHiring(board: Board, seat: Seat, listener?: Listener): void {
  board.words[at.TURN] = seat;
  if (listener) tell(listener, { key: 'hiring', seat });
  if (!board.isExpert) return;
  const ponds = pondsOf(board, seat);
  if (ponds === 0) return;
  const coins = board.payCoins(seat, ponds);
  if (listener) tell(listener, { key: 'ponds', seat, ponds, coins });
}

function afterHiring(board: Board, seat: Seat, listener?: Listener): void {
  if (!board.isExpert || !board.canMutate(seat)) return nextHirer(board, seat, listener);
  board.words[at.MUTATING] = 1;
  if (listener) tell(listener, { key: 'mutationDue', seat });
}

function nextHirer(board: Board, seat: Seat, listener?: Listener): void {
  const next = (seat + 1) % board.seatCount;
  if (next === board.get(at.FIRST)) startRound(board, listener);
  else startHiring(board, next, listener);
}

/** Everything goes back into the bags, the start marker and the missions move on (GL-N1, GL-M3). */
function startRound(board: Board, listener?: Listener): void {
  const { words } = board;
  for (let seat = 0; seat < board.seatCount; seat++) collect(board, seat);
  words[at.ROUND] = board.get(at.ROUND) + 1;
  words[at.FIRST] = (board.get(at.FIRST) + 1) % board.seatCount;
  words[at.PHASE] = BUILD;
  words[at.TURN] = NONE;
  for (let seat = 0; seat < board.seatCount; seat++) board.clearSeat(seat);
  if (listener) tell(listener, { key: 'newRound', round: board.get(at.ROUND), first: board.get(at.FIRST) });
}

function collect(board: Board, seat: Seat): void {
  const size = board.of(seat, at.GARDEN_SIZE);
  for (let i = 0; i < size; i++) {
    const tile = tileOf(board.laying(seat, i));
    if (!isMission(tile)) board.putInBag(seat, tile);
  }
  for (const word of [at.ASIDE, at.HIRED, at.MUTANT]) {
    const tile = board.of(seat, word);
    if (tile !== NONE) board.putInBag(seat, tile);
  }
}

function listMutations(board: Board, seat: Seat, list: MoveList): void {
  const size = board.of(seat, at.GARDEN_SIZE);
  for (let i = 0; i < size; i++) {
    const tile = tileOf(board.laying(seat, i));
    if (!board.tiles.isPig(tile)) continue;
    const rank = board.tiles.rankOf(tile);
    for (const from of pilesOfRank(rank + 1)) {
      if (board.pileSize(from) > 0)
        for (const under of pilesOfRank(rank)) list.push(move.mutateMove(tile, under, from));
    }
  }
}

export function topId(board: Board, pile: number): string | null {
  const top = board.topOf(pile);
  return top === NONE ? null : tileId(top);
}
