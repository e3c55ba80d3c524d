import {
  type Audience,
  type ChaCha,
  type Game,
  type GameEvent,
  type Json,
  type JsonObject,
  type Listener,
  type Options,
  PlayedGame,
  type Position,
  type Refusal,
  type Seat,
} from '@potager/kernel';
import { type DrawNumbering, drawFrom, readSeed, streamOf } from './fairness.ts';

/** An event with those who may see it. */
export interface Shown {
  readonly event: GameEvent;
  readonly audience: Audience;
}

export interface MatchStart {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** Left out: it is dealt from the seed. */
  readonly setup?: JsonObject;
  readonly numbering: DrawNumbering;
}

type Done =
  | { readonly refusal: Refusal }
  | { readonly refusal?: undefined; readonly shown: readonly Shown[]; readonly chance: Json | undefined };

/** The game at a table, whose chance comes from the table's seed. */
export class Match {
  readonly played: PlayedGame;
  /** The stream of the latest draw. */
  private readonly random: ChaCha;
  readonly numbering: DrawNumbering;
  /** By seat: how many of its moves that stand drew something. */
  private drawn: number[];

  private constructor(played: PlayedGame, random: ChaCha, numbering: DrawNumbering) {
    this.played = played;
    this.random = random;
    this.numbering = numbering;
    this.drawn = countDrawn(played);
  }

  static begin(game: Game, { seats, options, seed, setup, numbering }: MatchStart): Match {
    const bytes = readSeed(seed);
    const dealt = setup ?? game.deal(seats, options, drawFrom(bytes, 0));
    const played = PlayedGame.begin(game, { seats, options, setup: dealt, random: drawFrom(bytes, 0) });
    return new Match(played, drawFrom(bytes, 0), numbering);
  }

  get setup(): JsonObject {
    return this.played.start.setup;
  }

  /** Another object after moves were made or taken back. */
  get position(): Position {
    return this.played.position;
  }

  /** A match of its own that goes on from here. */
  copy(): Match {
    return new Match(this.played.copy(), this.random, this.numbering);
  }

  /** Makes a move: its chance is drawn, or told by the log. */
  play(seat: Seat, move: string, told?: { readonly chance: Json | undefined }): Done {
    const { played, random } = this;
    random.turnTo(this.nextStream(seat));
    const shown: Shown[] = [];
    const listener: Listener = (event, audience) => void shown.push({ event, audience });
    const done = played.play(seat, move, { random, listener, ...(told ? { chance: { told: told.chance } } : {}) });
    if (done.refusal) return done;
    if (played.moves.at(-1)?.chance !== undefined) this.drawn[seat]! += 1;
    return { shown, chance: played.position.chance() };
  }

  private nextStream(seat: Seat): number {
    const { made, start } = this.played;
    if (this.numbering === 'byMove') return made + 1;
    return streamOf(seat, { seats: start.seats, drawn: this.drawn[seat]! });
  }

  /** `places` ascend. */
  takeBack(places: readonly number[]): void {
    this.played.takeBack(places);
    this.drawn = countDrawn(this.played);
  }
}

function countDrawn({ start, moves }: PlayedGame): number[] {
  const drawn = Array.from({ length: start.seats }, () => 0);
  for (const { seat, chance } of moves) if (chance !== undefined) drawn[seat]! += 1;
  return drawn;
}
