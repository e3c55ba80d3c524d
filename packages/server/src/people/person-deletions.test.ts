import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile } from '../storage/database.ts';
import { TestClient, TestServers } from '../testing/index.ts';
import { TestMatch } from '../testing/test-match.ts';

let servers: TestServers;

beforeEach(() => {
  servers = new TestServers();
});

afterEach(() => servers.end());

const program = new URL('../testing/power-cut.ts', import.meta.url);

const TRACES = /Guest 1|my address/g;

/** Guest 1 waits at a table, plays at another one, talks at both, and has played at a third. */
async function takePart(address: string) {
  const plan = { game: 'gardlings', seats: 3 };
  const over = await TestMatch.open(servers, address, plan);
  const [ann, bob, cleo] = over.players as [TestClient, TestClient, TestClient];
  const [waiting, playing] = [await bob.openTable(plan), await ann.openTable(plan)];
  await bob.sit(waiting, 1);
  for (const [seat, client] of [ann, bob, cleo].entries()) await client.sit(playing, seat);
  for (const table of [over.table, waiting, playing])
    await bob.command(table, { kind: 'say', text: 'my address is …' });
  await ann.command(playing, { kind: 'start' });
  await over.start();
  for (const [seat, client] of [ann, bob, cleo].entries()) await client.command(over.table, { kind: 'resign', seat });
  return { ann, bob, tables: { over: over.table, waiting, playing } };
}

/** How many are to be forgotten and are not yet. */
function countLeavers(dataFolder: string): number {
  const database = new DatabaseSync(databaseFile(dataFolder), { readOnly: true });
  const row = database.prepare('SELECT count(*) AS leavers FROM leavers').get();
  database.close();
  return Number(row?.['leavers']);
}

const readFolder = (folder: string): string =>
  readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join('');

/** Whether the power failed before it was done. */
async function isCutShort(dataFolder: string, cookie: string, point: number): Promise<boolean> {
  const settings = JSON.stringify({ ...servers.settings, dataFolder });
  const child = spawn(process.execPath, [fileURLToPath(program), settings, cookie, `${point}`]);
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`it ended with ${String(code ?? signal)}: ${output}`);
  return signal === 'SIGKILL';
}

test(
  'whatever ends the server while somebody deletes themselves, it is all or nothing',
  { timeout: 150_000 },
  async () => {
    const first = await servers.start();
    const { ann, bob, tables } = await takePart(first.address);
    await servers.stop(first);
    const before = readFolder(servers.settings.dataFolder);
    expect(before.match(TRACES)).not.toBeNull();

    const survive = async (point: number): Promise<boolean> => {
      const dataFolder = join(servers.folder, `point-${point}`);
      cpSync(servers.settings.dataFolder, dataFolder, { recursive: true });
      const isCut = await isCutShort(dataFolder, bob.cookie as string, point);
      const isMarked = point > 0;
      const server = await servers.start({ dataFolder });
      const [annAgain, bobAgain] = [ann, bob].map(({ cookie }) => new TestClient(server.address, cookie)) as [
        TestClient,
        TestClient,
      ];
      expect((await bobAgain.call('GET', '/me')).status, `point ${point}`).toBe(isMarked ? 401 : 200);
      await expect.poll(() => countLeavers(dataFolder), { timeout: 10_000 }).toBe(0);
      await annAgain.connect();
      const pictures = await Promise.all(Object.values(tables).map((table) => annAgain.join(table)));
      const seats = pictures.map((picture) =>
        picture.kind === 'snapshot' ? picture.snapshot.info.seats[1] : undefined,
      );
      const left = [{ kind: 'human', name: '' }, { kind: 'open' }, { kind: 'human', name: '', hasResigned: true }];
      expect(seats, `point ${point}`).toMatchObject(isMarked ? left : left.map(() => ({ name: 'Guest 1' })));
      annAgain.hangUp();
      await servers.stop(server);
      expect(readFolder(dataFolder).match(TRACES) === null, `point ${point}`).toBe(isMarked);
      return !isCut;
    };

    let point = 0;
    while (!(await survive(point))) point++;
    // The mark; three tables: what is done at those that are not over (resign; stand up, be host no more), and the log
    // of each; the file; the last row. On a busy machine others may have something to write meanwhile.
    expect(point).toBeGreaterThanOrEqual(1 + 3 + 3 + 1 + 1);
  },
);

test('whoever asks again while they are being deleted waits for the same, and then nobody knows them', async () => {
  const { address } = await servers.start();
  const { ann, bob, tables } = await takePart(address);
  const again = new TestClient(address, bob.cookie);
  const { cookie } = bob;
  const answers = await Promise.all([bob.call('DELETE', '/me'), again.call('DELETE', '/me')]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect((await new TestClient(address, cookie).call('GET', '/me')).status).toBe(401);
  expect((await new TestClient(address, again.cookie).call('DELETE', '/me')).body).toEqual({
    error: { code: 'signedOut' },
  });
  const picture = await ann.join(tables.playing, 0);
  expect(picture.kind).toBe('snapshot');
  expect(JSON.stringify(picture)).not.toMatch(TRACES);
});
