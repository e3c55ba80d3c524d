import type { Game } from '@potager/kernel';
import { makeMirror, nextMirror, type RedactedEntry } from '@potager/table';
import { registry } from '@potager/games/registry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missedIn, newsIn, NO_LIMITS, TestClient, TestServers } from './testing/index.ts';
import { TestMatch } from './testing/test-match.ts';

let servers: TestServers;
let address: string;

beforeEach(async () => {
  servers = new TestServers();
  ({ address } = await servers.start({ limits: NO_LIMITS }));
});

afterEach(() => servers.end());

const playing = async (): Promise<TestMatch> => {
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  await match.start();
  return match;
};

test('after a lost connection one message brings exactly what was missed', async () => {
  const match = await playing();
  await match.play(5);
  const { players, table } = match;
  const lost = players[0]!;
  const seen = match.version;
  const other = await new TestClient(address, lost.cookie).connect();
  await other.join(table, 0);
  lost.hangUp();
  await lost.until(() => lost.closed !== undefined);
  await players[1]!.command(table, { kind: 'say', text: 'still there?' });
  await players[1]!.command(table, { kind: 'say', text: 'hello' });
  await lost.connect();
  const result = await lost.join(table, 0, seen);
  expect(result.kind).toBe('update');
  const entries = result.kind === 'update' ? result.update.entries : [];
  expect(entries.map(({ n }) => n)).toEqual([seen + 1, seen + 2]);
  other.hangUp();
});

test('who remembers another entry of that number, from before a backup was brought back, gets a whole picture', async () => {
  const match = await playing();
  await match.play(5);
  const [ann] = match.players as [TestClient];
  const { n: from, at } = ann.entries.at(-1) as RedactedEntry;
  const join = async (time: number) => ann.ask({ type: 'join', table: match.table, as: 0, from, at: time });
  expect(await join(at)).toMatchObject({ result: { kind: 'update', update: { entries: [] } } });
  expect(await join(at + 1)).toMatchObject({ result: { kind: 'snapshot', snapshot: { n: from } } });
});

test('updates alone lead from the first snapshot to where things stand', async () => {
  const match = await playing();
  const watcher = await (await servers.guest(address, 'Eve')).connect();
  const first = await watcher.join(match.table);
  if (first.kind !== 'snapshot') throw new Error('a newcomer gets a snapshot');
  await match.play(40);
  await watcher.until(() => watcher.lastEntry === match.version);
  const game = (await registry.find(({ name }) => name === 'garden-nation')?.rules())?.game as Game;
  let mirror = makeMirror(first.snapshot);
  for (const message of watcher.messages) {
    if (message.type === 'update') mirror = nextMirror(game, mirror, message.update);
  }
  const now = await (await servers.guest(address, 'Eve')).connect();
  const fresh = await now.join(match.table);
  expect(fresh.kind === 'snapshot' && fresh.snapshot).toMatchObject({
    n: mirror.n,
    view: mirror.view,
    info: mirror.info,
  });
});

test('a command sent twice acts once, on the same line or another', async () => {
  const match = await playing();
  const [ann] = match.players as [TestClient, TestClient];
  const move = match.legal(0)[0] as string;
  const first = await match.move(0, move, 'same');
  const again = await match.move(0, move, 'same');
  const n = first.ok && first.result.kind === 'entry' ? first.result.n : -1;
  // What is new came with the first answer; the second brings nothing twice.
  const known = { ok: true, result: { kind: 'entry', n } };
  expect(first).toMatchObject(known);
  expect(again).toEqual(known);
  const elsewhere = await new TestClient(address, ann.cookie).connect();
  const version = 0;
  const third = await elsewhere.command(match.table, { kind: 'move', seat: 0, move, version }, 'same');
  expect(third).toEqual(known);
  const moved = (entries: readonly RedactedEntry[]): number => entries.filter(({ kind }) => kind === 'moved').length;
  await match.follow(n);
  expect(moved(ann.entries)).toBe(1);
  elsewhere.hangUp();
});

test('a move made on an old state of things is answered with what was missed', async () => {
  const match = await playing();
  await match.play(12);
  const [ann] = match.players as [TestClient];
  const answer = await ann.command(match.table, { kind: 'move', seat: 0, move: 'anything', version: 3 });
  expect(answer).toMatchObject({ ok: false, missed: { entries: expect.anything() as object } });
  const entries = 'missed' in answer && 'entries' in answer.missed ? answer.missed.entries : [];
  expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: match.version - 3 }, (_, i) => i + 4));
});

test('what was missed is not sent again', async () => {
  const match = await playing();
  const [ann, bob] = match.players as [TestClient, TestClient];
  await match.play(4);
  // Both at once: one of them learns with the refusal what the other one has done.
  const version = match.version;
  const mover = match.legal(0).length > 0 ? 0 : 1;
  const [quick, slow] = mover === 0 ? [ann, bob] : [bob, ann];
  const move = { kind: 'move', seat: mover, move: match.legal(mover)[0] as string, version } as const;
  const answers = await Promise.all([
    quick.command(match.table, move),
    slow.command(match.table, { kind: 'move', seat: 1 - mover, move: 'anything', version: 2 }),
  ]);
  expect(answers).toMatchObject([{ ok: true }, { ok: false, missed: { entries: expect.anything() as object } }]);
  await slow.command(match.table, { kind: 'say', text: 'well' });
  await slow.until(() => slow.entries.some(({ kind }) => kind === 'said'));
  const told = slow.messages.flatMap((message) => newsIn(message)?.entries ?? []);
  const missed = slow.messages.flatMap((message) => missedIn(message)?.entries ?? []);
  const last = missed.at(-1)?.n ?? 0;
  expect(last).toBeGreaterThanOrEqual(version);
  expect(told.filter(({ n }) => n > version && n <= last).length + missed.filter(({ n }) => n > version).length).toBe(
    last - version,
  );
});

