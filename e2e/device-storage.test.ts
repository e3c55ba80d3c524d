import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { click } from './hands.ts';
import { screens, takeScreenshot, TestSite } from './test-site.ts';

// Games on this device go on whatever becomes of the browser's storage and of the worker that hosts them.

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

const PLAY = 'Play now against bots · Garden Nation';

/** It may take its time: whatever does not answer is given some seconds. */
const patiently = { timeout: 40_000 };

async function begin(page: Page): Promise<GardenNationPlayer> {
  await page.getByRole('button', { name: PLAY }).click();
  await page.getByRole('region', { name: 'What you can do' }).waitFor(patiently);
  return new GardenNationPlayer(page, click);
}

async function playOn(page: Page, player: GardenNationPlayer): Promise<void> {
  await player.wait();
  const before = await countLines(page);
  await player.decide();
  await expect.poll(async () => countLines(page), patiently).toBeGreaterThan(before);
}

const countLines = async (page: Page): Promise<number> => page.locator('.log > li').count();

/** Writes something before the script of the worker that hosts tables: into the first one, or into all. */
async function spoilWorker(context: BrowserContext, script: string, { isOnce }: { isOnce: boolean }): Promise<void> {
  let count = 0;
  await context.route(/host-worker/, async (route) => {
    const response = await route.fetch();
    const isSpoiled = count++ === 0 || !isOnce;
    await route.fulfill({ response, body: (isSpoiled ? script : '') + (await response.text()) });
  });
}

/** How many entries of games a database has. */
const countEntries = async (page: Page, name: string): Promise<number> =>
  page.evaluate(
    async (wanted) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(wanted);
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('entries').objectStore('entries').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
    name,
  );

/** Runs in a page: one transaction that never ends keeps the database from everybody else. */
async function holdDatabase(): Promise<void> {
  const opening = indexedDB.open('potager');
  await new Promise((resolve) => {
    opening.addEventListener('success', resolve);
  });
  const store = opening.result.transaction('entries', 'readwrite').objectStore('entries');
  const hold = (): void => store.get(['', 0]).addEventListener('success', hold);
  hold();
}

test('a database that does not answer: the game goes on in a second one, and all of it comes back', async () => {
  const { page, context, complaints, end } = await site.visit(screens.desktop);
  const player = await begin(page);
  await playOn(page, player);
  const culprit = await context.newPage();
  await culprit.goto(`${site.address}/rules/eden`);
  await culprit.evaluate(holdDatabase);
  await playOn(page, player);
  await page.getByText('storage is stuck').waitFor(patiently);
  await takeScreenshot(page, 'storage-stuck');
  await playOn(page, player);
  const lines = await countLines(page);
  await page.reload();
  await expect.poll(async () => countLines(page), patiently).toBeGreaterThanOrEqual(lines);
  await playOn(page, player);
  const kept = await countEntries(page, 'potager-2');
  await culprit.close();
  await page.reload();
  await expect.poll(async () => countLines(page), patiently).toBeGreaterThanOrEqual(lines);
  await expect.poll(async () => countEntries(page, 'potager-2'), patiently).toBe(0);
  expect(await countEntries(page, 'potager')).toBeGreaterThanOrEqual(kept);
  expect(await page.getByText('storage is stuck').count()).toBe(0);
  await playOn(page, player);
  expect(complaints).toEqual([]);
  await end();
});

test('storage that is forbidden: one plays, and is told', async () => {
  const { page, context, end } = await site.visit({ ...screens.phone, path: '/rules/eden' });
  const forbid = `Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });`;
  await context.addInitScript(forbid);
  await spoilWorker(context, forbid, { isOnce: false });
  await page.goto(site.address);
  const player = await begin(page);
  await page.getByText('does not let the page keep anything').waitFor(patiently);
  await takeScreenshot(page, 'storage-forbidden', { fullPage: false });
  await page.getByRole('button', { name: 'Close' }).first().click();
  await playOn(page, player);
  await playOn(page, player);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await countLines(page)).toBe(0);
  await end();
});

test('storage that is full: one plays, is told, and everything is kept once there is room', async () => {
  const { page, context, complaints, end } = await site.visit({ ...screens.desktop, path: '/rules/eden' });
  await spoilWorker(context, FILL_UP, { isOnce: false });
  await page.goto(site.address);
  const setFull = async (isFull: boolean): Promise<void> =>
    page.evaluate((said) => new BroadcastChannel('full').postMessage(said), isFull);
  const player = await begin(page);
  await playOn(page, player);
  await setFull(true);
  await playOn(page, player);
  await page.getByText('no room left').waitFor(patiently);
  await playOn(page, player);
  await setFull(false);
  await playOn(page, player);
  await expect.poll(async () => page.getByText('no room left').count(), patiently).toBe(0);
  const lines = await countLines(page);
  await page.reload();
  await expect.poll(async () => countLines(page), patiently).toBeGreaterThanOrEqual(lines);
  expect(complaints).toEqual([]);
  await end();
});

/** Runs in the worker, before anything else: says that there is no room whenever it is told to. */
const FILL_UP = `{
  let isFull = false;
  new BroadcastChannel('full').addEventListener('message', ({ data }) => (isFull = data));
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...given) {
    if (isFull) throw new DOMException('no room', 'QuotaExceededError');
    return add.apply(this, given);
  };
}`;

test('a page that goes takes its workers along, and goes on by itself when it comes back as it was', async () => {
  const { page, complaints, end } = await site.visit(screens.desktop);
  const player = await begin(page);
  await playOn(page, player);
  const tell = async (name: string): Promise<void> =>
    page.evaluate((told) => void dispatchEvent(new PageTransitionEvent(told, { persisted: true })), name);
  await tell('pagehide');
  await expect.poll(() => page.workers().length, patiently).toBe(0);
  await tell('pageshow');
  await playOn(page, player);
  await playOn(page, player);
  expect(complaints).toEqual([]);
  await end();
});

test('a worker that no longer answers is replaced, and what was asked of it is done', async () => {
  const { page, context, complaints, end } = await site.visit({ ...screens.desktop, path: '/rules/eden' });
  const hang = `addEventListener('message', ({ data }) => { while (data.type === 'command'); });`;
  await spoilWorker(context, hang, { isOnce: true });
  await page.goto(site.address);
  const player = await begin(page);
  await playOn(page, player);
  await playOn(page, player);
  expect(complaints).toEqual([]);
  await end();
});

test('a host that never starts: it is said, and nothing stays grey', async () => {
  const { page, context, end } = await site.visit({ ...screens.desktop, path: '/rules/eden' });
  await spoilWorker(context, `throw new Error('no');`, { isOnce: false });
  await page.goto(site.address);
  await page.getByRole('button', { name: PLAY }).click();
  await page.getByText('Games on this device do not start').first().waitFor(patiently);
  await expect.poll(async () => page.getByRole('button', { name: PLAY }).isEnabled(), patiently).toBe(true);
  await end();
});
