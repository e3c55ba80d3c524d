import { oneOf, storedSignal } from './stored.ts';

export const BUZZES = ['on', 'off'] as const;
export type Buzz = (typeof BUZZES)[number];

/** Whether the device may be felt. */
export const buzz = storedSignal<Buzz>('buzz', oneOf(BUZZES, 'on'));

/** Desktop browsers know how to ask for it, too, but have nothing that could move. */
export const canBuzz = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
