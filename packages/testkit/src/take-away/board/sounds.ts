import type { SoundTable } from '@potager/kernel';
import type { Event, View } from '../rules/kinds.ts';

/** What is heard of it. Who won is heard when it is told. */
export const sounds: SoundTable<Event, View> = { took: 'lay' };