test('who is far behind gets a whole picture instead', async () => {
  const match = await playing();
  const [ann, bob] = match.players as [TestClient, TestClient];
  await match.play(8);
  for (let n = 0; n < 151; n++) {
    await bob.command(match.table, { kind: 'askPause' });
    await bob.command(match.table, { kind: 'decline' });
  }
  const answer = await ann.command(match.table, { kind: 'move', seat: 0, move: 'anything', version: 4 });
  expect(answer).toMatchObject({ ok: false, missed: { snapshot: { n: match.version, info: { status: 'playing' } } } });
});

test('a version nobody can have seen is an error', async () => {
  const match = await playing();
  const move = match.legal(0)[0] as string;
  const [ann] = match.players as [TestClient];
  const version = match.version + 1;
  const answer = await ann.command(match.table, { kind: 'move', seat: 0, move, version });
  expect(answer).toEqual({ ok: false, error: { code: 'unreadable', detail: 'there is no such entry' } });
  expect(await match.move(0, move)).toMatchObject({ ok: true });
});

test('a move that something unseen has made impossible is answered with that, not refused', async () => {
  const match = await TestMatch.open(servers, address, { game: 'gardlings', seats: 2 });
  await match.start();
  const [ann] = match.players as [TestClient];
  await match.move(0, 'stop');
  const version = ann.lastEntry!;
  await match.follow(version);
  expect(match.legal(0)).toEqual(['resume']);
  await match.move(1, 'stop');
  await match.follow(version + 1);
  const stale = await ann.command(match.table, { kind: 'move', seat: 0, move: 'resume', version });
  expect(stale).toMatchObject({ ok: false, missed: { entries: [{ n: version + 1 }] } });
  expect(await match.move(0, 'resume')).toMatchObject({ ok: false, refusal: { rule: 'GL-B8' } });
});

test('a move that is not legal is refused with the rule and its figures, and changes nothing', async () => {
  const match = await playing();
  const before = match.version;
  const answer = await match.move(0, 'no such move');
  expect(answer).toMatchObject({ ok: false, refusal: { rule: 'notation', key: 'unreadable', text: 'no such move' } });
  expect(await match.move(1, match.legal(0)[0] as string)).toMatchObject({ ok: false });
  const [ann, bob] = match.players as [TestClient, TestClient];
  const foreign = await ann.command(match.table, {
    kind: 'move',
    seat: 1,
    move: match.legal(1)[0] as string,
    version: before,
  });
  expect(foreign).toEqual({ ok: false, refusal: { rule: 'table', key: 'notYourSeat', seat: 1 } });
  expect((await bob.join(match.table, 1, before)).kind).toBe('update');
  expect(match.version).toBe(before);
});

test('moments and history show what was, to those who have joined', async () => {
  const match = await playing();
  await match.play(10);
  const [ann] = match.players as [TestClient];
  const then = await ann.ask({ type: 'moment', table: match.table, n: 3 });
  expect(then).toMatchObject({ ok: true, result: { kind: 'moment', snapshot: { n: 3 } } });
  const history = await ann.ask({ type: 'history', table: match.table, from: 0, to: 2 });
  expect(history).toMatchObject({ ok: true, result: { entries: [{ n: 0, kind: 'opened' }, { n: 1 }, { n: 2 }] } });
  expect(JSON.stringify(history)).not.toContain('secret');
  expect(await ann.ask({ type: 'moment', table: match.table, n: 9999 })).toMatchObject({ ok: false });
  const stranger = await (await servers.guest(address, 'Eve')).connect();
  const refused = await stranger.ask({ type: 'moment', table: match.table, n: 3 });
  expect(refused).toEqual({ ok: false, error: { code: 'notJoined' } });
});

test('nobody looks through the eyes of a seat that is not theirs', async () => {
  const match = await playing();
  const eve = await (await servers.guest(address, 'Eve')).connect();
  const answer = await eve.ask({ type: 'join', table: match.table, as: 0 });
  expect(answer).toEqual({ ok: false, error: { code: 'notYourSeat' } });
});

test('who is made to stand up goes on as a spectator', async () => {
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  const [ann, bob] = match.players as [TestClient, TestClient];
  await ann.command(match.table, { kind: 'clearSeat', seat: 1 });
  await ann.command(match.table, { kind: 'seatBot', seat: 1, level: 'sprout' });
  await ann.command(match.table, { kind: 'start' });
  await bob.until(() => bob.entries.some(({ kind }) => kind === 'moved'));
  const eve = await (await servers.guest(address, 'Eve')).connect();
  const { snapshot } = (await eve.join(match.table)) as Extract<
    Awaited<ReturnType<TestClient['join']>>,
    { kind: 'snapshot' }
  >;
  const told = bob.messages.findLast((message) => message.type === 'update' && message.update.view !== undefined);
  expect(told?.type === 'update' && Object.keys(told.update.view ?? {})).toEqual(Object.keys(snapshot.view ?? {}));
  expect(told?.type === 'update' && told.update.turnStatus.legal).toEqual([]);
});
