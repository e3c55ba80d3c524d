import { closeSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import type { Attack } from '../finding.ts';
import { Guest, startGame } from '../guest.ts';
import type { Target, TargetFolder } from '../target.ts';

const databaseOf = ({ data }: TargetFolder): string => join(data, 'potager.sqlite');

/** Some tables with a game each; their ids. */
async function fill({ address }: Target, count: number): Promise<string[]> {
  const ann = await Guest.come(address, 'Ann');
  const socket = await ann.connect();
  const tables: string[] = [];
  for (let i = 0; i < count; i++) {
    const table = (await ann.open({ game: 'gardlings', seats: 2 })) ?? '';
    await startGame(socket, table, 2);
    tables.push(table);
  }
  socket.close();
  return tables;
}

const full: Attack = {
  name: 'a full disk',
  isAlone: true,
  async run(target) {
    const eve = await Guest.come(target.address, 'Eve');
    const socket = await eve.connect();
    const table = (await eve.open({ game: 'garden-nation', seats: 2 })) ?? '';
    let acknowledged = 0;
    const say = async (text: string): Promise<void> => {
      if ((await socket.command(table, { kind: 'say', text })).ok) acknowledged++;
    };
    await say('before');
    agePeople(databaseOf(target.folder));
    target.fillDisk(true);
    for (let i = 0; i < 5; i++) await say(`${i} ${'x'.repeat(400)}`);
    // Whoever comes back after a day is noted in the database, which is full.
    await eve.call('GET', '/me').catch(() => undefined);
    await Promise.all(Array.from({ length: 20 }, async () => Guest.come(target.address, 'Bob').catch(() => undefined)));
    await sleep(1500);
    const health = await target.health();
    const isUp = target.isRunning;
    target.fillDisk(false);
    const end = performance.now() + 10_000;
    while ((await target.health()) !== 200 && performance.now() < end) await sleep(200);
    const mended = await target.health();
    await say('after');
    await target.end('SIGTERM');
    const lines = countLines(databaseOf(target.folder), table);
    return [
      { what: 'the process lives', figure: '', holds: isUp },
      {
        what: 'health is red, and green again once there is room',
        figure: `${health}, ${mended}`,
        holds: health === 503 && mended === 200,
      },
      {
        what: 'what was acknowledged is there, and nothing else',
        figure: `${lines} of ${acknowledged}`,
        holds: lines === acknowledged && acknowledged === 2,
      },
    ];
  },
};

/** As if everyone had last been here a day ago. */
function agePeople(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('UPDATE sessions SET seen_at = seen_at - 86400000; UPDATE people SET seen_at = seen_at - 86400000');
  database.close();
}

function countLines(file: string, table: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database
    .prepare('SELECT count(*) AS n FROM entries JOIN tables ON key = table_key WHERE id = ? AND body LIKE \'%"said"%\'')
    .get(table);
  database.close();
  return Number(row?.['n']);
}

const damaged: Attack = {
  name: 'a damaged database',
  isAlone: true,
  async run(first, start) {
    const tables = await fill(first, 30);
    await first.end('SIGTERM');
    const victim = spoilEntry(databaseOf(first.folder), tables[3] as string);
    const target = await start();
    await sleep(1000);
    const eve = await Guest.come(target.address, 'Eve');
    const replies = await Promise.all(tables.map(async (table) => eve.call('GET', `/tables/${table}`)));
    const served = replies.filter(({ status }) => status === 200).length;
    const isNamed = /"level":50/.test(target.log) && target.log.includes(String(victim));
    return [
      {
        what: 'what is sound is served',
        figure: `${served} of ${tables.length}`,
        holds: served >= tables.length - 1 && served < tables.length,
      },
      { what: 'what is not is named to the host', figure: `table ${victim}`, holds: isNamed },
    ];
  },
};

/** Breaks one entry's text in the file itself; the table's number in the database. */
function spoilEntry(file: string, table: string): number {
  const database = new DatabaseSync(file);
  const row = database
    .prepare('SELECT key, body FROM entries JOIN tables ON key = table_key WHERE id = ? AND n = 1')
    .get(table);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const place = readFileSync(file).indexOf(Buffer.from(String(row?.['body'])));
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.from('\u0000\u0000}}{'), 0, 5, place);
  closeSync(handle);
  return Number(row?.['key']);
}

const lostPage: Attack = {
  name: 'a page of the database that is lost',
  isAlone: true,
  async run(first, start) {
    const tables = await fill(first, 40);
    await first.end('SIGTERM');
    losePage(databaseOf(first.folder), tables[20] as string);
    const target = await start();
    await sleep(2000);
    const eve = await Guest.come(target.address, 'Eve');
    const replies = await Promise.all(tables.map(async (table) => eve.call('GET', `/tables/${table}`)));
    const served = replies.filter(({ status }) => status === 200).length;
    return [
      {
        what: 'what is sound is served, and new tables are opened',
        figure: `${served} of ${tables.length}`,
        holds: served >= tables.length / 2 && (await eve.open({ game: 'eden', seats: 3 })) !== undefined,
      },
      { what: 'the host is told', figure: '', holds: /"level":50/.test(target.log) },
    ];
  },
};

