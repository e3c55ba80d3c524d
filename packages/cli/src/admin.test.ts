import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type RunningServer, serve } from '@potager/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from './main.ts';

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

let folder: string;
let data: string;
let server: RunningServer | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'potager-admin-'));
  data = path.join(folder, 'data');
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Potager</title>');
});

afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function start(): Promise<string> {
  server = await serve({
    host: '127.0.0.1',
    port: 0,
    isPortChosen: true,
    dataFolder: data,
    pageFolder: folder,
    logLevel: 'silent',
  });
  return server.address;
}

async function stop(): Promise<void> {
  await server?.stop();
  server = undefined;
}

async function admin(...args: string[]): Promise<Ran> {
  const ran = { out: '', err: '' };
  const code = await main(['admin', ...args, '--data', data], {
    input: Readable.from([]),
    // oxlint-disable-next-line typescript/require-await -- a real terminal may have to wait
    print: async (line) => void (ran.out += `${line}\n`),
    say: (line) => void (ran.err += `${line}\n`),
    progress: () => undefined,
  });
  return { code, ...ran };
}

async function post(address: string, place: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  return fetch(`${address}/api/${place}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Somebody with a table. */
async function openTable(address: string): Promise<{ person: string; table: string; cookie: string }> {
  const guest = await post(address, 'guest', { name: 'Ann' });
  const cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { person } = (await guest.json()) as { person: string };
  const opened = await post(address, 'tables', { game: 'eden', seats: 3 }, cookie);
  return { person, cookie, table: ((await opened.json()) as { table: string }).table };
}

describe('potager admin', () => {
  it('reaches a server that runs, for its own user alone', async () => {
    const address = await start();
    const { person, table } = await openTable(address);
    expect(statSync(path.join(data, 'admin.sock')).mode & 0o777).toBe(0o600);
    expect((await admin('tables')).out).toContain(`${table}  waiting`);
    expect((await admin('tables', '--status', 'finished')).out).toBe('No tables.\n');
    expect((await admin('table', table)).out).toContain(`by ${person}`);
    expect(await admin('mute', person, '--why', 'shouting', '--for', '2h')).toMatchObject({ code: 0, err: '' });
    expect((await admin('mutes')).out).toContain('(Ann)');
    expect((await admin('announce', 'Back at nine', '--fr', 'Retour à neuf heures', '--for', '1d')).code).toBe(0);
    const notices = (await (await fetch(`${address}/api/notices`)).json()) as object;
    expect(notices).toMatchObject({ announcements: [{ texts: { en: 'Back at nine', fr: 'Retour à neuf heures' } }] });
    expect((await admin('close', table, '--why', 'late')).code).toBe(0);
    expect(await admin('close', table, '--why', 'late')).toEqual({
      code: 1,
      out: '',
      err: 'potager admin close: that game is over already.\n',
    });
    const audit = JSON.parse((await admin('audit', '--json')).out) as { lines: { what: string }[] };
    expect(audit.lines.map(({ what }) => what).toReversed()).toEqual([
      'table',
      'mute',
      'announce',
      'close',
      'close',
      'close',
      'close',
    ]);
    expect((await admin('audit', '--about', person)).out).toContain('shell  mute');
  });

  it('waits until nothing is under way, and takes it back', async () => {
    const address = await start();
    const { cookie } = await openTable(address);
    expect((await admin('drain', '--wait')).out).toContain('No game begins any more');
    expect((await post(address, 'tables', { game: 'eden', seats: 3 }, cookie)).status).toBe(503);
    expect((await admin('status')).out).toContain('draining for an update');
    expect((await admin('reopen')).code).toBe(0);
    expect((await post(address, 'tables', { game: 'eden', seats: 3 }, cookie)).status).toBe(201);
  });

  it('works without a server, except for what only a server can do', async () => {
    const { person, table } = await openTable(await start());
    await stop();
    expect(existsSync(path.join(data, 'admin.sock'))).toBe(false);
    expect((await admin('tables')).out).toContain(table);
    expect((await admin('ban', '2001:db8::7', '--why', 'flooding')).code).toBe(0);
    expect((await admin('close', table, '--why', 'late')).code).toBe(0);
    expect(await admin('delete', table, '--why', 'late')).toMatchObject({ code: 1, out: '' });
    expect((await admin('delete', table, '--why', 'late', '--yes')).code).toBe(0);
    expect((await admin('clear-name', person, '--why', 'rude')).code).toBe(0);
    expect(await admin('drain')).toMatchObject({ code: 1, err: `No server runs on ${data}.\n` });
    const address = await start();
    expect((await admin('bans')).out).toContain('2001:db8::/64');
    expect((await admin('tables')).out).toBe('No tables.\n');
    expect((await admin('person', person)).out).toMatch(/Guest \d{4}/);
    expect((await fetch(`${address}/api/notices`)).status).toBe(200);
  });

  it('is not confused by what a server left behind that was killed, nor by a long way to the folder', async () => {
    data = path.join(folder, 'x'.repeat(60), 'y'.repeat(60), 'data');
    await start();
    expect((await admin('status')).code).toBe(0);
    await stop();
    writeFileSync(path.join(data, 'admin.sock'), '');
    expect((await admin('status')).code).toBe(0);
    await start();
    expect((await admin('status')).code).toBe(0);
  });

  it.each([
    [[], 'what is to be done'],
    [['dance'], 'there is no verb "dance"'],
    [['toString'], 'there is no verb "toString"'],
    [['close', 'x'], 'needs --why'],
    [['mute'], "takes a person's id"],
    [['mute', 'x', '--why', 'y', '--for', 'ever'], 'takes a time such as 30m'],
    [['withdraw', 'x'], 'a whole number'],
    [['status', 'x'], 'does not take "x"'],
    [['announce'], 'takes a text'],
  ])('says what is wrong with %j', async (args, problem) => {
    const { code, err } = await admin(...args);
    expect(code).toBe(2);
    expect(err).toContain(problem);
  });

  it('takes ids that begin with a dash', async () => {
    await start();
    const { err } = await admin('table', '-Qb3dEfGhIjKlMnOpQrStU');
    expect(err).toBe('potager admin table: there is no table -Qb3dEfGhIjKlMnOpQrStU.\n');
    expect((await admin('tables', '--person', '-Qb3dEfGhIjKlMnO')).out).toBe('No tables.\n');
    expect((await admin('tables', '--purple')).code).toBe(2);
  });

  it('makes no data where there is none', async () => {
    mkdirSync(data);
    expect(await admin('tables')).toMatchObject({ code: 1, err: `There is no Potager data in ${data}.\n` });
  });
});
