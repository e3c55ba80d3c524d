import type { Game, GameAdvice, Random } from '@potager/kernel';
import type { Bot } from './bot.ts';
import { GreedyBot } from './greedy-bot.ts';
import { type Level, LEVEL_NAMES, type LevelName, LEVELS } from './level.ts';
import { RandomBot } from './random-bot.ts';
import { Thinker, type TimeLimit } from './thinker.ts';

export const BOT_NAMES = ['random', 'greedy', ...LEVEL_NAMES] as const;

/** By name, or `think:N`: so many iterations and no slips, to measure what thinking is worth. */
export type BotName = 'random' | 'greedy' | LevelName | `think:${number}`;

const THINKING = /^think:([1-9]\d{0,6})$/;

/** What every bot of a game needs. */
export interface BotMaking {
  readonly game: Game;
  readonly advice: GameAdvice | undefined;
  /** Its own: the same generator makes the same bot. */
  readonly random: Random;
  /** For live play, on top of a level's iterations. */
  readonly limit?: TimeLimit | undefined;
}

export const isBotName = (name: string): name is BotName =>
  (BOT_NAMES as readonly string[]).includes(name) || THINKING.test(name);

export function makeBot(name: BotName, { game, advice, random, limit }: BotMaking): Bot {
  if (name === 'random') return new RandomBot(random);
  if (name === 'greedy') return new GreedyBot(game, advice, random);
  return new Thinker(game, advice, levelOf(name), { random, limit });
}

function levelOf(name: LevelName | `think:${number}`): Level {
  const iterations = THINKING.exec(name)?.[1];
  return iterations === undefined ? LEVELS[name as LevelName] : { iterations: Number(iterations), slips: 0, lapse: 0 };
}
