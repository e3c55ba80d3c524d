import type { Language } from './words.ts';

/** How a language counts and lists, by the platform's own tables, so that no sentence has to know. */
export interface Grammar {
  /** `1 floor`, `3 floors`, `1,200 floors`. */
  readonly count: (number: number, one: string, many: string) => string;
  /** The one that goes with a number, without the number. */
  readonly choose: (number: number, one: string, many: string) => string;
  /** `A, B and C`. */
  readonly list: (parts: readonly string[]) => string;
  /** `A, B or C`. */
  readonly either: (parts: readonly string[]) => string;
  readonly number: (number: number) => string;
}

/** English as written in Europe, where dates have their day first. */
const LOCALES = { en: 'en-GB', fr: 'fr', de: 'de' } as const satisfies { [language in Language]: string };

export const localeOf = (language: Language): string => LOCALES[language];

/** `Score: 12`; French keeps a narrow space before the colon. */
export const withColon = (language: Language, name: string, text: string): string =>
  `${name}${language === 'fr' ? '\u202F' : ''}: ${text}`;

export function grammarOf(language: Language): Grammar {
  const locale = localeOf(language);
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });
  const choose: Grammar['choose'] = (number, one, many) => (plurals.select(number) === 'one' ? one : many);
  return {
    choose,
    count: (number, one, many) => `${numbers.format(number)} ${choose(number, one, many)}`,
    list: (parts) => conjunction.format(parts),
    either: (parts) => disjunction.format(parts),
    number: (number) => numbers.format(number),
  };
}
