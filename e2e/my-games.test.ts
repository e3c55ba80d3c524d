import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFaults } from './faults.ts';
import { gather } from './friends.ts';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { click } from './hands.ts';
import { screens, takeScreenshot, TestSite, type Visit } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

const rows = (page: Page, part: string): ReturnType<Page['locator']> =>
  page.getByRole('region', { name: new RegExp(`^${part}`) }).locator('.my-game');

/** Another window of the same browser. */
async function openGames({ context }: Visit): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.address}/games`);
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  return page;
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
}

test('a turn that comes shows in the list, in the title and on the first page, also after the line was lost', async () => {
  const [ada, grace] = (await gather(site, { names: ['Ada', 'Grace'] })) as [Visit, Visit];
  const list = await openGames(ada);
  await rows(list, 'Waiting for others').getByText('Ready to start').waitFor();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await rows(list, 'Waiting for you').getByText('Your turn').waitFor();
  expect(await list.title()).toBe('(1) Your turn · Potager');
  expect(await rows(list, 'Waiting for you').innerText()).toContain('Grace');
  expect(await listFaults(list)).toEqual([]);
  await takeScreenshot(list, 'my-games-turn-desktop');

  const first = await ada.context.newPage();
  await first.goto(site.address);
  await first.getByRole('region', { name: 'Your running games' }).getByText('Your turn').waitFor();
  // The row says who plays, and the page is the way to all of them.
  await ada.context.setOffline(true);
  await list.getByText('The server cannot be reached, so your online games').waitFor();
  await takeScreenshot(list, 'my-games-offline-desktop');
  const players = [ada, grace].map(({ page }) => new GardenNationPlayer(page, click));
  await players[1]?.wait();
  await players[1]?.decide();
  await ada.context.setOffline(false);
  await list.getByText('The server cannot be reached').waitFor({ state: 'detached' });
  await players[0]?.wait();
  await players[0]?.decide();
  // Now one of them is to move, and each list says who.
  const mover = await Promise.any(players.map(async (player, seat) => (await player.wait(), seat)));
  const theirs = await openGames(grace);
  await rows(mover === 0 ? list : theirs, 'Waiting for you')
    .getByText('Your turn')
    .waitFor();
  await rows(mover === 0 ? theirs : list, 'Waiting for others')
    .getByText(/to play/)
    .waitFor();
  await ada.end();
  await grace.end();
});

test('a game is hidden and shown again, left, and found among the finished ones with its result', async () => {
  const [ada, grace] = (await gather(site, { names: ['Ada', 'Grace'] })) as [Visit, Visit];
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  const list = await openGames(ada);
  await rows(list, 'Waiting for you').waitFor();
  await list.getByRole('button', { name: 'Garden Nation: more' }).click();
  expect(await listFaults(list)).toEqual([]);
  await list.getByRole('button', { name: 'Hide this game' }).click();
  await list.getByText('No game is running right now.').waitFor();
  expect(await list.title()).toBe('Potager');
  // Nor is it out of reach once that can no longer be undone.
  await list.reload();
  await list.getByText('Hidden games').click();
  await list.getByRole('button', { name: 'Garden Nation: more' }).click();
  await list.getByRole('button', { name: 'Show it again' }).click();
  await rows(list, 'Waiting for you').waitFor();
  // Browsers clear what scripts keep sooner than cookies: the games are found all the same.
  await list.evaluate(() => localStorage.removeItem('potager.known'));
  await list.reload();
  await rows(list, 'Waiting for you').waitFor();
  await resign(grace.page);
  const finished = rows(list, 'Finished games');
  await finished.getByText('Won', { exact: true }).waitFor();
  await takeScreenshot(list, 'my-games-won-desktop');
  await finished.getByRole('link').click();
  await list.getByRole('dialog', { name: 'The game is over' }).getByText('Ada wins').waitFor();
  // Where nothing runs, a game that begins elsewhere comes to the list all the same.
  const quiet = await openGames(grace);
  await quiet.getByText('No game is running right now.').waitFor();
  await grace.page.goto(site.address);
  await grace.page.getByRole('button', { name: 'Play with friends · Eden' }).click();
  await rows(quiet, 'Waiting for others').getByText('Eden').waitFor();
  await ada.end();
  await grace.end();
});

test('a game of this device is deleted only when asked twice, and comes back', async () => {
  const visit = await site.visit({ ...screens.phone, reducedMotion: 'reduce' });
  const { page, complaints } = visit;
  await page.goto(`${site.address}/games`);
  await page.getByText('You have no games yet.').waitFor();
  expect(await listFaults(page)).toEqual([]);
  await takeScreenshot(page, 'my-games-none-phone');
  await page.goto(site.address);
  await page.getByRole('button', { name: 'Play now against bots · Garden Nation' }).tap();
  await new GardenNationPlayer(page, click).wait();
  await page.goto(`${site.address}/games`);
  const row = rows(page, 'Waiting for you');
  await row.waitFor();
  const remove = page.getByRole('button', { name: 'Delete this game: Garden Nation' });
  await remove.tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap();
  await remove.tap();
  expect(await listFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this game' }).tap();
  await page.getByText('You have no games yet.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await row.getByRole('link').tap();
  await new GardenNationPlayer(page, click).wait();
  await resign(page);
  await page.goto(`${site.address}/games`);
  await rows(page, 'Finished games').waitFor();
  await takeScreenshot(page, 'my-games-finished-phone');
  expect(complaints).toEqual([]);
  await visit.end();
});

/**
 * Runs in the page: so many copies of the one game there is, as a version of the page had left them that wrote no
 * summaries.
 */
async function multiply(copies: number): Promise<void> {
  const ask = async <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
    });
  indexedDB.deleteDatabase('potager-summaries');
  const database = await ask(indexedDB.open('potager'));
  const transaction = database.transaction('entries', 'readwrite');
  const store = transaction.objectStore('entries');
  const found = (await ask(store.getAll())) as { table: string; n: number; entry: { kind: string; at: number } }[];
  for (let copy = 0; copy < copies; copy++) {
    const table = `copy${String(copy)}`;
    for (const { n, entry } of found) {
      const own = entry.kind === 'opened' ? { ...entry, table } : entry;
      store.add({ table, n, entry: { ...own, at: entry.at - (copy + 1) * 3_600_000 } });
    }
  }
  await new Promise((resolve) => {
    transaction.addEventListener('complete', resolve);
  });
  database.close();
}

test('hundreds of games from before there were summaries are all there, to be searched', async () => {
  const visit = await site.visit({ ...screens.desktop, reducedMotion: 'reduce' });
  const { page } = visit;
  await page.getByRole('button', { name: 'Play now against bots · Garden Nation' }).click();
  const player = new GardenNationPlayer(page, click);
  for (let decision = 0; decision < 3; decision++) {
    await player.wait();
    await player.decide();
  }
  await resign(page);
  await page.goto(`${site.address}/rules/eden`);
  await page.evaluate(multiply, 300);
  await page.goto(`${site.address}/games`);
  const finished = page.getByRole('region', { name: 'Finished games' });
  await finished.getByText('301 games').waitFor();
  expect(await finished.locator('.my-game').count()).toBe(50);
  await finished.getByRole('button', { name: 'Show more' }).click();
  expect(await finished.locator('.my-game').count()).toBe(100);
  expect(await listFaults(page)).toEqual([]);
  await takeScreenshot(page, 'my-games-hundreds-desktop', { fullPage: false });
  await finished.getByLabel('Game', { exact: true }).selectOption({ label: 'Eden' });
  await finished.getByText('No finished game fits.').waitFor();
  await finished.getByLabel('Game', { exact: true }).selectOption({ label: 'All games' });
  await finished.getByLabel('Search by name').fill('ada');
  await finished.getByText('301 games').waitFor();
  await finished.getByLabel('Result').selectOption({ label: 'Won' });
  await finished.getByText('No finished game fits.').waitFor();
  await finished.getByLabel('Result').selectOption({ label: 'Lost' });
  await finished.locator('.my-game').nth(40).getByRole('link').click();
  const result = page.getByRole('dialog', { name: 'The game is over' });
  await result.waitFor();
  // With its log, and every moment of it.
  await result.getByRole('button', { name: 'Look at the board' }).click();
  await page.locator('.log-line').nth(1).click();
  await page.locator('.strip[data-state=past]').waitFor();
  await takeScreenshot(page, 'my-games-moment-desktop', { fullPage: false });
  await visit.end();
});
