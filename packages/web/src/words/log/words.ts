import type { Language, NameOf, Seat, Sentences } from '@potager/kernel';
import type { RedactedContent, TableRefusal } from '@potager/table';
import { needWords, spoken } from '../../settings/loaded-words.ts';

/** How entries of a table's log are told: one sentence for each kind, empty where nothing needs saying. */
type EntrySentences = {
  readonly [K in Exclude<RedactedContent['kind'], 'moved' | 'said'>]: (
    entry: Extract<RedactedContent, { readonly kind: K }> & { readonly at: number },
    names: EntryNames,
  ) => string;
};

/** Who is called what. */
export interface EntryNames {
  readonly seat: NameOf;
  readonly person: (person: string) => string;
  /** The reader's own seat, where they are to be told so. */
  readonly you: Seat | undefined;
}

/** How a table’s log is told, and what its host refuses. It comes with the table: the first page has no use for it. */
export interface LogWords {
  readonly entries: EntrySentences;
  /** Those about the reader. */
  readonly ownEntries: Partial<EntrySentences>;
  readonly refusals: Sentences<TableRefusal>;
}

const LOADS: { readonly [language in Language]: () => Promise<{ readonly words: LogWords }> } = {
  en: async () => import('./en.ts'),
  fr: async () => import('./fr.ts'),
  de: async () => import('./de.ts'),
};

const KEY = 'log words';

export const loadLogWords = async (): Promise<void> =>
  needWords(KEY, async (language) => (await LOADS[language]()).words);

export const logWords = (): LogWords => spoken(KEY) as LogWords;
