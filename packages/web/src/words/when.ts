import { type Language, localeOf } from '@potager/kernel';

/** A day and a time of day, as they are written in a language. */
export const whenIn = (language: Language): ((at: number) => string) => {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
  return (at) => format.format(at);
};

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, as one says it: three hours ago, yesterday. */
export const agoIn = (language: Language): ((at: number, now: number) => string) => {
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  return (at, now) => {
    const passed = Math.max(0, now - at);
    const [unit, length] = STEPS.find(([, step]) => passed >= step) ?? (['second', Infinity] as const);
    return format.format(-Math.floor(passed / length), unit);
  };
};

/** A day alone. */
export const dayIn = (language: Language): ((at: number) => string) => {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' });
  return (at) => format.format(at);
};

const SHORT = { day: 'numeric', month: 'short' } as const;

/** Today, the time of day; else the day with it. */
export const timeIn = (language: Language): ((at: number) => string) => {
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(localeOf(language), { ...SHORT, hour: 'numeric', minute: '2-digit' });
  return (at) => (new Date(at).toDateString() === new Date().toDateString() ? time : day).format(at);
};

/** A day of this year, as short as can be without a doubt which figure is the month. */
export const shortDayIn = (language: Language): ((at: number) => string) => {
  const format = new Intl.DateTimeFormat(localeOf(language), SHORT);
  return (at) => format.format(at);
};
