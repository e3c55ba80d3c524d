import type { CallSettings, MyTables, PersonalData } from '@potager/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from './serve.ts';
import type { GivenSettings } from './settings.ts';
import { type TestClient, TestServers } from './testing/index.ts';
import { metricsToken, readFigures } from './testing/read-figures.ts';
import { TestMailbox } from './testing/test-mailbox.ts';
import { TestMatch } from './testing/test-match.ts';
import { TestReceiver } from './testing/test-receiver.ts';

const MINUTE = 60_000;
const ORIGIN = 'http://potager.test';

let servers: TestServers;
let mailbox: TestMailbox;
let chat: TestReceiver;
/** How far the servers' clocks are ahead. */
let ahead: number;

beforeEach(async () => {
  servers = new TestServers();
  mailbox = await TestMailbox.open();
  chat = await TestReceiver.open();
  ahead = 0;
});

afterEach(async () => {
  await servers.end();
  chat.close();
  await mailbox.close();
});

const world = { now: () => Date.now() + ahead };

const start = async (changes: Partial<GivenSettings> = {}): Promise<RunningServer> =>
  servers.start(
    { origin: ORIGIN, mail: { server: mailbox.address, from: 'p@potager.test' }, hooks: 'any', ...changes },
    world,
  );

/** Two at a table of Garden Nation, the second of them gone; they are awaited as soon as it starts. */
async function sitDown(address: string) {
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  const [ann, bob] = match.players as [TestClient, TestClient];
  await bob.ask({ type: 'part', table: match.table });
  return { ann, bob, table: match.table, begin: async () => ann.command(match.table, { kind: 'start' }) };
}

/** Somebody plays until others are awaited. */
async function playOn(match: TestMatch, seat: number): Promise<void> {
  const player = match.players[seat]!;
  const { table } = match;
  for (let [move] = match.legal(seat); move !== undefined; [move] = match.legal(seat)) {
    const news = player.latest.get(table);
    const version = (news && 'n' in news ? news.n : news?.entries.at(-1)?.n) ?? 0;
    const answer = await player.command(table, { kind: 'move', seat, move, version });
    expect(answer).toMatchObject({ ok: true });
  }
}

async function confirmMail(client: TestClient, address: string): Promise<void> {
  expect((await client.call('POST', '/me/calls/mail', { address })).status).toBe(200);
  const confirmed = await client.call<CallSettings>('POST', '/me/calls/mail/confirm', { code: mailbox.code });
  expect(confirmed.body.mail).toEqual({ address, isConfirmed: true });
  mailbox.mails.length = 0;
}

const change = async (client: TestClient, body: object) => client.call<CallSettings>('PATCH', '/me/calls', body);

