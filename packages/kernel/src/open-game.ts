/**
 * Games that hide nothing and draw nothing once chance has chosen who begins: chess, draughts, Kalah. A position says
 * what is its own (moves, rules, what is shown); everything that the contract asks for secrets, chance and copying
 * follows here.
 *
 *     class Nim extends OpenPosition<Shown> { … }
 *     export const game = makeOpenGame({ name: 'nim', rules: 1, seats: SEATS, options: {}, Position: Nim });
 */
import type { GameEvent, Listener } from './event.ts';
import type { Game, Outcome, Position, ScoreLine } from './game.ts';
import { InputError, readInteger, readObject, readOneOf } from './input.ts';
import type { Json, JsonObject } from './json.ts';
import type { Move, MoveList } from './move-list.ts';
import type { Options, OptionTable } from './options.ts';
import { NO_RANDOM, type Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import { allSeats, listSeats, NOBODY, type Seat, type SeatSet, type Viewer } from './seat.ts';

/** What everybody sees: what the game shows, and what a position is made from besides. */
export type OpenView<Shown extends JsonObject> = Shown & { readonly seats: number; readonly options: Options };

/** What a position begins with, already checked. */
export interface OpenStart {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly random: Random;
  /** Who begins. */
  readonly first: Seat;
}

export abstract class OpenPosition<Shown extends JsonObject> implements Position {
  readonly game: Game;
  readonly seatCount: number;
  readonly options: Options;
  random: Random;
  /** All that changes while the game is played: what is not in here is not copied. */
  readonly ints: Int32Array;

  constructor({ game, seats, options, random }: OpenStart, size: number) {
    this.game = game;
    this.seatCount = seats;
    this.options = options;
    this.random = random;
    this.ints = new Int32Array(size);
  }

  abstract get actors(): SeatSet;
  abstract moves(seat: Seat, list: MoveList): void;

  /**
   * Applies a legal move; nothing is ever revealed. The first event of a move has its `seat`, and `move` in notation:
   * by that a view follows it, and the others only tell more.
   */
  abstract play(seat: Seat, move: Move, listener?: Listener): false;
  abstract parseMove(text: string): Move | undefined;
  abstract makeMove(move: Move): string;
  abstract why(seat: Seat, text: string): Refusal | undefined;
  abstract score(seat: Seat): readonly ScoreLine[];
  abstract faults(): readonly string[];

  /** Everything there is to see, which is all there is. */
  abstract show(): Shown;

  /** Becomes the position that was shown. */
  abstract restore(shown: Shown): void;

  preview(_seat: Seat, _move: Move): JsonObject {
    return {};
  }

  /** Most points win; who has as many as another wins with them. */
  outcome(): Outcome | undefined {
    if (this.actors !== NOBODY) return undefined;
    const seats = listSeats(allSeats(this.seatCount));
    const scores = seats.map((seat) => this.score(seat).reduce((sum, { points }) => sum + points, 0));
    const best = Math.max(...scores);
    return { winners: seats.filter((seat) => scores[seat] === best), scores };
  }

  view(_viewer?: Viewer): OpenView<Shown> {
    return { seats: this.seatCount, options: this.options, ...this.show() };
  }

  state(): OpenView<Shown> {
    return this.view();
  }

  chance(): undefined {
    return undefined;
  }

  foretell(_seat: Seat, _move: Move, chance: Json | undefined): void {
    if (chance !== undefined) throw new InputError('chance', 'is given for a move without chance');
  }

  redeal(_viewer: Viewer, random: Random): void {
    this.random.reseed(random);
  }

  copy(): Position {
    const twin = this.game.begin(this.seatCount, this.options, { first: 0 }, this.random.copy());
    (twin as this).ints.set(this.ints);
    return twin;
  }

  copyFrom(other: this): void {
    this.ints.set(other.ints);
    this.random.copyFrom(other.random);
  }
}

interface OpenGameParts<Shown extends JsonObject> {
  readonly name: string;
  readonly rules: number;
  readonly seats: readonly number[];
  readonly options: OptionTable;
  readonly verdicts?: readonly string[];
  readonly Position: new (start: OpenStart) => OpenPosition<Shown>;
}

/** The game of an open position. Its set-up is who begins. */
export function makeOpenGame<Shown extends JsonObject>({ Position, ...parts }: OpenGameParts<Shown>): Game {
  const game: Game = {
    ...parts,
    isOpen: true,

    deal: (seats, _options, random) => ({ first: random.below(seats) }),

    begin(count, options, setup, random) {
      const seats = readOneOf(count, 'seats', parts.seats);
      const given = readObject(setup, 'setup', ['first']);
      const first = readInteger(given['first'], 'setup.first', { min: 0, max: seats - 1 });
      return new Position({ game, seats, options, random, first });
    },

    fromView(view, random) {
      const shown = view as OpenView<Shown>;
      const position = new Position({ game, seats: shown.seats, options: shown.options, random, first: 0 });
      position.restore(shown);
      return position;
    },

    follow(view, { seat, move }: GameEvent) {
      if (typeof seat !== 'number' || typeof move !== 'string') return view;
      const position = game.fromView(view, NO_RANDOM);
      const parsed = position.parseMove(move);
      if (parsed === undefined) throw new Error(`an event tells the move ${move}, which is none`);
      position.play(seat, parsed);
      return position.view(seat);
    },
  };
  return game;
}
