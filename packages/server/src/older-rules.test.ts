import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { registry } from '@potager/games/registry';
import { FastRandom, gameByRules, type GameRecord, parseRecord, replayAll } from '@potager/kernel';
import { type Entry, verifyRecord } from '@potager/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseFile } from './storage/database.ts';
import { NO_LIMITS, TestClient, TestServers } from './testing/index.ts';

/**
 * Logs and records as they were written while these versions were the newest: the games' folders keep them for good.
 */
const OLDER = [
  { name: 'garden-nation', rules: 1 },
  { name: 'eden', rules: 1 },
] as const;

const read = (name: string, rules: number, file: string): string =>
  readFileSync(join(import.meta.dirname, `../../games/${name}/fixtures/rules-${rules}/${file}.json`), 'utf8');

const loadGame = async (name: string) => (await registry.find((entry) => entry.name === name)!.rules()).game;

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

/** Lays a log into the data of a server that does not run, as if the person had sat there all along. */
function layLog(text: string, person: string): string {
  const original = JSON.parse(text) as Entry[];
  const [opened] = original;
  if (opened?.kind !== 'opened') throw new Error('a log begins with "opened"');
  const log = JSON.parse(text.replaceAll(opened.host, person)) as Entry[];
  const database = new DatabaseSync(databaseFile(servers.settings.dataFolder));
  const { game, table, at } = opened;
  database
    .prepare(
      "INSERT INTO tables (key, id, game, status, is_public, created_at, changed_at) VALUES (?, ?, ?, 'playing', 0, " +
        '?, ?)',
    )
    .run(900, table, game, at, log.at(-1)?.at ?? at);
  const insert = database.prepare('INSERT INTO entries (table_key, n, body) VALUES (900, ?, ?)');
  for (const entry of log) insert.run(entry.n, JSON.stringify(entry));
  database.prepare('INSERT INTO participants (person, table_key, seats) VALUES (?, 900, 1)').run(person);
  database.close();
  return table;
}

/** Plays seat 0 at random until the game is over; `first` is the last entry of the log that was laid. */
async function playOn(client: TestClient, table: string, first: number): Promise<void> {
  const random = new FastRandom(3);
  const legal = (): readonly string[] => client.latest.get(table)?.turnStatus.legal ?? [];
  const isOver = (): boolean => client.entries.some(({ kind }) => kind === 'ended');
  for (let n = 0; ; n++) {
    await client.until(() => legal().length > 0 || isOver());
    if (isOver()) return;
    const move = legal()[random.below(legal().length)] as string;
    const command = { kind: 'move', seat: 0, move, version: client.lastEntry ?? first } as const;
    // The log has ids of commands that this person gave before.
    const answer = await client.command(table, command, `later ${n}`);
    if (!answer.ok && !('missed' in answer)) throw new Error(JSON.stringify(answer));
  }
}

describe.each(OLDER)('$name by rules $rules', ({ name, rules }) => {
  test('a table under way goes on by them to its end, with bots, and its record is right', async () => {
    const first = await servers.start({ limits: NO_LIMITS });
    const guest = await servers.guest(first.address, 'Ada');
    const person = await guest.id();
    await servers.stop(first);
    const table = layLog(read(name, rules, 'server-table'), person);
    const { address } = await servers.start({ limits: NO_LIMITS });
    const ada = await new TestClient(address, guest.cookie).connect();
    const joined = await ada.join(table, 0);
    expect(joined.kind === 'snapshot' && joined.snapshot).toMatchObject({ info: { rules }, view: { rules } });
    await playOn(ada, table, joined.kind === 'snapshot' ? joined.snapshot.n : 0);
    ada.hangUp();
    const { body } = await ada.call<GameRecord>('GET', `/tables/${table}/record`);
    expect(body.rules).toBe(rules);
    const game = await loadGame(name);
    expect(replayAll(game, parseRecord(JSON.stringify(body))).game).toBe(gameByRules(game, rules));
    expect(verifyRecord(game, body)).toMatchObject({ isFair: true });
  });

  test('a record replays, and its shuffles are checked', async () => {
    const game = await loadGame(name);
    const record = parseRecord(read(name, rules, 'record'));
    expect(replayAll(game, record).position.outcome()).toEqual(record.outcome);
    expect(verifyRecord(game, record)).toMatchObject({ isFair: true });
    expect(game.rules).toBeGreaterThan(rules);
  });
});

test('a new table is played by the newest rules', async () => {
  const { address } = await servers.start({ limits: NO_LIMITS });
  const ada = await (await servers.guest(address, 'Ada')).connect();
  for (const { name, rules } of OLDER) {
    const joined = await ada.join(await ada.openTable({ game: name, seats: 3 }));
    expect(joined.kind === 'snapshot' && joined.snapshot.info.rules).toBe((await loadGame(name)).rules);
    expect(joined.kind === 'snapshot' && joined.snapshot.info.rules).toBeGreaterThan(rules);
  }
});
