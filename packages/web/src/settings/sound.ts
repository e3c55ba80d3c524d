import { oneOf, storedSignal } from './stored.ts';

export const SOUNDS = ['on', 'off'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Whether the page may be heard. */
export const sound = storedSignal<Sound>('sound', oneOf(SOUNDS, 'on'));
