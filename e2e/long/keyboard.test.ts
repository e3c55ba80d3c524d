import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginByKeyboard, expectAllTold } from '../keyboard-game.ts';
import { screens, TestSite } from '../test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

test('a whole game with Tab, arrows and Enter, by roles and names alone', async () => {
  const { page, complaints, end } = await site.visit({ ...screens.desktop, reducedMotion: 'reduce' });
  const { keyboard, player } = await beginByKeyboard(page);
  expect(await player.playToTheEnd()).toBeGreaterThan(10);
  const result = page.getByRole('dialog', { name: 'The game is over' });
  await result.waitFor();
  expect(await result.getByRole('row').count()).toBeGreaterThan(3);
  await expectAllTold(page);
  await keyboard.press(result.getByRole('button', { name: 'Look at the board' }));
  await result.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await end();
});
