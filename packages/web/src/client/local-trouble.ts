import { forget, recall, remember } from '@potager/boardkit/storage';
import { signal } from '@preact/signals';
import type { Keeping } from '../local/log-store.ts';

/** What is wrong with games on this device. `dead`: the worker that hosts them does not answer. */
export type LocalTrouble = Exclude<Keeping, 'sound'> | 'dead';

/** Undefined where nothing is. */
export const localTrouble = signal<LocalTrouble | undefined>(undefined);

const WARY = 'storage-stuck';

export function tellTrouble(trouble: LocalTrouble | undefined): void {
  localTrouble.value = trouble;
  if (trouble === 'second' || trouble === 'silent') remember(WARY, 'yes');
  else if (trouble === undefined) forget(WARY);
}

/** Whether storage did not answer when this browser was last asked: then nobody waits for it as long again. */
export const wasTroubled = (): boolean => recall(WARY) !== null;
