import { type Bot, BOT_NAMES, isBotName, makeBot } from '@potager/bots';
import type { FastRandom, Game, GameAdvice } from '@potager/kernel';
import { UsageError } from './command.ts';

export const playerList: string = [...BOT_NAMES, 'think:N (so many iterations)'].join(', ');

/** What a player of a game needs to know before it begins. */
export interface Seating {
  readonly game: Game;
  readonly advice: GameAdvice | undefined;
  readonly random: FastRandom;
}

/** Names that are none are told before anything is played. */
export function checkPlayer(name: string): string {
  if (!isBotName(name)) throw new UsageError(`there is no bot ${JSON.stringify(name)}; there are: ${playerList}`);
  return name;
}

export function seatPlayer(name: string, seating: Seating): Bot {
  if (!isBotName(name)) throw new Error(`no bot ${name}`);
  return makeBot(name, seating);
}
