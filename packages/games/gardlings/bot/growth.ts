import type { Move, Seat } from '@potager/kernel';
import type { Memory } from '../rules/memory.ts';
import { coinsFor, hasReward } from '../rules/hiring.ts';
import * as move from '../rules/moves.ts';
import { PILES, priceOf } from '../rules/piles.ts';
import { EGG, EMPTY, type Slot, SLOTS, TRIPLE } from '../rules/slots.ts';
import { tileOf } from '../rules/spot.ts';
import { isMission, type TileFace, type TileSet } from '../rules/tile-set.ts';
import { at, BAG_INTS, NONE, SEAT_FIELDS } from '../rules/fields.ts';

const { ASIDE, BAG, GARDEN_SIZE, HAND, HIRED, MUTANT, SEAT_COINS } = SEAT_FIELDS;

/**
 * How far a seat is from the victory tile, in rounds: what solo games took from bags like its own, fitted
 * (bench/results.md). A tile counts by its slots; gardeners and dragons count for more in company.
 */

const START = 8.8;
const GEM = 0.17;
const EGG_WORTH = 0.22;
const LINE = 0.15;
const FIRST_TRIPLE = 0.15;
const TRIPLE_IN_COMPANY = 0.4;
/** By the number of dragons one has already: the third one keeps a gnome away. */
const DRAGONS = [0.05, 0.2, 0.5, 0] as const;
const COIN = 0.07;
/** An unknown pig, before its coin. */
const PIG = 0.75;
/** Nobody is nearer than this before a round is built, and how smoothly bags get there. */
const NEAREST = 1.1;
const SMOOTH = 0.8;
const USUAL_TARGET = 17;
/** What each gem more of the target takes. */
const TARGET_GEM = 0.65;
/** Gems beyond a price are nearly lost, and beyond the target unless others reach it too. */
const SPARE_GEM = 0.01;

/**
 * The tiles and coins of one seat, as far as they decide how it grows. One serves all: it is read anew for each
 * question.
 */
class Growth {
  private tiles: TileSet | undefined;
  private worths = new Float64Array(0);
  private memory: Memory | undefined;
  private worth = 0;
  private coins = 0;
  private gardeners = 0;
  private dragons = 0;

  read(memory: Memory, seat: Seat): void {
    if (this.tiles !== memory.tiles) {
      this.tiles = memory.tiles;
      this.worths = Float64Array.from(memory.tiles.faces, plainWorth);
    }
    this.memory = memory;
    this.worth = 0;
    this.gardeners = 0;
    this.dragons = 0;
    this.coins = memory.ints[at(seat) + SEAT_COINS]!;
    for (let part = 0; part < BAG_INTS; part++) {
      for (let bits = memory.ints[at(seat) + BAG + part]!; bits !== 0; bits &= bits - 1)
        this.add((part << 5) | (31 - Math.clz32(bits & -bits)));
    }
    const size = memory.ints[at(seat) + GARDEN_SIZE]!;
    for (let i = 0; i < size; i++) this.add(tileOf(memory.laying(seat, i)));
    this.add(memory.ints[at(seat) + HAND]!);
    this.add(memory.ints[at(seat) + ASIDE]!);
    this.add(memory.ints[at(seat) + HIRED]!);
    this.add(memory.ints[at(seat) + MUTANT]!);
  }

  /** Rounds to the victory, the next one included, as things are. */
  rounds(): number {
    return this.roundsWith(COIN * this.coins);
  }

  /** Rounds to the victory after one that ends with so many gems: none, or what the best tile they buy leaves. */
  roundsAfter(gems: number): number {
    const memory = this.memory as Memory;
    if (gems >= memory.target) return memory.seatCount === 1 ? 0 : SPARE_GEM * (memory.target - gems);
    let best = PIG + COIN;
    for (let pile = 0; pile < PILES.length; pile++) {
      const spent = Math.max(0, priceOf(pile) - gems);
      if (memory.pileSize(pile) === 0 || spent > this.coins) continue;
      best = Math.max(best, this.gain(memory.topOf(pile)) + COIN * (Number(hasReward(memory, pile)) - spent));
    }
    return this.roundsWith(best + COIN * this.coins) - SPARE_GEM * gems;
  }

  /** The rounds by which a hire, or a mutation, brings the victory nearer. */
  hireGain(seat: Seat, made: Move): number {
    const memory = this.memory as Memory;
    switch (move.kindOf(made)) {
      case move.BUY: {
        const pile = move.pileIn(made);
        return this.gain(memory.topOf(pile)) + COIN * (Number(hasReward(memory, pile)) - coinsFor(memory, seat, pile));
      }
      case move.MUTATE:
        return this.gain(memory.topOf(move.pileIn(made))) - this.worths[move.pigIn(made)]!;
      default:
        return PIG + COIN;
    }
  }

  /** The rounds by which one more tile brings the victory nearer. */
  private gain(tile: number): number {
    const { creature } = (this.tiles as TileSet).faces[tile]!;
    const plain = this.worths[tile]!;
    if (creature === 'gardener') return plain + (this.gardeners === 0 ? FIRST_TRIPLE : TRIPLE_IN_COMPANY);
    if (creature === 'dragon') return plain + DRAGONS[Math.min(this.dragons, DRAGONS.length - 1)]!;
    return plain;
  }

  private add(tile: number): void {
    if (tile === NONE || isMission(tile)) return;
    this.worth += this.gain(tile);
    const { creature } = (this.tiles as TileSet).faces[tile]!;
    if (creature === 'gardener') this.gardeners++;
    else if (creature === 'dragon') this.dragons++;
  }

  private roundsWith(more: number): number {
    const { target } = this.memory as Memory;
    const left = START + TARGET_GEM * (target - USUAL_TARGET) - this.worth - more - NEAREST;
    return NEAREST + SMOOTH * Math.log1p(Math.exp(left / SMOOTH));
  }
}

/** What a tile brings by itself, a gardener's half and a dragon's breath left out. Everyone has the same gnomes. */
function plainWorth({ slots, lines, gnomes }: TileFace): number {
  if (gnomes > 0) return 0;
  let worth = LINE * lines.length;
  for (const slot of slots) {
    const code = SLOTS.indexOf(slot as Slot);
    if (code === EGG) worth += EGG_WORTH;
    else if (code !== EMPTY && code !== TRIPLE) worth += GEM;
  }
  return worth;
}

export const growth = new Growth();
