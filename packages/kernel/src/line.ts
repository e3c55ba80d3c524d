import { attempt, type Attempt, type AttemptExtras } from './attempt.ts';
import type { Game, Position } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Move } from './move-list.ts';
import type { Options } from './options.ts';
import type { Random } from './random.ts';
import { type GameRecord, RECORD_FORMAT } from './record.ts';
import type { Seat } from './seat.ts';

export interface LineEntry {
  readonly seat: Seat;
  readonly text: string;
  readonly chance: Json | undefined;
}

/** How a line begins: a dealt set-up, or one from a record. */
export interface LineStart {
  readonly seats: number;
  readonly options: Options;
  readonly setup: JsonObject;
  readonly random: Random;
}

/**
 * One game as it was played: the moves from the set-up to the position now, and the way back as far as undo may go.
 * What was revealed stays revealed: a move that drew or showed something cannot be taken back, nor any before it.
 */
export class Line {
  readonly game: Game;
  readonly entries: LineEntry[] = [];
  private readonly start: LineStart;
  private current: Position;
  /** The positions before each of the last moves, since something was last revealed. */
  private readonly before: Position[] = [];

  constructor(game: Game, start: LineStart) {
    this.game = game;
    this.start = start;
    this.current = game.begin(start.seats, start.options, start.setup, start.random);
  }

  /** The position now. It must not be played on directly, and is another object after an undo. */
  get position(): Position {
    return this.current;
  }

  play(seat: Seat, move: string | Move, extras: AttemptExtras = {}): Attempt {
    const before = this.current.copy();
    const done = attempt(this.current, seat, move, extras);
    if (done.refusal) return done;
    if (done.revealed) this.before.length = 0;
    else this.before.push(before);
    this.entries.push({ seat, text: done.text, chance: this.current.chance() });
    return done;
  }

  /** Whether this seat made the last move and may still take it back. */
  canUndo(seat: Seat): boolean {
    return this.before.length > 0 && this.entries.at(-1)?.seat === seat;
  }

  /** Takes the last move back; returns whether it did. */
  undo(seat: Seat): boolean {
    if (!this.canUndo(seat)) return false;
    this.current = this.before.pop() as Position;
    this.entries.pop();
    return true;
  }

  /** All of it, hidden parts included: for the host, or for everyone once it is over. */
  record(): GameRecord {
    const { seats, options, setup } = this.start;
    const moves = this.entries.map(({ seat, text, chance }) =>
      chance === undefined ? { seat, move: text } : { seat, move: text, chance },
    );
    const outcome = this.current.outcome();
    const record = {
      format: RECORD_FORMAT,
      game: this.game.name,
      rules: this.game.rules,
      seats,
      options,
      setup,
      moves,
    } as const;
    return outcome === undefined ? record : { ...record, outcome };
  }
}
