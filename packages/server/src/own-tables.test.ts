import {
  DEFAULT_SETTINGS,
  type MyTable,
  type MyTables,
  type OverTables,
  type PublicTables,
  type TableLink,
} from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestMatch } from './testing/test-match.ts';
import { NO_LIMITS, TestClient, TestServers } from './testing/index.ts';

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

/** What somebody was told about their tables, of their own accord. */
const toldTo = ({ messages }: TestClient): MyTable[] =>
  messages.flatMap((message) => (message.type === 'mine' ? [message.mine] : []));

const listOf = async (person: TestClient): Promise<readonly MyTable[]> =>
  (await person.call<MyTables>('GET', '/me/tables')).body.tables;

const wanted = { game: 'garden-nation', seats: 2, settings: { ...DEFAULT_SETTINGS, isPublic: true } } as const;

/** Which table somebody is led to. */
const find = async (person: TestClient, nonce = 'a'): Promise<string> =>
  (await person.call<TableLink>('POST', '/tables/find', { ...wanted, nonce: nonce.repeat(32) })).body.table;

test('whoever looks at their games hears whose turn it is, though they are at none of the tables', async () => {
  const { address } = await servers.start();
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  const [ann] = match.players as [TestClient, TestClient];
  const looker = await new TestClient(address, ann.cookie).connect();
  expect(await looker.ask({ type: 'mine', isOpen: true })).toEqual({ ok: true, result: { kind: 'done' } });
  await match.start();
  await looker.until(() => toldTo(looker).at(-1)?.isMyTurn === true);
  expect(toldTo(looker).at(-1)).toMatchObject({ table: match.table, status: 'playing', mySeats: [0], isMine: true });
  await match.play(12);
  await looker.until(() => toldTo(looker).at(-1)?.at === toldTo(looker).at(-1)?.since);
  expect(JSON.stringify(toldTo(looker))).not.toContain('"nonce":"0');
  // The last that was told is what there is.
  await ann.command(match.table, { kind: 'resign', seat: 0 });
  await looker.until(() => toldTo(looker).at(-1)?.status === 'over');
  expect(toldTo(looker).at(-1)).toMatchObject({ isMyTurn: false, ending: { reason: 'resigned' } });
  const { isHostHere: _here, ...told } = toldTo(looker).at(-1) as MyTable;
  expect((await listOf(ann))[0]).toMatchObject(told);
  await looker.ask({ type: 'mine', isOpen: false });
  const heard = toldTo(looker).length;
  await ann.command(match.table, { kind: 'say', text: 'Well played' });
  await looker.ask({ type: 'ping' });
  expect(toldTo(looker)).toHaveLength(heard);
});

test('whoever stands up hears that the table is theirs no longer; strangers hear nothing', async () => {
  const { address } = await servers.start();
  const [ann, bob, eve] = await Promise.all(
    ['Ann', 'Bob', 'Eve'].map(async (name) => (await servers.guest(address, name)).connect()),
  );
  if (ann === undefined || bob === undefined || eve === undefined) throw new Error('three come');
  const table = await ann.openTable({ game: 'garden-nation', seats: 2 });
  for (const person of [bob, eve]) await person.ask({ type: 'mine', isOpen: true });
  await bob.sit(table, 1);
  await bob.until(() => toldTo(bob).at(-1)?.mySeats[0] === 1);
  await bob.command(table, { kind: 'stand', seat: 1 });
  await bob.until(() => toldTo(bob).at(-1)?.mySeats.length === 0);
  expect(toldTo(bob).at(-1)).toMatchObject({ table, isMine: false });
  await eve.ask({ type: 'ping' });
  expect(toldTo(eve)).toEqual([]);
});

test('a host who leaves hands the table on; where nobody sits, it is offered to nobody any more', async () => {
  const { address } = await servers.start();
  const [ann, bob] = await Promise.all(
    ['Ann', 'Bob'].map(async (name) => (await servers.guest(address, name)).connect()),
  );
  if (ann === undefined || bob === undefined) throw new Error('two come');
  const settings = { ...DEFAULT_SETTINGS, isPublic: true };
  const table = await ann.openTable({ game: 'garden-nation', seats: 2, settings });
  await ann.sit(table, 0);
  await bob.sit(table, 1);
  const offered = async (): Promise<readonly string[]> =>
    (await bob.call<PublicTables>('GET', '/tables')).body.tables.map((one) => one.table);
  await ann.command(table, { kind: 'leave', seat: 0 });
  expect(await listOf(ann)).toEqual([]);
  expect(await listOf(bob)).toMatchObject([{ table, isMine: true, mySeats: [1] }]);
  expect(await offered()).toEqual([table]);
  await bob.command(table, { kind: 'leave', seat: 1 });
  expect(await listOf(bob)).toEqual([]);
  expect(await offered()).toEqual([]);
  // Whoever has the link may still sit down, and has the table then.
  await ann.sit(table, 0);
  expect(await offered()).toEqual([table]);
  expect(await ann.command(table, { kind: 'seatBot', seat: 1, level: 'sprout' })).toMatchObject({ ok: true });
});

