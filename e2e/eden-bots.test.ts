import { afterAll, beforeAll, expect, test } from 'vitest';
import { listViolations } from './axe.ts';
import { EdenPlayer } from './eden-player.ts';
import { TestSite, screens, takeScreenshot } from './test-site.ts';
import { enter } from './hands.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

test('a whole game of Eden against bots with the keyboard, by roles and names alone', async () => {
  const { page, complaints, end } = await site.visit({ ...screens.desktop, reducedMotion: 'reduce' });
  await enter(page.getByRole('button', { name: /Play now against bots · Eden/ }));
  const player = new EdenPlayer(page, enter);
  await player.wait();
  expect(await listViolations(page)).toEqual([]);
  const race = page.getByRole('region', { name: 'Race to 20 points' });
  expect(await race.getByRole('listitem').first().innerText()).toContain('(you), in turn, 0 of 20 points');
  expect(await race.getByText(/mana hidden/).count()).toBe(2);

  // The arrows walk the land, and what is there is said: earth, or the tile of a bot that began.
  const land = page.getByRole('grid', { name: 'The land' });
  await land.getByRole('gridcell', { name: /^D4/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await page.locator(':focus').getAttribute('aria-label')).toMatch(/^E5, (bare earth|tile of)/);

  // A look at a card costs nothing.
  const card = page.getByRole('region', { name: 'Your cards' }).getByRole('button').first();
  await enter(card);
  expect(await card.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await card.getAttribute('aria-pressed')).toBe('false');

  // The board's own keys stand with the page's.
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('another place where the card fits').waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // From a moment that has passed nothing can be ordered.
  const sealed = page.getByRole('region', { name: 'Sealed answer' });
  await sealed.waitFor();
  await page.locator('.log-line').first().click();
  await sealed.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await sealed.waitFor();

  for (let decision = 0; decision < 12 && (await player.wait()) === 'turn'; decision++) await player.decide();
  await takeScreenshot(page, 'eden-turn-desktop', { fullPage: false });
  expect(await listViolations(page)).toEqual([]);
  await player.playToTheEnd();
  const result = page.getByRole('dialog', { name: 'The game is over' });
  await result.getByText(/wins$|share the victory$/).waitFor();
  await result.getByText('winner').first().waitFor();
  await result.getByText(/^(A garden has reached 20 points|Two rounds passed|The pile cannot be shuffled)/).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await player.choices.getByRole('heading', { name: /wins$|share the victory$/ }).waitFor();
  await takeScreenshot(page, 'eden-end-desktop', { fullPage: false });
  expect(complaints).toEqual([]);
  await end();
});
