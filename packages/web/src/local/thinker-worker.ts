import { analyse, makeBot } from '@potager/bots';
import { FastRandom, type Game, type GameAdvice } from '@potager/kernel';
import { findEntry } from '../games/find-entry.ts';
import type { ThinkerTask, ThinkerAnswer, ThinkerResults } from './thinker-client.ts';
import { hearOnce } from './hear-once.ts';

const HINT_ITERATIONS = 600;
const HINTS = 3;
/** A slow phone plays a little weaker rather than much later. */
const MOST_MS = 2500;

interface Minds {
  readonly game: Game;
  readonly advice: GameAdvice | undefined;
}

const minds = new Map<string, Promise<Minds>>();

async function loadMinds(name: string): Promise<Minds> {
  const entry = findEntry(name);
  if (entry === undefined) throw new Error(`there is no game "${name}"`);
  const [{ game }, bot] = await Promise.all([entry.rules(), entry.bot?.()]);
  return { game, advice: bot?.advice };
}

async function mindsOf(name: string): Promise<Minds> {
  const known = minds.get(name) ?? loadMinds(name);
  minds.set(name, known);
  return known;
}

const limit = { milliseconds: MOST_MS, now: () => performance.now() };

async function think(thought: ThinkerTask): Promise<ThinkerResults[ThinkerTask['kind']]> {
  const { game, advice } = await mindsOf(thought.game);
  const { seat, view } = thought;
  if (thought.kind === 'move') {
    const random = new FastRandom(thought.seed);
    return makeBot(thought.level, { game, advice, random, limit }).choose({ seat, view, moves: thought.moves });
  }
  const random = new FastRandom(Date.now());
  return analyse(game, advice, { seat, view, random }, HINT_ITERATIONS).best(HINTS);
}

async function answer(id: number, thought: ThinkerTask): Promise<ThinkerAnswer> {
  try {
    return { id, result: await think(thought) };
  } catch (error) {
    return { id, problem: String(error) };
  }
}

hearOnce(({ data }: MessageEvent<{ readonly id: number; readonly thought: ThinkerTask }>) => {
  void answer(data.id, data.thought).then((message) => postMessage(message));
});