test('since when a game waits is not when somebody last said something', async () => {
  const { address } = await servers.start();
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  await match.start();
  const [ann] = match.players as [TestClient];
  const [before] = await listOf(ann);
  await ann.command(match.table, { kind: 'say', text: 'Hello' });
  const [after] = await listOf(ann);
  expect(after?.since).toBe(before?.since);
  expect(after?.at).toBeGreaterThanOrEqual(before?.at ?? Infinity);
});

test('a clock comes with the table', async () => {
  const { address } = await servers.start();
  const settings = { clock: { kind: 'correspondence', hours: 24 } } as const;
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2, settings });
  await match.start();
  const [mine] = await listOf(match.players[0]!);
  expect(mine?.clock?.left).toHaveLength(2);
});

test('games that are over come page by page, each once, with how they ended; also after a restart', async () => {
  const server = await servers.start({ limits: NO_LIMITS });
  const tables: string[] = [];
  const ann = await (await servers.guest(server.address, 'Ann')).connect();
  const bob = await (await servers.guest(server.address, 'Bob')).connect();
  for (let game = 0; game < 7; game++) {
    const table = await ann.openTable({ game: 'garden-nation', seats: 2 });
    await ann.sit(table, 0);
    await bob.sit(table, 1);
    await ann.command(table, { kind: 'start' });
    await bob.command(table, { kind: 'resign', seat: 1 });
    tables.unshift(table);
  }
  await servers.stop(server);
  const { address } = await servers.start({ limits: NO_LIMITS });
  const back = new TestClient(address, ann.cookie);
  const found: MyTable[] = [];
  for (let before: number | undefined = Number.MAX_SAFE_INTEGER; before !== undefined;) {
    const { body }: { body: OverTables } = await back.call('POST', '/me/tables/over', { before, limit: 3 });
    expect(body.tables.length).toBeLessThanOrEqual(3);
    found.push(...body.tables);
    before = body.next;
  }
  expect(found.map(({ table }) => table)).toEqual(tables);
  expect(found[0]).toMatchObject({ status: 'over', ending: { reason: 'resigned' }, mySeats: [0] });
  expect(JSON.stringify(found)).not.toContain('seed');
});

test('a table can be hidden from one’s games and shown again; the others’ list stays as it is', async () => {
  const { address } = await servers.start();
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  const [ann, bob] = match.players as [TestClient, TestClient];
  const hide = async (isHidden: boolean): Promise<number> =>
    (await ann.call('POST', '/me/tables/hide', { table: match.table, isHidden })).status;
  expect(await hide(true)).toBe(204);
  expect((await listOf(ann))[0]?.isHidden).toBe(true);
  expect((await listOf(bob))[0]?.isHidden).toBeUndefined();
  // What happens at it does not bring it back.
  await match.start();
  expect((await listOf(ann))[0]?.isHidden).toBe(true);
  expect(await hide(false)).toBe(204);
  expect((await listOf(ann))[0]?.isHidden).toBeUndefined();
  const nowhere = await ann.call('POST', '/me/tables/hide', { table: 'x'.repeat(22), isHidden: true });
  expect(nowhere.status).toBe(404);
});

test('two who look for a game find each other; a third opens the next table', async () => {
  const { address } = await servers.start();
  const people = await Promise.all(['Ann', 'Bob', 'Cleo'].map(async (name) => servers.guest(address, name)));
  const [ann, bob, cleo] = people as [TestClient, TestClient, TestClient];
  const first = await find(ann, 'a');
  expect(await find(bob, 'b')).toBe(first);
  expect((await listOf(bob))[0]).toMatchObject({ table: first, mySeats: [1], isMine: false });
  const second = await find(cleo, 'c');
  expect(second).not.toBe(first);
  // Whoever waits already is not led to their own table.
  expect(await find(cleo, 'd')).not.toBe(second);
});

test('nobody is led to a table whose host has gone', async () => {
  let ahead = 0;
  const { address } = await servers.start({}, { now: () => Date.now() + ahead });
  const ann = await (await servers.guest(address, 'Ann')).connect();
  const bob = await servers.guest(address, 'Bob');
  const left = await find(ann, 'a');
  await ann.join(left, 0);
  ahead = 60_000;
  const cleo = await servers.guest(address, 'Cleo');
  const isHostHere = async (): Promise<boolean | undefined> =>
    (await cleo.call<PublicTables>('GET', '/tables')).body.tables[0]?.isHostHere;
  await expect.poll(isHostHere).toBe(true);
  await ann.ask({ type: 'part', table: left });
  expect(await find(bob, 'b')).not.toBe(left);
});

test('somebody who may not be called what they want to be is told so and sits nowhere', async () => {
  const { address } = await servers.start();
  const ann = await servers.guest(address, 'Ann');
  const answer = await ann.call('POST', '/tables/find', { ...wanted, name: 'Host', nonce: 'a'.repeat(32) });
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'wrongName', why: 'reserved' } } });
});
