import { protocolSuite } from '@potager/table/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryLogStore } from './testing/memory-log-store.ts';
import { TestPage } from './testing/test-page.ts';

let browsers = 0;

/** One browser with any number of pages, for tests. */
class TestBrowser {
  readonly store = new MemoryLogStore();
  private readonly channel = `browser ${String(browsers++)}`;
  private readonly pages: TestPage[] = [];

  page(think?: ConstructorParameters<typeof TestPage>[2]): TestPage {
    const page = new TestPage(this.store, this.channel, think);
    this.pages.push(page);
    return page;
  }

  close(): void {
    for (const page of this.pages) page.close();
  }
}

const OPEN = { kind: 'open' } as const;
const openChairs = { game: 'garden-nation', options: {}, chairs: [OPEN, OPEN], isStarted: false };

protocolSuite('the page', async () => {
  const browser = new TestBrowser();
  return {
    connect: async () => browser.page(),
    open: async () => browser.page().run<'open'>({ kind: 'open', plan: openChairs }),
    end: async () => browser.close(),
  };
});

describe('the host in the page', () => {
  let browser: TestBrowser;

  beforeEach(() => {
    browser = new TestBrowser();
  });

  afterEach(() => browser.close());

  const withBot = {
    game: 'garden-nation',
    options: {},
    chairs: [
      { kind: 'human', name: 'Ann' },
      { kind: 'bot', level: 'sprout' },
    ],
    isStarted: true,
  } as const;

  const open = async (page: TestPage, plan = openChairs): Promise<string> => page.run<'open'>({ kind: 'open', plan });

  it('has a table again that another page opened, or the same page long ago', async () => {
    const table = await open(browser.page());
    const later = browser.page();
    expect(await later.ask({ type: 'join', table })).toMatchObject({ result: { snapshot: { n: 0 } } });
    expect(await later.run<'list'>({ kind: 'list' })).toMatchObject({
      tables: [{ table, status: 'waiting', awaited: 0 }],
      unknown: [],
    });
  });

  it('lets bots play while somebody looks on', async () => {
    const page = browser.page();
    const table = await page.run<'open'>({ kind: 'open', plan: withBot });
    await page.ask({ type: 'join', table });
    await page.until(() => page.messages.some(({ type }) => type === 'update'));
    const moved = page.messages.flatMap((message) => (message.type === 'update' ? message.update.entries : []));
    expect(moved[0]).toMatchObject({ kind: 'moved', seat: 1 });
  });

  it('where two pages do something at once, one is first and the other decides anew: nothing is lost, nothing is there twice', async () => {
    const [one, two] = [browser.page(), browser.page()];
    const table = await open(one);
    await Promise.all([one.ask({ type: 'join', table }), two.ask({ type: 'join', table })]);
    const sit = async (page: TestPage, seat: number) =>
      page.ask({ type: 'command', table, command: { kind: 'sit', seat, nonce: String(seat).repeat(32) } });
    const [first, second] = await Promise.all([sit(one, 0), sit(two, 1)]);
    expect([first, second]).toMatchObject([{ ok: true }, { ok: true }]);
    const taken = await Promise.all([
      one.ask({ type: 'command', table, command: { kind: 'stand', seat: 0 } }),
      two.ask({ type: 'command', table, command: { kind: 'stand', seat: 0 } }),
    ]);
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    const log = await browser.store.log(table);
    expect(log.map(({ kind }) => kind)).toEqual(['opened', 'sat', 'sat', 'stood']);
    const later = browser.page();
    expect(await later.ask({ type: 'join', table })).toMatchObject({ result: { snapshot: { n: 3 } } });
  });

  it('tells what it could not save, and goes on from what is saved', async () => {
    const page = browser.page();
    const table = await open(page);
    await page.ask({ type: 'join', table });
    const sit = { type: 'command', table, command: { kind: 'sit', seat: 0, nonce: '0'.repeat(32) } } as const;
    browser.store.problem = new Error('the disk is full');
    expect(await page.ask(sit)).toEqual({ ok: false, error: { code: 'notSaved' } });
    expect(await page.ask({ type: 'moment', table, n: 1 })).toMatchObject({ ok: false });
    browser.store.problem = undefined;
    expect(await page.ask(sit)).toMatchObject({ result: { kind: 'entry', n: 1 } });
  });

  it('goes on with a rematch, once', async () => {
    const page = browser.page();
    const table = await page.run<'open'>({ kind: 'open', plan: withBot });
    await page.ask({ type: 'command', table, command: { kind: 'resign', seat: 0 } });
    expect(await page.run<'record'>({ kind: 'record', table })).toMatchObject({ game: 'garden-nation' });
    const next = await page.run<'rematch'>({ kind: 'rematch', table });
    expect(await page.run<'rematch'>({ kind: 'rematch', table })).toBe(next);
  });

  it('forgets tables, and sends away whoever looks at them', async () => {
    const page = browser.page();
    const table = await open(page);
    await page.ask({ type: 'join', table });
    await page.run<'forget'>({ kind: 'forget', table });
    await page.until(() => page.messages.some(({ type }) => type === 'bye'));
    expect(await page.ask({ type: 'join', table })).toMatchObject({ error: { code: 'noSuchTable' } });
    expect(await page.run<'list'>({ kind: 'list' })).toEqual({ tables: [], unknown: [] });
  });

  it('brings back a table that was forgotten, with all that had happened at it', async () => {
    const page = browser.page();
    const table = await open(page);
    const log = await page.run<'forget'>({ kind: 'forget', table });
    await page.run<'bringBack'>({ kind: 'bringBack', table, log });
    expect(await browser.store.log(table)).toEqual(log);
    expect(await page.run<'summaries'>({ kind: 'summaries', tables: [table] })).toMatchObject([
      { table, status: 'waiting' },
    ]);
    expect(await page.ask({ type: 'join', table })).toMatchObject({ ok: true });
  });

  it('lists tables whose summaries are missing or know too little as such, and makes these anew', async () => {
    const page = browser.page();
    const table = await page.run<'open'>({ kind: 'open', plan: withBot });
    // A page of an older version writes no summaries; one of this browser's pages has others than this.
    const later = browser.page();
    expect(await later.run<'list'>({ kind: 'list' })).toEqual({ tables: [], unknown: [table] });
    const made = await later.run<'summaries'>({ kind: 'summaries', tables: [table] });
    expect(await later.run<'list'>({ kind: 'list' })).toEqual({ tables: made, unknown: [] });
    await page.ask({ type: 'command', table, command: { kind: 'resign', seat: 0 } });
    expect(await later.run<'list'>({ kind: 'list' })).toEqual({ tables: [], unknown: [table] });
    expect(await later.run<'summaries'>({ kind: 'summaries', tables: [table] })).toMatchObject([
      { status: 'over', ending: { reason: 'resigned' } },
    ]);
  });

  it('takes in what was taken along, and goes on from where it went on', async () => {
    const there = browser.page();
    const table = await open(there);
    const carried = await there.run<'export'>({ kind: 'export' });
    const here = new TestBrowser();
    expect(await here.page().run<'takeIn'>({ kind: 'takeIn', tables: carried })).toBe(1);
    expect(await here.store.log(table)).toEqual(carried[0]?.log);
    expect(await here.page().run<'takeIn'>({ kind: 'takeIn', tables: carried })).toBe(0);
    await there.ask({ type: 'join', table });
    await there.ask({ type: 'command', table, command: { kind: 'say', text: 'further' } });
    const further = await there.run<'export'>({ kind: 'export' });
    expect(await here.page().run<'takeIn'>({ kind: 'takeIn', tables: further })).toBe(1);
    expect(await here.store.log(table)).toEqual(further[0]?.log);
    // What went on otherwise there stays as it is here.
    expect(await there.run<'takeIn'>({ kind: 'takeIn', tables: carried })).toBe(0);
  });

  it('takes nothing in that cannot be played on', async () => {
    const page = browser.page();
    const table = await open(page);
    const [{ log } = { log: [] }] = await page.run<'export'>({ kind: 'export' });
    const here = new TestBrowser();
    const spoiled = [
      { table: 'other', log },
      { table, log: log.slice(1) },
      { table, log: [] },
      { table, log: [{ ...log[0], game: 'no-such-game' } as never] },
    ];
    expect(await here.page().run<'takeIn'>({ kind: 'takeIn', tables: spoiled })).toBe(0);
    expect((await here.store.all()).size).toBe(0);
  });
});
