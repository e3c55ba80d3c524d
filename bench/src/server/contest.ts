import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DriverMessage, Order, Report, Side } from './crew.ts';

/** One run of a server and a driver, each in a process of its own. */
export interface Result extends Report {
  readonly memory: Memory;
  /**
   * Seconds of processor time that server and driver took while it was measured: what other work on the machine changes
   * least.
   */
  readonly processor: { readonly server: number; readonly driver: number };
}

/** Of the server, in bytes. */
interface Memory {
  readonly bare: number;
  readonly connected: number;
  readonly seated: number;
}

/** What Linux counts processor time in. */
const TICKS_A_SECOND = 100;

const SERVERS: Record<Side, string> = {
  potager: 'potager-server.ts',
  'boardgame.io': 'boardgame-io-server.ts',
  'boardgame.io, bare': 'boardgame-io-server.ts',
};

/** Which core each has for itself. */
interface Pins {
  readonly server: number;
  readonly driver: number;
}

export async function contest({ pins, ...order }: Omit<Order, 'address'> & { pins?: Pins }): Promise<Result> {
  const server = fork(new URL(SERVERS[order.side], import.meta.url));
  try {
    const [address] = (await once(server, 'message')) as [string];
    return await drive(server, { ...order, address }, pins);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

/** All threads it has by now; those to come inherit it. */
const pin = ({ pid }: ChildProcess, core: number): void =>
  void execFileSync('taskset', ['--all-tasks', '--pid', '--cpu-list', String(core), String(pid)]);

async function drive(server: ChildProcess, order: Order, pins?: Pins): Promise<Result> {
  const driver = fork(new URL('driver.ts', import.meta.url));
  if (pins) {
    pin(server, pins.server);
    pin(driver, pins.driver);
  }
  const bare = await residentMemory(server);
  driver.send(order);
  await hear(driver, 'connected');
  const connected = await residentMemory(server);
  driver.send('proceed');
  await hear(driver, 'ready');
  const seated = await residentMemory(server);
  driver.send('proceed');
  await hear(driver, 'begun');
  const before = [processorTime(server), processorTime(driver)] as const;
  const { report } = await hear(driver, 'report');
  const processor = { server: processorTime(server) - before[0], driver: processorTime(driver) - before[1] };
  return { ...report, processor, memory: { bare, connected, seated } };
}

/** In seconds, of all its threads, since it began. */
function processorTime({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

async function hear<K extends DriverMessage['kind']>(
  driver: ChildProcess,
  kind: K,
): Promise<Extract<DriverMessage, { kind: K }>> {
  for (;;) {
    const [message] = (await Promise.race([
      once(driver, 'message'),
      once(driver, 'exit').then(() => {
        throw new Error(`the driver ended before it was ${kind}`);
      }),
    ])) as [DriverMessage];
    if (message.kind === kind) return message as Extract<DriverMessage, { kind: K }>;
  }
}

/** After a moment's rest. */
async function residentMemory({ pid }: ChildProcess): Promise<number> {
  await sleep(300);
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
