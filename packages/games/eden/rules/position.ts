import {
  type Game,
  InputError,
  type Json,
  type Listener,
  type Move,
  type MoveList,
  NOBODY,
  type Options,
  type Outcome,
  type Position,
  type JsonObject,
  type Random,
  readObject,
  readPermutation,
  type Seat,
  type SeatSet,
  type Viewer,
} from '@potager/kernel';
import { nameCard, parseCard } from './cards.ts';
import { listWinners } from './ending.ts';
import { findFaults } from './faults.ts';
import { endingOf, type Memory, listDiscard } from './memory.ts';
import type { ScoreLine, Preview, View, Why } from './kinds.ts';
import { listMoves } from './legal-moves.ts';
import { KINDS, kindOf, restOf } from './moves.ts';
import { makeMove, parseMove } from './notation.ts';
import { bySeat, makeDeck, makeState, makeView } from './view.ts';
import { makePreview } from './preview.ts';
import { redeal } from './redeal.ts';
import { isPileEmpty, isPlayedOut, willDraw } from './turn-end.ts';
import { explain } from './why.ts';
import { FIELDS, SEAT_FIELDS } from './fields.ts';
import { BOARD } from './figures.ts';
import { playMove } from './play.ts';
import { scoreOf } from './score.ts';

const { NO_SEAT } = BOARD;
const { ACTOR, SHUFFLED } = FIELDS;
const { POINTS } = SEAT_FIELDS;
const { DONE, DONE_WITHOUT, DRAW, DRAW_WITHOUT } = KINDS;

/** The moves that may draw a card. */
const DRAWING: readonly number[] = [DONE, DONE_WITHOUT, DRAW, DRAW_WITHOUT];

/** A running game of Eden: its memory, and the kernel's questions to it. */
export class Eden implements Position {
  readonly game: Game;
  readonly options: Options;
  random: Random;
  readonly memory: Memory;
  /** The new pile that `foretell` announced for the next move. */
  told: readonly number[] | undefined = undefined;

  constructor(game: Game, options: Options, random: Random, memory: Memory) {
    this.game = game;
    this.options = options;
    this.random = random;
    this.memory = memory;
  }

  get seatCount(): number {
    return this.memory.seatCount;
  }

  get actors(): SeatSet {
    const actor = this.memory.ints[ACTOR]!;
    return actor === NO_SEAT ? NOBODY : 1 << actor;
  }

  moves(seat: Seat, list: MoveList): void {
    listMoves(this.memory, seat, list);
  }

  play(seat: Seat, move: Move, listener?: Listener): boolean {
    const revealed = playMove(this.memory, seat, move, this, listener);
    this.told = undefined;
    return revealed;
  }

  chance(): Json | undefined {
    return this.memory.ints[SHUFFLED] === 0 ? undefined : { deck: makeDeck(this.memory) };
  }

  foretell(seat: Seat, move: Move, chance: Json | undefined): void {
    const { memory } = this;
    const kind = kindOf(move);
    const dropped = kind === DONE_WITHOUT || kind === DRAW_WITHOUT ? [restOf(move)] : [];
    const draws = DRAWING.includes(kind) && willDraw(memory, seat, dropped.length);
    const shuffles = draws && isPileEmpty(memory) && !isPlayedOut(memory);
    if (!shuffles && chance !== undefined) throw new InputError('chance', 'is given for a move without chance');
    if (!shuffles) return;
    const { deck } = readObject(chance, 'chance', ['deck']);
    const names = [...listDiscard(memory), ...dropped].map(nameCard);
    this.told = readPermutation(deck, 'chance.deck', names).map((card) => parseCard(card)!);
  }

  parseMove(text: string): Move | undefined {
    return parseMove(this.memory.components, text);
  }

  makeMove(move: Move): string {
    return makeMove(this.memory.components, move);
  }

  why(seat: Seat, text: string): Why | undefined {
    return explain(this.memory, seat, text);
  }

  preview(seat: Seat, move: Move): Preview {
    return makePreview(this.memory, seat, move);
  }

  score(seat: Seat): readonly ScoreLine[] {
    return scoreOf(this.memory, seat);
  }

  outcome(): Outcome | undefined {
    if (endingOf(this.memory) === 'running') return undefined;
    return { winners: listWinners(this.memory), scores: bySeat(this.memory, POINTS) };
  }

  view(viewer: Viewer): View {
    return makeView(this.memory, viewer);
  }

  state(): JsonObject {
    return makeState(this.memory);
  }

  redeal(viewer: Viewer, random: Random): void {
    this.random.reseed(random);
    redeal(this.memory, viewer, random);
  }

  copy(): Eden {
    return new Eden(this.game, this.options, this.random.copy(), this.memory.copy());
  }

  copyFrom(other: Eden): void {
    this.memory.copyFrom(other.memory);
    this.random.copyFrom(other.random);
  }

  faults(): readonly string[] {
    return findFaults(this.memory);
  }
}
