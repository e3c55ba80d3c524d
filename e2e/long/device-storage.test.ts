import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, countEntries, countLines, holdDatabase, patiently, playOn, spoilWorker } from '../device-storage.ts';
import { screens, TestSite } from '../test-site.ts';

// Games on this device go on whatever becomes of the browser's storage and of the worker that hosts them.

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

test('a database that does not answer: the game goes on in a second one, and all of it comes back', async () => {
  const { page, context, complaints, end } = await site.visit(screens.desktop);
  const player = await begin(page);
  await playOn(page, player);
  const culprit = await context.newPage();
  await culprit.goto(`${site.address}/rules/eden`);
  await culprit.evaluate(holdDatabase);
  await playOn(page, player);
  await page.getByText('storage is stuck').waitFor(patiently);
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
