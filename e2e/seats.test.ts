import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServers } from '../packages/server/src/testing/index.ts';
import { TestMatch } from '../packages/server/src/testing/test-match.ts';
import { EdenPlayer } from './eden-player.ts';
import { listFaults } from './faults.ts';
import { gather } from './friends.ts';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { click } from './hands.ts';
import { Interpreter } from './interpreter.ts';
import { screens, takeScreenshot, TestSite, type Visit } from './test-site.ts';

let site: TestSite;
/** Those who sit without a browser. */
let people: TestServers;
/** How far the server's clock is ahead of everyone else's. */
let ahead = 0;

const DAY = 24 * 3_600_000;
const ABSENCE = 'When somebody is gone or out of time';

beforeAll(async () => {
  site = await TestSite.open({ now: () => Date.now() + ahead }, { absenceSeconds: 6 });
  people = new TestServers();
});

afterAll(async () => {
  await people.end();
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

/** A clock runs down before one's eyes. */
async function seeClock({ page }: Visit): Promise<void> {
  const clock = page.locator('.seat-clock[data-running=true]').first();
  const before = await clock.innerText();
  expect(before).toMatch(/^4[45]:/);
  await expect.poll(() => clock.innerText(), { timeout: 10_000 }).not.toBe(before);
}

test('a bot comes for who is gone when it was said that it would, and they are told from where on it played', async () => {
  const timed = await start(['Ada', 'Grace'], { Time: '45 minutes each, 30 seconds back per turn' });
  const [host, friend] = timed as [Visit, Visit];
  // What was settled is there to be read before it happens.
  await press(friend.page, 'Menu');
  await friend.page.getByText('A bot plays after a few minutes, until they return').waitFor();
  await friend.page.keyboard.press('Escape');
  for (const visit of timed) await seeClock(visit);
  const table = new URL(friend.page.url()).pathname;
  await friend.page.goto(`${site.address}/settings`);
  await host.page.getByText(/Grace is away. In 0:0\d a bot plays for them until they return./).waitFor();
  await host.page.locator('.seat-chip').getByText('a bot plays').waitFor();
  await inLog(host.page, 'Grace is away; a bot plays on.').waitFor();
  await inLog(host.page, 'by a bot').waitFor();
  // As on another device of theirs, which has never seen the table.
  await friend.page.evaluate((key) => localStorage.removeItem(key), `potager.seen.${table.split('/').at(-1) ?? ''}`);
  await friend.page.goto(site.address + table);
  await friend.page.locator('.strip').getByText('You were away: from here a bot played for you.').waitFor();
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
  // Where all choose at once, nobody waits for the one who is there, and she has her own choice to make first.
  const player = new GardenNationPlayer(ada.page, click);
  await player.wait();
  expect(await ada.page.locator('.banner').count()).toBe(0);
  await player.decide();
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

test('whoever is gone, too, when it is voted does not keep the others waiting for good', async () => {
  const visits = await start(['Ada', 'Grace', 'Emmy'], { [ABSENCE]: 'After a day the others may decide' });
  const [ada, grace, emmy] = visits as [Visit, Visit, Visit];
  const path = new URL(emmy.page.url()).pathname;
  for (const { page } of [ada, emmy]) await new GardenNationPlayer(page, click).decide();
  for (const { page } of [grace, emmy]) await page.goto(`${site.address}/settings`);
  ahead += DAY;
  await ada.page.reload();
  await press(ada.page, 'Let a bot play until they return');
  await ada.page
    .getByText(/Waiting for the others to agree. Whoever has not answered in (23 h 59|1 d 0 h) agrees./)
    .waitFor();
  expect(await listFaults(ada.page)).toEqual([]);
  await takeScreenshot(ada.page, 'vote-silent-desktop', { fullPage: false });
  // Whoever comes in time is asked, and told what their silence would come to.
  await emmy.page.goto(site.address + path);
  await emmy.page.getByText(/Ada would like a bot to play for Grace.*Whoever has not answered/).waitFor();
  await emmy.page.goto(`${site.address}/settings`);
  ahead += DAY;
  await ada.page.reload();
  await ada.page.getByText('The others have said nothing for long enough.').waitFor();
  await press(ada.page, 'Decide without them');
  await inLog(ada.page, 'The others have waited for Grace; a bot plays on.').waitFor();
  // Whoever lost a seat finds it at the top of their games.
  await grace.page.goto(`${site.address}/games`);
  const lost = grace.page.getByRole('region', { name: 'Waiting for you' }).getByRole('link', { name: /Garden Nation/ });
  await lost.filter({ hasText: 'A bot plays for you: come back' }).click();
  await press(grace.page, 'I am back');
  await inLog(ada.page, 'Grace is back.').waitFor();
  await endAll(visits);
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
  await grace.page.getByText(/You are on holiday until .*; your clock stands still/).waitFor();
  await ada.page
    .locator('.seat-chip')
    .getByText(/holiday until/)
    .waitFor();
  expect(await listFaults(ada.page)).toEqual([]);
  await takeScreenshot(ada.page, 'holiday-desktop', { fullPage: false });
  await press(grace.page, 'End the holiday');
  await grace.page.getByText(/You are on holiday until .*; your clock stands still/).waitFor({ state: 'detached' });
  await endAll(visits);
});

test('what was drawn alone and taken back is drawn again, as is said there, and the log shows both', async () => {
  const { page, complaints, end } = await site.visit({ ...screens.desktop, reducedMotion: 'reduce' });
  const card = page.locator('[data-game=gardlings]');
  await card.getByRole('radio', { name: '1' }).check();
  await press(page, 'Play alone · Gardlings');
  const drawn = page.locator('.log-text').filter({ hasText: 'You draw' });
  const draw = async (): Promise<void> => {
    await page.locator('.bk-board').waitFor();
    await page.keyboard.press('w');
    await page.getByRole('dialog').getByRole('button', { name: 'Do it: draw a tile' }).click();
  };
  // The first tile lays itself; of the second there is something to choose.
  await draw();
  await page.locator('.log').getByText('You lay').waitFor();
  await draw();
  await drawn.nth(1).waitFor();
  const second = await drawn.nth(1).innerText();
  await press(page, 'Take back');
  await page.getByText('Chance stays the same: what was drawn will be drawn again.').waitFor();
  expect(await page.locator('.log s').innerText()).toBe(second);
  await page.locator('.log').getByText('You take back').waitFor();
  await draw();
  await drawn.nth(2).waitFor();
  expect(await drawn.nth(2).innerText()).toBe(second);
  expect(complaints).toEqual([]);
  await end();
});

/** Runs in the page: from now on notes, picture by picture, where the bar and the board light different players. */
function compareLit(panels: string): void {
  const told: string[] = [];
  const lit = new Set<string>();
  Object.assign(globalThis, { told, lit });
  const look = (): void => {
    const chips = [...document.querySelectorAll('.seat-chip')];
    const names = chips.map((chip) => chip.querySelector('.seat-name')?.textContent ?? '');
    const inBar = names.filter((_, seat) => chips[seat]?.matches('[data-turn=true]'));
    const boards = [...document.querySelectorAll(panels)].map(({ textContent }) => textContent);
    const onBoard = names.filter((name) => boards.some((text) => text.includes(name)));
    if (inBar.join() !== onBoard.join()) told.push(`${inBar.join()} and ${onBoard.join()}`);
    for (const name of inBar) lit.add(name);
    requestAnimationFrame(look);
  };
  look();
}

test.each([
  { game: 'Garden Nation', panels: '.gn-clan[data-turn=true]', Player: GardenNationPlayer },
  { game: 'Eden', panels: '.ed-runner[data-playing=true]', Player: EdenPlayer },
])(
  'the bar and the board light the same player, also while bots are shown: $game',
  async ({ game, panels, Player }) => {
    const { page, end } = await site.visit({ ...screens.desktop, settings: { pace: 'fast' } });
    await page.getByRole('button', { name: `Play now against bots · ${game}` }).click();
    const player = new Player(page, click);
    await player.wait();
    await page.evaluate(compareLit, panels);
    const lit = async (): Promise<number> => page.evaluate('lit.size') as Promise<number>;
    do {
      await player.wait();
      await player.decide();
    } while ((await lit()) < 2);
    await player.wait();
    for (let step = 0; step < 3; step++) await page.keyboard.press(',');
    await page.locator('.strip[data-state=past]').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.evaluate('told')).toEqual([]);
    await end();
  },
);

const LOOKS = [
  {
    screen: screens.phone,
    sizes: [
      [360, 740],
      [390, 844],
      [844, 390],
    ],
  },
  { screen: screens.desktop, sizes: [[1280, 800]] },
] as const;

/** What of the seats sticks out of its chip, of the window, or lies over the buttons beside the strip. */
const listCut = async (page: Page): Promise<string[]> =>
  page.locator('.seat-strip').evaluate((strip) => {
    const chips = [...strip.querySelectorAll('.seat-chip')].filter((chip) => {
      const clock = chip.querySelector('.seat-clock')?.getBoundingClientRect();
      const { left, right } = chip.getBoundingClientRect();
      const isOutside = clock !== undefined && (clock.right > right + 1 || clock.left < left);
      return isOutside || right > innerWidth;
    });
    const end = strip.lastElementChild?.getBoundingClientRect().right ?? 0;
    const isOver = strip.getBoundingClientRect().right - end < -1;
    const isNameless = [...strip.querySelectorAll('.seat-name')].some(({ clientWidth }) => clientWidth < 16);
    return [
      ...chips.map(({ textContent }) => textContent),
      ...(isOver ? ['the strip lies over the buttons'] : []),
      ...(isNameless ? ['a name has no room'] : []),
    ];
  });

const LONG_NAMES = [
  'Maximiliane von der Heck',
  'Bartholomäus Grünewald',
  'Wilhelmina Wunderblume',
  'Konstantin Apfelbaumer',
  'Friederike Sommerlinden',
];

test.each([
  { game: 'garden-nation', seats: 4 },
  { game: 'gardlings', seats: 5 },
  { game: 'eden', seats: 4 },
])('long names, days on clocks and all chairs fit, in three languages: $game', async ({ game, seats }) => {
  const clock = { kind: 'correspondence', hours: 14 * 24 } as const;
  const match = await TestMatch.open(people, site.address, { game, seats, names: LONG_NAMES, settings: { clock } });
  await match.start();
  for (const { screen, sizes } of LOOKS) {
    const look = await site.visit({ ...screen, reducedMotion: 'reduce', path: `/table/${match.table}` });
    const interpreter = await Interpreter.at(look);
    await look.page.locator('.seat-clock').first().waitFor();
    for (const language of ['en', 'fr', 'de'] as const) {
      await interpreter.speak(language);
      for (const [width, height] of sizes) {
        await look.page.setViewportSize({ width, height });
        const where = `${language}, ${String(width)} px`;
        await takeScreenshot(look.page, `crowded-${game}-${language}-${String(width)}`, { fullPage: false });
        expect([where, await listCut(look.page)]).toEqual([where, []]);
        expect(await look.page.locator('.seat-clock').count()).toBe(seats);
      }
      expect([language, await listFaults(look.page)]).toEqual([language, []]);
    }
    await look.end();
  }
});
