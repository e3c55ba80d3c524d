import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  begin,
  countEntries,
  countLines,
  holdDatabase,
  patiently,
  PLAY,
  playOn,
  spoilWorker,
} from './device-storage.ts';
import { screens, takeScreenshot, TestSite } from './test-site.ts';

// Games on this device go on whatever becomes of the browser's storage and of the worker that hosts them.

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

test('a database that does not answer: it is said, and the game goes on in a second one', async () => {
  const { page, context, complaints, end } = await site.visit(screens.desktop);
  const player = await begin(page);
  await playOn(page, player);
  const culprit = await context.newPage();
  await culprit.goto(`${site.address}/rules/eden`);
  await culprit.evaluate(holdDatabase);
  await playOn(page, player);
  await page.getByText('storage is stuck').waitFor(patiently);
  await takeScreenshot(page, 'storage-stuck');
  expect(await countEntries(page, 'potager-2')).toBeGreaterThan(0);
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

/** What a page is told: put away to come back as it was, or put to sleep by a device that needs the room. */
const ABSENCES = [
  ['goes', 'pagehide', 'pageshow'],
  ['is put to sleep', 'freeze', 'resume'],
] as const;

test.each(ABSENCES)('a page that %s ends its workers, and goes on by itself afterwards', async (_how, going, back) => {
  const { page, complaints, end } = await site.visit(screens.desktop);
  const player = await begin(page);
  await playOn(page, player);
  const tell = async (name: string): Promise<void> => page.evaluate(tellOfLife, name);
  await tell(going);
  await expect.poll(() => page.workers().length, patiently).toBe(0);
  await tell(back);
  await playOn(page, player);
  await playOn(page, player);
  expect(complaints).toEqual([]);
  await end();
});

/** Runs in the page: tells it what a browser tells of a page's life. A browser that nobody sees puts none to sleep. */
function tellOfLife(name: string): void {
  if (name.startsWith('page')) dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  else document.dispatchEvent(new Event(name));
}

test('a host that never starts: it is said, and nothing stays grey', async () => {
  const { page, context, end } = await site.visit({ ...screens.desktop, path: '/rules/eden' });
  await spoilWorker(context, `throw new Error('no');`, { isOnce: false });
  await page.goto(site.address);
  await page.getByRole('button', { name: PLAY }).click();
  await page.getByText('Games on this device do not start').first().waitFor(patiently);
  await expect.poll(async () => page.getByRole('button', { name: PLAY }).isEnabled(), patiently).toBe(true);
  await end();
});
