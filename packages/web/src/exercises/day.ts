/**
 * A day of the reader's own calendar, `2026-11-18`. The exercise of a day begins and ends with it wherever they are, as
 * a newspaper does: by the time of one place in the world it would change in the middle of an evening elsewhere.
 */
export type Day = string;

const DAY_MS = 86_400_000;

const FORM = /^\d{4}-\d{2}-\d{2}$/;

export function dayAt(date: Date): Day {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

export const today = (): Day => dayAt(new Date());

/** Midnight of a day in UTC, for formats that are asked in UTC; its distances are whole days. */
export const timeOf = (day: Day): number => Date.parse(`${day}T00:00Z`);

/** Days are numbered, so that they can be counted: 1 January 1970 is 0. */
export const numberOf = (day: Day): number => Math.round(timeOf(day) / DAY_MS);

/** So many days later; before it, if negative. */
export const dayAfter = (day: Day, days: number): Day =>
  new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** Whether a text names a day that there is. */
export const isDay = (text: string): text is Day => FORM.test(text) && text === parsedBack(text);

function parsedBack(text: string): string | undefined {
  const time = timeOf(text);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
