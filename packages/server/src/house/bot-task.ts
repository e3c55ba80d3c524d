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
