import { localeOf, type Language } from '@potager/kernel';

/** So much is read at a glance; a reason that is longer alone is said all the same. */
const ROOM = 110;
/** More are no help. */
const MOST = 3;

/** Reasons are parts of sentences that begin with a verb; here each stands alone. */
export const makeSentence = (language: Language, text: string): string =>
  `${text.charAt(0).toLocaleUpperCase(localeOf(language))}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`;

/** What matters most of it, as many sentences as there is room for. */
export function sumUp(language: Language, reasons: readonly string[], room = ROOM): string {
  const sentences = reasons.slice(0, MOST).map((reason) => makeSentence(language, reason));
  const fitting = sentences.filter((_, n) => sentences.slice(0, n + 1).join(' ').length <= room);
  return (fitting.length === 0 ? sentences.slice(0, 1) : fitting).join(' ');
}
