import type { Mute } from '@potager/table';
import { signal } from '@preact/signals';

/** Whose talk the reader does not want to see, the latest first. */
export const mutes = signal<readonly Mute[]>([]);

export const isMuted = (person: string): boolean => mutes.value.some((muted) => muted.person === person);
