import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFaults } from './faults.ts';
import { gather } from './friends.ts';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { click } from './hands.ts';
import { screens, takeScreenshot, TestSite, type Visit } from './test-site.ts';

let site: TestSite;
/** How far the server's clock is ahead of everyone else's. */
let ahead = 0;

const DAY = 24 * 3_600_000;
const ABSENCE = 'When somebody is gone or out of time';

beforeAll(async () => {
  site = await TestSite.open({ now: () => Date.now() + ahead }, { absenceSeconds: 6 });
});

afterAll(async () => {
  await site.close();
});

const press = async (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const inLog = (page: Page, text: string) => page.locator('.log').getByText(text).first();

async function openMenu(page: Page, item: string): Promise<void> {
  await press(page, 'Menu');
  await press(page, item);
}

async function start(names: readonly string[], options: { readonly [label: string]: string } = {}): Promise<Visit[]> {
  const visits = await gather(site, { names, options });
  await visits[0]?.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of visits) await new GardenNationPlayer(page, click).wait();
  return visits;
}

async function endAll(visits: readonly Visit[]): Promise<void> {
  for (const { complaints, end } of visits) {
    expect(complaints).toEqual([]);
    await end();
  }
}

test('a bot comes for who is gone when it was said that it would, and they are told from where on it played', async () => {
  const timed = await start(['Ada', 'Grace'], { Time: '45 minutes each, 30 seconds back per turn' });
  const [host, friend] = timed as [Visit, Visit];
  const table = new URL(friend.page.url()).pathname;
  await friend.page.goto(`${site.address}/settings`);
  await host.page.getByText(/Grace is away. In 0:0\d a bot plays for them until they return./).waitFor();
  await host.page.locator('.seat-chip').getByText('a bot plays').waitFor();
  await inLog(host.page, 'Grace is away; a bot plays on.').waitFor();
  await inLog(host.page, 'by a bot').waitFor();
  await friend.page.goto(site.address + table);
  await friend.page.locator('.recap').getByText('You were away: from here a bot played for you.').waitFor();
  await inLog(friend.page, 'You are back: from here you play yourself.').waitFor();
  expect(await listFaults(friend.page)).toEqual([]);
  await takeScreenshot(friend.page, 'bot-played-desktop', { fullPage: false });
  await endAll(timed);
});

test('where a table votes, the others decide after so long; between two that ends it', async () => {
  const [ada, grace] = (await start(['Ada', 'Grace'], { [ABSENCE]: 'After a day the others may decide' })) as [
    Visit,
    Visit,
  ];
  const path = new URL(grace.page.url()).pathname;
  await grace.page.goto(`${site.address}/settings`);
  await ada.page.getByText(/The game waits for Grace. In (23 h|1 d)/).waitFor();
  ahead += DAY;
  await ada.page.reload();
  await ada.page.getByText('The game has waited for Grace long enough. What now?').waitFor();
  expect(await listFaults(ada.page)).toEqual([]);
  await takeScreenshot(ada.page, 'vote-desktop', { fullPage: false });
  await press(ada.page, 'Count them as resigned');
  await ada.page.locator('.verdict').getByText('Ada wins').waitFor();
  await grace.page.goto(site.address + path);
  await grace.page.locator('.verdict').getByText('Ada wins').waitFor();
  await takeScreenshot(grace.page, 'counted-as-resigned-desktop', { fullPage: false });
  await endAll([ada, grace]);
});

test('who resigns among three is told that it is over for them; when all others have, the last one has won', async () => {
  const visits = await start(['Ada', 'Grace', 'Emmy']);
  const [ada, grace, emmy] = visits as [Visit, Visit, Visit];
  await openMenu(grace.page, 'Resign');
  await grace.page.getByText('For you it is over; a bot plays on in your place').waitFor();
  await grace.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await grace.page.getByText('You have resigned: for you this game is over.').waitFor();
  expect(await grace.page.getByRole('button', { name: 'I am back' }).count()).toBe(0);
  await takeScreenshot(grace.page, 'resigned-desktop', { fullPage: false });
  await inLog(ada.page, 'A bot plays the garden of Grace to the end.').waitFor();
  await openMenu(emmy.page, 'Resign');
  await emmy.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const { page } of visits) await page.locator('.verdict').getByText('Ada wins').waitFor();
  await endAll(visits);
});

test('a holiday stops the clock, is seen by the others, and can be ended', async () => {
  const visits = await gather(site, { names: ['Ada', 'Grace'], options: { Time: 'Two weeks for each move' } });
  const [ada, grace] = visits as [Visit, Visit];
  await ada.page.getByLabel(/days of holiday/).check();
  await grace.page
    .getByLabel(/days of holiday/)
    .and(grace.page.locator(':checked'))
    .waitFor();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await new GardenNationPlayer(grace.page, click).wait();
  await openMenu(grace.page, 'Take a holiday');
  await grace.page.getByText('You have 14 days left at this table.').waitFor();
  await press(grace.page, 'Go on holiday');
  await grace.page.getByText(/You are on holiday until/).waitFor();
  await ada.page
    .locator('.seat-chip')
    .getByText(/holiday until/)
    .waitFor();
  expect(await listFaults(ada.page)).toEqual([]);
  await takeScreenshot(ada.page, 'holiday-desktop', { fullPage: false });
  await press(grace.page, 'End the holiday');
  await grace.page.getByText(/You are on holiday until/).waitFor({ state: 'detached' });
  await endAll(visits);
});

test('long names, days on clocks and many chairs fit, in three languages', async () => {
  const names = ['Maximiliane von der Hecke', 'Bartholomäus Grünewald', 'Wilhelmina Wunderblume'].map((name) =>
    name.slice(0, 24),
  );
  const visits = await gather(site, { names, options: { Time: 'Two weeks for each move' } });
  await visits[0]?.page.getByLabel('Players').selectOption('4');
  await visits[0]?.page.getByRole('button', { name: 'Add a bot and start' }).click();
  const path = new URL(visits[0]?.page.url() ?? '').pathname;
  for (const { page } of visits) await new GardenNationPlayer(page, click).wait();
  const looks = ['en', 'fr', 'de'].flatMap((language) => [360, 390, 1280].map((width) => ({ language, width })));
  for (const { language, width } of looks) {
    const screen = width < 1000 ? screens.phone : screens.desktop;
    const look = await site.visit({ ...screen, viewport: { width, height: 844 }, path, settings: { language } });
    await look.page.locator('.seat-clock').first().waitFor();
    await takeScreenshot(look.page, `crowded-${language}-${String(width)}`, { fullPage: false });
    expect(await listFaults(look.page)).toEqual([]);
    const cut = await look.page.locator('.seat-chip').evaluateAll((chips) =>
      chips.flatMap((chip) => {
        const clock = chip.querySelector('.seat-clock')?.getBoundingClientRect();
        const { left, right } = chip.getBoundingClientRect();
        const isOutside = clock !== undefined && (clock.right > right + 1 || clock.left < left);
        return isOutside || right > innerWidth ? [chip.textContent] : [];
      }),
    );
    // Nothing of the strip lies over the buttons beside it.
    const rest = await look.page.locator('.seat-strip').evaluate((strip) => {
      const end = strip.lastElementChild?.getBoundingClientRect().right ?? 0;
      return strip.getBoundingClientRect().right - end;
    });
    expect(rest).toBeGreaterThanOrEqual(-1);
    expect(cut).toEqual([]);
    expect(await look.page.locator('.seat-clock').count()).toBe(names.length);
    await look.end();
  }
  await endAll(visits);
});
