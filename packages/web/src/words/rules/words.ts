import type { Language, RuleMark } from '@potager/kernel';
import { needWords, spoken } from '../../settings/loaded-words.ts';

/** A mark on a rule: what it is called, and what it means. */
interface Mark {
  readonly name: string;
  readonly hint: string;
}

/** What stands around the rules of a game. It comes with them. */
export interface RulesWords {
  readonly rulesOf: (title: string) => string;
  readonly rulesNote: string;
  readonly ruleMarks: { readonly [mark in RuleMark]: Mark };
  readonly goal: string;
  readonly flow: string;
  readonly chapters: string;
  readonly search: string;
  readonly found: (places: number) => string;
  readonly foundNothing: string;
  /** Above the numbered rules of a chapter. */
  readonly exactly: string;
  readonly example: string;
  readonly tryIt: string;
  readonly showIt: string;
  readonly fromStart: string;
  readonly toSummary: string;
  readonly summaryOf: (title: string) => string;
  readonly print: string;
  readonly toRules: string;
}

const LOADS: { readonly [language in Language]: () => Promise<{ readonly words: RulesWords }> } = {
  en: async () => import('./en.ts'),
  fr: async () => import('./fr.ts'),
  de: async () => import('./de.ts'),
};

const KEY = 'rules words';

export const loadRulesWords = async (): Promise<void> =>
  needWords(KEY, async (language) => (await LOADS[language]()).words);

export const rulesWords = (): RulesWords => spoken(KEY) as RulesWords;
