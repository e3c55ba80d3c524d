import { afterAll, beforeAll, expect, test } from 'vitest';
import { listViolations } from './axe.ts';
import { Builder } from './garden-nation.ts';
import { Garden, screens, takeScreenshot } from './garden.ts';
import { click } from './hands.ts';

let garden: Garden;

beforeAll(async () => {
  garden = await Garden.open();
});

afterAll(async () => {
  await garden.close();
});

test('a whole game of Garden Nation against bots, in one tap from the first page', async () => {
  const { page, complaints, end } = await garden.visit({ ...screens.desktop, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: /Play now against bots · Garden Nation/ }).click();
  const builder = new Builder(page, click);
  await builder.wait();
  expect(await listViolations(page)).toEqual([]);
  await takeScreenshot(page, 'missions-desktop');
  await builder.decide();
  await builder.wait();
  await builder.decide();
  await builder.wait();
  await takeScreenshot(page, 'turn-desktop');
  expect(await listViolations(page)).toEqual([]);
  expect(await builder.playToTheEnd()).toBeGreaterThan(10);
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
