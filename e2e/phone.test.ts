import { afterAll, beforeAll, expect, test } from 'vitest';
import { listViolations } from './axe.ts';
import { Builder } from './garden-nation.ts';
import { Garden, screens, takeScreenshot } from './garden.ts';
import { tap } from './hands.ts';

let garden: Garden;

beforeAll(async () => {
  garden = await Garden.open();
});

afterAll(async () => {
  await garden.close();
});

test('a game on a phone, by touch, at dusk', { timeout: 60_000 }, async () => {
  const { page, complaints, end } = await garden.visit({ ...screens.phone, colorScheme: 'dark' });
  await page.getByRole('button', { name: /Play now against bots · Garden Nation/ }).tap();
  const builder = new Builder(page, tap);
  await builder.wait();
  await takeScreenshot(page, 'missions-phone-dark', { fullPage: false });
  for (let decision = 0; decision < 8; decision++) {
    if ((await builder.wait()) === 'over') break;
    await builder.decide();
  }
  await builder.wait();
  await takeScreenshot(page, 'turn-phone-dark', { fullPage: false });
  expect(await listViolations(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  const log = page.getByRole('dialog', { name: 'Log' });
  await log.waitFor();
  await takeScreenshot(page, 'log-phone-dark', { fullPage: false });
  expect(await listViolations(page)).toEqual([]);
  await log.locator('.log-line').nth(2).tap();
  await page.getByText('You are looking at an earlier moment.').waitFor();
  await takeScreenshot(page, 'moment-phone-dark', { fullPage: false });
  await page.getByRole('button', { name: 'Back to now' }).tap();

  await page.getByRole('button', { name: 'Scores' }).tap();
  await page.getByRole('dialog', { name: 'Scores' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await takeScreenshot(page, 'scores-phone-dark', { fullPage: false });
  await page.getByRole('button', { name: 'Close' }).tap();

  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('radio', { name: 'Français' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await takeScreenshot(page, 'menu-phone-dark', { fullPage: false });
  await page.getByRole('radio', { name: 'Français' }).tap();
  await page.getByText('À vous de jouer').first().waitFor();
  expect(complaints).toEqual([]);
  await end();
});
