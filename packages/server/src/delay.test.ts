import { createHash } from 'node:crypto';
import type { Command, Me, NewReport } from '@potager/table';
import { DEFAULT_SETTINGS } from '@potager/table';
import { afterEach, expect, test } from 'vitest';
import { NO_LIMITS, TestClient, TestServers } from './testing/index.ts';
import { TestMatch } from './testing/test-match.ts';

/**
 * Delay means delay: the same evening twice, with the same people, chance and time. They differ only in what happens
 * within the delay. Whoever sees everything later asks whatever can be asked, by every way there is, and gets the same
 * bytes.
 */
const gardens: TestServers[] = [];

afterEach(async () => {
  await Promise.all(gardens.splice(0).map((servers) => servers.end()));
});

const DELAY_MS = 60_000;
const SETTINGS = {
  ...DEFAULT_SETTINGS,
  delay: DELAY_MS / 1000,
  isPublic: true,
  clock: { kind: 'correspondence', hours: 24 },
} as const;

/** One of the two evenings. */
interface Evening {
  readonly servers: TestServers;
  readonly address: string;
  readonly match: TestMatch;
  /** Who opened the table and holds no seat at it. */
  readonly host: TestClient;
  /** Who came to watch, looks at the lobby, and has said something. */
  readonly eve: TestClient;
  readonly pass: (milliseconds: number) => void;
}

async function begin(): Promise<Evening> {
  const servers = new TestServers();
  gardens.push(servers);
  let time = 1_800_000_000_000;
  let drawn = 0;
  const { address } = await servers.start(
    { limits: { ...NO_LIMITS, tablesPerPerson: 1 } },
    {
      now: () => time,
      randomBytes: (count) => createHash('sha512').update(`${drawn++}`).digest().subarray(0, count),
    },
  );
  const host = await (await servers.guest(address, 'Hugo')).connect();
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2, settings: SETTINGS, host });
  const eve = await (await servers.guest(address, 'Eve')).connect();
  for (const late of [host, eve]) await late.join(match.table);
  // Before she looks, so that what she is told is the same every time.
  await expect.poll(async () => JSON.stringify((await eve.call('GET', '/tables')).body)).toContain('"watchers":2');
  await eve.ask({ type: 'lobby', isOpen: true });
  await eve.command(match.table, { kind: 'say', text: 'good luck' });
  return { servers, address, match, host, eve, pass: (milliseconds) => (time += milliseconds) };
}

/** Moves, talk, comings and goings, the end, and the table that follows. */
async function liveOn({ servers, address, match }: Evening): Promise<void> {
  const [ann, bob] = match.players as [TestClient, TestClient];
  await match.play(9);
  await ann.command(match.table, { kind: 'say', text: 'nearly there' });
  await (await (await servers.guest(address, 'Gus')).connect()).join(match.table);
  await ann.command(match.table, { kind: 'askPause' });
  await bob.command(match.table, { kind: 'decline' });
  await bob.command(match.table, { kind: 'resign', seat: 1 });
  expect((await ann.call('POST', `/tables/${match.table}/rematch`)).status).toBe(200);
  ann.hangUp();
}

const COMMANDS: readonly Command[] = [
  { kind: 'sit', seat: 0, nonce: '0'.repeat(32) },
  { kind: 'stand', seat: 0 },
  { kind: 'seatBot', seat: 1, level: 'sprout' },
  { kind: 'clearSeat', seat: 1 },
  { kind: 'change', settings: DEFAULT_SETTINGS },
  { kind: 'start' },
  { kind: 'askPause' },
  { kind: 'agree' },
  { kind: 'decline' },
  { kind: 'unpause' },
  { kind: 'leave', seat: 0 },
  { kind: 'return', seat: 0 },
  { kind: 'order', seat: 0, order: null },
  { kind: 'resign', seat: 0 },
];

/** Numbers of entries that there are, that there are not, and that there are for some alone. */
const NUMBERS = [0, 3, 4, 8, 10, 11, 12, 15, 20, 25, 30, 1000];

