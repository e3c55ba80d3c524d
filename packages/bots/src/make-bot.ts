import type { Game, GameAdvice, Random } from '@potager/kernel';
import type { Bot } from './bot.ts';
import { GreedyBot } from './greedy-bot.ts';
import { type Level, LEVEL_NAMES, type LevelName, LEVELS } from './level.ts';
import { RandomBot } from './random-bot.ts';
import { Thinker, type TimeLimit } from './thinker.ts';

export const BOT_NAMES = ['random', 'greedy', 'oak-1', ...LEVEL_NAMES] as const;

/**
 * By name, or `think:N`: so many iterations and no slips, to measure what thinking is worth. `oak-1` is the strongest
 * level as it was before anything was learnt, to be measured against.
 */
export type BotName = 'random' | 'greedy' | 'oak-1' | LevelName | `think:${number}`;

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
  const level = levelOf(name);
  const known = level.learnedIterations === undefined ? unlearned(advice) : advice;
  return new Thinker(game, known, level, { random, limit });
}

/** The same advice without what was learnt. */
const unlearned = (advice: GameAdvice | undefined): GameAdvice | undefined =>
  advice && { ...advice, learned: undefined };

function levelOf(name: 'oak-1' | LevelName | `think:${number}`): Level {
  if (name === 'oak-1') return { iterations: LEVELS.oak.iterations, slips: 0, lapse: 0 };
  const digits = THINKING.exec(name)?.[1];
  if (digits === undefined) return LEVELS[name as LevelName];
  return { iterations: Number(digits), learnedIterations: Number(digits), slips: 0, lapse: 0 };
}
