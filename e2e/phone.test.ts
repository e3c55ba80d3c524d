import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { listFaults } from './faults.ts';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { openAt } from './laid-table.ts';
import { TestSite, screens, takeScreenshot } from './test-site.ts';
import { tap } from './hands.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

test('a game on a phone, by touch, at dusk', async () => {
  const { page, complaints, end } = await site.visit({
    ...screens.phone,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await page.getByRole('button', { name: /Play now against bots · Garden Nation/ }).tap();
  const player = new GardenNationPlayer(page, tap);
  await player.wait();
  await takeScreenshot(page, 'missions-phone-dark', { fullPage: false });
  for (let decision = 0; decision < 8; decision++) {
    await player.wait();
    await player.decide();
  }
  await player.wait();
  await takeScreenshot(page, 'turn-phone-dark', { fullPage: false });
  expect(await listFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  const log = page.getByRole('dialog', { name: 'Log' });
  // It opens where the news is.
  await expect.poll(async () => isWithin(log, log.locator('.log-line').last()), patiently).toBe(true);
  await log.locator('.log-line').nth(2).tap();
  await page.locator('.strip[data-state=past]').waitFor();
  await takeScreenshot(page, 'moment-phone-dark', { fullPage: false });
  await page.getByRole('button', { name: 'Back to now' }).tap();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('radio', { name: 'Français' }).tap();
  await page.getByText('À vous de jouer').first().waitFor();
  await page.getByRole('radio', { name: 'English' }).tap();
  await page.getByText('Your turn').first().waitFor();
  await page.getByRole('button', { name: 'Close' }).tap();

  // One that was begun before, and is nearly over; `e2e/long` plays a whole one.
  await openAt(page, 'garden-nation', 'three-players', -2);
  expect(await player.playToTheEnd()).toBeGreaterThan(0);
  await page.getByRole('dialog', { name: 'The game is over' }).getByText('winner').first().waitFor();
  expect(await listFaults(page)).toEqual([]);
  await takeScreenshot(page, 'end-phone-dark', { fullPage: false });
  await page.getByRole('button', { name: 'Look at the board' }).tap();
  await page.getByRole('button', { name: 'The result' }).tap();
  await page.getByRole('button', { name: 'Play again' }).tap();
  await player.wait();
  expect(complaints).toEqual([]);
  await end();
});

/** Long enough for a machine that is busy with something else. */
const patiently = { timeout: 10_000 };

async function isWithin(frame: Locator, part: Locator): Promise<boolean> {
  const [outer, inner] = await Promise.all([frame.boundingBox(), part.boundingBox()]);
  if (outer === null || inner === null) return false;
  return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
}
