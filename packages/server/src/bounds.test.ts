import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_LIMITS, TestGarden } from './testing.ts';

let garden: TestGarden;

beforeEach(() => {
  garden = new TestGarden();
});

afterEach(() => garden.end());

const WANTED = { game: 'garden-nation', seats: 2 };
const TOO_FAST = { error: { code: 'tooFast' } };

test('whoever has had their share of the server is told to wait, by whichever way they ask, and nobody else is', async () => {
  const { address } = await garden.start({ limits: { ...NO_LIMITS, workPerPerson: 10 } });
  const eve = await (await garden.guest(address, 'Eve')).connect();
  const ann = await (await garden.guest(address, 'Ann')).connect();
  const table = await ann.openTable(WANTED);
  const ask = async () => eve.ask({ type: 'join', table });
  let answer = await ask();
  for (let asked = 0; answer.ok && asked < 20_000; asked++) answer = await ask();
  expect(answer).toMatchObject({ ok: false, ...TOO_FAST });
  const refused = await eve.call('GET', '/me/tables');
  expect([refused.status, refused.body]).toEqual([429, TOO_FAST]);
  expect(await ann.sit(table, 0)).toMatchObject({ ok: true });
  expect((await ann.call('GET', '/me/tables')).status).toBe(200);
});

test('an address gets its share however many people come from there', async () => {
  const { address } = await garden.start({ limits: { ...NO_LIMITS, workPerAddress: 1 } });
  const statuses: number[] = [];
  for (let i = 0; i < 2000 && statuses.at(-1) !== 429; i++) {
    const reply = await fetch(`${address}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Eve' }),
    });
    statuses.push(reply.status);
  }
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});
