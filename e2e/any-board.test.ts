import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameNames } from '../packages/games/registry.ts';
import { listFaults, listOverflow } from './faults.ts';
import { enter, tap } from './hands.ts';
import { tellStatus } from './status.ts';
import { screens, TestSite } from './test-site.ts';

// Plays whatever is registered, by what its own rules allow: a new board is played here without a line about it.

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

/** A finger does the same as a key: fewer of them show it. */
const DECISIONS = { desktop: 10, phone: 5 } as const;

/** The list of everything that can be done: by its key, or by a finger from the menu. */
const WAYS = {
  desktop: { press: enter, open: async (page: Page) => page.keyboard.press('w') },
  phone: {
    press: tap,
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('button', { name: 'All moves in words' }).tap();
    },
  },
} as const;

const titleOf = async (game: string): Promise<string> => {
  const { words } = (await import(`../packages/games/${game}/words/en.ts`)) as { words: { title: string } };
  return words.title;
};

describe.each(gameNames)('%s', (game) => {
  test.each(['desktop', 'phone'] as const)('is played by its own legal moves on a %s', async (screen) => {
    const { page, complaints, end } = await site.visit({ ...screens[screen], reducedMotion: 'reduce' });
    const { press, open } = WAYS[screen];
    await press(page.getByRole('button', { name: `Play now against bots · ${await titleOf(game)}` }));
    for (let decision = 0; decision < DECISIONS[screen] && (await wait(page)) === 'turn'; decision++) {
      await open(page);
      const list = page.getByRole('dialog', { name: 'All moves in words' });
      await list
        .getByRole('button', { name: /^Do it: / })
        .first()
        .waitFor();
      // A move that can be shown is looked at on the board first, every other time.
      const shown = list.getByRole('button', { name: /^Show it: / });
      if (decision % 2 === 0 && (await shown.count()) > 0) {
        await press(await oneOf(shown, decision));
        await list.waitFor({ state: 'detached' });
        await page.locator('.bk-sheet').getByRole('button').first().waitFor();
        await open(page);
      }
      const before = await countLines(page);
      await press(await oneOf(list.getByRole('button', { name: /^Do it: / }), decision));
      await list.waitFor({ state: 'detached' });
      await page.waitForFunction((count) => document.querySelectorAll('.log > li').length > count, before);
      expect(await listOverflow(page)).toEqual([]);
      // Who plays by keyboard goes on from the board, not from the top of the page.
      if (screen === 'desktop' && (await wait(page)) === 'turn')
        await page.waitForFunction(() => document.activeElement?.closest('.bk-board') !== null);
    }
    expect(await listFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await end();
  });
});

/** Each time another one, so that moves of all kinds are made. */
async function oneOf(offers: Locator, decision: number): Promise<Locator> {
  return offers.nth((decision * 7) % (await offers.count()));
}

async function wait(page: Page): Promise<'turn' | 'over'> {
  const told = await page.waitForFunction(tellStatus);
  return (await told.jsonValue()) as 'turn' | 'over';
}

const countLines = async (page: Page): Promise<number> => page.locator('.log > li').count();
