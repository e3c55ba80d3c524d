import { effect } from '@preact/signals';
import { PACES, pace } from '../settings/pace.ts';
import type { SocketClient } from './socket-client.ts';
import type { WorkerClient } from './worker-client.ts';

let here: Promise<WorkerClient> | undefined;
let online: Promise<SocketClient> | undefined;

/** The host beside the page, started when it is first needed. */
export async function localClient(): Promise<WorkerClient> {
  here ??= import('./worker-client.ts').then(({ WorkerClient }) => {
    const client = new WorkerClient();
    effect(() => void client.run<'pace'>({ kind: 'pace', milliseconds: PACES[pace.value] }));
    return client;
  });
  return here;
}

/**
 * The server's line, opened when it is first needed; whoever calls has made sure that the reader is known to the
 * server.
 */
export async function serverClient(): Promise<SocketClient> {
  online ??= import('./browser-line.ts').then(({ openLine }) => openLine());
  return online;
}

/** A line belongs to whoever opened it; after signing in or out the next table gets a new one. */
export function dropLine(): void {
  void online?.then((client) => client.end());
  online = undefined;
}
