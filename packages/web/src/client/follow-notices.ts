import type { Notices } from '@potager/table';
import { notices } from './notices.ts';
import { callApi } from './online.ts';

const AGAIN_MS = 60_000;

export async function askForNotices(): Promise<void> {
  try {
    notices.value = await callApi<Notices>('GET', '/notices');
  } catch {
    // Without a server there is nothing to be told.
  }
}

/**
 * Whoever has a connection to the server is told by itself; others ask when the page opens or is looked at again, and
 * now and then.
 */
export function followNotices(): void {
  const ask = (): void => {
    if (!document.hidden && navigator.onLine) void askForNotices();
  };
  ask();
  setInterval(ask, AGAIN_MS);
  document.addEventListener('visibilitychange', ask);
}
