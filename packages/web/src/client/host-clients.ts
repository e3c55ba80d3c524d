import { effect } from '@preact/signals';
import { BOT_PACES, speed } from '../settings/speed.ts';
import { askToKeepGames } from './keep-games.ts';
import type { SocketClient } from './socket-client.ts';
import type { WorkerClient } from './worker-client.ts';

let here: Promise<WorkerClient> | undefined;
let online: Promise<SocketClient> | undefined;

/** The host beside the page, started when it is first needed. */
export async function localClient(): Promise<WorkerClient> {
  here ??= import('./worker-client.ts').then(({ WorkerClient }) => {
    const client = new WorkerClient({ onWorthKeeping: () => void askToKeepGames() });
    effect(() => client.setPace(BOT_PACES[speed.value]));
    followLife(client);
    return client;
  });
  // What could not be fetched is fetched anew when it is next needed.
  here.catch(() => (here = undefined));
  return here;
}

/** A page that goes may come back as it was, from the browser's memory. */
function followLife(client: WorkerClient): void {
  const pause = (): void => client.pause();
  const resume = (): void => client.resume();
  addEventListener('pagehide', pause);
  addEventListener('pageshow', resume);
  document.addEventListener('freeze', pause);
  document.addEventListener('resume', resume);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) resume();
  });
}

/**
 * The server's connection, opened when it is first needed; whoever calls has made sure that the reader is known to the
 * server.
 */
export async function serverClient(): Promise<SocketClient> {
  online ??= import('./open-socket-client.ts').then(({ openSocketClient }) => openSocketClient());
  return online;
}

/** A connection belongs to whoever opened it; after signing in or out the next table gets a new one. */
export function dropServerClient(): void {
  void online?.then((client) => client.end());
  online = undefined;
}
