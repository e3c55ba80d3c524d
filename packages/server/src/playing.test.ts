import { DEFAULT_SETTINGS, type MyTables } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile } from './storage/database.ts';
import { downgrade } from './testing/downgrade.ts';
import { TestMatch } from './testing/test-match.ts';
import { TestClient, TestServers } from './testing/index.ts';

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

test('a guest opens a table, seats bots, and the game plays itself to its end', async () => {
  const { address } = await servers.start();
  const ann = await (await servers.guest(address, 'Ann')).connect();
  const table = await ann.openTable({ game: 'garden-nation', seats: 2 });
  await ann.join(table);
  for (const seat of [0, 1]) await ann.command(table, { kind: 'seatBot', seat, level: 'sprout' });
  expect(await ann.command(table, { kind: 'start' })).toMatchObject({ ok: true });
  await ann.until(() => ann.entries.at(-1)?.kind === 'ended');
  const numbers = ann.entries.map(({ n }) => n);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  const { body } = await ann.call<{ outcome: object; proof: object }>('GET', `/tables/${table}/record`);
  expect(body).toMatchObject({ game: 'garden-nation', outcome: { winners: expect.anything() as object } });
});

test('two guests play; every move is acknowledged once and told to both', async () => {
  const { address } = await servers.start();
  const ann = await (await servers.guest(address, 'Ann')).connect();
  const bob = await (await servers.guest(address, 'Bob')).connect();
  const table = await ann.openTable({
    game: 'garden-nation',
    seats: 2,
    settings: { ...DEFAULT_SETTINGS, isPublic: true },
  });
  const lobby = await bob.call<{ tables: { table: string }[] }>('GET', '/tables');
  expect(lobby.body.tables.map((card) => card.table)).toEqual([table]);
  expect(await ann.sit(table, 0)).toEqual({ ok: true, result: { kind: 'entry', n: 1 } });
  expect(await bob.sit(table, 1)).toEqual({ ok: true, result: { kind: 'entry', n: 2 } });
  expect(await bob.command(table, { kind: 'start' })).toEqual({
    ok: false,
    refusal: { rule: 'table', key: 'notHost' },
  });
  await ann.join(table, 0);
  await bob.join(table, 1);
  await ann.command(table, { kind: 'start' });
  await bob.until(() => bob.entries.some(({ kind }) => kind === 'started'));
  const mine = await ann.call<{ tables: { isMyTurn: boolean }[] }>('GET', '/me/tables');
  const theirs = await bob.call<{ tables: { isMyTurn: boolean }[] }>('GET', '/me/tables');
  // Everyone chooses projects first.
  expect([mine, theirs].map(({ body }) => body.tables[0]?.isMyTurn)).toEqual([true, true]);
});

test('a client need not wait for answers: what it does at a table happens in order', async () => {
  const { address } = await servers.start();
  const ann = await (await servers.guest(address, 'Ann')).connect();
  const table = await ann.openTable({ game: 'eden', seats: 3 });
  const answers = await Promise.all([
    ann.sit(table, 1),
    ann.ask({ type: 'join', table, as: 1 }),
    ann.command(table, { kind: 'say', text: 'hello' }),
    ann.command(table, { kind: 'stand', seat: 1 }),
    ann.ask({ type: 'join', table, as: 1 }),
  ]);
  expect(answers).toMatchObject([
    { ok: true, result: { kind: 'entry', n: 1 } },
    { ok: true, result: { kind: 'snapshot' } },
    { ok: true, result: { kind: 'entry', n: 2 } },
    { ok: true, result: { kind: 'entry', n: 3 } },
    { ok: false, error: { code: 'notYourSeat' } },
  ]);
});

test('an answer brings what is new to whoever asked, and nothing of it comes again', async () => {
  const match = await TestMatch.open(servers, (await servers.start()).address, { game: 'garden-nation', seats: 2 });
  await match.start();
  const [ann, bob] = match.players as [TestClient, TestClient];
  const before = [ann, bob].map(({ messages }) => messages.length);
  const answer = await match.move(0, match.legal(0)[0] as string);
  await match.follow(4);
  expect(answer).toMatchObject({
    ok: true,
    result: { kind: 'entry', n: 4, update: { entries: [{ n: 4, kind: 'moved', seat: 0 }], turnStatus: { legal: [] } } },
  });
  await ann.ask({ type: 'ping' });
  const types = [ann, bob].map(({ messages }, seat) => messages.slice(before[seat]).map(({ type }) => type));
  expect(types).toEqual([['answer', 'answer'], ['update']]);
  expect(ann.entries.map(({ n }) => n)).toEqual([2, 3, 4]);
});

test('whoever does not follow a table is told the number of what they did, and no more', async () => {
  const match = await TestMatch.open(servers, (await servers.start()).address, { game: 'garden-nation', seats: 2 });
  await match.start();
  const elsewhere = await new TestClient(match.players[0]?.address ?? '', match.players[0]?.cookie).connect();
  const move = match.legal(0)[0] as string;
  const command = { kind: 'move', seat: 0, move, version: match.version } as const;
  const answer = await elsewhere.command(match.table, command, 'from elsewhere');
  expect(answer).toEqual({ ok: true, result: { kind: 'entry', n: 4 } });
  elsewhere.hangUp();
});

test('what is over is listed after a restart as before, from a database of an earlier version too', async () => {
  const server = await servers.start();
  const ann = await (await servers.guest(server.address, 'Ann')).connect();
  const table = await ann.openTable({ game: 'garden-nation', seats: 2 });
  await ann.join(table);
  for (const seat of [0, 1]) await ann.command(table, { kind: 'seatBot', seat, level: 'sprout' });
  await ann.command(table, { kind: 'start' });
  await ann.until(() => ann.entries.at(-1)?.kind === 'ended');
  ann.hangUp();
  await ann.until(() => ann.closed !== undefined);
  const list = async (address: string): Promise<unknown> =>
    (await new TestClient(address, ann.cookie).call<MyTables>('GET', '/me/tables')).body;
  const before = { ...((await list(server.address)) as object) };
  expect(before).toMatchObject({ tables: [{ table, status: 'over', isMine: true, isMyTurn: false }] });
  await servers.stop(server);
  const again = await servers.start();
  expect(await list(again.address)).toEqual(before);
  await servers.stop(again);
  downgrade(databaseFile(servers.settings.dataFolder), 2);
  const upgraded = await servers.start();
  expect(await list(upgraded.address)).toEqual(before);
});
