import { FastRandom, type Seat } from '@potager/kernel';
import { Board, ENOUGH_PIGS } from '../rules/board.ts';
import { type Laying, layingOf, ORIGIN, rotationOf, spotOf, tileOf } from '../rules/spot.ts';
import * as at from '../rules/layout.ts';
import { NONE } from '../rules/layout.ts';
import { plot } from '../rules/plot.ts';
import { gainAt } from './fit.ts';
import { makePurse, type Purse, worthOf } from './purse.ts';

const places = new Int32Array(4096);
/** What a tile drawn on is expected to complete, for the quick decision to stop. */
const USUAL_GAIN = 2;
/** Gems of a round against its worth. */
const WORTH_GEMS = 1.5;
/** The coin of the third pig, in gems. */
const PIG_COIN_GEMS = 0.8;

/** Rounds built quickly with a bag, to see what it is worth: always the best place at once, stopping by the odds. */
export class Trial {
  private readonly board: Board;
  private readonly purse: Purse;

  constructor(board: Board, seat: Seat) {
    this.board = new Board(board.tiles, 1, { ...board.options, missions: false });
    this.purse = makePurse(board, board.of(seat, at.SEAT_COINS));
  }

  /** The mean result of so many rounds; the same seed draws alike, so that bags can be compared. */
  value(bag: readonly number[], rounds: number, seed: number): number {
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      const gems = this.build([...bag], new FastRandom(seed, round));
      sum += gems + this.pigGain() + WORTH_GEMS * worthOf(this.purse, gems);
    }
    return sum / rounds;
  }

  private build(bag: number[], random: FastRandom): number {
    const { board } = this;
    board.set(0, at.GARDEN_SIZE, 0);
    let gems = 0;
    while (bag.length > 0 && gems < board.target && this.isWorthTheRisk(bag, gems)) {
      const tile = bag.splice(random.below(bag.length), 1)[0] as number;
      if (board.isAlarm(0, tile)) return gems - board.stolen(gems) + this.unicornGain();
      const gain = this.layBest(tile);
      if (gain < 0) return gems;
      gems += gain;
    }
    return board.gemsInGarden(0) + this.unicornGain();
  }

  /** What the unicorns could add by one last move each. */
  private unicornGain(): number {
    const { board } = this;
    let gain = 0;
    for (let i = 0; i < board.of(0, at.GARDEN_SIZE); i++) {
      if (board.tiles.isUnicorn(tileOf(board.laying(0, i)))) gain += this.moveGain(i);
    }
    return gain;
  }

  private moveGain(index: number): number {
    const { board } = this;
    const here = board.laying(0, index);
    plot.fill(board.tiles, board.words, board.gardenAt(0), board.of(0, at.GARDEN_SIZE));
    plot.lift(here);
    const count = plot.places(board.tiles, tileOf(here), places);
    const parts = plot.markParts(here);
    const now = gainAt(board.tiles, here);
    let most = now;
    for (let i = 0; i < count; i++) {
      const laying = places[i] as Laying;
      if (parts > 1 && !plot.joinsAll(parts, spotOf(laying), rotationOf(laying))) continue;
      most = Math.max(most, gainAt(board.tiles, laying));
    }
    return most - now;
  }

  private pigGain(): number {
    return !this.board.isExpert && this.board.pigsIn(0) >= ENOUGH_PIGS ? PIG_COIN_GEMS : 0;
  }

  private isWorthTheRisk(bag: readonly number[], gems: number): boolean {
    let alarms = 0;
    for (const tile of bag) if (this.board.isAlarm(0, tile)) alarms++;
    return alarms * this.board.stolen(gems) <= (bag.length - alarms) * USUAL_GAIN;
  }

  /** Lays a tile where it completes most; −1 where it fits nowhere. */
  private layBest(tile: number): number {
    const { board } = this;
    const size = board.of(0, at.GARDEN_SIZE);
    if (size === 0) {
      board.addLaying(0, layingOf(tile, ORIGIN, 0));
      return 0;
    }
    plot.fill(board.tiles, board.words, board.gardenAt(0), size);
    const count = plot.places(board.tiles, tile, places);
    let best = NONE;
    let most = -1;
    for (let i = 0; i < count; i++) {
      const gain = gainAt(board.tiles, places[i] as Laying);
      if (gain > most) [best, most] = [places[i] as Laying, gain];
    }
    if (best !== NONE) board.addLaying(0, best);
    return most;
  }
}
