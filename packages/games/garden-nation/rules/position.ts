import {
  type Game,
  InputError,
  type Json,
  type Listener,
  type Move,
  type MoveList,
  type Options,
  type Outcome,
  type Position,
  type Random,
  type Seat,
  type SeatSet,
  type Viewer,
} from '@potager/kernel';
import { playMove } from './play.ts';
import { outcomeOf } from './ending.ts';
import { findFaults } from './faults.ts';
import type { Memory } from './memory.ts';
import { PHASE_NUMBERS, FIELDS } from './fields.ts';
import type { ScoreLine, Preview, State, View, Why } from './kinds.ts';
import { listMoves } from './legal-moves.ts';
import { makeMove, parseMove } from './notation.ts';
import { makeState, makeView } from './view.ts';
import { makePreview } from './preview.ts';
import { redeal } from './redeal.ts';
import { scoreOf } from './score.ts';
import { explain } from './why.ts';

const { ACTORS, PHASE } = FIELDS;
const { OVER_PHASE } = PHASE_NUMBERS;

/**
 * One running game of Garden Nation: its memory, and the kernel's questions to it. Chance plays no part after set-up.
 */
export class GardenNation implements Position {
  readonly game: Game;
  readonly seatCount: number;
  readonly options: Options;
  random: Random;
  readonly memory: Memory;

  constructor(game: Game, options: Options, random: Random, memory: Memory) {
    this.game = game;
    this.options = options;
    this.random = random;
    this.memory = memory;
    this.seatCount = memory.seatCount;
  }

  get actors(): SeatSet {
    return this.memory.bytes[ACTORS]!;
  }

  moves(seat: Seat, list: MoveList): void {
    listMoves(this.memory, seat, list);
  }

  play(seat: Seat, move: Move, listener?: Listener): boolean {
    return playMove(this.memory, seat, move, listener);
  }

  chance(): undefined {
    return undefined;
  }

  foretell(_seat: Seat, _move: Move, chance: Json | undefined): void {
    if (chance !== undefined) throw new InputError('chance', 'is given, but no move of this game has any');
  }

  parseMove(text: string): Move | undefined {
    return parseMove(text);
  }

  makeMove(move: Move): string {
    return makeMove(move);
  }

  why(seat: Seat, text: string): Why | undefined {
    return explain(this.memory, seat, text);
  }

  preview(seat: Seat, move: Move): Preview {
    return makePreview(this.memory, seat, move);
  }

  score(seat: Seat, viewer: Viewer): readonly ScoreLine[] {
    return scoreOf(this.memory, seat, { isOpen: seat === viewer || this.isOver() });
  }

  outcome(): Outcome | undefined {
    return this.isOver() ? outcomeOf(this.memory) : undefined;
  }

  view(viewer: Viewer): View {
    return makeView(this.memory, viewer, String(this.options['layout']));
  }

  state(): State {
    return makeState(this.memory);
  }

  redeal(viewer: Viewer, random: Random): void {
    redeal(this.memory, viewer, random);
    this.random.reseed(random);
  }

  copy(): GardenNation {
    return new GardenNation(this.game, this.options, this.random.copy(), this.memory.copy());
  }

  copyFrom(other: GardenNation): void {
    this.memory.copyFrom(other.memory);
    this.random.copyFrom(other.random);
  }

  faults(): readonly string[] {
    return findFaults(this.memory);
  }

  private isOver(): boolean {
    return this.memory.bytes[PHASE] === OVER_PHASE;
  }
}
