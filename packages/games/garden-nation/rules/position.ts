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
import { playMove } from './acting.ts';
import { outcomeOf } from './ending.ts';
import { findFaults } from './faults.ts';
import type { Garden } from './garden.ts';
import { PHASE_NUMBERS, PLACES } from './places.ts';
import type { Line, Preview, State, View, Why } from './kinds.ts';
import { listMoves } from './listing.ts';
import { makeMove, parseMove } from './moves.ts';
import { makeState, makeView } from './picture.ts';
import { previewMove } from './preview.ts';
import { redeal } from './redeal.ts';
import { scoreOf } from './scoring.ts';
import { whyNot } from './why.ts';

const { ACTORS, PHASE } = PLACES;
const { OVER_PHASE } = PHASE_NUMBERS;

/** One running game of Garden Nation: the garden, and the kernel's questions to it. Chance plays no part after set-up. */
export class GardenNation implements Position {
  readonly game: Game;
  readonly seatCount: number;
  readonly options: Options;
  random: Random;
  readonly garden: Garden;

  constructor(game: Game, options: Options, random: Random, garden: Garden) {
    this.game = game;
    this.options = options;
    this.random = random;
    this.garden = garden;
    this.seatCount = garden.seats;
  }

  get actors(): SeatSet {
    return this.garden.bytes[ACTORS]!;
  }

  moves(seat: Seat, list: MoveList): void {
    listMoves(this.garden, seat, list);
  }

  play(seat: Seat, move: Move, listener?: Listener): boolean {
    return playMove(this.garden, seat, move, listener);
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
    return whyNot(this.garden, seat, text);
  }

  preview(seat: Seat, move: Move): Preview {
    return previewMove(this.garden, seat, move);
  }

  score(seat: Seat, viewer: Viewer): readonly Line[] {
    return scoreOf(this.garden, seat, { isOpen: seat === viewer || this.isOver() });
  }

  outcome(): Outcome | undefined {
    return this.isOver() ? outcomeOf(this.garden) : undefined;
  }

  view(viewer: Viewer): View {
    return makeView(this.garden, viewer, String(this.options['layout']));
  }

  state(): State {
    return makeState(this.garden);
  }

  redeal(viewer: Viewer, random: Random): void {
    redeal(this.garden, viewer, random);
    this.random.reseed(random);
  }

  copy(): GardenNation {
    return new GardenNation(this.game, this.options, this.random.copy(), this.garden.copy());
  }

  copyFrom(other: GardenNation): void {
    this.garden.copyFrom(other.garden);
    this.random.copyFrom(other.random);
  }

  faults(): readonly string[] {
    return findFaults(this.garden);
  }

  private isOver(): boolean {
    return this.garden.bytes[PHASE] === OVER_PHASE;
  }
}
