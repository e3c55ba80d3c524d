import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { click } from './hands.ts';

// What happens to games on this device, whatever becomes of the browser's storage.

export const PLAY = 'Play now against bots · Garden Nation';

/** It may take its time: whatever does not answer is given some seconds. */
export const patiently = { timeout: 40_000 };

export async function begin(page: Page): Promise<GardenNationPlayer> {
  await page.getByRole('button', { name: PLAY }).click();
  await page.getByRole('region', { name: 'What you can do' }).waitFor(patiently);
  return new GardenNationPlayer(page, click);
}

export async function playOn(page: Page, player: GardenNationPlayer): Promise<void> {
  await player.wait();
  const before = await countLines(page);
  await player.decide();
  await expect.poll(async () => countLines(page), patiently).toBeGreaterThan(before);
}

export const countLines = async (page: Page): Promise<number> => page.locator('.log > li').count();

/** Writes something before the script of the worker that hosts tables: into the first one, or into all. */
export async function spoilWorker(
  context: BrowserContext,
  script: string,
  { isOnce }: { isOnce: boolean },
): Promise<void> {
  let count = 0;
  await context.route(/host-worker/, async (route) => {
    const response = await route.fetch();
    const isSpoiled = count++ === 0 || !isOnce;
    await route.fulfill({ response, body: (isSpoiled ? script : '') + (await response.text()) });
  });
}

/** How many entries of games a database has. */
export const countEntries = async (page: Page, name: string): Promise<number> =>
  page.evaluate(
    async (wanted) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(wanted);
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('entries').objectStore('entries').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
    name,
  );

/** Runs in a page: one transaction that never ends keeps the database from everybody else. */
export async function holdDatabase(): Promise<void> {
  const opening = indexedDB.open('potager');
  await new Promise((resolve) => {
    opening.addEventListener('success', resolve);
  });
  const store = opening.result.transaction('entries', 'readwrite').objectStore('entries');
  const hold = (): void => store.get(['', 0]).addEventListener('success', hold);
  hold();
}
