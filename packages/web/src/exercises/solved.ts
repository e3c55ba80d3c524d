import { computed, type ReadonlySignal } from '@preact/signals';
import { storedSignal } from '../settings/stored.ts';
import { type Day, today } from './day.ts';
import type { Exercise } from './exercise.ts';
import { idOf, readTexts, triesFor, withSolved } from './solved-list.ts';

const solved = storedSignal('exercises.solved', (text) => text ?? '[]');
/** Those on which the exercise of that very day was solved. */
const days = storedSignal('exercises.days', (text) => text ?? '[]');

const solvedList = computed(() => readTexts(solved.value));

/** By how many tries the reader has solved an exercise; undefined: not yet. */
export const triesOf = (game: string, name: string): number | undefined => triesFor(solvedList.value, idOf(game, name));

export const solvedDays: ReadonlySignal<readonly Day[]> = computed(() => readTexts(days.value));

/** The reader has found the answer by themself. `begunOn`: a day's own exercise counts for it past midnight, too. */
export function noteSolved({ game, name, day }: Exercise, tries: number, begunOn: Day): void {
  solved.value = JSON.stringify(withSolved(solvedList.peek(), idOf(game, name), tries));
  const isOfItsDay = day !== undefined && (day === begunOn || day === today());
  if (isOfItsDay && !solvedDays.peek().includes(day)) days.value = JSON.stringify([...solvedDays.peek(), day]);
}
