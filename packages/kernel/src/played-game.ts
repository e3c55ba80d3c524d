import { attempt, type Attempt, type AttemptExtras } from './attempt.ts';
import type { Game, Position } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Move } from './move-list.ts';
import type { Options } from './options.ts';
import type { Random } from './random.ts';
import { type GameRecord, RECORD_FORMAT } from './record.ts';
import type { Seat, SeatSet } from './seat.ts';

/** A move that stands. */
export interface PlayedMove {
  readonly seat: Seat;
  readonly move: string;
  readonly chance: Json | undefined;
  readonly isReveal: boolean;
  /** Who could have moved instead. */
  readonly actors: SeatSet;
  /** Which of all moves ever made it is, from 1; those that were taken back count too. */
  readonly ordinal: number;
}

/** How a game begins: a dealt set-up, or one from a record. */
export interface GameStart {
  readonly seats: number;
  readonly options: Options;
  readonly setup: JsonObject;
  readonly random: Random;
}

interface PlayExtras extends AttemptExtras {
  /** What this move draws from; left out, what the position has drawn from so far. */
  readonly random?: Random;
}

/** A position that was come through, and after how many of the moves that stand. It is never played on. */
interface Kept {
  readonly place: number;
  readonly position: Position;
}

/** After so many kept positions every second one goes. */
const MOST_KEPT = 16;

interface Progress {
  readonly position: Position;
  readonly moves: readonly PlayedMove[];
  readonly made: number;
  readonly kept: readonly Kept[];
}

/**
 * One game as it is played: the moves from the set-up to the position now, and the way back. Which moves may be taken
 * back, `takeback.ts` says; here it is only done.
 */
export class PlayedGame {
  readonly game: Game;
  readonly start: GameStart;
  private current: Position;
  /** Others hold the position too: it is copied before it is played on. */
  private isShared = true;
  private playedMoves: PlayedMove[];
  private madeCount: number;
  /** Positions on the way here, in order: what taking back begins from. */
  private kept: readonly Kept[];
  /** The same, where moves were last taken back: whoever does so once does it again. */
  private recent: Kept | undefined;

  private constructor(game: Game, start: GameStart, { position, moves, made, kept }: Progress) {
    this.game = game;
    this.start = start;
    this.current = position;
    this.playedMoves = [...moves];
    this.madeCount = made;
    this.kept = kept;
  }

  static begin(game: Game, start: GameStart): PlayedGame {
    const position = game.begin(start.seats, start.options, start.setup, start.random);
    return new PlayedGame(game, start, { position, moves: [], made: 0, kept: [] });
  }

  /** The position now. It must not be played on directly, and is another object after moves were made or taken back. */
  get position(): Position {
    return this.current;
  }

  /** The moves that stand. */
  get moves(): readonly PlayedMove[] {
    return this.playedMoves;
  }

  /** How many moves were ever made, those that were taken back included. */
  get made(): number {
    return this.madeCount;
  }

  /**
   * A game of its own that goes on from here. This one remembers the position: taking back to after it is quick from
   * now on.
   */
  copy(): PlayedGame {
    const position = this.keep();
    const { game, start, playedMoves: moves, madeCount: made, kept } = this;
    return new PlayedGame(game, start, { position, moves, made, kept });
  }

  play(seat: Seat, move: string | Move, { random, ...extras }: PlayExtras = {}): Attempt {
    const position = this.ownPosition();
    const { actors } = position;
    if (random) position.random = random;
    const done = attempt(position, seat, move, extras);
    if (done.refusal) return done;
    const ordinal = ++this.madeCount;
    const { text, revealed: isReveal } = done;
    this.playedMoves.push({ seat, move: text, chance: position.chance(), isReveal, actors, ordinal });
    return done;
  }

  /** Whether the others could have been made without these moves. `places` ascend. */
  isPossibleWithout(places: readonly number[]): boolean {
    const isAllSince = places[0] === this.playedMoves.length - places.length;
    return isAllSince || this.without(places) !== undefined;
  }

  /** `places` ascend. */
  takeBack(places: readonly number[]): void {
    const position = this.without(places);
    if (position === undefined) throw new Error(`moves ${places.join(', ')} cannot be taken back`);
    const first = places[0]!;
    const gone = new Set(places);
    this.current = position;
    this.isShared = true;
    this.playedMoves = this.playedMoves.filter((_, place) => !gone.has(place));
    this.kept = this.kept.filter(({ place }) => place <= first);
    this.recent = { place: this.playedMoves.length, position };
  }

  /** All of it, hidden parts included: for the host, or for everyone once it is over. */
  record(): GameRecord {
    const { seats, options, setup } = this.start;
    const moves = this.playedMoves.map(({ seat, move, chance }) =>
      chance === undefined ? { seat, move } : { seat, move, chance },
    );
    const outcome = this.current.outcome();
    const { name: game, rules } = this.game;
    const record = { format: RECORD_FORMAT, game, rules, seats, options, setup, moves } as const;
    return outcome === undefined ? record : { ...record, outcome };
  }

  private keep(): Position {
    const place = this.playedMoves.length;
    const last = this.kept.at(-1);
    if (last?.place === place) return last.position;
    const kept = [...this.kept, { place, position: this.current }];
    this.kept = kept.length > MOST_KEPT ? kept.filter((_, i) => i % 2 === 0) : kept;
    this.isShared = true;
    return this.current;
  }

  private without(places: readonly number[]): Position | undefined {
    const from = this.lastKept(places[0]!);
    const position = from?.position.copy() ?? this.beginAgain();
    const gone = new Set(places);
    for (let place = from?.place ?? 0; place < this.playedMoves.length; place++) {
      if (gone.has(place)) continue;
      const { seat, move, chance } = this.playedMoves[place]!;
      const done = attempt(position, seat, move, { chance: { told: chance } });
      if (done.refusal) return undefined;
    }
    return position;
  }

  private beginAgain(): Position {
    const { seats, options, setup, random } = this.start;
    return this.game.begin(seats, options, setup, random);
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
