import { forget, recall, remember } from '@potager/boardkit/storage';
import type { RecordedMove } from '@potager/kernel';
import { signal } from '@preact/signals';

/** How far somebody has come in a lesson, with all moves that were made so far. */
export interface LessonProgress {
  readonly chapter: number;
  readonly step: number;
  readonly moves: readonly RecordedMove[];
}

const keyOf = (game: string): string => `lesson.${game}`;

export function recallProgress(game: string): LessonProgress | undefined {
  try {
    const kept = JSON.parse(recall(keyOf(game)) ?? 'null') as LessonProgress | null;
    return Array.isArray(kept?.moves) ? (kept ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

export const keepProgress = (game: string, progress: LessonProgress): void =>
  remember(keyOf(game), JSON.stringify(progress));

export const forgetProgress = (game: string): void => forget(keyOf(game));

const KNOWN = 'known-games';

function readKnown(): readonly string[] {
  try {
    const list: unknown = JSON.parse(recall(KNOWN) ?? '[]');
    return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

const known = signal(readKnown());

/** Whether the reader has played a game, has learnt it, or says that they know it. */
export const isKnownGame = (game: string): boolean => known.value.includes(game);

/** From now on no lesson of it is offered. */
export function noteKnownGame(game: string): void {
  if (known.peek().includes(game)) return;
  known.value = [...known.peek(), game];
  remember(KNOWN, JSON.stringify(known.peek()));
}
