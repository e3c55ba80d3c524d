import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Clocks } from './clocks.ts';
import type { QuietHours } from './settings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How often a clock may look at its quiet hours to say when it ends. */
const MOST_LOOKS = 50;

/** Quiet hours that count how often they are looked at: whoever walks through them step by step is found out. */
function counted({ from, to, zone }: QuietHours): QuietHours {
  let looks = 0;
  const look = (value: number): number => {
    if (++looks > MOST_LOOKS) throw new Error('this clock works without end');
    return value;
  };
  return {
    get from() {
      return look(from);
    },
    get to() {
      return look(to);
    },
    get zone() {
      return look(zone);
    },
  };
}

/** A clock by correspondence that begins to run at this moment. */
function started(hours: number, quiet: QuietHours, at: number): Clocks {
  const clocks = new Clocks({ kind: 'correspondence', hours, quiet }, 2, at);
  clocks.wait(1 << 0);
  return clocks;
}

const isQuiet = ({ from, to, zone }: QuietHours, at: number): boolean => {
  const minute = Math.floor((((at + zone * MINUTE) % DAY) + DAY) / MINUTE) % 1440;
  return from <= to ? from <= minute && minute < to : from <= minute || minute < to;
};

/** When it ends, minute by minute: nothing changes within one. */
function walk(time: number, quiet: QuietHours, at: number): number {
  for (let left = time, now = at; ;) {
    const next = (Math.floor(now / MINUTE) + 1) * MINUTE;
    if (!isQuiet(quiet, now)) {
      if (left <= next - now) return now + left;
      left -= next - now;
    }
    now = next;
  }
}

const quietHours = fc.record({
  from: fc.integer({ min: 0, max: 1439 }),
  to: fc.integer({ min: 0, max: 1439 }),
  zone: fc.integer({ min: -840, max: 840 }),
});
const moment = fc.integer({ min: 0, max: Date.UTC(2100, 0) });
const wholeMinutes = fc.integer({ min: 1, max: 720 * 60 }).map((minutes) => minutes / 60);
/** As tables of earlier days may have it. */
const anyHours = fc.double({ min: 0.01, max: 720, noNaN: true });

it('a clock that ends a little after quiet hours have begun ends after them, and says so at once', () => {
  const quiet = { from: 22 * 60, to: 8 * 60, zone: 0 };
  // A millisecond after ten in the evening, and not quite a millisecond.
  for (const [hours, end] of [
    [10 + 1 / HOUR, 32 * HOUR + 1],
    [10 + 1e-9, 22 * HOUR],
    [10 + 6e-7, 32 * HOUR + 2],
  ] as const) {
    expect(started(hours, counted(quiet), 12 * HOUR).nextFlag()).toBe(end);
  }
});

it('any clock says when it ends without walking there, and ends just then', () => {
  fc.assert(
    fc.property(fc.oneof(wholeMinutes, anyHours), quietHours, moment, (hours, quiet, at) => {
      const end = started(hours, counted(quiet), at).nextFlag()!;
      const clocks = started(hours, quiet, at);
      expect(Number.isInteger(end)).toBe(true);
      expect(clocks.flagged(end)).toEqual([0]);
      expect(clocks.flagged(end - 1)).toEqual([]);
      // And so it does for those who look at it in between.
      const between = Math.floor((at + end) / 2);
      clocks.advance(between);
      expect(clocks.nextFlag()).toBe(end);
    }),
    { numRuns: 2000 },
  );
});

it('any clock ends where one comes to who walks through the days minute by minute', () => {
  // Not for weeks, so that the walk comes to an end.
  const time = fc.integer({ min: 1, max: 3 * DAY });
  const mostlyAwake = quietHours.filter(({ from, to }) => (to - from + 1440) % 1440 <= 1260);
  fc.assert(
    fc.property(time, mostlyAwake, moment, (ms, quiet, at) => {
      expect(started(ms / HOUR, quiet, at).nextFlag()).toBe(walk(ms, quiet, at));
    }),
    { numRuns: 150 },
  );
});

it('quiet hours may be none at all, or nearly the whole day', () => {
  const none = { from: 300, to: 300, zone: 0 };
  expect(started(30, counted(none), 0).nextFlag()).toBe(30 * HOUR);
  const nearlyAll = { from: 1, to: 0, zone: 0 };
  expect(started(1, counted(nearlyAll), 0).nextFlag()).toBe(59 * DAY + MINUTE);
  expect(started(1, nearlyAll, 0).nextFlag()).toBe(walk(HOUR, nearlyAll, 0));
});
