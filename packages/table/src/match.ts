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

/** A position that was come through, and after how many of the moves that stand. It is never played on. */
interface Kept {
  readonly place: number;
  readonly position: Position;
}

/** After so many kept positions every second one goes. */
const MOST_KEPT = 16;

/** What does not change while a match is played. */
interface Origin {
  readonly game: Game;
  readonly start: MatchStart & { readonly setup: JsonObject };
  readonly seed: Uint8Array;
  /** The stream of the latest draw. */
  readonly random: ChaCha;
}

/** How far a match has come. */
interface Progress {
  readonly position: Position;
  readonly played: readonly Played[];
  readonly draws: number;
  readonly kept: readonly Kept[];
}

/** The game at a table: the position now and the moves that led to it. */
export class Match {
  private readonly origin: Origin;
  private current: Position;
  /** Others hold the position too: it is copied before it is played on. */
  private isShared = true;
  private played: Played[];
  private draws: number;
  /** Positions on the way here, in order: what taking back begins from. */
  private kept: readonly Kept[];
  /** The same, where moves were last taken back: whoever does so once does it again. */
  private recent: Kept | undefined;

  private constructor(origin: Origin, { position, played, draws, kept }: Progress) {
    this.origin = origin;
    this.current = position;
    this.played = [...played];
    this.draws = draws;
    this.kept = kept;
  }

  static begin(game: Game, start: MatchStart): Match {
    const seed = readSeed(start.seed);
    const setup = start.setup ?? game.deal(start.seats, start.options, drawFrom(seed, 0));
    const origin = { game, start: { ...start, setup }, seed, random: drawFrom(seed, 0) };
    return new Match(origin, { position: beginAt(origin), played: [], draws: 0, kept: [] });
  }

  get game(): Game {
    return this.origin.game;
  }

  get setup(): JsonObject {
    return this.origin.start.setup;
  }

  /** Another object after moves were made or taken back. */
  get position(): Position {
    return this.current;
  }

  get moves(): readonly Played[] {
    return this.played;
  }

  /** A match of its own that goes on from here. This one remembers the position: taking back to after it is quick from now on. */
  copy(): Match {
    const position = this.keep();
    const { origin, played, draws, kept } = this;
    return new Match(origin, { position, played, draws, kept });
  }

  /** Makes a move: its chance is drawn, or told by the log. */
  play(seat: Seat, move: string, told?: { readonly chance: Json | undefined }): Outcome {
    const position = this.ownPosition();
    const { actors } = position;
    const shown: Shown[] = [];
    const draw = this.draws + 1;
    this.origin.random.turnTo(draw);
    position.random = this.origin.random;
    const listener: Listener = (event, audience) => void shown.push({ event, audience });
    const done = attempt(position, seat, move, told ? { listener, chance: { told: told.chance } } : { listener });
    if (done.refusal) return done;
    this.draws = draw;
    const chance = position.chance();
    this.played.push({ seat, move: done.text, chance, isReveal: done.revealed, actors, draw });
    return { shown, chance };
  }

  /** Whether the game would have come to where it is without these moves, so that the others can stand. */
  canStandWithout(places: readonly number[]): boolean {
    const isAllSince = places[0] === this.played.length - places.length;
    return isAllSince || this.without(places) !== undefined;
  }

  /** `places` ascend. */
  takeBack(places: readonly number[]): void {
    const position = this.without(places);
    if (position === undefined) throw new Error(`moves ${places.join(', ')} cannot be taken back`);
    const first = places[0] as number;
    const gone = new Set(places);
    this.current = position;
    this.isShared = true;
    this.played = this.played.filter((_, place) => !gone.has(place));
    this.kept = this.kept.filter(({ place }) => place <= first);
    this.recent = { place: this.played.length, position };
  }

  private keep(): Position {
    const place = this.played.length;
    const last = this.kept.at(-1);
    if (last?.place === place) return last.position;
    const kept = [...this.kept, { place, position: this.current }];
    this.kept = kept.length > MOST_KEPT ? kept.filter((_, i) => i % 2 === 0) : kept;
    this.isShared = true;
    return this.current;
  }

  private without(places: readonly number[]): Position | undefined {
    const from = this.lastKept(places[0] as number);
    const position = from?.position.copy() ?? beginAt(this.origin);
    const gone = new Set(places);
    for (let place = from?.place ?? 0; place < this.played.length; place++) {
      if (gone.has(place)) continue;
      const { seat, move, chance } = this.played[place] as Played;
      const done = attempt(position, seat, move, { chance: { told: chance } });
      if (done.refusal) return undefined;
    }
    return position;
  }

  /** The last position that was kept up to a place. */
  private lastKept(most: number): Kept | undefined {
    const last = this.kept.findLast(({ place }) => place <= most);
    const isNearer = this.recent !== undefined && this.recent.place <= most && this.recent.place > (last?.place ?? 0);
    return isNearer ? this.recent : last;
  }

  private ownPosition(): Position {
    if (this.isShared) this.current = this.current.copy();
    this.isShared = false;
    return this.current;
  }
}

const beginAt = ({ game, start, seed }: Origin): Position =>
  game.begin(start.seats, start.options, start.setup, drawFrom(seed, 0));
