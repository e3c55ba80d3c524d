import { makeBot, rankMoves } from '@potager/bots';
import { FastRandom, type Game, type GameAdvice } from '@potager/kernel';
import { findEntry } from '../games/find-entry.ts';
import type { ThinkerTask, ThinkerAnswer, ThinkerMessage, ThinkerResults } from './thinker-client.ts';
import { hearOnce } from './hear-once.ts';

/** A slow phone plays a little weaker rather than much later. */
const MOST_MS = 2500;

/** For a hint: so many searches, so long. A slow phone stops by the time, and more moves look equally good to it. */
const HINT = { searches: 8, iterations: 1000 } as const;
const HINT_MS = 1200;

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

const now = (): number => performance.now();
const limit = { milliseconds: MOST_MS, now };

type Results = ThinkerResults[ThinkerTask['kind']];

async function think(thought: ThinkerTask, onProgress: (done: number) => void): Promise<Results> {
  const { game, advice } = await mindsOf(thought.game);
  const { seat, view } = thought;
  if (thought.kind === 'move') {
    const random = new FastRandom(thought.seed);
    return makeBot(thought.level, { game, advice, random, limit }).choose({ seat, view, moves: thought.moves });
  }
  const random = new FastRandom(Date.now());
  return rankMoves(
    game,
    advice,
    { seat, view, random },
    { ...HINT, limit: { milliseconds: HINT_MS, now }, onProgress },
  );
}

async function answer(id: number, thought: ThinkerTask): Promise<ThinkerAnswer> {
  const onProgress = (done: number): void => postMessage({ id, done } satisfies ThinkerMessage);
  try {
    return { id, result: await think(thought, onProgress) };
  } catch (error) {
    return { id, problem: String(error) };
  }
}

hearOnce(({ data }: MessageEvent<{ readonly id: number; readonly thought: ThinkerTask }>) => {
  void answer(data.id, data.thought).then((message) => postMessage(message));
});