describe('mails', () => {
  test('come once to who is awaited and does not come, with a link to the table and not a word of the game', async () => {
    const server = await start();
    const { bob, table, begin } = await sitDown(server.address);
    await change(bob, { language: 'de', zone: 'Europe/Berlin' });
    await confirmMail(bob, 'bob@example.org');
    await begin();
    await server.makeCalls();
    expect(mailbox.mails).toEqual([]);
    ahead = 6 * MINUTE;
    await server.makeCalls();
    await server.makeCalls();
    expect(mailbox.mails.map(({ to }) => to)).toEqual([['bob@example.org']]);
    const [{ text } = { text: '' }] = mailbox.mails;
    expect(text).toContain('Du bist am Zug: Garden Nation mit Guest 0');
    expect(text).toContain(`${ORIGIN}/table/${table}`);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
    const { body } = text.match(/Hallo(?<body>[^]*)--/)?.groups ?? {};
    expect(body?.replaceAll(/\s+/g, ' ').trim()).toBe(
      `Guest 1, du bist am Zug: - Garden Nation mit Guest 0 ${ORIGIN}/table/${table} Viel Spaß! Potager`,
    );
  });

  test('do not come to who has moved, has come to the table, or resigned meanwhile', async () => {
    const server = await start();
    const { ann, bob, table, begin } = await sitDown(server.address);
    await confirmMail(bob, 'bob@example.org');
    await begin();
    await bob.join(table, 1);
    ahead = 6 * MINUTE;
    await server.makeCalls();
    await bob.ask({ type: 'part', table });
    await ann.command(table, { kind: 'resign', seat: 0 });
    ahead = 60 * MINUTE;
    await server.makeCalls();
    expect(mailbox.mails).toEqual([]);
  });

  test('come again to who has moved, went away, and is awaited once more', async () => {
    const server = await start();
    const match = await TestMatch.open(servers, server.address, { game: 'garden-nation', seats: 2 });
    const { table } = match;
    const [ann, bob] = match.players as [TestClient, TestClient];
    await confirmMail(bob, 'bob@example.org');
    await bob.ask({ type: 'part', table });
    await ann.command(table, { kind: 'start' });
    ahead = 6 * MINUTE;
    await server.makeCalls();
    expect(mailbox.mails).toHaveLength(1);
    await bob.join(table, 1);
    await playOn(match, 1);
    await bob.ask({ type: 'part', table });
    await playOn(match, 0);
    ahead = 12 * MINUTE;
    await server.makeCalls();
    expect(mailbox.mails).toHaveLength(2);
  });

  test('come to who was there when the wait began and then went away', async () => {
    const server = await start();
    const { bob, table, begin } = await sitDown(server.address);
    await confirmMail(bob, 'bob@example.org');
    await bob.join(table, 1);
    await begin();
    bob.hangUp();
    await expect
      .poll(
        async () => {
          ahead += 6 * MINUTE;
          await server.makeCalls();
          return mailbox.mails.length;
        },
        { timeout: 20_000, interval: 300 },
      )
      .toBe(1);
  });

  test('wait for the end of quiet hours where somebody lives, or for the mail of the day', async () => {
    const server = await start();
    const [one, two] = [await sitDown(server.address), await sitDown(server.address)];
    const zone = 'Pacific/Auckland';
    const hour = (at: number): number =>
      Number(new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(at));
    await confirmMail(one.bob, 'one@example.org');
    await confirmMail(two.bob, 'two@example.org');
    const now = hour(Date.now());
    const later = (hours: number): number => ((now + hours) % 24) * 60;
    await change(one.bob, { zone, quiet: { from: later(23), to: later(4) } });
    await change(two.bob, { zone, rhythm: 'daily', digestAt: later(8) });
    for (const { begin } of [one, two]) await begin();
    const due: [string, number][] = [];
    for (let hours = 0; hours <= 24; hours++) {
      ahead = hours * 60 * MINUTE + 10 * MINUTE;
      const before = mailbox.mails.length;
      await server.makeCalls();
      for (const { to } of mailbox.mails.slice(before)) due.push([to.join(), hour(world.now())]);
    }
    const within = (hours: number): number[] => [(now + hours) % 24, (now + hours + 1) % 24];
    expect(due.map(([to]) => to)).toEqual(['one@example.org', 'two@example.org']);
    expect(within(4)).toContain(due[0]?.[1]);
    expect(within(8)).toContain(due[1]?.[1]);
  });

  test('come once more to who has lost their seat to the clock, and say how to have it back', async () => {
    const server = await start();
    const settings = { clock: { kind: 'correspondence', hours: 12 } } as const;
    const match = await TestMatch.open(servers, server.address, { game: 'garden-nation', seats: 2, settings });
    const [ann, bob] = match.players as [TestClient, TestClient];
    const { table } = match;
    await confirmMail(bob, 'bob@example.org');
    await bob.ask({ type: 'part', table });
    await ann.command(table, { kind: 'start' });
    ahead = 6 * MINUTE;
    await server.makeCalls();
    ahead = 13 * 60 * MINUTE;
    await ann.command(table, { kind: 'say', text: 'Anybody there?' });
    await ann.until(() => ann.entries.some(({ kind }) => kind === 'stoodIn'));
    ahead += 6 * MINUTE;
    await server.makeCalls();
    await server.makeCalls();
    expect(mailbox.mails.map(({ text }) => /it is your turn|a bot plays for you/.exec(text)?.[0])).toEqual([
      'it is your turn',
      'a bot plays for you',
    ]);
    expect(mailbox.mails[1]?.text).toContain(`${ORIGIN}/table/${table}`);
    // A bot's turn in their place is not theirs.
    const listed = await bob.call<MyTables>('GET', '/me/tables');
    expect(listed.body.tables).toMatchObject([{ isMyTurn: false }]);
  });

  test('several games that wait are told in one', async () => {
    const server = await start();
    const { ann, bob, begin } = await sitDown(server.address);
    await confirmMail(bob, 'bob@example.org');
    const second = await ann.openTable({ game: 'garden-nation', seats: 2 });
    await ann.sit(second, 0);
    await bob.sit(second, 1);
    await begin();
    await ann.command(second, { kind: 'start' });
    ahead = 6 * MINUTE;
    await server.makeCalls();
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]?.text).toContain('2 games are waiting for you');
  });

  test('that cannot be delivered now are tried again later', async () => {
    const server = await start({ metricsToken });
    const { bob, begin } = await sitDown(server.address);
    const count = async (what: string): Promise<number | undefined> =>
      (await readFigures(server.address)).get(`potager_calls_${what}{way="mail"}`);
    await confirmMail(bob, 'bob@example.org');
    expect(await count('waiting')).toBe(0);
    mailbox.refusal = { code: 451 };
    await begin();
    expect(await count('waiting')).toBe(1);
    ahead = 6 * MINUTE;
    await server.makeCalls();
    mailbox.refusal = undefined;
    await server.makeCalls();
    expect(mailbox.mails).toEqual([]);
    expect([await count('failed_total'), await count('waiting')]).toEqual([1, 1]);
    ahead = 8 * MINUTE;
    await server.makeCalls();
    expect(mailbox.mails).toHaveLength(1);
    expect([await count('made_total'), await count('failed_total'), await count('waiting')]).toEqual([1, 1, 0]);
  });
});

