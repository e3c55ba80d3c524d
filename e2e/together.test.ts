import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { download } from './download.ts';
import { listFaults } from './faults.ts';
import { gather } from './friends.ts';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { TestSite, screens, takeScreenshot, type Visit } from './test-site.ts';
import { click } from './hands.ts';

let site: TestSite;
/** How far the server's clock is ahead of everyone else's. */
let ahead = 0;

beforeAll(async () => {
  site = await TestSite.open({ now: () => Date.now() + ahead });
});

afterAll(async () => {
  await site.close();
});

interface Player extends Visit {
  readonly name: string;
  readonly player: GardenNationPlayer;
}

async function sitDown(options: { readonly [label: string]: string } = {}): Promise<[Player, Player]> {
  const names = ['Ada', 'Grace'];
  const visits = await gather(site, { names, options });
  await visits[0]?.page.getByRole('button', { name: 'Start the game' }).click();
  const players = visits.map((visit, seat) => ({
    ...visit,
    name: names[seat] as string,
    player: new GardenNationPlayer(visit.page, click),
  }));
  for (const { player } of players) {
    await player.wait();
    await player.decide();
  }
  return players as [Player, Player];
}

/** Whose turn it is, then the other one. */
async function findTurn(players: readonly [Player, Player]): Promise<[Player, Player]> {
  const mover = await Promise.any(players.map(async (player) => (await player.player.wait(), player)));
  return mover === players[0] ? [mover, players[1]] : [mover, players[0]];
}

/** Until the turn has gone from one to the other, who has moved too: then only the others can allow to take back. */
async function playOn(players: readonly [Player, Player]): Promise<[Player, Player]> {
  const [first] = await findTurn(players);
  for (;;) {
    const [mover, other] = await findTurn(players);
    await mover.player.decide();
    if (mover !== first) return [other, mover];
  }
}

const press = async (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

async function openMenu(page: Page, item: string): Promise<void> {
  await press(page, 'Menu');
  await press(page, item);
}

async function endAll(visits: readonly Visit[]): Promise<void> {
  for (const { complaints, end } of visits) {
    expect(complaints).toEqual([]);
    await end();
  }
}

const now = async (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** From now on the page counts the tones it makes. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.OscillatorNode = class extends OscillatorNode {
      override start(when?: number): void {
        super.start(when);
        document.body.dataset['heard'] = String(Number(document.body.dataset['heard'] ?? 0) + 1);
      }
    };
  });
}

test('talk, an undo refused and granted, a pause', async () => {
  const players = await sitDown();
  const [ada, grace] = players;
  await press(ada.page, 'Chat');
  await ada.page.getByLabel('Say something').fill('Good luck!');
  await press(ada.page, 'Send');
  await press(grace.page, 'Chat, something new');
  await grace.page.locator('.chat').getByText('Good luck!').waitFor();
  for (const { page } of players) await press(page, 'Log');

  const [asker, asked] = await playOn(players);
  await press(asker.page, 'Ask to take back');
  await asker.page.getByText('Waiting for the others to agree.').waitFor();
  await asked.page.getByText(new RegExp(`${asker.name} would like to take this back: ${asker.name} \\w+`)).waitFor();
  expect(await listFaults(asked.page)).toEqual([]);
  await takeScreenshot(asked.page, 'ask-undo-desktop', { fullPage: false });
  await press(asked.page, 'Decline');
  await asker.page.locator('.log').getByText(`${asked.name} declines.`).waitFor();
  expect(await asker.page.getByText('Waiting for the others').count()).toBe(0);
  await press(asker.page, 'Ask to take back');
  await press(asked.page, 'Agree');
  await asker.page.locator('.log').getByText('You take back').waitFor();
  await asked.page.locator('.log').getByText(`${asker.name} takes back`).waitFor();
  expect(await asked.page.locator('.log s').count()).toBeGreaterThan(0);
  expect((await findTurn(players))[0]).toBe(asker);

  await listen(asker.page);
  await openMenu(ada.page, 'Ask for a pause');
  await grace.page.getByText('Ada would like a pause.').waitFor();
  await press(grace.page, 'Agree');
  for (const { page } of players) await page.getByText('The game is paused; no clock runs.').waitFor();
  expect(await ada.page.title()).not.toContain('●');
  expect(await listFaults(ada.page)).toEqual([]);
  await takeScreenshot(ada.page, 'paused-desktop', { fullPage: false });
  // Who has waited for a moment is called when they are awaited again.
  await asker.page.waitForFunction((since) => performance.now() - since > 1600, await now(asker.page));
  await press(grace.page, 'Go on');
  await ada.page.locator('.log').getByText('Grace goes on with the game.').waitFor();
  await asker.page.waitForFunction(() => Number(document.body.dataset['heard']) > 0);
  await (await findTurn(players))[0].player.decide();
  await endAll(players);
});

