import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestProcess } from '../packages/server/src/testing/test-process.ts';
import { gather } from './friends.ts';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { click } from './hands.ts';
import { takeScreenshot, TestSite, type Visit } from './test-site.ts';

const DOWN = 'The line is down. Trying again by itself; nothing is lost.';
const UNREACHED = 'The server cannot be reached, so your online games';
const WAITING_MOVE = 'What you did is waiting, and goes off as soon as the line is back.';

let folder: string;
let port: number;
let server: TestProcess;
let site: TestSite;

/** The same server again: the same data, the same address. */
const start = async (): Promise<TestProcess> =>
  TestProcess.start(['--data', folder, '--host', '127.0.0.1', '--port', String(port)], {});

async function findPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: free } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'potager-restart-'));
  port = await findPort();
  server = await start();
  site = await TestSite.at(server.address);
});

afterAll(async () => {
  await site.close();
  await server.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const readLog = async (page: Page): Promise<string[]> => page.locator('.log > li').allInnerTexts();

/** Without names: each is told "you" where the other is named. */
const countLines = async ({ page }: Visit): Promise<number> => page.locator('.log > li').count();

/** Whose turn it is; both pages say the same. */
async function findMover(visits: readonly Visit[]): Promise<number> {
  const players = visits.map(({ page }) => new GardenNationPlayer(page, click));
  const mover = await Promise.any(players.map(async (player, seat) => (await player.wait(), seat)));
  return mover;
}

async function openGames({ context }: Visit): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.address}/games`);
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  return page;
}

const waitingFor = (list: Page, who: 'you' | 'others') =>
  list.getByRole('region', { name: `Waiting for ${who}` }).locator('.my-game');

/** One move, from the list of all. */
async function playFirst(page: Page): Promise<void> {
  await page.keyboard.press('w');
  const offer = page.getByRole('dialog', { name: 'All moves in words' }).getByRole('button', { name: /^Do it: / });
  await offer.first().click();
}

/** Nothing on a page says that something is lost that is not. */
async function expectNoFalseState(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const text = await page.locator('body').innerText();
    expect(text).not.toMatch(/no such table|could not be opened|signed out|You have no games yet|No game is running/);
  }
}

test('a server that ends and begins anew costs nobody anything, and all go on by themselves', async () => {
  const options = { Time: '45 minutes each, 30 seconds back per turn' };
  const visits = (await gather(site, { names: ['Ada', 'Grace'], options })) as [Visit, Visit];
  const errors: Error[] = [];
  for (const { page } of visits) page.on('pageerror', (error) => errors.push(error));
  await visits[0].page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of visits) {
    const player = new GardenNationPlayer(page, click);
    await player.wait();
    await player.decide();
  }
  const lists = [await openGames(visits[0]), await openGames(visits[1])] as const;
  for (const end of ['SIGTERM', 'SIGKILL'] as const) {
    const mover = await findMover(visits);
    const [here, list] = [visits[mover]!, lists[mover]!];
    await waitingFor(list, 'you').getByText('Your turn').waitFor();
    const before = await readLog(here.page);
    await server.kill(end);
    // Everyone is told, nothing vanishes, and what is done now waits.
    for (const { page } of visits) await page.getByText(DOWN).waitFor();
    for (const page of lists) await page.getByText(UNREACHED).waitFor();
    await waitingFor(list, 'you').getByText('Your turn').waitFor();
    await expectNoFalseState([...visits.map(({ page }) => page), ...lists]);
    expect(await readLog(here.page)).toEqual(before);
    await playFirst(here.page);
    await here.page.getByText(WAITING_MOVE).waitFor();
    await takeScreenshot(here.page, `restart-${end.toLowerCase()}-desktop`, { fullPage: false });
    await takeScreenshot(list, `restart-list-${end.toLowerCase()}-desktop`, { fullPage: false });
    server = await start();
    // By themselves: nobody reloads, presses or signs in.
    for (const { page } of visits) await page.getByText(DOWN).waitFor({ state: 'detached' });
    for (const page of lists) await page.getByText(UNREACHED).waitFor({ state: 'detached' });
    await here.page.getByText(WAITING_MOVE).waitFor({ state: 'detached' });
    await expect.poll(async () => countLines(here), { timeout: 20_000 }).toBeGreaterThan(before.length);
    await expect.poll(async () => (await countLines(visits[0])) - (await countLines(visits[1]))).toBe(0);
    const next = await findMover(visits);
    await waitingFor(lists[next]!, 'you').getByText('Your turn').waitFor();
    await waitingFor(lists[1 - next]!, 'others')
      .getByText(/to play/)
      .waitFor();
    expect(await lists[next]?.title()).toBe('(1) Your turn · Potager');
    await expectNoFalseState([...visits.map(({ page }) => page), ...lists]);
  }
  // What was seen before is still there, each line once, and the game goes on.
  const mover = await findMover(visits);
  const { page } = visits[mover]!;
  await new GardenNationPlayer(page, click).decide();
  const shown = await readLog(page);
  await page.reload();
  await page.locator('.log > li').first().waitFor();
  expect(await readLog(page)).toEqual(shown);
  expect(errors).toEqual([]);
  for (const { end } of visits) await end();
});
