import {
  type Game,
  InputError,
  type Json,
  type JsonObject,
  type Listener,
  type Move,
  type MoveList,
  NOBODY,
  type Options,
  type Outcome,
  type Position,
  type Random,
  type Seat,
  type SeatSet,
  type Viewer,
} from '@potager/kernel';
import { Memory } from './memory.ts';
import { findFaults } from './faults.ts';
import * as hiring from './hiring.ts';
import type { ScoreLine, View, Why } from './kinds.ts';
import { makeMedal } from './medal.ts';
import * as move from './moves.ts';
import { makeState, makeView } from './view.ts';
import { makePreview } from './preview.ts';
import { scoreOf } from './score.ts';
import { redeal } from './redeal.ts';
import { tileId, tileNumber, type TileSet } from './tile-set.ts';
import { explain } from './why.ts';
import { at, FIELDS, NONE, PHASE_NUMBERS, SEAT_FIELDS, STATUS_NUMBERS } from './fields.ts';
import { listMoves } from './legal-moves.ts';
import { playMove } from './play.ts';
import { makeMove, parseMove } from './notation.ts';

const { DRAWN, PHASE, TURN, WINNER } = FIELDS;
const { STATUS } = SEAT_FIELDS;
const { BUILD, HIRE, OVER } = PHASE_NUMBERS;
const { DONE, STOPPED } = STATUS_NUMBERS;

/** What a position belongs to. */
export interface Setting {
  readonly game: Game;
  readonly tiles: TileSet;
  readonly seats: number;
  readonly options: Options;
}

/** A running game of Gardlings. Nothing is known to one seat alone: only bags and piles hide what comes next. */
export class Gardlings implements Position {
  readonly memory: Memory;
  readonly game: Game;
  readonly seatCount: number;
  readonly options: Options;
  random: Random;
  /** What `foretell` announced for the next move. */
  told = NONE;

  constructor({ game, tiles, seats, options }: Setting, random: Random) {
    this.game = game;
    this.seatCount = seats;
    this.options = options;
    this.random = random;
    this.memory = new Memory(tiles, seats, options);
  }

  /** While some build, those who stopped may still take that back. */
  get actors(): SeatSet {
    const { memory } = this;
    const phase = memory.ints[PHASE]!;
    if (phase === HIRE) return 1 << memory.ints[TURN]!;
    if (phase === OVER) return NOBODY;
    let actors = 0;
    for (let seat = 0; seat < this.seatCount; seat++) if (memory.ints[at(seat) + STATUS] !== DONE) actors |= 1 << seat;
    return actors;
  }

  /** Nobody waits for one who has stopped. */
  get awaited(): SeatSet {
    const { actors, memory } = this;
    if (memory.ints[PHASE] !== BUILD) return actors;
    let awaited = actors;
    for (let seat = 0; seat < this.seatCount; seat++) {
      if (memory.ints[at(seat) + STATUS] === STOPPED) awaited &= ~(1 << seat);
    }
    return awaited;
  }

  moves(seat: Seat, list: MoveList): void {
    listMoves(this.memory, seat, list);
  }

  play(seat: Seat, made: Move, listener?: Listener): boolean {
    const reveals = playMove(this.memory, seat, made, this, listener);
    this.told = NONE;
    return reveals;
  }

  chance(): Json | undefined {
    const drawn = this.memory.ints[DRAWN]!;
    return drawn === NONE ? undefined : tileId(drawn);
  }

  foretell(seat: Seat, made: Move, chance: Json | undefined): void {
    if (made !== move.DRAW_MOVE && made !== move.LOOK_MOVE) {
      if (chance !== undefined) throw new InputError('chance', 'is given for a move without chance');
      return;
    }
    const tile = typeof chance === 'string' ? tileNumber(chance) : undefined;
    if (tile === undefined) throw new InputError('chance', 'does not name the tile that was drawn');
    if (!this.memory.isInBag(seat, tile)) throw new InputError('chance', `${tileId(tile)} is not in the bag`);
    this.told = tile;
  }

  parseMove(text: string): Move | undefined {
    return parseMove(text);
  }

  makeMove(made: Move): string {
    return makeMove(made);
  }

  why(seat: Seat, text: string): Why | undefined {
    return explain(this.memory, seat, text);
  }

  preview(seat: Seat, made: Move): JsonObject {
    return makePreview(this.memory, seat, made);
  }

  score(seat: Seat): readonly ScoreLine[] {
    return scoreOf(this.memory, seat);
  }

  outcome(): Outcome | undefined {
    const { memory } = this;
    if (memory.ints[PHASE] !== OVER) return undefined;
    const scores = Array.from({ length: this.seatCount }, (_, seat) => memory.gems(seat));
    const outcome = { winners: [memory.ints[WINNER]!], scores };
    if (this.seatCount > 1) return outcome;
    const tiles = hiring.tilesOwned(memory, 0) + 1;
    return { ...outcome, tiles, medal: makeMedal(memory.target, tiles) };
  }

  view(viewer: Viewer): View {
    return makeView(this.memory, viewer);
  }

  state(): JsonObject {
    return makeState(this.memory);
  }

  redeal(_viewer: Viewer, random: Random): void {
    this.random.reseed(random);
    redeal(this.memory, random);
  }

  copy(): Gardlings {
    const { game, seatCount: seats, options, memory } = this;
    const twin = new Gardlings({ game, tiles: memory.tiles, seats, options }, this.random.copy());
    twin.memory.ints.set(memory.ints);
    return twin;
  }

  copyFrom(other: Gardlings): void {
    this.memory.ints.set(other.memory.ints);
    this.random.copyFrom(other.random);
  }

  faults(): readonly string[] {
    return findFaults(this.memory);
  }
}
