import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EdenPlayer } from './eden-player.ts';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { TestSite, screens } from './test-site.ts';
import { click } from './hands.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

interface Written {
  readonly kind: string;
  readonly n: number;
  readonly table?: string;
}

/** Runs in the page: puts a log where this browser's tables are kept. */
function layLog(log: readonly Written[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('potager', 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('entries', { keyPath: ['table', 'n'] });
    });
    request.addEventListener('error', () => reject(new Error('the database failed')));
    request.addEventListener('success', () => {
      const writing = request.result.transaction('entries', 'readwrite');
      for (const entry of log) writing.objectStore('entries').add({ table: log[0]?.table, n: entry.n, entry });
      writing.addEventListener('complete', () => resolve());
      writing.addEventListener('abort', () => reject(new Error('the log was not written')));
    });
  });
}

/** Plays on from a log that this browser kept while the rules of that number were the newest. */
async function reopen(page: Page, game: string, rules: number): Promise<void> {
  const file = join(import.meta.dirname, `../packages/games/${game}/fixtures/rules-${rules}/local-table.json`);
  const log = JSON.parse(readFileSync(file, 'utf8')) as Written[];
  await page.evaluate(layLog, log);
  await page.goto(`${site.address}/here/${log[0]?.table ?? ''}`);
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
