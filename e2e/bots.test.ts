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
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // With movement the points are counted up line by line, and then the winner is named.
  expect(await page.getByRole('button', { name: 'The result' }).evaluate(readResultAtOnce)).not.toContain('winner');
  await result.getByText('winner').first().waitFor();
  expect(await listViolations(page)).toEqual([]);
  await takeScreenshot(page, 'end-desktop', { fullPage: false });
  await page.getByText('Was the shuffle fair?').click();
  await page.getByRole('button', { name: 'Check it here' }).click();
  await page.getByText(/as the seed says/).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

/** Runs in the page: what the result says in the moment in which it is opened. */
async function readResultAtOnce(button: HTMLElement | SVGElement): Promise<string> {
  (button as HTMLElement).click();
  await new Promise(requestAnimationFrame);
  const { textContent } = document.querySelector('dialog') ?? {};
  if (!textContent) throw new Error('the result is not open');
  return textContent;
}