describe('an address', () => {
  test('gets nothing but a code before it is confirmed, and few of those', async () => {
    const server = await start();
    const { bob, begin } = await sitDown(server.address);
    const ask = async (client: TestClient, address: string) =>
      (await client.call('POST', '/me/calls/mail', { address })).status;
    expect(await ask(bob, 'bob@example.org')).toBe(200);
    const { code } = mailbox;
    await begin();
    ahead = 30 * MINUTE;
    await server.makeCalls();
    expect(mailbox.mails).toHaveLength(1);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let i = 0; i < 5; i++) {
      expect((await bob.call('POST', '/me/calls/mail/confirm', { code: wrong })).status).toBe(401);
    }
    // By now the right one is one guess too many.
    expect((await bob.call('POST', '/me/calls/mail/confirm', { code })).status).toBe(401);
    // Somebody else may not have it flooded either.
    const eve = await servers.guest(server.address, 'Eve');
    expect(await ask(eve, 'Bob@Example.org')).toBe(200);
    expect(await ask(eve, 'bob@example.org')).toBe(429);
    for (const address of ['nobody', 'a@b@c.org', 'x@example.org\r\nBcc: y@example.org', 'a@b.org, c@d.org']) {
      expect(await ask(eve, address)).toBe(400);
    }
  });

  test('a code ends after an hour', async () => {
    const server = await start();
    const bob = await servers.guest(server.address, 'Bob');
    await bob.call('POST', '/me/calls/mail', { address: 'bob@example.org' });
    ahead = 61 * MINUTE;
    expect((await bob.call('POST', '/me/calls/mail/confirm', { code: mailbox.code })).status).toBe(401);
  });

  test('is left alone with one click, by people and by mail programs, and for good if it was never confirmed', async () => {
    const server = await start();
    const bob = await servers.guest(server.address, 'Bob');
    const linkIn = (text: string): string =>
      /List-Unsubscribe:\s*<([^>]+)>/i.exec(text)?.[1]?.replaceAll(/\s/g, '') ?? '';
    await bob.call('POST', '/me/calls/mail', { address: 'bob@example.org' });
    const link = linkIn(mailbox.mails[0]?.text ?? '').replace(ORIGIN, server.address);
    expect(mailbox.mails[0]?.text).toContain(`${ORIGIN}/no-mails#`);
    await bob.call('POST', '/me/calls/mail/confirm', { code: mailbox.code });
    const click = async (where: string) =>
      fetch(where, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await click(`${link}x`)).status).toBe(404);
    expect((await bob.call<CallSettings>('GET', '/me/calls')).body.mail).toBeDefined();
    expect((await click(link)).status).toBe(204);
    expect((await click(link)).status).toBe(204);
    expect((await bob.call<CallSettings>('GET', '/me/calls')).body.mail).toBeUndefined();
    // A second time, without a code: whoever reads mails there does not want them.
    await bob.call('POST', '/me/calls/mail', { address: 'bob@example.org' });
    expect((await click(link)).status).toBe(204);
    const eve = await servers.guest(server.address, 'Eve');
    const again = await eve.call('POST', '/me/calls/mail', { address: 'BOB@example.org' });
    expect(again).toMatchObject({ status: 400, body: { error: { code: 'wrongAddress' } } });
  });

  test('a host without a mail server sends none, and says so', async () => {
    const server = await start({ mail: { server: '', from: '' }, hooks: 'off' });
    const bob = await servers.guest(server.address, 'Bob');
    expect((await bob.call<CallSettings>('GET', '/me/calls')).body.offers).toEqual({
      push: true,
      mail: false,
      hooks: false,
    });
    expect((await bob.call('POST', '/me/calls/mail', { address: 'bob@example.org' })).status).toBe(404);
    expect((await bob.call('POST', '/me/calls/hooks', { address: chat.address })).status).toBe(404);
  });
});

