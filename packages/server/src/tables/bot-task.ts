import type { BotQuestion } from '@potager/table';
import type { LevelName } from '@potager/bots';
import type { Json, Seat } from '@potager/kernel';

/** What a thread is asked: a seat's view and moves, never a position. */
export interface BotTask {
  readonly game: string;
  readonly level: LevelName;
  readonly seat: Seat;
  readonly view: Json;
  readonly moves: readonly string[];
  readonly seed: number;
  /** When to stop thinking. */
  readonly milliseconds: number;
}

export type BotAnswer = { readonly move: string } | { readonly problem: string };

/** How long a bot may think; the strongest needs a fraction of it. */
const THINKING_MS = 1500;

/** What a bot at a table is asked; undefined where nobody wants to know any more. */
export function makeBotTask(game: string, question: BotQuestion | undefined): BotTask | undefined {
  if (question === undefined) return undefined;
  const { level, seat, view, moves, seed } = question;
  return { game, level, seat, view, moves, seed, milliseconds: THINKING_MS };
}
