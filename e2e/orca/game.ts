import type { Page } from 'playwright-core';
import { EdenPlayer } from '../eden-player.ts';
import { GardenNationPlayer } from '../garden-nation-player.ts';
import { GardlingsPlayer } from '../gardlings-player.ts';
import { enter } from '../hands.ts';
import { readTold } from '../told.ts';

interface Player {
  wait(): Promise<'turn' | 'over'>;
  decide(): Promise<void>;
}

/** Who plays each game, by the focus and Enter alone. */
export const PLAYERS: { readonly [title: string]: (page: Page) => Player } = {
  'Garden Nation': (page) => new GardenNationPlayer(page, enter),
  Gardlings: (page) => new GardlingsPlayer(page, 'enter'),
  Eden: (page) => new EdenPlayer(page, enter),
};

/** Plays a game to its end and returns what the page has told. */
export async function playThrough(page: Page, title: string, most: number): Promise<string[]> {
  await page.getByRole('button', { name: `Play now against bots · ${title}` }).press('Enter');
  const player = (PLAYERS[title] as (page: Page) => Player)(page);
  for (let decisions = 0; decisions < most && (await player.wait()) === 'turn'; decisions++) {
    await player.decide();
    if (decisions % 10 === 9) console.log(`  ${title}: ${String(decisions + 1)} decisions …`);
    // As somebody would who listens first.
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(3000);
  return readTold(page);
}
