import { effect } from '@preact/signals';
import { PACES, pace } from '../settings/pace.ts';
import type { SocketKeeper } from './socket-keeper.ts';
import type { WorkerKeeper } from './worker-keeper.ts';

let here: Promise<WorkerKeeper> | undefined;
let online: Promise<SocketKeeper> | undefined;

/** The keeper beside the page, started when it is first needed. */
export async function keeperHere(): Promise<WorkerKeeper> {
  here ??= import('./worker-keeper.ts').then(({ WorkerKeeper }) => {
    const keeper = new WorkerKeeper();
    effect(() => void keeper.run<'pace'>({ kind: 'pace', milliseconds: PACES[pace.value] }));
    return keeper;
  });
  return here;
}

/** The server's line, opened when it is first needed; whoever calls has made sure that the reader is known to the server. */
export async function keeperOnline(): Promise<SocketKeeper> {
  online ??= import('./browser-line.ts').then(({ openLine }) => openLine());
  return online;
}

/** A line belongs to whoever opened it; after signing in or out the next table gets a new one. */
export function dropLine(): void {
  void online?.then((keeper) => keeper.end());
  online = undefined;
}