describe('webhooks', () => {
  test('of a table hear of everybody’s turns there, those of a person of theirs everywhere', async () => {
    const server = await start();
    const { ann, bob, table, begin } = await sitDown(server.address);
    const add = async (client: TestClient, path: string, about?: string) =>
      client.call<CallSettings>('POST', '/me/calls/hooks', {
        address: chat.address + path,
        ...(about === undefined ? {} : { table: about }),
      });
    expect((await add(ann, '/table', table)).body.hooks).toMatchObject([{ site: '127.0.0.1', table }]);
    expect((await add(bob, '/bob')).status).toBe(200);
    expect((await add(await servers.guest(server.address, 'Eve'), '/eve', table)).status).toBe(403);
    expect(chat.heard.map(({ path }) => path)).toEqual(['/table', '/bob']);
    chat.heard.length = 0;
    await begin();
    await server.makeCalls();
    await server.makeCalls();
    const told = { text: `Guest 1, it is your turn at Garden Nation: ${ORIGIN}/table/${table}`, name: 'Guest 1' };
    expect(chat.heard.map(({ path }) => path).toSorted()).toEqual(['/bob', '/table']);
    for (const { body } of chat.heard) expect(JSON.parse(body)).toMatchObject(told);
  });

  test('of a club hear of everybody’s turns wherever its owner sits, each once', async () => {
    const server = await start();
    const { ann, bob, table, begin } = await sitDown(server.address);
    const club = { address: `${chat.address}/club`, isForClub: true };
    expect((await ann.call<CallSettings>('POST', '/me/calls/hooks', club)).body.hooks).toMatchObject([
      { site: '127.0.0.1', isForClub: true },
    ]);
    await bob.call('POST', '/me/calls/hooks', club);
    // Who does not sit there tells nobody of it.
    const eve = await servers.guest(server.address, 'Eve');
    await eve.call('POST', '/me/calls/hooks', { address: `${chat.address}/eve`, isForClub: true });
    chat.heard.length = 0;
    await begin();
    await server.makeCalls();
    await server.makeCalls();
    expect(chat.heard.map(({ path }) => path)).toEqual(['/club']);
    expect(JSON.parse(chat.heard[0]?.body ?? '{}')).toMatchObject({
      name: 'Guest 1',
      link: `${ORIGIN}/table/${table}`,
    });
  });

  test('one that is gone is told no more, and one that fails is told later', async () => {
    const server = await start();
    const { bob, begin } = await sitDown(server.address);
    await bob.call('POST', '/me/calls/hooks', { address: `${chat.address}/1` });
    chat.answer = 503;
    await begin();
    await server.makeCalls();
    expect(chat.heard).toHaveLength(2);
    chat.answer = 404;
    ahead = 2 * MINUTE;
    await server.makeCalls();
    expect(chat.heard).toHaveLength(3);
    expect((await bob.call<CallSettings>('GET', '/me/calls')).body.hooks).toEqual([]);
  });

  test('lead nobody into the network of the server, by no name and on no detour', async () => {
    const server = await start({ hooks: 'public' });
    const bob = await servers.guest(server.address, 'Bob');
    const add = async (address: string) => (await bob.call('POST', '/me/calls/hooks', { address })).status;
    for (const address of [
      chat.address,
      `https://127.0.0.1:${chat.port}/`,
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://2130706433/',
      'https://10.0.0.1/',
      'https://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
    ]) {
      expect(await add(address)).toBe(400);
    }
    // A name that leads there is looked at when the connection is made.
    expect(await add('https://localhost/')).toBe(502);
    expect(chat.heard).toEqual([]);
  });

  test('nobody is sent on to somewhere else', async () => {
    const server = await start();
    const bob = await servers.guest(server.address, 'Bob');
    chat.answer = 302;
    chat.location = `${chat.address}/elsewhere`;
    expect((await bob.call('POST', '/me/calls/hooks', { address: `${chat.address}/here` })).status).toBe(502);
    expect(chat.heard.map(({ path }) => path)).toEqual(['/here']);
  });
});

