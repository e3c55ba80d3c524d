import type { PushAddress, PushKey } from '@potager/table';
import { callApi, introduceMe, ServerError } from './online.ts';

/**
 * Lets the server call this device by its browser's push service while no page is open, where host and browser know
 * how; a refusal is no error.
 */
export async function beCalled(): Promise<void> {
  if (!('PushManager' in globalThis)) return;
  try {
    const { key } = await callApi<PushKey>('GET', '/push');
    await introduceMe();
    const { pushManager } = await navigator.serviceWorker.ready;
    const { endpoint } = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await callApi('POST', '/me/push', { endpoint } satisfies PushAddress);
  } catch {
    return;
  }
}

/** Whether the host wants devices to be called at all; where that cannot be asked now, it is not denied. */
export async function isCallingDevices(): Promise<boolean> {
  try {
    await callApi<PushKey>('GET', '/push');
    return true;
  } catch (error) {
    return !(error instanceof ServerError && error.status === 404);
  }
}

export async function beLeftAlone(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    if (!subscription) return;
    await subscription.unsubscribe();
    await callApi('DELETE', '/me/push');
  } catch {
    return;
  }
}
