import type { LobbyTable } from '@potager/table';
import { effect } from '@preact/signals';
import { serverClient } from '../../client/host-clients.ts';
import { LobbyFollower } from '../../client/lobby-follower.ts';
import { publicTables, recogniseMe } from '../../client/online.ts';

const AGAIN_MS = 5000;

export type Found = readonly LobbyTable[] | 'loading' | 'unreachable';
type Show = (found: Found) => void;

/** Whoever the server knows hears what changes; others ask now and then. */
export async function followLobby(show: Show, until: AbortSignal): Promise<void> {
  const known = await recogniseMe();
  if (until.aborted) return;
  if (known === undefined) return askAgain(show, until);
  const client = await serverClient();
  if (until.aborted) return;
  const follower = new LobbyFollower(client, show);
  const following = new AbortController();
  following.signal.addEventListener('abort', () => askAgain(show, until));
  const over = new AbortController();
  for (const signal of [following.signal, until]) signal.addEventListener('abort', () => over.abort());
  over.signal.addEventListener('abort', () => follower.end());
  const stop = effect(() => {
    if (client.connection.value === 'lost') show('unreachable');
    if (client.connection.value === 'signedOut') following.abort();
  });
  over.signal.addEventListener('abort', stop);
}

function askAgain(show: Show, until: AbortSignal): void {
  const ask = async (): Promise<void> => {
    const found = await publicTables().catch(() => 'unreachable' as const);
    if (!until.aborted) show(found);
  };
  void ask();
  const timer = setInterval(() => void ask(), AGAIN_MS);
  until.addEventListener('abort', () => clearInterval(timer));
}
