import {
  type Game,
  gameByRules,
  InputError,
  listVersions,
  type Options,
  parseOption,
  readOptions,
} from '@potager/kernel';
import { parseCount, UsageError } from './command.ts';

/** The number of seats as given, or the fewest the game allows. */
export function readSeats(game: Game, text: string | undefined): number {
  if (text === undefined) return game.seats[0]!;
  const seats = parseCount(text, '--seats', { min: 1, max: 99 });
  if (!game.seats.includes(seats))
    throw new UsageError(`${game.name} is played with ${game.seats.join(', ')} seats, not ${seats}`);
  return seats;
}

/** The game by the version of its rules as given, or by the newest. */
export function readRules(game: Game, text: string | undefined): Game {
  if (text === undefined) return game;
  const rules = parseCount(text, '--rules', { min: 1, max: 1000 });
  const versions = listVersions(game);
  if (!versions.includes(rules))
    throw new UsageError(`${game.name} is played by rules ${versions.join(' and ')}, not ${rules}`);
  return gameByRules(game, rules);
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
