import {
  type BegunGame,
  type DailyExercises,
  type Exercises,
  type ExerciseSpot,
  type GamePrefix,
  type GradedExercises,
  recordOfSpot,
} from '@potager/kernel';
import { findEntry } from '../games/find-entry.ts';
import { chooseDaily } from './daily-choice.ts';
import { type Day, dayAfter, isDay, today } from './day.ts';

/** One exercise, with the game up to it. */
export interface Exercise {
  readonly game: string;
  /** That of a graded one; the exercise of a day is called by it. */
  readonly name: string;
  readonly day?: Day | undefined;
  readonly spot: ExerciseSpot;
  readonly begun: BegunGame;
}

/** Everything a game has to practise with; undefined where it has nothing. */
export const findExercises = async (game: string): Promise<Exercises | undefined> =>
  (await findEntry(game)?.exercises?.())?.exercises;

const make = (game: string, name: string, games: readonly GamePrefix[], spot: ExerciseSpot): Exercise => ({
  game,
  name,
  spot,
  begun: recordOfSpot(game, games, spot),
});

/** An exercise by its name or its day; undefined where there is none. */
export async function findExercise(game: string, name: string): Promise<Exercise | undefined> {
  const exercises = await findExercises(game);
  if (exercises === undefined) return undefined;
  return isDay(name) ? ofDay(game, name, await exercises.daily()) : ofName(game, name, await exercises.graded());
}

function ofName(game: string, name: string, { games, exercises }: GradedExercises): Exercise | undefined {
  const spot = Object.hasOwn(exercises, name) ? exercises[name] : undefined;
  return spot && make(game, name, games, spot);
}

/** Whoever lives further east is a day ahead, and may share what they have solved; no other day can be foreseen. */
function ofDay(game: string, day: Day, { games, exercises }: DailyExercises): Exercise | undefined {
  if (exercises.length === 0 || day > dayAfter(today(), 1)) return undefined;
  const spot = exercises[chooseDaily(game, day, exercises.length)]!;
  return { ...make(game, day, games, spot), day };
}
