import type { Language } from '@potager/kernel';
import type { Fortune } from '../../pages/table/end/kind-word.ts';
import { needWords, spoken } from '../../settings/loaded-words.ts';

/** What is said only once a game is over. It comes with the table: the first page has no use for it. */
export interface EndingWords {
  /** What is said to the one who reads, several ways each. */
  readonly kindWords: {
    readonly [kind in Fortune['kind']]: (fortune: Extract<Fortune, { readonly kind: kind }>) => readonly string[];
  };
  readonly fairness: string;
  readonly fairnessHint: string;
  readonly check: string;
  readonly fair: (draws: number) => string;
  readonly unfair: string;
}

const LOADS: { readonly [language in Language]: () => Promise<{ readonly words: EndingWords }> } = {
  en: async () => import('./en.ts'),
  fr: async () => import('./fr.ts'),
  de: async () => import('./de.ts'),
};

const KEY = 'ending words';

export const loadEndingWords = async (): Promise<void> =>
  needWords(KEY, async (language) => (await LOADS[language]()).words);

export const endingWords = (): EndingWords => spoken(KEY) as EndingWords;
