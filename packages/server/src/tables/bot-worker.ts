import { parentPort } from 'node:worker_threads';
import { makeBot } from '@potager/bots';
import { registry } from '@potager/games/registry';
import { FastRandom, type Game, type GameAdvice } from '@potager/kernel';
import type { BotAnswer, BotTask } from './bot-task.ts';

/** The thread that bots think on: answers one question after the other. */
interface Mind {
  readonly game: Game;
  readonly advice: GameAdvice | undefined;
}

const minds = new Map<string, Promise<Mind>>();

async function loadMind(name: string): Promise<Mind> {
  const entry = registry.find((candidate) => candidate.name === name);
  if (entry === undefined) throw new Error(`bots do not know ${name}`);
  const [{ game }, bot] = await Promise.all([entry.rules(), entry.bot?.()]);
  return { game, advice: bot?.advice };
}

function findMind(name: string): Promise<Mind> {
  const known = minds.get(name) ?? loadMind(name);
  minds.set(name, known);
  return known;
}

async function answer({ game, level, seat, view, moves, seed, milliseconds }: BotTask): Promise<BotAnswer> {
  try {
    const limit = { milliseconds, now: () => performance.now() };
    const bot = makeBot(level, { ...(await findMind(game)), random: new FastRandom(seed), limit });
    return { move: await bot.choose({ seat, view, moves }) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

parentPort?.on('message', (task: BotTask) => {
  void answer(task).then((move) => parentPort?.postMessage(move));
});