/** Overwrites the page with the first words of this table, as a failing disk does. */
function losePage(file: string, table: string): void {
  const database = new DatabaseSync(file);
  const row = database
    .prepare('SELECT body FROM entries JOIN tables ON key = table_key WHERE id = ? AND n = 1')
    .get(table);
  const size = Number(database.prepare('PRAGMA page_size').get()?.['page_size']);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const place = readFileSync(file).indexOf(Buffer.from(String(row?.['body'])));
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(size, 0xa5), 0, size, place - (place % size));
  closeSync(handle);
}

const DUE = 3000;

const retention: Attack = {
  name: 'much that is due to be forgotten at once',
  isAlone: true,
  async run(first, start) {
    const ann = await Guest.come(first.address, 'Ann');
    const table = (await ann.open({ game: 'garden-nation', seats: 2 })) ?? '';
    await first.end('SIGTERM');
    multiply(databaseOf(first.folder), table);
    const target = await start({ flags: ['--keep-waiting', '1'] });
    const end = performance.now() + 30_000;
    let slowest = 0;
    let left = DUE;
    while (left > 0 && performance.now() < end) {
      const begun = performance.now();
      await target.health();
      slowest = Math.max(slowest, performance.now() - begun);
      left = countOld(databaseOf(target.folder));
      await sleep(200);
    }
    return [
      { what: 'all of it is gone soon', figure: `${left} of ${DUE} left after 30 s`, holds: left === 0 },
      { what: 'nobody waits meanwhile', figure: `${slowest.toFixed(0)} ms at most`, holds: slowest < 2000 },
    ];
  },
};

/** As many copies of a table that never started, as if it had been a month ago. */
function multiply(file: string, table: string): void {
  const database = new DatabaseSync(file);
  database.exec(`BEGIN;
    CREATE TEMP TABLE numbers AS WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < ${DUE}) SELECT n FROM count`);
  database
    .prepare(
      `INSERT INTO entries (table_key, n, body)
       SELECT table_key + numbers.n, entries.n, body FROM entries, numbers WHERE table_key = (SELECT key FROM tables WHERE id = ?)`,
    )
    .run(table);
  database
    .prepare(
      `INSERT INTO tables (key, id, game, status, is_public, created_at, changed_at)
       SELECT key + n, id || n, game, status, is_public, ${OLD}, ${OLD} FROM tables, numbers WHERE id = ?`,
    )
    .run(table);
  database.exec('COMMIT');
  database.close();
}

const OLD = Date.now() - 30 * 86_400_000;

function countOld(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const row = database.prepare('SELECT count(*) AS n FROM tables WHERE changed_at = ?').get(OLD);
  database.close();
  return Number(row?.['n']);
}

const WORD = 'rhubarbrhubarb';

const deletion: Attack = {
  name: 'the power fails while somebody is being deleted',
  isAlone: true,
  async run(first, start) {
    let target = first;
    let left = 0;
    const kills = 5;
    for (let i = 0; i < kills; i++) {
      const eve = await Guest.come(target.address, 'Eve');
      const socket = await eve.connect();
      for (let k = 0; k < 8; k++) {
        const table = (await eve.open({ game: 'garden-nation', seats: 2 })) ?? '';
        await socket.command(table, { kind: 'say', text: WORD });
        await startGame(socket, table, 2);
      }
      const answered = eve.call('DELETE', '/me').then(
        ({ status }) => status,
        () => 0,
      );
      await sleep(i * 4);
      await target.end();
      const status = await answered;
      target = await start();
      await sleep(1000);
      const isGone = !isInFiles(target.folder.data, WORD);
      const isBegun = status === 204 || (await isSignedOut(target.address, eve.cookie));
      if (isBegun && !isGone) left++;
      if (!isGone && !isBegun) {
        const again = new Guest(target.address);
        again.cookie = eve.cookie;
        await again.call('DELETE', '/me');
      }
    }
    return [
      {
        what: 'whoever is gone has left nothing behind',
        figure: `${left} of ${kills} times something was left`,
        holds: left === 0,
      },
    ];
  },
};

async function isSignedOut(address: string, cookie: string): Promise<boolean> {
  const guest = new Guest(address);
  guest.cookie = cookie;
  return (await guest.call('GET', '/me')).status === 401;
}

const isInFiles = (folder: string, word: string): boolean =>
  readdirSync(folder, { withFileTypes: true }).some(
    (file) => file.isFile() && readFileSync(join(folder, file.name)).includes(word),
  );

export const storage: readonly Attack[] = [full, damaged, lostPage, deletion, retention];
