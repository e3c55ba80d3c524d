import { applyLobbyChange, DEFAULT_SETTINGS, type LobbyList, type Presence } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_LIMITS, type TestClient, TestServers } from './testing/index.ts';
import { TestMatch } from './testing/test-match.ts';

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

test('spectators see everything as much later as the table wants, by any way there is', async () => {
  let ahead = 0;
  const { address } = await servers.start({}, { now: () => Date.now() + ahead });
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2, settings: { delay: 60 } });
  const eve = await (await servers.guest(address, 'Eve')).connect();
  await eve.join(match.table);
  await match.start();
  await match.play(6);
  const last = match.version;
  // The start itself is not old enough yet.
  expect(await eve.join(match.table)).toMatchObject({
    kind: 'snapshot',
    snapshot: { n: 2, info: { status: 'waiting' } },
  });
  expect(eve.entries).toEqual([]);
  for (const question of [{ type: 'moment', n: last } as const, { type: 'history', from: 0, to: last } as const]) {
    expect(await eve.ask({ ...question, table: match.table })).toMatchObject({ ok: false });
  }
  await match.players[0]?.command(match.table, { kind: 'resign', seat: 0 });
  expect((await eve.call('GET', `/tables/${match.table}/record`)).status).toBe(409);
  expect((await match.players[0]!.call('GET', `/tables/${match.table}/record`)).status).toBe(200);

  ahead = 61_000;
  const now = await eve.join(match.table, undefined, 2);
  expect(now.kind === 'update' && now.update.entries.map(({ n }) => n)).toEqual(
    Array.from({ length: last }, (_, i) => i + 3),
  );
  expect((await eve.call('GET', `/tables/${match.table}/record`)).status).toBe(200);
});

test('what becomes old enough comes by itself', async () => {
  const { address } = await servers.start();
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2, settings: { delay: 1 } });
  const eve = await (await servers.guest(address, 'Eve')).connect();
  await eve.join(match.table);
  await match.start();
  await match.play(3);
  const seen = (eve.lastEntry ?? 0) < match.version;
  expect(seen).toBe(true);
  await eve.until(() => eve.lastEntry === match.version);
  expect(eve.entries.map(({ n }) => n)).toEqual(Array.from({ length: match.version - 2 }, (_, i) => i + 3));
});

test('those who come and go all the time are told of together, not each', async () => {
  const { address } = await servers.start({ limits: NO_LIMITS });
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  const [ann] = match.players as [TestClient];
  const eve = await (await servers.guest(address, 'Eve')).connect();
  const { table } = match;
  const asked = Array.from({ length: 100 }, () => [eve.ask({ type: 'join', table }), eve.ask({ type: 'part', table })]);
  const answers = await Promise.all(asked.flat());
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await eve.join(table)).toMatchObject({ presence: { online: 3, watchers: 1 } });
  const presences = (): Presence[] =>
    ann.messages.flatMap((message) => (message.type === 'presence' ? [message.presence] : []));
  await ann.until(() => presences().at(-1)?.watchers === 1);
  expect(presences().length).toBeLessThan(50);
});

test('presence tells who is there', async () => {
  const { address } = await servers.start();
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  const [ann, bob] = match.players as [TestClient, TestClient];
  const eve = await (await servers.guest(address, 'Eve')).connect();
  const joined = await eve.join(match.table);
  expect(joined).toMatchObject({ presence: { online: 3, watchers: 1 } });
  bob.hangUp();
  await ann.until(() => ann.messages.some((message) => message.type === 'presence' && message.presence.online === 1));
});

