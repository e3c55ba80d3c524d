import { answerOf, type DailyExercises } from '@potager/kernel';
import { type Found, kindOf } from './find.ts';

/** No more than so much of the stock asks for one kind of move: days should differ. */
const MOST_OF_A_KIND = 0.3;

/** The stock of daily exercises with what was found in one more game, as far as it is wanted. */
export function withFound(
  { games, exercises }: DailyExercises,
  { prefix, spots }: Found,
  wanted: number,
): DailyExercises {
  const counts = new Map<string, number>();
  for (const spot of exercises) count(counts, kindOf(answerOf(spot)[0]!));
  const added = spots
    .filter((spot) => count(counts, kindOf(answerOf(spot)[0]!)) <= MOST_OF_A_KIND * wanted)
    .slice(0, wanted - exercises.length);
  if (added.length === 0) return { games, exercises };
  const moves = prefix.moves.slice(0, added.at(-1)!.moves);
  return {
    games: [...games, { ...prefix, moves }],
    exercises: [...exercises, ...added.map((spot) => ({ ...spot, game: games.length }))],
  };
}

function count(counts: Map<string, number>, kind: string): number {
  const now = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, now);
  return now;
}
