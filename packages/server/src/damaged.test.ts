import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quietly } from './quietly.ts';
import { databaseFile } from './storage/database.ts';
import { checkDatabase } from './storage/integrity-check.ts';
import { salvageFolder } from './storage/salvage.ts';
import { TableStore } from './storage/table-store.ts';
import { TestClient, TestServers, type TestProcess } from './testing/index.ts';
import { TestMatch } from './testing/test-match.ts';

const PAGE = 4096;

let servers: TestServers;
let file: string;

beforeEach(() => {
  servers = new TestServers();
  file = databaseFile(servers.settings.dataFolder);
});

afterEach(() => servers.end());

interface Tables {
  readonly sound: string;
  readonly damaged: string;
  readonly ann: TestClient;
}

/**
 * Two games that have begun; what is said at the second takes up pages of its own, and the words in their middle are
 * found again.
 */
async function playTables(): Promise<Tables> {
  const server = await servers.start();
  const match = await TestMatch.open(servers, server.address, { game: 'garden-nation', seats: 2 });
  await match.start();
  await match.play(8);
  const [ann] = match.players as [TestClient];
  const damaged = await ann.openTable({ game: 'eden', seats: 3 });
  await ann.sit(damaged, 0);
  for (let i = 0; i < 50; i++) {
    await ann.command(damaged, { kind: 'say', text: `${i === 25 ? 'needle' : 'hay'} ${'.'.repeat(200)}` });
  }
  await servers.stop(server);
  return { sound: match.table, damaged, ann };
}

function overwrite(page: number, value = 0xa5): void {
  writeFileSync(file, readFileSync(file).fill(value, page * PAGE, (page + 1) * PAGE));
}

async function expectPlayable(server: TestProcess, { sound, ann }: Tables): Promise<TestClient> {
  const back = await new TestClient(server.address, ann.cookie).connect();
  expect(await back.join(sound, 0)).toMatchObject({ snapshot: { info: { status: 'playing' } } });
  expect(await back.command(sound, { kind: 'say', text: 'we play on' })).toMatchObject({ ok: true });
  return back;
}

test('damage is found soon after the start; what is sound is saved and played on, what is not is named', async () => {
  const tables = await playTables();
  overwrite(Math.floor(readFileSync(file).indexOf('needle') / PAGE));
  const server = await servers.spawn();
  await expect
    .poll(() => server.output, { timeout: 30_000 })
    .toContain('What is sound was saved and is served: 2 tables');
  expect(server.output).toMatch(/logs of these tables are not whole: 2\./);
  expect(server.output).toContain('"potager restore FILE"');
  await expect
    .poll(
      async () =>
        quietly(() =>
          fetch(`${server.address}/healthz`).then(
            ({ status }) => status,
            () => 0,
          ),
        ),
      { timeout: 20_000 },
    )
    .toBe(200);
  const back = await expectPlayable(server, tables);
  expect(await back.ask({ type: 'join', table: tables.damaged })).toEqual({ ok: false, error: { code: 'setAside' } });
  await expect.poll(() => server.output, { timeout: 20_000 }).toMatch(/"table":2,"why":"damaged".*is set aside/);
  back.hangUp();
  const kept = readdirSync(servers.settings.dataFolder).filter((name) => name.includes('.damaged-'));
  expect(kept.some((name) => name.endsWith('Z'))).toBe(true);
});

test('a file that was cut short is served as far as it goes', async () => {
  const tables = await playTables();
  truncateSync(file, Math.floor(readFileSync(file).indexOf('needle') / PAGE) * PAGE);
  const server = await servers.spawn();
  expect(server.output).toContain('The database was damaged.');
  const back = await expectPlayable(server, tables);
  // What was said last is lost: nobody is to go on there as if it had not been.
  expect(await back.ask({ type: 'join', table: tables.damaged })).toEqual({ ok: false, error: { code: 'setAside' } });
  back.hangUp();
});

