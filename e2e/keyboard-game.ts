import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { gatherTold, listRepeated, listUntold, readTold } from './told.ts';
import { KeyboardPlayer } from './keyboard-player.ts';

/** Begins a game of Garden Nation with the keyboard alone; what the page tells is gathered. */
export async function beginByKeyboard(page: Page): Promise<{ keyboard: KeyboardPlayer; player: GardenNationPlayer }> {
  const keyboard = new KeyboardPlayer(page);
  await page.evaluate(gatherTold);
  await keyboard.press(page.getByRole('button', { name: /Play now against bots · Garden Nation/ }));
  const player = new GardenNationPlayer(page, keyboard.press);
  await player.wait();
  return { keyboard, player };
}

/** Whoever only listens has heard everything that stands in the log, each line once and in its place. */
export async function expectAllTold(page: Page): Promise<void> {
  const readLog = async (): Promise<string[]> => page.locator('.side .log > li').allInnerTexts();
  // What has just been written down is told a moment later, together with what else there is to tell then.
  await expect.poll(async () => listUntold(await readLog(), await readTold(page))).toEqual([]);
  expect(listRepeated(await readLog(), await readTold(page))).toEqual([]);
}
