import type { Language } from '@potager/kernel';

/** A day and a time of day, as they are written in a language. */
export const whenIn = (language: Language): ((at: number) => string) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (at) => format.format(at);
};
