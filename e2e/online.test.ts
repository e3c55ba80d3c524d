import { afterAll, beforeAll, expect, test } from 'vitest';
import { listViolations } from './axe.ts';
import { gather } from './friends.ts';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { TestSite, takeScreenshot, type Visit } from './test-site.ts';
import { click } from './hands.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

/** Whose turn it is, among those who look. */
async function findTurn(players: readonly GardenNationPlayer[]): Promise<GardenNationPlayer> {
  const turns = players.map(async (player) => (await player.wait(), player));
  return Promise.any(turns);
}

test('four browsers play one game, with a reload and a lost line in the middle', async () => {
  const visits = await gather(site, { names: ['Ada', 'Grace', 'Emmy', 'Mary'], isOnPhones: true });
  const [ada, grace] = visits as [Visit, Visit];
  await takeScreenshot(ada.page, 'room-online-desktop');
  await takeScreenshot(grace.page, 'room-online-phone');
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  const players = visits.map(({ page }) => new GardenNationPlayer(page, click));
  for (const player of players) {
    await player.wait();
    await player.decide();
  }

  for (let turn = 0; turn < 5; turn++) await (await findTurn(players)).decide();
  await takeScreenshot(grace.page, 'online-phone', { fullPage: false });
  expect(await listViolations(grace.page)).toEqual([]);
  expect(await listViolations(ada.page)).toEqual([]);

  // Someone reloads and sits where they sat.
  await ada.page.reload();
  await ada.page.getByRole('region', { name: 'What you can do' }).waitFor();
  await (await findTurn(players)).decide();

  // The line drops under a move: it is neither lost nor made twice.
  const mover = await findTurn(players);
  const context = mover.page.context();
  const lines = await ada.page.locator('.log > li').count();
  await context.setOffline(true);
  await mover.page.getByText('The line is down.').waitFor();
  await takeScreenshot(mover.page, 'offline', { fullPage: false });
  expect(await listViolations(mover.page)).toEqual([]);
  const moving = mover.decide();
  await mover.page.waitForTimeout(300);
  await context.setOffline(false);
  await moving;
  await mover.page.getByText('The line is down.').waitFor({ state: 'detached' });
  await ada.page.waitForFunction((count) => document.querySelectorAll('.log > li').length > count, lines);

  for (let turn = 0; turn < 4; turn++) await (await findTurn(players)).decide();
  // All see the same in the end.
  const countLines = async (): Promise<number> => {
    const counts = await Promise.all(visits.map(async ({ page }) => page.locator('.log > li').count()));
    return new Set(counts).size;
  };
  await expect.poll(countLines, { timeout: 10_000 }).toBe(1);
  await takeScreenshot(ada.page, 'online-desktop', { fullPage: false });
  for (const { complaints, end } of visits) {
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await end();
  }
});
