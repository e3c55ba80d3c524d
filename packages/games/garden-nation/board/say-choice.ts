import { refusalsAt } from './choices.ts';
import { effectsOf } from './effects.ts';
import type { Plot } from './plan.ts';
import type { Table } from './table.ts';

/** What a screen reader says when an area comes into view: what the plain move would do, or why nothing can be done. */
export function sayChoice(table: Table, area: string, move: string | undefined): string {
  const { labels, words, nameOf, me, why, view, plan } = table;
  const preview = move === undefined ? undefined : table.preview(move);
  if (move !== undefined && preview !== undefined)
    return [...effectsOf(table, move, preview).map(({ text }) => text), labels.again].join('. ');
  const refusals = me === undefined ? [] : refusalsAt(why, view, plan.plots.get(area) as Plot);
  return refusals.map((refusal) => `${words.refusal(refusal, nameOf)} (${refusal.rule})`).join(' ');
}
