import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFaults } from './faults.ts';
import { TestSite, screens, takeScreenshot } from './test-site.ts';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { GardlingsPlayer, openTable } from './gardlings-player.ts';
import { tap } from './hands.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

const phone = { ...screens.phone, reducedMotion: 'reduce' } as const;

/** A cell of Gardlings' drawing. */
const CELL = 64;
/** From the first half of a tile to its middle, by how it is turned. */
const HALVES = [
  [0.5, 0],
  [0, 0.5],
  [-0.5, 0],
  [0, -0.5],
] as const;

/** Asks for a hint; returns the best move's own words once the board shows it. */
async function askForHint(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'A hint' }).tap();
  const hints = page.getByRole('dialog', { name: 'A hint' });
  const best = hints
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Show it' }) })
    .first();
  await best.waitFor();
  expect(await listFaults(page)).toEqual([]);
  const move = await best.locator('strong').innerText();
  await best.getByRole('button', { name: 'Show it' }).tap();
  await hints.waitFor({ state: 'detached' });
  return move;
}

test('Garden Nation shows the area of a hint, and nothing is done yet', async () => {
  const { page, complaints, end } = await site.visit(phone);
  await page.getByRole('button', { name: /Play now against bots · Garden Nation/ }).tap();
  const player = new GardenNationPlayer(page, tap);
  const build = page.getByRole('button', { name: /^Area .*you can build/ });
  await player.wait();
  while ((await build.count()) === 0) {
    await player.decide();
    await player.wait();
  }
  const lines = await page.locator('.log > li').count();
  const move = await askForHint(page);
  const area = /\d\.\d/.exec(move)?.[0];
  // Ploys have no area of their own.
  if (area !== undefined) await page.locator(`.gn-plot[data-area="${area}"][data-chosen=true]`).waitFor();
  await page.locator('.gn-do .button.primary').waitFor();
  expect(await page.locator('.log > li').count()).toBe(lines);
  await takeScreenshot(page, 'hint-shown-garden-nation', { fullPage: false });
  expect(complaints).toEqual([]);
  await end();
});

test('Gardlings shows where a hint would lay the tile', async () => {
  const { page, complaints, end } = await site.visit(phone);
  await openTable(page, { players: 1 });
  const player = new GardlingsPlayer(page, 'tap');
  await player.wait();
  // The first tile has one place only: the second one is laid where there is a choice.
  await player.layTiles(1);
  await player.button(/^Draw/).tap();
  await page.locator('.gl-offer').first().waitFor();
  const move = await askForHint(page);
  const [x = 0, y = 0, turned = 0] = (move.match(/-?\d+/g) ?? []).map(Number);
  const [right = 0, down = 0] = HALVES[turned / 90] ?? [];
  const middle = `translate(${(x + right) * CELL} ${(y + down) * CELL})`;
  await page.locator(`.gl-offer[data-chosen=true][transform="${middle}"]`).waitFor({ state: 'attached' });
  await player.button(/^Lay here/).waitFor();
  await takeScreenshot(page, 'hint-shown-gardlings', { fullPage: false });
  expect(complaints).toEqual([]);
  await end();
});

test('Eden shows the card and the land of a hint', async () => {
  const { page, complaints, end } = await site.visit(phone);
  await page.getByRole('button', { name: /Play now against bots · Eden/ }).tap();
  await page.waitForFunction(() => document.title.startsWith('●'));
  await askForHint(page);
  const choices = page.getByRole('region', { name: 'What you can do' });
  await choices.getByRole('button', { name: /^(Irrigate|Play culture|Attack|Buy)/ }).waitFor();
  await takeScreenshot(page, 'hint-shown-eden', { fullPage: false });
  expect(complaints).toEqual([]);
  await end();
});