test('someone leaves, a bot plays, they come back and are told what happened', async () => {
  const players = await sitDown();
  const [ada, grace] = players;
  await openMenu(grace.page, 'Leave: a bot plays on');
  await grace.page.getByRole('heading', { name: 'Your running games' }).waitFor();
  await ada.page.locator('.seat-chip').getByText('a bot plays').waitFor();
  for (let decision = 0; decision < 4; decision++) {
    await ada.player.wait();
    await ada.player.decide();
  }
  await grace.page
    .getByRole('link', { name: /Garden Nation/ })
    .first()
    .click();
  await grace.page.getByText('You have left: a bot plays for you until you are back.').waitFor();
  await grace.page.getByText('Since you left').waitFor();
  expect(await listFaults(grace.page)).toEqual([]);
  await takeScreenshot(grace.page, 'recap-desktop', { fullPage: false });
  await press(grace.page, 'I am back');
  await ada.page.locator('.log').getByText('Grace is back.').waitFor();
  expect(await ada.page.locator('.log').getByText('by a bot').count()).toBeGreaterThan(0);
  await press(grace.page, 'Show it again');
  await grace.page.getByText('Since you left').waitFor({ state: 'detached' });
  for (let mover = await findTurn(players); mover[0] !== grace; mover = await findTurn(players)) {
    await mover[0].player.decide();
  }
  await endAll(players);
});

const readClock = async ({ page }: Visit): Promise<string> =>
  page.locator('.seat-clock[data-running=true]').first().innerText();

test('a bot plays for whoever has no time left', async () => {
  const players = await sitDown({ Time: 'A day for each move' });
  const [mover, other] = await findTurn(players);
  expect(await readClock(other)).toMatch(/^(23 h|1 d)/);
  ahead += 25 * 3_600_000;
  // The server looks at its clock with whatever happens next.
  await press(other.page, 'Chat');
  await other.page.getByLabel('Say something').fill('Are you there?');
  await press(other.page, 'Send');
  await press(other.page, 'Log');
  await other.page.locator('.log').getByText(`${mover.name} has run out of time; a bot plays on.`).waitFor();
  await mover.page.getByText('Your time was up, so a bot plays for you.').waitFor();
  await takeScreenshot(mover.page, 'out-of-time-desktop', { fullPage: false });
  await press(mover.page, 'I am back');
  await endAll(players);
});

test('a public table is watched, resigned, checked, kept, shared and played again', async () => {
  const players = await sitDown({ 'Who may come': 'Everyone: listed under “Find a game”' });
  const [ada, grace] = players;
  const onlooker = await site.visit({ ...screens.phone, path: '/watch', settings: { name: 'Emmy' } });
  await onlooker.page.getByRole('link', { name: /Garden Nation.*being played/ }).waitFor();
  expect(await listFaults(onlooker.page)).toEqual([]);
  await takeScreenshot(onlooker.page, 'watch-table-phone');
  await onlooker.page.getByRole('link', { name: /Garden Nation.*being played/ }).click();
  await ada.page.getByText('1 onlooker').waitFor();
  await onlooker.page.getByRole('main').waitFor();
  expect(await listFaults(onlooker.page)).toEqual([]);
  await takeScreenshot(onlooker.page, 'watching-phone', { fullPage: false });

  await openMenu(ada.page, 'Resign');
  expect(await listFaults(ada.page)).toEqual([]);
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const [result, theirs] = [ada, grace].map(({ page }) => page.getByRole('dialog', { name: 'The game is over' }));
  if (result === undefined || theirs === undefined) throw new Error('both play');
  await theirs.getByText('Grace wins').waitFor();
  await theirs.getByText('The game was resigned.').waitFor();
  await result.getByText('winner', { exact: true }).waitFor();
  expect(await listFaults(ada.page)).toEqual([]);
  await result.getByText('Was the shuffle fair?').click();
  await result.getByRole('button', { name: 'Check it here' }).click();
  await result.getByText(/as the seed says/).waitFor();
  const record = await download(ada.page, () => result.getByRole('button', { name: 'Download the record' }).click());
  expect(record.name).toMatch(/^garden-nation-.+\.json$/);
  expect(record.json).toMatchObject({ game: 'garden-nation', seats: 2 });
  await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await result.getByRole('button', { name: 'Share', exact: true }).click();
  await ada.page.getByText('Copied').waitFor();
  expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toBe(ada.page.url());

  await result.getByRole('button', { name: 'Play again' }).click();
  await ada.page.getByRole('button', { name: 'Stand up · Ada' }).waitFor();
  await theirs.getByRole('button', { name: 'To the next game' }).click();
  await grace.page.getByRole('button', { name: 'Stand up · Grace' }).waitFor();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await grace.player.wait();
  await endAll([...players, onlooker]);
});
