import { type Game, InputError, type Options, parseOption, readOptions } from '@potager/kernel';
import { parseCount, UsageError } from './command.ts';

/** The number of seats as given, or the fewest the game allows. */
export function readSeats(game: Game, text: string | undefined): number {
  if (text === undefined) return game.seats[0] as number;
  const seats = parseCount(text, '--seats', { min: 1, max: 99 });
  if (!game.seats.includes(seats))
    throw new UsageError(`${game.name} is played with ${game.seats.join(', ')} seats, not ${seats}`);
  return seats;
}

/** Options as given, `k=v`, and the defaults of the others. */
export function readGameOptions(game: Game, texts: readonly string[]): Options {
  try {
    return readOptions(game.options, Object.fromEntries(texts.map((text) => parseOption(game.options, text))));
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(error.message);
    throw error;
  }
}
