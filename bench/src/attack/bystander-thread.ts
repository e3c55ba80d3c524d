import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Snapshot, Update } from '@potager/table';
import type { Waits } from './bystanders.ts';
import { Guest, type GuestSocket } from './guest.ts';

const HOME = '127.0.0.2';
const WATCHER = '127.0.0.3';
const PACE_MS = 100;
const PATIENCE_MS = 20_000;

const address = workerData as string;
const ending = new AbortController();
let health = 0;
let move = 0;
let moves = 0;

/** Asks for health again and again; the longest it had to wait. */
async function watchHealth(): Promise<void> {
  const agent = new Agent({ keepAlive: true, localAddress: WATCHER });
  while (!ending.signal.aborted) {
    const begun = performance.now();
    await askHealth(agent).catch(() => undefined);
    health = Math.max(health, performance.now() - begun);
    await sleep(PACE_MS);
  }
  agent.destroy();
}

async function askHealth(agent: Agent): Promise<void> {
  const asked = request(`${address}/healthz`, { agent });
  asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error('silent')));
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
}

/** One of the two: what it may do now, as it was last told. */
class Player {
  private readonly socket: GuestSocket;
  private readonly table: string;
  private readonly seat: number;
  private version = 0;
  legal: readonly string[] = [];

  constructor(socket: GuestSocket, table: string, seat: number) {
    this.socket = socket;
    this.table = table;
    this.seat = seat;
    socket.listen((message) => {
      if (message.type === 'update') this.follow(message.update);
      if (message.type === 'answer' && message.ok && 'update' in message.result && message.result.update)
        this.follow(message.result.update);
    });
  }

  async join(): Promise<void> {
    await this.socket.sit(this.table, this.seat);
    const answer = await this.socket.ask({ type: 'join', table: this.table, as: this.seat });
    if (!answer.ok || answer.result.kind !== 'snapshot') throw new Error(`join: ${JSON.stringify(answer)}`);
    this.look(answer.result.snapshot);
  }

  async play(): Promise<void> {
    const [first] = this.legal;
    if (first === undefined) return;
    const { table, seat, version } = this;
    const begun = performance.now();
    const answer = await this.socket.command(table, { kind: 'move', seat, move: first, version });
    move = Math.max(move, performance.now() - begun);
    if (answer.ok) moves++;
  }

  private look({ n, ...rest }: Snapshot): void {
    this.version = n;
    this.legal = movesIn(rest);
  }

  private follow(update: Update): void {
    this.version = update.entries.at(-1)?.n ?? this.version;
    this.legal = movesIn(update);
  }
}

const movesIn = ({ turnStatus }: Pick<Update, 'turnStatus'>): readonly string[] => turnStatus.legal;

async function playOn(): Promise<void> {
  const guests = await Promise.all(['Ann', 'Bob'].map(async (name) => Guest.come(address, name, HOME)));
  const sockets = await Promise.all(guests.map(async (guest) => guest.connect()));
  let players = await layTable(guests, sockets);
  parentPort?.postMessage('ready');
  while (!ending.signal.aborted) {
    const able = players.find(({ legal }) => legal.length > 0);
    if (able) await able.play();
    else players = await layTable(guests, sockets);
    await sleep(PACE_MS);
  }
  for (const socket of sockets) socket.close();
}

async function layTable(guests: readonly Guest[], sockets: readonly GuestSocket[]): Promise<Player[]> {
  const table = (await guests[0]?.open({ game: 'garden-nation', seats: 2 })) ?? '';
  const players = sockets.map((socket, seat) => new Player(socket, table, seat));
  for (const player of players) await player.join();
  await sockets[0]?.command(table, { kind: 'start' });
  await sleep(PACE_MS);
  return players;
}

parentPort?.once('message', () => ending.abort());
await Promise.all([watchHealth(), playOn()]);
parentPort?.postMessage({ health, move, moves } satisfies Waits);