/** Every question that leaves things as they are. */
async function look(client: TestClient, table: string, players: readonly string[]): Promise<string[]> {
  const answers: unknown[] = [];
  for (const path of ['/tables', `/tables/${table}`, `/tables/${table}/record`, '/me/tables', '/me/export']) {
    answers.push(await http(client, 'GET', path));
  }
  answers.push(await client.join(table));
  for (const n of NUMBERS) {
    answers.push(await client.ask({ type: 'moment', table, n }));
    answers.push(await client.ask({ type: 'history', table, from: 0, to: n }));
    answers.push(await client.ask({ type: 'join', table, from: n }));
    answers.push(await client.command(table, { kind: 'move', seat: 0, move: 'build 1', version: n }));
    answers.push(await client.command(table, { kind: 'undo', seat: 1, version: n }));
    const report: NewReport = { about: players[0] as string, reason: 'talk', entry: n };
    answers.push(await http(client, 'POST', `/tables/${table}/reports`, report));
  }
  answers.push(await client.ask({ type: 'join', table, as: 0 }));
  answers.push(await client.ask({ type: 'lobby', isOpen: true }));
  answers.push(await http(client, 'POST', `/tables/${table}/rematch`));
  return answers.map((answer) => JSON.stringify(answer));
}

/** And what would change something, if it were allowed. */
async function meddle(client: TestClient, table: string): Promise<string[]> {
  const answers: unknown[] = [];
  for (const command of COMMANDS) answers.push(await client.command(table, command));
  for (const id of ['first', 'first', 'second']) {
    answers.push(await client.command(table, { kind: 'say', text: `is it ${id}?` }, id));
  }
  answers.push(await http(client, 'GET', '/me/export'));
  return answers.map((answer) => JSON.stringify(answer));
}

async function http(client: TestClient, method: string, path: string, sent?: object): Promise<object> {
  const { status, body } = await client.call(method, path, sent);
  return { path, status, body };
}

const idsOf = async (players: readonly TestClient[]): Promise<string[]> =>
  Promise.all(players.map(async (player) => (await player.call<Me>('GET', '/me')).body.person));

interface Asking {
  readonly players: readonly string[];
  /**
   * Until a game has started nobody is late: whoever starts it, talks or comes to watch knows by that whether it has.
   */
  readonly mayMeddle: boolean;
}

/** Everything that those learn who see everything later. */
async function learn({ address, match, host, eve }: Evening, { players, mayMeddle }: Asking): Promise<string[]> {
  const again = new TestClient(address, eve.cookie);
  const clients = mayMeddle ? [eve, await again.connect(), host] : [eve];
  const answers: string[] = [];
  for (const client of clients) {
    answers.push(...(await look(client, match.table, players)));
    if (mayMeddle) answers.push(...(await meddle(client, match.table)));
  }
  // One table is all that the host may have open.
  if (mayMeddle) answers.push(JSON.stringify(await http(host, 'POST', '/tables', { game: 'eden', seats: 3 })));
  for (const path of ['/tables', `/tables/${match.table}`, `/tables/${match.table}/record`]) {
    answers.push(JSON.stringify(await http(new TestClient(address), 'GET', path)));
  }
  // What is told a little later, such as who is there and what changes in the lobby, is told by then.
  await new Promise((resolve) => setTimeout(resolve, 700));
  for (const client of clients) {
    await client.ask({ type: 'ping' });
    answers.push(...client.received);
  }
  again.hangUp();
  return answers;
}

test.each([
  { what: 'a game that has long begun', isOld: true },
  { what: 'a game that has only just begun', isOld: false },
])('$what: nobody who sees it later can tell what happened meanwhile', { timeout: 60_000 }, async ({ isOld }) => {
  const learnt: string[][] = [];
  const afterwards: string[] = [];
  for (const isEventful of [false, true]) {
    const evening = await begin();
    const { match, pass, eve } = evening;
    if (isOld || isEventful) await match.start();
    if (isOld) {
      await match.play(5);
      pass(DELAY_MS + 1000);
      // It is told by itself, as soon as the server notices what time it is.
      await eve.until(() => eve.received.some((text) => text.includes('"lobby"') && text.includes('"playing"')));
      await eve.join(match.table);
    }
    const players = await idsOf(match.players);
    pass(10_000);
    if (isEventful) await liveOn(evening);
    pass(10_000);
    learnt.push(await learn(evening, { players, mayMeddle: isOld }));
    pass(DELAY_MS);
    afterwards.push(JSON.stringify(await eve.join(match.table)));
  }
  const [quiet, eventful] = learnt as [string[], string[]];
  expect(quiet.length).toBeGreaterThan(80);
  for (const [i, answer] of quiet.entries()) expect(eventful[i]).toBe(answer);
  expect(eventful.length).toBe(quiet.length);
  // Otherwise nothing was proved.
  expect(afterwards[1]).toContain('"status":"over"');
  expect(afterwards[1]).not.toBe(afterwards[0]);
});