test('late spectators all get every entry, however much time goes by between one and the next', async () => {
  let time = Date.now();
  // Whoever asks for the time takes some.
  let step = 1;
  const { address } = await servers.start({ limits: NO_LIMITS }, { now: () => (time += step) });
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2, settings: { delay: 1 } });
  const spectators = [];
  for (const name of ['Eve', 'Flo', 'Gil']) {
    const spectator = await (await servers.guest(address, name)).connect();
    await spectator.join(match.table);
    spectators.push(spectator);
  }
  await match.start();
  await match.play(30);
  const last = match.version;
  time += 500;
  step = 20;
  for (const spectator of spectators) await spectator.until(() => (spectator.lastEntry ?? 0) >= last);
  for (const { entries } of spectators) {
    expect(entries.map(({ n }) => n)).toEqual(
      Array.from({ length: entries.length }, (_, i) => last - entries.length + 1 + i),
    );
  }
});

test('whoever gets up to look on is no longer there as a player', async () => {
  const { address } = await servers.start();
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  const [ann, bob] = match.players as [TestClient, TestClient];
  await bob.join(match.table);
  await ann.until(() =>
    ann.messages.some(
      ({ type, ...told }) => type === 'presence' && JSON.stringify(told).includes('"online":1,"watchers":1'),
    ),
  );
  expect(await bob.join(match.table, 1)).toMatchObject({ presence: { online: 3, watchers: 0 } });
});

/** The lobby as somebody knows it who got a list and every change since. */
function lobbyOf(client: TestClient, list: LobbyList): LobbyList {
  let known = list;
  for (const message of client.messages) {
    if (message.type !== 'lobby' || message.version <= known.version) continue;
    expect(message.version).toBe(known.version + 1);
    known = { version: message.version, tables: applyLobbyChange(known.tables, message.change) };
  }
  return known;
}

async function openLobby(client: TestClient): Promise<LobbyList> {
  const answer = await client.ask({ type: 'lobby', isOpen: true });
  if (!answer.ok || answer.result.kind !== 'lobby') throw new Error('no lobby');
  return answer.result;
}

test('the lobby shows public tables only, and what changes while it is open', async () => {
  const { address } = await servers.start();
  const ann = await (await servers.guest(address, 'Ann')).connect();
  const eve = await (await servers.guest(address, 'Eve')).connect();
  const opened = await openLobby(eve);
  expect(opened.tables).toEqual([]);
  await ann.openTable({ game: 'eden', seats: 3 });
  const settings = { ...DEFAULT_SETTINGS, isPublic: true };
  const table = await ann.openTable({ game: 'gardlings', seats: 2, settings });
  await ann.sit(table, 0);
  await eve.until(() => JSON.stringify(lobbyOf(eve, opened)).includes('"human"'));
  expect(lobbyOf(eve, opened).tables).toMatchObject([
    { table, game: 'gardlings', seats: [{ name: 'Ann', nonce: '' }, { kind: 'open' }] },
  ]);
});

test('a change in a full lobby is told, not the whole lobby, and whoever comes later hears the next', async () => {
  const { address } = await servers.start();
  const ann = await (await servers.guest(address, 'Ann')).connect();
  const [eve, fay] = await Promise.all(
    ['Eve', 'Fay'].map(async (name) => (await servers.guest(address, name)).connect()),
  );
  if (!eve || !fay) throw new Error('nobody came');
  const settings = { ...DEFAULT_SETTINGS, isPublic: true };
  const tables: string[] = [];
  for (let i = 0; i < 30; i++) tables.push(await ann.openTable({ game: 'eden', seats: 3, settings }));
  const eves = await openLobby(eve);
  expect(eves.tables.map(({ table }) => table)).toEqual(tables.toReversed());
  await ann.sit(tables[3] as string, 1);
  const fays = await openLobby(fay);
  await ann.sit(tables[9] as string, 1);
  for (const [client, list] of [
    [eve, eves],
    [fay, fays],
  ] as const) {
    const seated = (): number => JSON.stringify(lobbyOf(client, list)).split('"human"').length - 1;
    await client.until(() => seated() === 2);
    expect(lobbyOf(client, list).tables).toHaveLength(30);
  }
  const told = eve.messages.filter(({ type }) => type === 'lobby');
  expect(JSON.stringify(told).length).toBeLessThan(JSON.stringify(eves).length / 5);
});
