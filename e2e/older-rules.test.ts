import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EdenPlayer } from './eden-player.ts';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { openKept } from './laid-table.ts';
import { TestSite, screens } from './test-site.ts';
import { click } from './hands.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

/** Plays on from a log that this browser kept while the rules of that number were the newest. */
async function reopen(page: Page, game: string, rules: number): Promise<void> {
  await openKept(page, game, rules);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText(`Begun by rules ${rules} and played on by them`).waitFor();
  await page.keyboard.press('Escape');
}

test.each([
  ['eden', 1, EdenPlayer],
  ['garden-nation', 1, GardenNationPlayer],
] as const)(
  'a table of this browser, %s by rules %i, is played to its end with its bots',
  async (game, rules, Player) => {
    const { page, complaints, end } = await site.visit({ ...screens.desktop, reducedMotion: 'reduce' });
    await reopen(page, game, rules);
    const player = new Player(page, click);
    expect(await player.wait()).toBe('turn');
    expect(await page.getByRole('button', { name: 'Draw first' }).count()).toBe(0);
    expect(await player.playToTheEnd()).toBeGreaterThan(0);
    await page
      .getByRole('dialog', { name: 'The game is over' })
      .getByText(/wins$|share the victory$/)
      .waitFor();
    expect(complaints).toEqual([]);
    await end();
  },
);
