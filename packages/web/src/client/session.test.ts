import { SPECTATOR } from '@potager/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LoadedGame } from '../games/catalog.ts';
import { findEntry } from '../games/find-entry.ts';
import type { LocalPlan } from '../local/local-message.ts';
import { MemoryLogStore } from '../local/testing/memory-log-store.ts';
import { makeNonce } from './nonce.ts';
import { awaitedOf, Session } from './session.ts';
import { TestHostClient } from './testing/test-host-client.ts';

let browsers = 0;
let store: MemoryLogStore;
let clients: TestHostClient[];
let browser: string;

beforeEach(() => {
  store = new MemoryLogStore();
  clients = [];
  browser = `session ${String(browsers++)}`;
});

afterEach(() => {
  for (const client of clients) client.close();
});

async function loadGame(name: string): Promise<LoadedGame> {
  const entry = findEntry(name);
  if (entry === undefined) throw new Error(name);
  return { entry, game: (await entry.rules()).game, board: undefined, sounds: {} };
}

const PLAN: LocalPlan = {
  game: 'garden-nation',
  options: {},
  chairs: [
    { kind: 'human', name: 'Ann' },
    { kind: 'human', name: 'Ben' },
  ],
  isStarted: true,
};

function makeKeeper(): TestHostClient {
  const client = new TestHostClient(store, browser);
  clients.push(client);
  return client;
}

/** A session at a new table. */
async function begin(plan = PLAN): Promise<{ readonly session: Session; readonly client: TestHostClient }> {
  const client = makeKeeper();
  const table = (await client.host.run({ kind: 'open', plan }, makeNonce())) as string;
  const session = new Session(table, client, loadGame);
  await session.open();
  return { session, client };
}

/** Joins as whoever is to move. */
async function takeTurn(session: Session): Promise<string> {
  for (const seat of session.mySeats.value) {
    await session.joinAs(seat);
    const move = session.mirror.value?.turnStatus.legal[0];
    if (move !== undefined) return move;
  }
  throw new Error('nobody is to move');
}

const lastEntry = ({ mirror }: Session): number | undefined => mirror.value?.n;

describe('a session', () => {
  it('begins as a spectator, knows its own seats, and sees with the eyes of one of them when asked to', async () => {
    const { session } = await begin();
    expect(session.viewer.value).toBe(SPECTATOR);
    expect(session.mySeats.value).toEqual([0, 1]);
    expect(session.mirror.value?.turnStatus.legal).toEqual([]);
    const move = await takeTurn(session);
    expect(session.mirror.value?.turnStatus.legal).toContain(move);
    expect(session.error.value).toBeUndefined();
  });

  it('plays, shows what happened, and takes back', async () => {
    const { session } = await begin();
    const before = lastEntry(session)!;
    const move = await takeTurn(session);
    const steps = session.happened.value.n;
    const playing = session.play(move);
    expect(session.isBusy.value).toBe(true);
    await playing;
    expect(session.isBusy.value).toBe(false);
    expect(lastEntry(session)).toBe(before + 1);
    expect(session.happened.value.n).toBeGreaterThan(steps);
    expect(session.happened.value.events.length).toBeGreaterThan(0);
    await session.undo();
    expect(session.mirror.value?.log.at(-1)).toMatchObject({ kind: 'undone' });
    // Nothing moves on the board where the way back is not shown step by step.
    expect(session.happened.value.events).toEqual([]);
  });

  it('says what was refused, each time', async () => {
    const { session } = await begin();
    await takeTurn(session);
    await session.play('no such move');
    const first = session.refusal.value;
    await session.play('no such move');
    expect(first?.refusal).toBeDefined();
    expect(session.refusal.value?.count).toBe((first?.count ?? 0) + 1);
  });

  it('says that something was not saved, and that there is no such table', async () => {
    const { session } = await begin();
    store.problem = new Error('the disk is full');
    expect(await session.command({ kind: 'say', text: 'hello' })).toBe(false);
    expect(session.notSaved.value).toBe(1);
    const lost = new Session('nowhere', makeKeeper(), loadGame);
    await lost.open();
    expect(lost.error.value).toBe('noSuchTable');
  });

  it('follows what another page does', async () => {
    const { session, client } = await begin();
    const other = new Session(session.table, makeKeeper(), loadGame);
    await other.open();
    await other.command({ kind: 'say', text: 'hello' });
    await client.until(() => session.mirror.value?.log.at(-1)?.kind === 'said');
    expect(session.hasNewTalk.value).toBe(false);
    expect(lastEntry(session)).toBe(lastEntry(other));
  });

  it('catches up after a lost connection, and asks for no more than it missed', async () => {
    const { session, client } = await begin();
    const other = new Session(session.table, makeKeeper(), loadGame);
    await other.open();
    client.isDeaf = true;
    await other.command({ kind: 'say', text: 'one' });
    await other.command({ kind: 'say', text: 'two' });
    const known = session.mirror.value!.log.length;
    await client.comeBack();
    await client.until(() => lastEntry(session) === lastEntry(other));
    expect(session.mirror.value?.log.length).toBe(known + 2);
  });

  it('mends a gap by itself', async () => {
    const { session, client } = await begin();
    const other = new Session(session.table, makeKeeper(), loadGame);
    await other.open();
    const before = lastEntry(session)!;
    client.isDeaf = true;
    await other.command({ kind: 'say', text: 'lost on the way' });
    await client.until(() => client.lost.some(({ type }) => type === 'update'));
    client.isDeaf = false;
    await other.command({ kind: 'say', text: 'heard' });
    await client.until(() => lastEntry(session) === before + 2);
    expect(session.mirror.value?.log.map(({ n }) => n)).toEqual(Array.from({ length: before + 3 }, (_, n) => n));
  });

  it('looks at a past moment while the present goes on, and returns to it', async () => {
    const { session } = await begin();
    await session.look(0);
    expect(session.moment.value?.n).toBe(0);
    await session.command({ kind: 'say', text: 'hello' });
    expect(session.moment.value?.n).toBe(0);
    session.returnToNow();
    expect(session.moment.value).toBeUndefined();
    await session.look(999);
    expect(session.moment.value).toBeUndefined();
  });

  it('fetches the part of a long log that it was not given', async () => {
    const open = { kind: 'open' } as const;
    const { session, client } = await begin({ ...PLAN, chairs: [open, open], isStarted: false });
    const nonce = '0'.repeat(32);
    for (let i = 0; i < 110; i++) {
      await session.command({ kind: 'sit', seat: 0, nonce });
      await session.command({ kind: 'stand', seat: 0 });
    }
    const late = new Session(session.table, client, loadGame);
    await late.open();
    expect(late.mirror.value?.log).toHaveLength(200);
    await late.reachBack();
    expect(late.mirror.value?.log.map(({ n }) => n)).toEqual(Array.from({ length: 221 }, (_, n) => n));
  });

  it('hears nothing more once it has ended', async () => {
    const { session, client } = await begin();
    const before = lastEntry(session);
    session.end();
    const other = new Session(session.table, client, loadGame);
    await other.open();
    await other.command({ kind: 'say', text: 'hello' });
    expect(lastEntry(session)).toBe(before);
  });
});

it('those awaited are the seats of people who play themselves', async () => {
  const { session } = await begin();
  await takeTurn(session);
  const mirror = session.mirror.value;
  if (mirror === undefined) throw new Error('there is no picture');
  const awaited = awaitedOf(mirror, [0, 1]);
  expect(awaited.length).toBeGreaterThan(0);
  expect(awaitedOf(mirror, [])).toEqual([]);
});
