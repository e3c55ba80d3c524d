import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterQuiet, isZone, minuteOfDay, nextMinute } from './time-of-day.ts';

const MINUTE = 60_000;
const zone = fc.constantFrom('UTC', 'Europe/Paris', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe');
const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
const minute = fc.integer({ min: 0, max: 1439 });

describe('the time of day', () => {
  it('knows zones by their names in the tz database', () => {
    expect(['Europe/Berlin', 'UTC', 'Garden/Nation', '', '../../etc'].map(isZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('a minute of the day comes within a day and an hour, and is that minute but where clocks are put forward', () => {
    fc.assert(
      fc.property(moment, zone, minute, (at, where, wanted) => {
        const next = nextMinute(at, where, wanted);
        expect(next).toBeGreaterThanOrEqual(at);
        expect(next - at).toBeLessThanOrEqual(25 * 60 * MINUTE);
        const late = (minuteOfDay(next, where) - wanted + 1440) % 1440;
        expect(late === 0 || late === 30 || late === 60).toBe(true);
      }),
    );
  });

  it('when clocks are put forward, what would be in the hour left out comes after it', () => {
    const evening = Date.UTC(2026, 2, 28, 20);
    expect(new Date(nextMinute(evening, 'Europe/Paris', 150)).toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(new Date(nextMinute(evening, 'Europe/Paris', 480)).toISOString()).toBe('2026-03-29T06:00:00.000Z');
    const autumn = Date.UTC(2026, 9, 24, 20);
    expect(new Date(nextMinute(autumn, 'Europe/Paris', 480)).toISOString()).toBe('2026-10-25T07:00:00.000Z');
  });

  it('who wants to be left alone is, until that is over, over midnight too', () => {
    const night = { from: 22 * 60, to: 8 * 60 };
    const at = (hour: number): number => Date.UTC(2026, 6, 1, hour);
    expect(afterQuiet(at(12), 'Europe/Paris', night)).toBe(at(12));
    expect(afterQuiet(at(21), 'Europe/Paris', night)).toBe(Date.UTC(2026, 6, 2, 6));
    expect(afterQuiet(at(3), 'Europe/Paris', night)).toBe(at(6));
    expect(afterQuiet(at(6), 'Europe/Paris', night)).toBe(at(6));
    expect(afterQuiet(at(3), 'Europe/Paris', undefined)).toBe(at(3));
    fc.assert(
      fc.property(moment, zone, minute, minute, (now, where, from, to) => {
        const then = afterQuiet(now, where, { from, to });
        const local = minuteOfDay(then, where);
        const isQuiet = from <= to ? from <= local && local < to : from <= local || local < to;
        expect(then === now || !isQuiet || local === from).toBe(true);
      }),
    );
  });
});
