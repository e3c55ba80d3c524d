import { DEFAULT_SETTINGS, type RedactedEntry } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestClient, TestServers } from './testing/index.ts';
import { TestMatch } from './testing/test-match.ts';

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

async function readHistory(client: TestClient, table: string, to: number): Promise<readonly RedactedEntry[]> {
  const answer = await client.ask({ type: 'history', table, from: 0, to });
  if (!answer.ok || answer.result.kind !== 'history') throw new Error(JSON.stringify(answer));
  return answer.result.entries;
}

async function say(client: TestClient, table: string, i: number): Promise<number> {
  const answer = await client.command(table, { kind: 'say', text: `line ${i}` }, `say-${i}`);
  if (!answer.ok || answer.result.kind !== 'entry') throw new Error(JSON.stringify(answer));
  return answer.result.n;
}

test('what was acknowledged survives kill -9, and the game goes on from there', { timeout: 30_000 }, async () => {
  const first = await servers.spawn();
  const match = await TestMatch.open(servers, first.address, { game: 'garden-nation', seats: 2 });
  await match.start();
  await match.play(15);
  const [ann, bob] = match.players as [TestClient, TestClient];
  // A burst whose answers are still on their way when the power goes.
  const acknowledged: number[] = [];
  for (let i = 0; i < 40; i++) {
    void say(bob, match.table, i).then((n) => acknowledged.push(n));
  }
  await bob.until(() => acknowledged.length > 0);
  await first.kill('SIGKILL');
  const seen = [ann, bob].map(({ entries }) => entries.filter(({ kind }) => kind !== 'moved'));
  const last = Math.max(...acknowledged);

  const second = await servers.spawn();
  const again = await new TestClient(second.address, bob.cookie).connect();
  const result = await again.join(match.table, 1);
  const n = result.kind === 'snapshot' ? result.snapshot.n : -1;
  expect(n).toBeGreaterThanOrEqual(last);
  const history = await readHistory(again, match.table, n);
  expect(history.map((entry) => entry.n)).toEqual(Array.from({ length: n + 1 }, (_, i) => i));
  for (const entries of seen) for (const entry of entries) expect(history[entry.n]).toEqual(entry);

  // Sent again after the crash, each line is there once.
  const numbers: number[] = [];
  for (let i = 0; i < 40; i++) numbers.push(await say(again, match.table, i));
  const lines = (await readHistory(again, match.table, Math.max(...numbers))).filter(({ kind }) => kind === 'said');
  expect(lines.map((entry) => (entry.kind === 'said' ? entry.text : ''))).toEqual(
    Array.from({ length: 40 }, (_, i) => `line ${i}`),
  );
  again.hangUp();
});

test('after a crash bots think on and nobody lost time', { timeout: 30_000 }, async () => {
  const clock = { kind: 'live', minutes: 10, increment: 0 } as const;
  const first = await servers.spawn('--bot-pace', '80');
  const ann = await (await servers.guest(first.address, 'Ann')).connect();
  const bots = await ann.openTable({ game: 'garden-nation', seats: 2 });
  await ann.join(bots);
  for (const seat of [0, 1]) await ann.command(bots, { kind: 'seatBot', seat, level: 'sprout' });
  await ann.command(bots, { kind: 'start' });
  const timed = await ann.openTable({ game: 'garden-nation', seats: 2, settings: { ...DEFAULT_SETTINGS, clock } });
  for (const seat of [0, 1]) await ann.sit(timed, seat);
  const begun = Date.now();
  await ann.command(timed, { kind: 'start' });
  await ann.until(() => ann.entries.filter(({ kind }) => kind === 'moved').length > 5);
  const ran = Date.now() - begun;
  await first.kill('SIGKILL');
  const moved = ann.entries.at(-1)?.n ?? 0;
  await new Promise((resolve) => setTimeout(resolve, 2500));

  const second = await servers.spawn('--bot-pace', '80');
  const restarted = Date.now();
  const back = await new TestClient(second.address, ann.cookie).connect();
  await back.join(bots, undefined, moved);
  await back.until(() => back.entries.some(({ kind, n }) => kind === 'moved' && n > moved + 2));
  const result = await back.join(timed, 0);
  const left = result.kind === 'snapshot' ? (result.snapshot.turnStatus.clock?.left ?? []) : [];
  // Down for longer than this: at most the heartbeat's two seconds are lost.
  expect(Math.min(...left)).toBeGreaterThan(600_000 - ran - (Date.now() - restarted) - 2200);
  back.hangUp();
});

test('a polite stop says goodbye, writes everything and ends with 0', { timeout: 20_000 }, async () => {
  const server = await servers.spawn();
  const ann = await (await servers.guest(server.address, 'Ann')).connect();
  const table = await ann.openTable({ game: 'eden', seats: 3 });
  await ann.sit(table, 0);
  expect(await server.kill('SIGTERM')).toBe(0);
  await ann.until(() => ann.closed !== undefined);
  expect(ann.messages.at(-1)).toEqual({ type: 'bye', reason: 'stopping' });
  expect(ann.closed?.code).toBe(1012);
  expect(server.output).toContain('Potager has stopped.');
  expect(server.output).not.toContain('    at ');

  const { address } = await servers.start();
  const back = await new TestClient(address, ann.cookie).connect();
  const result = await back.join(table, 0);
  expect(result.kind === 'snapshot' && result.snapshot.n).toBe(1);
  back.hangUp();
});

test('while one server works with a folder, another is refused', async () => {
  await servers.start();
  await expect(servers.start()).rejects.toThrow('another Potager works with it');
});
