import { oneOf, storedSignal } from './stored.ts';

/** How long a bot takes at least for a move, in milliseconds, so that eyes can follow. */
export const PACES = { calm: 1400, brisk: 700, instant: 0 } as const;

export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as readonly Pace[];

export const pace = storedSignal<Pace>('pace', oneOf(PACE_NAMES, 'brisk'));
