import type { Language } from '@potager/kernel';

/** A day and a time of day, as they are written in a language. */
export const whenIn = (language: Language): ((at: number) => string) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (at) => format.format(at);
};

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, as one says it: three hours ago, yesterday. */
export const agoIn = (language: Language): ((at: number, now: number) => string) => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return (at, now) => {
    const passed = Math.max(0, now - at);
    const [unit, length] = STEPS.find(([, step]) => passed >= step) ?? (['second', Infinity] as const);
    return format.format(-Math.floor(passed / length), unit);
  };
};

/** A day alone. */
export const dayIn = (language: Language): ((at: number) => string) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (at) => format.format(at);
};

/** Today, the time of day; else the day with it. */
export const timeIn = (language: Language): ((at: number) => string) => {
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  return (at) => (new Date(at).toDateString() === new Date().toDateString() ? time : day).format(at);
};

/** A day of this year, as short as can be. */
export const shortDayIn = (language: Language): ((at: number) => string) => {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'numeric' });
  return (at) => format.format(at);
};
