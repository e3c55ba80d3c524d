import type { CallChanges, CallSettings, NewCallHook } from '@potager/table';
import { signal } from '@preact/signals';
import { language } from '../settings/language.ts';
import { callApi, introduceMe } from './online.ts';

/** How the reader wants to be called; undefined until it was asked for. */
export const callSettings = signal<CallSettings | undefined>(undefined);

/** Where this device is. */
export const hereZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const take = (settings: CallSettings): void => {
  callSettings.value = settings;
};

export const loadCallSettings = async (): Promise<void> => take(await callApi<CallSettings>('GET', '/me/calls'));

/** Makes the reader known where need be; times are theirs, and so is the language, from the first thing they choose. */
export async function openCallSettings(): Promise<void> {
  await introduceMe();
  await loadCallSettings();
}

export const changeCalls = async (changes: CallChanges): Promise<void> =>
  take(await callApi<CallSettings>('PATCH', '/me/calls', { ...own(), ...changes }));

/** What is kept from before stays; whoever has never chosen anything is where this device is. */
function own(): CallChanges {
  const known = callSettings.peek();
  const isFirst = known === undefined || known.zone === 'UTC';
  return { language: language.peek(), ...(isFirst ? { zone: hereZone() } : {}) };
}

export async function askForMails(address: string): Promise<void> {
  await changeCalls({});
  take(await callApi<CallSettings>('POST', '/me/calls/mail', { address }));
}

export const confirmMails = async (code: string): Promise<void> =>
  take(await callApi<CallSettings>('POST', '/me/calls/mail/confirm', { code }));

export const endMails = async (): Promise<void> => take(await callApi<CallSettings>('DELETE', '/me/calls/mail'));

export async function addHook(hook: NewCallHook): Promise<void> {
  await changeCalls({});
  take(await callApi<CallSettings>('POST', '/me/calls/hooks', hook));
}

export const removeHook = async (id: string): Promise<void> =>
  take(await callApi<CallSettings>('DELETE', `/me/calls/hooks/${id}`));

/** By the link in a mail: whoever has it needs not be signed in. */
export const endMailsBy = async (token: string): Promise<void> => callApi('POST', `/no-mails/${token}`);
