import { type Bot, BOT_NAMES, isBotName, makeBot } from '@potager/bots';
import type { FastRandom, Game, GameAdvice, Options, Seat } from '@potager/kernel';
import { UsageError } from './command.ts';
import { ExecBot } from './exec-bot.ts';

const EXEC = 'exec:';

export const playerList: string = [...BOT_NAMES, 'think:N (so many iterations)', 'exec:COMMAND (docs/bots.md)'].join(
  ', ',
);

/** What a player of a game needs to know before it begins. */
export interface Seating {
  readonly game: Game;
  readonly advice: GameAdvice | undefined;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat;
  readonly random: FastRandom;
  readonly moveMilliseconds: number;
  /** Hears what a player in another process does wrong. */
  readonly report: (problem: string) => void;
}

/** Names that are none are told before anything is played. */
export function checkPlayer(name: string): string {
  if (isBotName(name) || (name.startsWith(EXEC) && name.length > EXEC.length)) return name;
  throw new UsageError(`there is no bot ${JSON.stringify(name)}; there are: ${playerList}`);
}

export function seatPlayer(name: string, seating: Seating): Bot {
  if (isBotName(name)) return makeBot(name, seating);
  const { game, options, seats, seat } = seating;
  return new ExecBot(name.slice(EXEC.length), {
    ...seating,
    hello: { game: game.name, rules: game.rules, seats, seat, options },
  });
}
