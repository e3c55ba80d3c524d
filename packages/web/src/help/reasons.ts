import { loadReasons, loadReasonWords } from '@potager/games/page/reasons';
import type { NameOf, Reason, ReasonModule, ReasonWords } from '@potager/kernel';
import { signal } from '@preact/signals';
import { needWords, spoken } from '../settings/loaded-words.ts';

/** What a game can say about its moves. */
export interface Reasons {
  readonly reasonsFor: ReasonModule['reasonsFor'];
  /** In the reader's language. */
  readonly say: (reason: Reason, nameOf: NameOf) => string;
}

const known = signal<ReadonlyMap<string, Reasons>>(new Map());

/** Loads what a game says, and in which words. Where it cannot be had nothing is said. */
export async function needReasons(game: string): Promise<void> {
  if (known.peek().has(game)) return;
  const key = `reasons of ${game}`;
  const module = await loadReasons(game);
  if (module === undefined) return;
  await needWords(key, async (language) => loadReasonWords(game, language));
  const say: Reasons['say'] = (reason, nameOf) => (spoken(key) as ReasonWords).sayReason(reason, nameOf);
  known.value = new Map(known.peek()).set(game, { reasonsFor: module.reasonsFor, say });
}

/** As soon as it is loaded. */
export const reasonsOf = (game: string): Reasons | undefined => known.value.get(game);
