import type { Json, JsonObject } from './json.ts';
import type { Options } from './options.ts';
import { type GameRecord, RECORD_FORMAT, type RecordedMove } from './record.ts';
import type { Seat } from './seat.ts';
import type { Language } from './words.ts';

/** From first steps to fine points. */
export const GRADES = ['first', 'easy', 'skilled', 'fine'] as const;
export type Grade = (typeof GRADES)[number];

/** A game as far as it was played, written short: a record without what its place in a game's folder says. */
export interface GamePrefix {
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly setup: JsonObject;
  /** Each as `makeMoveLine` writes it: `0 build 3.5`, `1 draw = "gnome-03"`. */
  readonly moves: readonly string[];
}

/** What long search thinks of a move, in percent of games won. */
export type JudgedMove = readonly [move: string, percent: number];

/**
 * A place in a game where a seat is asked for its one best answer: moves of its own, one after the other. Of each step
 * the best moves there are, the answer first.
 */
export interface ExerciseSpot {
  /** Which of the games, and how many of its moves were made before. */
  readonly game: number;
  readonly moves: number;
  readonly seat: Seat;
  readonly grade: Grade;
  readonly steps: readonly (readonly JudgedMove[])[];
}

/** A game's own exercises (`exercises/graded.json` in its folder), by names that never change; the easy ones first. */
export interface GradedExercises {
  readonly games: readonly GamePrefix[];
  readonly exercises: { readonly [name: string]: ExerciseSpot };
}

/** Places from the bots' own games with one clearly best move, one for each day (`exercises/daily.json`). */
export interface DailyExercises {
  readonly games: readonly GamePrefix[];
  readonly exercises: readonly ExerciseSpot[];
}

/** What an exercise says in one language. */
export interface ExerciseWords {
  readonly title: string;
  readonly question: string;
  /** Why the answer is the best one, for whoever has found it or asked for it. */
  readonly why: string;
}

/** The words of all exercises of a collection: one that is missing does not compile. */
export type WordsOfExercises<T extends { readonly exercises: object }> = {
  readonly [name in keyof T['exercises']]: ExerciseWords;
};

/** Everything a game has to practise with, each part loaded when it is needed. */
export interface Exercises {
  readonly graded: () => Promise<GradedExercises>;
  readonly daily: () => Promise<DailyExercises>;
  /** What the graded ones say, by their names; those of the days are told by figures. */
  readonly words: { readonly [language in Language]: () => Promise<{ readonly [name: string]: ExerciseWords }> };
}

export const makeMoveLine = ({ seat, move, chance }: RecordedMove): string =>
  chance === undefined ? `${seat} ${move}` : `${seat} ${move} = ${JSON.stringify(chance)}`;

const MOVE_LINE = /^(\d) (.+?)(?: = (.+))?$/s;

export function parseMoveLine(line: string): RecordedMove {
  const found = MOVE_LINE.exec(line);
  if (found === null) throw new Error(`${JSON.stringify(line)} is no move of a game`);
  const [, seat, move, chance] = found as unknown as [string, string, string, string | undefined];
  const made = { seat: Number(seat), move };
  return chance === undefined ? made : { ...made, chance: JSON.parse(chance) as Json };
}

/** The game up to an exercise. */
export function recordOfSpot(game: string, games: readonly GamePrefix[], spot: ExerciseSpot): GameRecord {
  const { moves, ...prefix } = games[spot.game]!;
  return { format: RECORD_FORMAT, game, ...prefix, moves: moves.slice(0, spot.moves).map(parseMoveLine) };
}

/** The moves that answer an exercise, in their order. */
export const answerOf = ({ steps }: ExerciseSpot): readonly string[] => steps.map((judged) => judged[0]![0]);