test('what nothing can be read of is refused, with what to do', async () => {
  await playTables();
  overwrite(0);
  const before = readFileSync(file);
  await expect(servers.spawn()).rejects.toThrow(/cannot be used.*\n.*"potager restore FILE"/);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('while what is sound cannot be saved, it is served as it is, and health says what to do', async () => {
  const tables = await playTables();
  overwrite(Math.floor(readFileSync(file).indexOf('needle') / PAGE));
  // What was begun there once cannot be taken away.
  mkdirSync(join(`${file}.salvage`, 'in-the-way'), { recursive: true });
  const server = await servers.spawn();
  await expect.poll(() => server.output, { timeout: 30_000 }).toContain('It is served as it is');
  const health = async () => (await fetch(`${server.address}/healthz`)).text();
  await expect.poll(health, { timeout: 20_000 }).toContain('The database is damaged. Started anew');
  const back = await expectPlayable(server, tables);
  expect(await back.ask({ type: 'join', table: tables.damaged })).toEqual({ ok: false, error: { code: 'setAside' } });
  back.hangUp();
});

test('where what was written ahead is cut short, every game goes on from what is left', async () => {
  const first = await servers.spawn();
  const match = await TestMatch.open(servers, first.address, { game: 'garden-nation', seats: 2 });
  await match.start();
  await match.play(8);
  await first.kill('SIGKILL');
  const { length } = readFileSync(`${file}-wal`);
  truncateSync(`${file}-wal`, length - 3 * PAGE - 7);
  const second = await servers.spawn();
  const [ann] = match.players as [TestClient];
  const back = await expectPlayable(second, { sound: match.table, damaged: '', ann });
  expect(second.output).not.toContain('damaged');
  back.hangUp();
});

test('where the list of all tables cannot be read, it is made anew from their logs', async () => {
  const { sound, damaged, ann } = await playTables();
  const [root = 0] = listPages(file, ['tables']);
  overwrite(root - 1);
  const { address } = await servers.start();
  const back = await new TestClient(address, ann.cookie).connect();
  expect(await back.join(sound, 0)).toMatchObject({ snapshot: { info: { status: 'playing' } } });
  expect(await back.join(damaged, 0)).toMatchObject({ snapshot: { info: { status: 'waiting' } } });
  expect(await back.openTable({ game: 'eden', seats: 3 })).toMatch(/.{20}/);
  back.hangUp();
});

test('a log with a gap is set aside: it is among its players’ tables, and whoever wants to be forgotten there is', async () => {
  const { damaged, ann } = await playTables();
  const database = new DatabaseSync(file);
  database.exec('DELETE FROM entries WHERE table_key = 2 AND n = 9');
  database.close();
  const { address } = await servers.start();
  const back = new TestClient(address, ann.cookie);
  expect((await back.call('GET', `/tables/${damaged}`)).body).toEqual({ error: { code: 'setAside' } });
  const { body } = await back.call<{ tables: { table: string }[] }>('GET', '/me/tables');
  expect(body.tables.map(({ table }) => table)).toContain(damaged);
  expect((await back.call('DELETE', '/me')).status).toBe(204);
  expect(readFileSync(file).includes('needle')).toBe(false);
});

test('whichever page is overwritten, every log is as it was or is known not to be whole', async () => {
  await playTables();
  const logs = readLogs();
  const whole = join(servers.folder, 'whole');
  cpSync(file, whole);
  const refused: number[] = [];
  for (const page of listPages(whole)) {
    copyFileSync(whole, file);
    overwrite(page - 1, page % 2 === 0 ? 0xa5 : 0);
    const incomplete = mend();
    if (incomplete === undefined) refused.push(page);
    const kept = incomplete === undefined ? [] : [...logs].filter(([key]) => !incomplete.includes(key));
    const found = readLogs();
    expect([page, kept.map(([key]) => found.get(key))]).toEqual([page, kept.map(([, log]) => log)]);
  }
  // Without its schema nothing can be found in a database.
  expect(refused.every((page) => listPages(whole, ['sqlite_schema']).includes(page))).toBe(true);
});

/** As a start does it; the tables that are known not to be whole afterwards, undefined where nothing could be saved. */
function mend(): readonly number[] | undefined {
  const { dataFolder } = servers.settings;
  const report = quietly(() => checkDatabase(file));
  if (report?.problems.length === 0) return report.incomplete.map(({ table }) => table);
  const salvage = quietly(() => salvageFolder(dataFolder));
  if (salvage === undefined) return undefined;
  for (const name of readdirSync(dataFolder)) if (name.includes('.damaged-')) rmSync(join(dataFolder, name));
  expect(checkDatabase(file).problems).toEqual([]);
  expect(existsSync(`${file}.salvage`)).toBe(false);
  return salvage.incomplete;
}

function readLogs(): Map<number, Entry[] | undefined> {
  const database = new DatabaseSync(file);
  const tables = quietly(() => new TableStore(database));
  const logs = [1, 2].map((key) => [key, quietly(() => tables?.log(key))] as const);
  database.close();
  return new Map(logs);
}

const OWNERS = ['sqlite_schema', 'meta', 'people', 'sessions', 'participants', 'participants_of', 'tables'];
const INDEXES = ['sqlite_autoindex_tables_1', 'tables_by_status', 'entries_of'];

/** Every page that belongs to one of these. */
function listPages(name: string, owners = [...OWNERS, ...INDEXES, 'entries']): number[] {
  const database = new DatabaseSync(name, { readOnly: true });
  const rows = database.prepare('SELECT name, pageno FROM dbstat ORDER BY pageno').all();
  database.close();
  return rows.filter((row) => owners.includes(String(row['name']))).map(({ pageno }) => Number(pageno));
}
