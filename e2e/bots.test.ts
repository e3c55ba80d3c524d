import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listViolations } from './axe.ts';
import { EdenPlayer } from './eden-player.ts';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { GardlingsPlayer } from './gardlings-player.ts';
import { openAt } from './laid-table.ts';
import { TestSite, screens, takeScreenshot } from './test-site.ts';
import { click, tap } from './hands.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

test('a whole game of Garden Nation against bots, in one tap from the first page', async () => {
  const { page, complaints, end } = await site.visit({ ...screens.desktop, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: /Play now against bots · Garden Nation/ }).click();
  const player = new GardenNationPlayer(page, click);
  await player.wait();
  expect(await listViolations(page)).toEqual([]);
  await takeScreenshot(page, 'missions-desktop');
  await player.decide();
  await player.wait();
  await player.decide();
  await player.wait();
  await takeScreenshot(page, 'turn-desktop');
  expect(await listViolations(page)).toEqual([]);
  expect(await player.playToTheEnd()).toBeGreaterThan(10);
  const result = page.getByRole('dialog', { name: 'The game is over' });
  await result.getByText(/wins$|share the victory$/).waitFor();
  expect(await result.getByText('winner').count()).toBeGreaterThan(0);
  await result.getByRole('button', { name: 'Look at the board' }).click();
  await countAnew(page);
  expect(await listViolations(page)).toEqual([]);
  await takeScreenshot(page, 'end-desktop', { fullPage: false });
  // How the points grew, drawn and as a table; and a picture of the board with the result.
  await result.getByRole('table', { name: 'Points over time' }).waitFor();
  const picture = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Share a picture' }).click(),
  ]);
  expect(picture[0].suggestedFilename()).toBe('potager-garden-nation.png');
  await picture[0].saveAs(join(import.meta.dirname, 'screenshots/shared-picture.png'));
  await page.getByText('Was the shuffle fair?').click();
  await page.getByRole('button', { name: 'Check it here' }).click();
  await page.getByText(/as the seed says/).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test.each([
  { game: 'gardlings', record: 'five-seats-expert-long', sit: (page: Page) => new GardlingsPlayer(page, 'tap') },
  { game: 'eden', record: 'fourth-reshuffle', sit: (page: Page) => new EdenPlayer(page, tap) },
])('$game: who won is told nowhere before the points are counted', async ({ game, record, sit }) => {
  const { page, complaints, end } = await site.visit(screens.phone);
  await openAt(page, game, record, -6);
  await sit(page).playToTheEnd();
  const result = page.getByRole('dialog', { name: 'The game is over' });
  await result.getByText('Counting the points …').waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/winner|wins|has won|buys the victory/);
  expect(await page.locator('.strip-told .seat-mark').count()).toBe(0);
  await result.getByRole('button', { name: 'Skip the count' }).tap();
  await result.getByText('winner').first().waitFor();
  expect(complaints).toEqual([]);
  await end();
});

/** The points are counted row by row, then the winner is told, and what to do next stays in its place. */
async function countAnew(page: Page): Promise<void> {
  const points = async (): Promise<string[]> => page.locator('[data-fly^=points-]').allInnerTexts();
  const counted = await points();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => localStorage.removeItem('potager.counted'));
  // The list of one's games is there before, for the count does not wait until it has been loaded.
  const list = await page.context().newPage();
  await list.goto(new URL('/games', page.url()).href);
  await list.getByText('Over: see it counted').waitFor();
  await page.bringToFront();
  await page.reload();
  const result = page.getByRole('dialog', { name: 'The game is over' });
  await result.getByText('Counting the points …').waitFor();
  const [again, garden] = [result.getByRole('button', { name: 'Play again' }), page.locator('.bk-stage-world')];
  const places = async (): Promise<unknown> => [await again.boundingBox(), await garden.boundingBox()];
  // It has slid into its place.
  await result.evaluate(async (dialog) => Promise.all(dialog.getAnimations().map(async ({ finished }) => finished)));
  const before = await places();
  // Neither the log nor the board says it before, nor the list of one's games.
  expect(await page.locator('body').innerText()).not.toMatch(/winner|wins|victory/);
  expect(await points()).not.toEqual(counted);
  expect(await list.locator('.my-game-player b, [data-winner=true]').count()).toBe(0);
  await page.keyboard.press('Enter');
  await result.getByText('winner').first().waitFor();
  await list.locator('.my-game-player b').first().waitFor();
  await list.close();
  expect(await points()).toEqual(counted);
  expect(await places()).toEqual(before);
  expect(await result.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
}