describe('whatever ends the server', () => {
  const flags = (): string[] => [
    '--origin',
    ORIGIN,
    '--mail-server',
    mailbox.address,
    '--mail-from',
    'p@potager.test',
    '--webhooks',
    'any',
  ];

  test('a call that is due is made by the next one, and once', async () => {
    const first = await servers.spawn(...flags());
    const { bob, begin } = await sitDown(first.address);
    await confirmMail(bob, 'bob@example.org');
    await begin();
    await first.kill('SIGKILL');
    ahead = 6 * MINUTE;
    for (let i = 0; i < 3; i++) {
      const next = await start();
      await next.makeCalls();
      await servers.stop(next);
    }
    expect(mailbox.mails.map(({ to }) => to)).toEqual([['bob@example.org']]);
  });

  test('one that was being made is not made again', async () => {
    const first = await servers.spawn(...flags());
    const { bob, begin } = await sitDown(first.address);
    await bob.call('POST', '/me/calls/hooks', { address: chat.address });
    chat.isMute = true;
    await begin();
    await chat.rings(2);
    await first.kill('SIGKILL');
    chat.isMute = false;
    ahead = 60 * MINUTE;
    const next = await start();
    await next.makeCalls();
    expect(chat.heard).toHaveLength(2);
  });
});

test('how somebody wants to be called is in what they can take along, and goes with them', async () => {
  const server = await start();
  const { bob, begin } = await sitDown(server.address);
  await change(bob, { zone: 'Europe/Paris', language: 'fr', quiet: { from: 1320, to: 480 } });
  await confirmMail(bob, 'bob@example.org');
  await bob.call('POST', '/me/calls/hooks', { address: `${chat.address}/secret` });
  const { body } = await bob.call<PersonalData>('GET', '/me/export');
  expect(body.calls).toMatchObject({
    zone: 'Europe/Paris',
    quiet: { from: 1320, to: 480 },
    mail: { address: 'bob@example.org', isConfirmed: true },
    hooks: [{ address: `${chat.address}/secret` }],
  });
  await begin();
  await bob.call('DELETE', '/me');
  chat.heard.length = 0;
  ahead = 6 * MINUTE;
  await server.makeCalls();
  expect([mailbox.mails, chat.heard]).toEqual([[], []]);
});

test('times that are none are refused', async () => {
  const server = await start();
  const bob = await servers.guest(server.address, 'Bob');
  for (const body of [
    { zone: 'Garden/Nation' },
    { quiet: { from: 0, to: 1440 } },
    { rhythm: 'often' },
    { digestAt: 1.5 },
  ]) {
    expect((await change(bob, body)).status).toBe(400);
  }
  await change(bob, { quiet: { from: 0, to: 60 } });
  expect((await change(bob, { quiet: null })).body.quiet).toBeUndefined();
});
