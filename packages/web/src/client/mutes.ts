import type { Mutes } from '@potager/table';
import { effect } from '@preact/signals';
import { mutes } from './muted.ts';
import { callApi, me } from './online.ts';

/** Asks anew whom the reader has muted, perhaps on another device. Where that cannot be had, what is known stays. */
export async function loadMutes(): Promise<void> {
  if (me.peek() === undefined) return;
  try {
    mutes.value = (await callApi<Mutes>('GET', '/me/mutes')).mutes;
  } catch {
    // Nobody waits for it.
  }
}

export async function mute(person: string): Promise<void> {
  mutes.value = (await callApi<Mutes>('POST', '/me/mutes', { person })).mutes;
}

export async function unmute(person: string): Promise<void> {
  mutes.value = (await callApi<Mutes>('DELETE', `/me/mutes/${encodeURIComponent(person)}`)).mutes;
}

// What one person has muted is nothing to the next one before this page.
let whose: string | undefined;
effect(() => {
  const person = me.value?.person;
  if (person !== whose) mutes.value = [];
  whose = person;
});
