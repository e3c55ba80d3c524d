import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listViolations } from './axe.ts';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { TestSite, screens, takeScreenshot } from './test-site.ts';
import { click } from './hands.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

const missionsOn = async (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'What you can do' }).getByRole('listitem').allInnerTexts();

test('two people before one screen: a curtain between their secrets', async () => {
  const { page, complaints, end } = await site.visit({ ...screens.desktop, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Pass and play · Garden Nation' }).click();
  await page.getByLabel('Players').selectOption('2');
  await page.getByLabel(/Name · chair 2/).fill('Grace');
  await page.getByRole('button', { name: 'Sit here · chair 2' }).click();
  await page.getByText('Grace', { exact: true }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await takeScreenshot(page, 'room-here-desktop');
  await page.getByRole('button', { name: 'Start the game' }).click();

  await page.getByRole('heading', { name: 'Hand over to Ada' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await takeScreenshot(page, 'curtain-desktop');
  expect(await page.content()).not.toContain('gn-mission');
  await page.getByRole('button', { name: 'I am Ada, show me' }).click();
  const player = new GardenNationPlayer(page, click);
  await player.wait();
  const adas = await missionsOn(page);
  expect(adas).toHaveLength(4);
  await player.decide();

  await page.getByRole('heading', { name: 'Hand over to Grace' }).waitFor();
  expect(await page.content()).not.toContain('gn-mission');
  await page.getByRole('button', { name: 'I am Grace, show me' }).click();
  await player.wait();
  const graces = await missionsOn(page);
  expect(graces).not.toEqual(adas);
  await player.decide();

  for (let turn = 0; turn < 6; turn++) {
    const ready = page.getByRole('button', { name: /show me$/ });
    await page.locator('.curtain, .table-page[data-status=playing]').first().waitFor();
    if (await ready.isVisible()) await ready.click();
    await player.wait();
    await player.decide();
  }

  // A reload forgets who looked: nobody sees anything before they say so.
  await page.reload();
  await page.getByRole('heading', { name: /^Hand over to/ }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test('a start in the moment in which the second one sits down draws the curtain, too', async () => {
  const { page, end } = await site.visit({ ...screens.desktop, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Pass and play · Garden Nation' }).click();
  await page.getByLabel('Players').selectOption('2');
  await page.getByLabel(/Name · chair 2/).fill('Grace');
  await page.evaluate(startAtOnce);
  await page.getByRole('button', { name: 'Sit here · chair 2' }).click();
  await page.getByRole('heading', { name: 'Hand over to Ada' }).waitFor();
  expect(await page.content()).not.toContain('gn-mission');
  await end();
});

/**
 * Runs in the page, which draws nothing for a while as a busy one does: from now on the game is started as soon as it
 * can be.
 */
function startAtOnce(): void {
  globalThis.requestAnimationFrame = () => 0;
  new MutationObserver(() => {
    const start = document.querySelector<HTMLButtonElement>('.room-start button:enabled');
    if (start?.textContent.includes('Start the game') === true) start.click();
  }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
}
