/**
 * What a game is. This file is the contract between a game and everything else: bots, tables, server, page, command
 * line and the test suite know games only through it. ADDING-A-GAME.md walks through it with an example.
 *
 * A `Game` is the constant part: its name, options, how to begin. A `Position` is one running game, hidden parts
 * included.
 *
 *     const setup = game.deal(3, options, random);            // everything random at set-up, as JSON
 *     const position = game.begin(3, options, setup, random);
 *     while (position.actors !== NOBODY) {
 *       const seat = seatAt(position.actors, 0);
 *       position.moves(seat, list);                           // the only source of legality
 *       position.play(seat, list.at(0));                      // trusts its caller; `attempt` is for others' input
 *     }
 *     position.outcome();
 *
 * What every implementation promises (the suite in packages/testkit checks it on hundreds of random games):
 *
 * - Rules are pure: no clock, no I/O, no chance but `random`, no state outside the position.
 * - A decision is split into steps small enough that the legal moves of a step can be listed.
 * - What needs no decision happens by itself inside `play`.
 * - Inside, a position is typed arrays and small integers, so that `copyFrom` is a few array copies and `moves` and
 *   `play` allocate nothing. They are read as `ints[TURN]!`, not through a function: see "Speed" in ARCHITECTURE.md.
 * - Secrets stay inside: `view`, `moves`, `why`, `preview`, `score` and events for a viewer depend on nothing that
 *   viewer may not know. Only `state`, `chance` and `setup` tell all, and they stay with the host.
 */
import type { GameEvent, Listener } from './event.ts';
import type { Json, JsonObject } from './json.ts';
import type { Move, MoveList } from './move-list.ts';
import type { Options, OptionTable } from './options.ts';
import type { Orders } from './orders.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, SeatSet, Viewer } from './seat.ts';

export interface Game {
  /** As in records and on the command line: `garden-nation`. */
  readonly name: string;

  /**
   * The version of the rules, written into records. A change that makes old records play differently needs a new one.
   */
  readonly rules: number;

  /**
   * The same game by the versions before this one, the oldest first: their records and tables go on (`gameByRules`).
   */
  readonly earlier?: readonly Game[];

  /** The numbers of seats it can be played with, ascending. */
  readonly seats: readonly number[];

  readonly options: OptionTable;

  /** Draws everything that is random at set-up: layouts, decks from the top, the first seat. */
  deal(seats: number, options: Options, random: Random): JsonObject;

  /**
   * The first position. `setup` may come from a record: it is checked, and an `InputError` says what is wrong with it.
   * `random` becomes the position's own generator.
   */
  begin(seats: number, options: Options, setup: unknown, random: Random): Position;

  /**
   * A full position that agrees with what a viewer knows, hidden parts dealt anew with `random`, which also becomes its
   * generator. `view` is what `Position.view` gave, possibly through JSON; where a game has several versions it says by
   * which it is played (`rules`), and the position goes on by that one.
   */
  fromView(view: Json, random: Random): Position;

  /**
   * The view after an event, from the view before it and the event as its viewer saw it: a client that has a view and
   * hears every event it may see needs nothing more.
   */
  follow(view: Json, event: GameEvent): Json;

  /** Nothing is hidden: everyone sees the same, and hears of every event. Before one screen no curtain is drawn. */
  readonly isOpen?: boolean;

  /** The events that say who has won, by key: a page that counts the points first keeps them back until then. */
  readonly verdicts?: readonly string[];

  /** The standing orders players may leave, where a game has some. */
  readonly orders?: Orders;

  /**
   * Whether a move says something to the others, though it uncovers nothing: a bid, and the answer to one. Once it is
   * heard it stands, unless they agree to forget it.
   */
  isSaid?(move: string): boolean;
}

/** The seats on whom the game waits: see `Position.awaited`. */
export const awaitedSeats = (position: Position): SeatSet => position.awaited ?? position.actors;

export interface Position {
  readonly game: Game;
  readonly seatCount: number;
  readonly options: Options;

  /** Where this position's chance comes from. */
  random: Random;

  /** The seats that may move now: one in turn, several while all choose or build, `NOBODY` when it is over. */
  readonly actors: SeatSet;

  /**
   * The actors on whom the game waits: clocks run for them, and bots are asked. Left out: all actors. Never empty while
   * there are actors; one who has done its part and only could change its mind is not awaited.
   */
  readonly awaited?: SeatSet;

  /**
   * Every legal move of a seat, into the list, which is cleared first. Empty only where the seat is no actor. The order
   * is the game's own, but the same for positions the seat cannot tell apart.
   */
  moves(seat: Seat, list: MoveList): void;

  /**
   * Applies a legal move. It trusts its caller: what comes from elsewhere goes through `attempt`. Events go to the
   * listener. Returns whether anything was revealed: chance was drawn, or someone learnt something hidden. Undo stops
   * there.
   */
  play(seat: Seat, move: Move, listener?: Listener): boolean;

  /** What chance decided in the last move, as a record writes it; undefined where it decided nothing. */
  chance(): Json | undefined;

  /**
   * Before a move is replayed: what chance will decide in it, from a record. Throws an `InputError` where it could not
   * happen, is missing, or is given for a move without chance. The next `play` must be this move.
   */
  foretell(seat: Seat, move: Move, chance: Json | undefined): void;

  /** A line of notation as a move. Undefined where the text is no move of this game; legality is not looked at. */
  parseMove(text: string): Move | undefined;

  /** A move as its line of notation, the only spelling that `parseMove` takes for it. */
  makeMove(move: Move): string;

  /** Why the seat cannot make this move now, given in notation; undefined exactly where the move is legal. */
  why(seat: Seat, text: string): Refusal | undefined;

  /** What a legal move would do, as far as the seat may know: costs, gains, what comes next. */
  preview(seat: Seat, move: Move): JsonObject;

  /**
   * The points of a seat if the game ended now, line by line, as far as the viewer may know; all of them once it is
   * over.
   */
  score(seat: Seat, viewer: Viewer): readonly ScoreLine[];

  /** Who won; undefined while it runs. The scores are the sums of the lines of `score`. */
  outcome(): Outcome | undefined;

  /** What a viewer may know: plain JSON, the only picture of a position that leaves the host. */
  view(viewer: Viewer): JsonObject;

  /**
   * Everything, hidden parts included, as the trace prints it. Two positions with the same state and chance play the
   * same.
   */
  state(): JsonObject;

  /** Deals everything a viewer does not know anew, each way as likely as the rules make it, and reseeds `random`. */
  redeal(viewer: Viewer, random: Random): void;

  /** An independent position that goes on exactly as this one would. */
  copy(): Position;

  /** Becomes a copy of another position of the same game, seats and options, with a generator of the same kind. */
  copyFrom(other: Position): void;

  /** What is wrong with this position: broken conservation laws, impossible figures. Empty unless there is a defect. */
  faults(): readonly string[];
}

/** Points and where they come from; `key` finds the words, the other entries are their figures. */
export type ScoreLine = {
  readonly rule: string;
  readonly key: string;
  readonly points: number;
  readonly [figure: string]: Json | undefined;
};

/** Games may add their own entries, such as a solo game's medal. */
export type Outcome = {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly [more: string]: Json | undefined;
};
