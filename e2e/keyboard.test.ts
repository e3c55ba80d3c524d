import { afterAll, beforeAll, expect, test } from 'vitest';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { TestSite, screens } from './test-site.ts';
import { enter } from './hands.ts';
import { beginByKeyboard, expectAllTold } from './keyboard-game.ts';
import { KeyboardPlayer } from './keyboard-player.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

/** Enough for every kind of place to be reached; `e2e/long` plays on to the end. */
const DECISIONS = 6;

test('a game with Tab, arrows and Enter, by roles and names alone', async () => {
  const { page, complaints, end } = await site.visit({ ...screens.desktop, reducedMotion: 'reduce' });
  const { player } = await beginByKeyboard(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'detached' });
  for (let decision = 0; decision < DECISIONS; decision++) {
    await player.decide();
    expect(await player.wait()).toBe('turn');
  }
  await expectAllTold(page);
  expect(complaints).toEqual([]);
  await end();
});

test('U takes a move back', async () => {
  const { page, end } = await site.visit({ ...screens.desktop, reducedMotion: 'reduce' });
  const keyboard = new KeyboardPlayer(page);
  const { press } = keyboard;
  await press(page.getByRole('button', { name: 'Pass and play · Garden Nation' }));
  await page.getByLabel('Players').selectOption('2');
  await keyboard.reach(page.getByLabel(/Name · chair 2/));
  await page.keyboard.type('Grace');
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: 'Start the game' }));
  const player = new GardenNationPlayer(page, enter);
  for (let mission = 0; mission < 2; mission++) {
    await press(page.getByRole('button', { name: /show me$/ }));
    await player.wait();
    await player.decide();
  }
  await page.locator('.curtain, .table-page').first().waitFor();
  const ready = page.getByRole('button', { name: /show me$/ });
  if (await ready.isVisible()) await press(ready);
  await player.wait();
  const areas = page.getByRole('button', { name: /^Area .*you can build/ });
  const before = await areas.count();
  await player.decide();
  const undo = page.getByRole('button', { name: /Take back/ });
  if (await page.locator('.curtain').isVisible()) await press(undo);
  else await page.keyboard.press('u');
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-area][aria-label*="you can build"]').length === count,
    before,
  );
  expect(await page.getByRole('button', { name: /^Area .*your building/ }).count()).toBe(0);
  await end();
});
