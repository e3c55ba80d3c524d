import type { DayPart } from '@potager/table';

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

/** Whether there is such a time zone. */
export function isZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Minutes after midnight, where this zone is. */
export function minuteOfDay(at: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  return read('hour') * 60 + read('minute');
}

/**
 * The first moment from then on at which a day has so many minutes. On the day on which that minute is left out,
 * because clocks are put forward, it is the first one after it.
 */
export function nextMinute(at: number, zone: string, minute: number): number {
  const start = Math.ceil(at / MINUTE_MS) * MINUTE_MS;
  const guess = start + ((minute - minuteOfDay(start, zone) + DAY) % DAY) * MINUTE_MS;
  // Clocks may be changed on the way: by an hour nearly everywhere, by half an hour on Lord Howe Island.
  const drift = ((minuteOfDay(guess, zone) - minute + DAY + DAY / 2) % DAY) - DAY / 2;
  const corrected = guess - drift * MINUTE_MS;
  return corrected >= at && minuteOfDay(corrected, zone) === minute ? corrected : guess;
}

/** When somebody may be called who wants to be left alone for a part of each day: then, or when that is over. */
export function afterQuiet(at: number, zone: string, quiet: DayPart | undefined): number {
  if (quiet === undefined || !isWithin(minuteOfDay(at, zone), quiet)) return at;
  return nextMinute(at, zone, quiet.to);
}

const isWithin = (minute: number, { from, to }: DayPart): boolean =>
  from <= to ? from <= minute && minute < to : from <= minute || minute < to;

/** They take long to make; names of zones are read in capital and small letters alike, so that there are very many. */
const MOST_CLOCKS = 500;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  if (clocks.size >= MOST_CLOCKS) clocks.clear();
  clocks.set(zone, clock);
  return clock;
}
