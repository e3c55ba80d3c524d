import {
  attempt,
  type Audience,
  type ChaCha,
  type Game,
  type GameEvent,
  type Json,
  type JsonObject,
  type Listener,
  type Options,
  type Position,
  type Refusal,
  type Seat,
  type SeatSet,
} from '@potager/kernel';
import { drawFrom, readSeed } from './fairness.ts';

/** An event with those who may see it. */
export interface Shown {
  readonly event: GameEvent;
  readonly audience: Audience;
}

/** A move that stands. */
export interface Played {
  readonly seat: Seat;
  readonly move: string;
  readonly chance: Json | undefined;
  readonly isReveal: boolean;
  /** Who could have moved instead. */
  readonly actors: SeatSet;
  /** Which draw it was: see `drawFrom`. */
  readonly draw: number;
}

export interface MatchStart {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** Left out: it is dealt from the seed. */
  readonly setup?: JsonObject;
}

type Outcome =
  | { readonly refusal: Refusal }
  | { readonly refusal?: undefined; readonly shown: readonly Shown[]; readonly chance: Json | undefined };

/** The game at a table: the position now and the moves that led to it. */
export class Match {
  readonly game: Game;
  readonly setup: JsonObject;
  private readonly start: MatchStart;
  private readonly seed: Uint8Array;
  /** The stream of the latest draw. */
  private readonly random: ChaCha;
  private current: Position;
  private played: Played[] = [];
  private draws = 0;

  constructor(game: Game, start: MatchStart) {
    this.game = game;
    this.start = start;
    this.seed = readSeed(start.seed);
    this.random = drawFrom(this.seed, 0);
    this.setup = start.setup ?? game.deal(start.seats, start.options, drawFrom(this.seed, 0));
    this.current = this.begin();
  }

  /** Another object after moves were taken back. */
  get position(): Position {
    return this.current;
  }

  get moves(): readonly Played[] {
    return this.played;
  }

  /** Makes a move: its chance is drawn, or told by the log. */
  play(seat: Seat, move: string, told?: { readonly chance: Json | undefined }): Outcome {
    const { actors } = this.current;
    const shown: Shown[] = [];
    const draw = this.draws + 1;
    this.random.turnTo(draw);
    this.current.random = this.random;
    const listener: Listener = (event, audience) => void shown.push({ event, audience });
    const done = attempt(this.current, seat, move, told ? { listener, chance: { told: told.chance } } : { listener });
    if (done.refusal) return done;
    this.draws = draw;
    const chance = this.current.chance();
    this.played.push({ seat, move: done.text, chance, isReveal: done.revealed, actors, draw });
    return { shown, chance };
  }

  /** Whether the game would have come to where it is without these moves, so that the others can stand. */
  canStandWithout(places: readonly number[]): boolean {
    return this.without(places) !== undefined;
  }

  takeBack(places: readonly number[]): void {
    const position = this.without(places);
    if (position === undefined) throw new Error(`moves ${places.join(', ')} cannot be taken back`);
    this.current = position;
    this.played = this.played.filter((_, place) => !places.includes(place));
  }

  private without(places: readonly number[]): Position | undefined {
    const position = this.begin();
    for (const [place, { seat, move, chance }] of this.played.entries()) {
      if (places.includes(place)) continue;
      const done = attempt(position, seat, move, { chance: { told: chance } });
      if (done.refusal) return undefined;
    }
    return position;
  }

  private begin(): Position {
    const { seats, options } = this.start;
    return this.game.begin(seats, options, this.setup, drawFrom(this.seed, 0));
  }
}
