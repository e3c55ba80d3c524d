import { DEFAULT_SETTINGS } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_LIMITS, TestClient, TestGarden } from './testing.ts';
import { TestMatch } from './test-match.ts';

let garden: TestGarden;

beforeEach(() => {
  garden = new TestGarden();
});

afterEach(() => garden.end());

test('spectators see everything as much later as the table wants, by any way there is', async () => {
  let ahead = 0;
  const { address } = await garden.start({}, { now: () => Date.now() + ahead });
  const match = await TestMatch.open(garden, address, { game: 'garden-nation', seats: 2, settings: { delay: 60 } });
  const eve = await (await garden.guest(address, 'Eve')).connect();
  await eve.join(match.table);
  await match.start();
  await match.play(6);
  const last = match.version;
  // The start itself is not old enough yet.
  expect(await eve.join(match.table)).toMatchObject({
    kind: 'snapshot',
    snapshot: { n: 2, hall: { status: 'waiting' } },
  });
  expect(eve.entries).toEqual([]);
  for (const question of [{ type: 'moment', n: last } as const, { type: 'history', from: 0, to: last } as const]) {
    expect(await eve.ask({ ...question, table: match.table })).toMatchObject({ ok: false });
  }
  await match.players[0]?.command(match.table, { kind: 'resign', seat: 0 });
  expect((await eve.call('GET', `/tables/${match.table}/record`)).status).toBe(409);
  expect((await (match.players[0] as TestClient).call('GET', `/tables/${match.table}/record`)).status).toBe(200);

  ahead = 61_000;
  const now = await eve.join(match.table, undefined, 2);
  expect(now.kind === 'update' && now.update.entries.map(({ n }) => n)).toEqual(
    Array.from({ length: last }, (_, i) => i + 3),
  );
  expect((await eve.call('GET', `/tables/${match.table}/record`)).status).toBe(200);
});

test('what becomes old enough comes by itself', async () => {
  const { address } = await garden.start();
  const match = await TestMatch.open(garden, address, { game: 'garden-nation', seats: 2, settings: { delay: 1 } });
  const eve = await (await garden.guest(address, 'Eve')).connect();
  await eve.join(match.table);
  await match.start();
  await match.play(3);
  const seen = (eve.lastEntry ?? 0) < match.version;
  expect(seen).toBe(true);
  await eve.until(() => eve.lastEntry === match.version);
  expect(eve.entries.map(({ n }) => n)).toEqual(Array.from({ length: match.version - 2 }, (_, i) => i + 3));
});

test('presence tells who is there', async () => {
  const { address } = await garden.start();
  const match = await TestMatch.open(garden, address, { game: 'garden-nation', seats: 2 });
  const [ann, bob] = match.players as [TestClient, TestClient];
  const eve = await (await garden.guest(address, 'Eve')).connect();
  const joined = await eve.join(match.table);
  expect(joined).toMatchObject({ presence: { online: 3, watchers: 1 } });
  bob.hangUp();
  await ann.until(() => ann.messages.some((message) => message.type === 'presence' && message.presence.online === 1));
});

test('late spectators all get every entry, however much time goes by between one and the next', async () => {
  let time = Date.now();
  // Whoever asks for the time takes some.
  let step = 1;
  const { address } = await garden.start({ limits: NO_LIMITS }, { now: () => (time += step) });
  const match = await TestMatch.open(garden, address, { game: 'garden-nation', seats: 2, settings: { delay: 1 } });
  const spectators = [];
  for (const name of ['Eve', 'Flo', 'Gil']) {
    const spectator = await (await garden.guest(address, name)).connect();
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

test('who is gone while the others wait is stood in for, and plays again when they are back', async () => {
  const { address } = await garden.start({ absenceSeconds: 1 });
  const match = await TestMatch.open(garden, address, { game: 'garden-nation', seats: 2 });
  const [ann, bob] = match.players as [TestClient, TestClient];
  await match.start();
  bob.hangUp();
  await ann.until(() => ann.entries.some(({ kind }) => kind === 'stoodIn'));
  await ann.until(() => ann.entries.some((entry) => entry.kind === 'moved' && entry.seat === 1));
  const back = await new TestClient(address, bob.cookie).connect();
  await back.join(match.table, 1);
  await ann.until(() => ann.entries.some(({ kind }) => kind === 'returned'));
  expect(ann.entries.find(({ kind }) => kind === 'stoodIn')).toMatchObject({ seat: 1, why: 'absent' });
  back.hangUp();
});

test('nobody has waited while nobody was there', async () => {
  const { address } = await garden.start({ absenceSeconds: 2 });
  const match = await TestMatch.open(garden, address, { game: 'gardlings', seats: 3 });
  await match.start();
  for (const player of match.players) player.hangUp();
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const back = await new TestClient(address, match.players[0]?.cookie).connect();
  await back.join(match.table, 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(back.entries).toEqual([]);
  await back.until(() => back.entries.filter(({ kind }) => kind === 'stoodIn').length === 2);
  back.hangUp();
});

test('whoever gets up to look on is no longer there as a player', async () => {
  const { address } = await garden.start();
  const match = await TestMatch.open(garden, address, { game: 'garden-nation', seats: 2 });
  const [ann, bob] = match.players as [TestClient, TestClient];
  await bob.join(match.table);
  await ann.until(() =>
    ann.messages.some(
      ({ type, ...told }) => type === 'presence' && JSON.stringify(told).includes('"online":1,"watchers":1'),
    ),
  );
  expect(await bob.join(match.table, 1)).toMatchObject({ presence: { online: 3, watchers: 0 } });
});

test('the lobby shows public tables only, and what changes while it is open', async () => {
  const { address } = await garden.start();
  const ann = await (await garden.guest(address, 'Ann')).connect();
  const eve = await (await garden.guest(address, 'Eve')).connect();
  expect(await eve.ask({ type: 'lobby', isOpen: true })).toMatchObject({ result: { kind: 'lobby', tables: [] } });
  await ann.openTable({ game: 'eden', seats: 3 });
  const settings = { ...DEFAULT_SETTINGS, isPublic: true };
  const table = await ann.openTable({ game: 'gardlings', seats: 2, settings });
  await ann.sit(table, 0);
  const told = (): object[] => eve.messages.flatMap((message) => (message.type === 'lobby' ? [message.tables] : []));
  await eve.until(() => JSON.stringify(told()).includes('"human"'));
  expect(told().at(-1)).toMatchObject([
    { table, game: 'gardlings', seats: [{ name: 'Ann', nonce: '' }, { kind: 'open' }] },
  ]);
});
