import type { DailyExercises } from '@potager/kernel';
import { type Found, kindIn } from './find.ts';

/** No more than so much of the stock asks for one kind of move: days should differ. */
const MOST_OF_A_KIND = 0.3;

/** Whether a stock of so many has room for one more that asks for this kind of move. */
export const hasRoomFor = ({ exercises }: DailyExercises, kind: string, wanted: number): boolean =>
  exercises.filter((spot) => kindIn(spot) === kind).length + 1 <= MOST_OF_A_KIND * wanted;

/** The stock of daily exercises with what was found in one more game, as far as it is wanted. */
export function withFound(stock: DailyExercises, { prefix, spots }: Found, wanted: number): DailyExercises {
  const { games, exercises } = stock;
  const added = spots.slice(0, wanted - exercises.length);
  if (added.length === 0) return stock;
  const moves = prefix.moves.slice(0, added.at(-1)!.moves);
  return {
    games: [...games, { ...prefix, moves }],
    exercises: [...exercises, ...added.map((spot) => ({ ...spot, game: games.length }))],
  };
}
