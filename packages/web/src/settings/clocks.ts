import type { ClockSetting } from '@potager/table';

/** The clocks one can choose from. */
export const CLOCKS = {
  none: { kind: 'none' },
  short: { kind: 'live', minutes: 10, increment: 10 },
  medium: { kind: 'live', minutes: 20, increment: 15 },
  long: { kind: 'live', minutes: 45, increment: 30 },
  threeHours: { kind: 'correspondence', hours: 3 },
  hours: { kind: 'correspondence', hours: 12 },
  day: { kind: 'correspondence', hours: 24 },
  days: { kind: 'correspondence', hours: 72 },
  week: { kind: 'correspondence', hours: 24 * 7 },
  weeks: { kind: 'correspondence', hours: 24 * 14 },
} as const satisfies { readonly [name: string]: ClockSetting };

export type ClockName = keyof typeof CLOCKS;

export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly ClockName[];

export function nameClock(clock: ClockSetting): ClockName {
  const bare = clock.kind === 'correspondence' ? { kind: clock.kind, hours: clock.hours } : clock;
  return CLOCK_NAMES.find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(bare)) ?? 'none';
}
