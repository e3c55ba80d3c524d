import type { ClientMessage, ServerMessage } from '@potager/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Socket, SocketClient, type Surroundings } from './socket-client.ts';

/** A socket whose other end is the test. */
class TestSocket extends EventTarget implements Socket {
  readonly sent: ClientMessage[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  hello(): void {
    this.say({ type: 'hello', person: 'ann', name: 'Ann', version: '1' });
  }

  done(id: string): void {
    this.say({ type: 'answer', id, ok: true, result: { kind: 'done' } });
  }

  drop(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

let sockets: TestSocket[];
let network: Parameters<Surroundings['watchNetwork']>[0];
let client: SocketClient;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  client = new SocketClient({
    connect() {
      const socket = new TestSocket();
      sockets.push(socket);
      return socket as Socket;
    },
    watchNetwork: (told) => (network = told),
    onRenamed: () => undefined,
  });
});

afterEach(() => {
  client.end();
  vi.useRealTimers();
});

const lastSocket = (): TestSocket => sockets.at(-1) as TestSocket;
const soon = async (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

it('asks nothing before the server has said who the reader is, and everything then', async () => {
  const asked = client.ask({ type: 'part', table: 't' });
  expect([client.connection.value, client.person.value, lastSocket().sent]).toEqual(['connecting', undefined, []]);
  lastSocket().hello();
  await soon();
  expect([client.connection.value, client.person.value]).toEqual(['open', 'ann']);
  const [{ id }] = lastSocket().sent as [ClientMessage];
  lastSocket().done(id);
  expect(await asked).toEqual({ ok: true, result: { kind: 'done' } });
});

it('makes a lost connection anew; sessions join again first, then what had no answer is asked again with the same id', async () => {
  lastSocket().hello();
  await soon();
  client.onReturn(async () => void (await client.ask({ type: 'join', table: 't' })));
  void client.ask({ type: 'command', table: 't', command: { kind: 'start' } });
  const [command] = lastSocket().sent as [ClientMessage];
  lastSocket().drop();
  expect(client.connection.value).toBe('lost');
  await vi.advanceTimersByTimeAsync(600);
  expect(sockets).toHaveLength(2);
  lastSocket().hello();
  await soon();
  expect(lastSocket().sent.map(({ type }) => type)).toEqual(['join']);
  expect(client.connection.value).toBe('lost');
  lastSocket().done((lastSocket().sent[0] as ClientMessage).id);
  await soon();
  expect(client.connection.value).toBe('open');
  expect(lastSocket().sent[1]).toEqual(command);
});

it('waits longer each time, at most some seconds, and not at all when the network is back', async () => {
  const waits: number[] = [];
  for (let i = 0; i < 9; i++) {
    const begun = Date.now();
    lastSocket().drop();
    const count = sockets.length;
    while (sockets.length === count) await vi.advanceTimersByTimeAsync(50);
    waits.push(Date.now() - begun);
  }
  expect(waits[0]).toBeLessThanOrEqual(550);
  expect(waits.at(-1)).toBeGreaterThan(10_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(18_800);
  lastSocket().drop();
  const count = sockets.length;
  network.back();
  expect(sockets).toHaveLength(count + 1);
});

it('is lost at once when the browser says so, and hears nothing of an old connection any more', async () => {
  lastSocket().hello();
  await soon();
  const old = lastSocket();
  network.gone();
  expect([client.connection.value, old.isClosed]).toEqual(['lost', true]);
  network.back();
  old.hello();
  old.drop();
  await soon();
  expect([sockets.length, client.connection.value]).toEqual([2, 'lost']);
});

it('takes a connection that brings nothing, not even an answer to a ping, for lost', async () => {
  lastSocket().hello();
  await soon();
  await vi.advanceTimersByTimeAsync(20_000);
  const [ping] = lastSocket().sent as [ClientMessage];
  expect(ping.type).toBe('ping');
  lastSocket().done(ping.id);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(client.connection.value).toBe('open');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(client.connection.value).toBe('lost');
});

it.each([4401, 4403])('does not try again where the server no longer lets the reader in: %i', async (code) => {
  lastSocket().hello();
  await soon();
  lastSocket().drop(code);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sockets.length, client.connection.value]).toEqual([1, 'signedOut']);
});

it('ends for good', async () => {
  lastSocket().hello();
  await soon();
  client.end();
  expect(lastSocket().isClosed).toBe(true);
  lastSocket().drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});
