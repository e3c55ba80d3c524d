import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listViolations } from './axe.ts';
import { GardlingsPlayer, openTable } from './gardlings-player.ts';
import { openAt } from './laid-table.ts';
import { doubleTap, pauseTaps } from './taps.ts';
import { TestSite, screens, takeScreenshot, type Visit } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

const still = { reducedMotion: 'reduce' } as const;
const desktop = { ...screens.desktop, ...still };
/** The smallest phone that must do. */
const phone = { ...screens.phone, viewport: { width: 360, height: 740 }, ...still };

const overflowOf = async (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a game alone with the keyboard, and its end: medal, and the results of this device', async () => {
  const { page, complaints, end } = await site.visit(desktop);
  await openTable(page, { players: 1 });
  const player = new GardlingsPlayer(page, 'enter');
  await player.wait();
  expect(await listViolations(page)).toEqual([]);
  await player.decide();
  await player.wait();
  expect(await listViolations(page)).toEqual([]);
  await takeScreenshot(page, 'gardlings-solo-tile');
  // Nobody else builds: there is nobody to wait for, and no order to leave.
  expect(await page.getByText('Stop unless passed').count()).toBe(0);

  // One that was begun before, and has gems enough; `e2e/long` plays a whole one.
  await openAt(page, 'gardlings', 'solo-17-gold', -1);
  expect(await player.playToTheEnd()).toBe(1);
  const result = page.getByRole('dialog', { name: 'The game is over' });
  const verdict = await result.getByRole('heading', { name: /^Victory with \d+ tiles: / }).innerText();
  const tiles = /\d+/.exec(verdict)?.[0] as string;
  await result.getByRole('row', { name: new RegExp(`${tiles} \\d+ \\d+/17`) }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await takeScreenshot(page, 'gardlings-solo-end', { fullPage: false });

  // The same game opened again is still one game.
  await page.reload();
  await result.getByText(`Best: ${tiles} tiles`).waitFor();
  expect(await result.getByRole('row', { name: /\/17/ }).count()).toBe(1);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page.getByRole('region', { name: 'Your choices' }).getByRole('heading', { name: verdict }).waitFor();
  await page.getByText('Your games alone').click();
  expect(await listViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

/** A place that is not shown yet and that a finger can reach; undefined where there is none. */
async function findPlace(page: Page): Promise<Locator | undefined> {
  for (const place of await page.locator('.gl-offer[data-chosen=false]').all()) {
    if (await place.evaluate(isInReach)) {
      const name = (await place.getAttribute('aria-label')) ?? '';
      return page.getByRole('button', { name, exact: true }).first();
    }
  }
  return undefined;
}

/** Runs in the page. */
function isInReach(place: Element): boolean {
  const { x, y, width, height } = place.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.bk-stage-world') instanceof Element;
}

/** Taps a place that is not shown yet until one is: the garden may glide on under the finger. */
async function showByTap(player: GardlingsPlayer): Promise<Locator> {
  const { page } = player;
  for (;;) {
    const place = await findPlace(page);
    if (place === undefined) {
      await player.decide();
      continue;
    }
    await place.tap({ force: true });
    const shown = page.locator('.gl-offer[data-chosen=true]').and(place);
    if (
      await shown.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      )
    )
      return place;
  }
}

/** A tap on a place only shows it; what is shown lies there at the second one. */
async function layByTaps(player: GardlingsPlayer): Promise<void> {
  const { page } = player;
  const before = await player.tilesLaid();
  const place = await showByTap(player);
  const shown = await player.tilesLaid();
  expect(shown.length).toBeGreaterThanOrEqual(before.length);
  await pauseTaps(page);
  expect(await player.tilesLaid()).toEqual(shown);
  await place.tap({ force: true });
  await page.waitForFunction((count) => document.querySelectorAll('.gl-site li').length > count, shown.length);
}

test('five seats, four of them bots, on a small phone at dusk', async () => {
  const { page, complaints, end } = await site.visit({ ...phone, colorScheme: 'dark' });
  await openTable(page, { players: 5 });
  const player = new GardlingsPlayer(page, 'tap');
  await player.wait();
  const others = page.getByRole('region', { name: 'The other gardens' });
  expect(await others.getByRole('button').count()).toBe(4);

  // Once every bot has moved nothing is being loaded any more that a reload would cut off.
  await page.locator('.log > li').nth(4).waitFor({ state: 'attached' });
  await page.getByRole('checkbox', { name: 'Odds' }).uncheck();
  expect(await page.getByText(/^alarm \d+ in \d+$/).count()).toBe(0);
  await page.reload();
  await player.wait();
  expect(await page.getByRole('checkbox', { name: 'Odds' }).isChecked()).toBe(false);
  await page.getByRole('checkbox', { name: 'Odds' }).check();

  await layByTaps(player);
  await player.layTiles(4);
  expect((await player.tilesLaid()).length).toBeGreaterThan(2);
  await takeScreenshot(page, 'gardlings-five-phone-dark', { fullPage: false });
  expect(await listViolations(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await others.getByRole('button').last().tap();
  const opened = page.getByRole('dialog', { name: /^Garden of/ });
  await opened.getByRole('heading', { name: /^In the bag/ }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await takeScreenshot(page, 'gardlings-garden-phone-dark', { fullPage: false });
  await opened.getByRole('button', { name: 'Close' }).tap();

  expect(await player.playToRound(2)).toBe('turn');
  const summary = page.getByRole('complementary', { name: 'Round 1 is over' });
  await summary.waitFor();
  expect(await summary.getByRole('listitem').count()).toBe(5);
  // Everyone has hired: a creature, or a pig from the pile.
  expect(await summary.locator('.gl-hired').count()).toBe(5);
  expect(await summary.getByText('hired nobody').count()).toBe(0);
  await takeScreenshot(page, 'gardlings-round-phone-dark', { fullPage: false });
  expect(await listViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

/** Whether one part of the page lies over another, both as wide as the screen. */
async function isCovered(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('not on the page');
  return a.y < b.y + b.height && b.y < a.y + a.height;
}

test('alone with missions on a small phone: the mission stands above the garden, and a refusal leaves the choices in reach', async () => {
  const { page, complaints, end } = await site.visit(phone);
  await openTable(page, { players: 1, Missions: 'with mission tiles' });
  const player = new GardlingsPlayer(page, 'tap');
  await player.wait();
  const name = await page.locator('.gl-mission .bk-card-title').first().textContent();
  expect(await page.locator('.gl-mission-line').innerText()).toContain(name);
  await page.getByRole('button', { name: /the first gold pile/ }).tap();
  await page.getByText('Hiring begins when everyone has finished building.').waitFor();
  const choices = page.getByRole('region', { name: 'Your choices' });
  expect(await isCovered(page.locator('.toast'), choices)).toBe(false);

  // What a creature can do is said before it is hired.
  while ((await page.locator('.gl-piles [data-legal=true]').count()) === 0) {
    await player.wait();
    await player.decide();
  }
  await page.locator('.gl-piles [data-legal=true]').first().tap();
  await player.button(/^Hire from/).waitFor();
  expect(await choices.locator('.gl-quiet').innerText()).toMatch(/\.$/);
  expect(await listViolations(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
  await end();
});

const missionOn = async (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'Missions' }).locator('.bk-card-title').first().innerText();

test('the expert game with missions', async () => {
  const { page, complaints, end } = await site.visit(desktop);
  const variants = { 'Expert variant': 'ponds and mutating pigs', Missions: 'with mission tiles' };
  await openTable(page, { players: 2, ...variants });
  const player = new GardlingsPlayer(page, 'click');
  await player.wait();
  const first = await missionOn(page);
  expect(await player.tilesLaid()).toEqual([expect.stringMatching(/^mission \d/)]);
  await player.layTiles(4);
  await takeScreenshot(page, 'gardlings-expert-desktop');
  expect(await listViolations(page)).toEqual([]);

  // Missions move on, and the mission of the round lies in the garden from its beginning.
  expect(await player.playToRound(2)).toBe('turn');
  expect(await missionOn(page)).not.toBe(first);
  expect(await player.tilesLaid()).toEqual([expect.stringMatching(/^mission \d/)]);
  await page.getByRole('button', { name: 'Scores' }).click();
  await page.getByRole('dialog', { name: 'Scores' }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

/** Ada opens a table for two; Grace comes by its link, with a phone. */
async function gather(): Promise<[Visit, Visit]> {
  const ada = await site.visit({ ...desktop, settings: { name: 'Ada' } });
  await ada.page.getByRole('button', { name: 'Play with friends · Gardlings' }).click();
  await ada.page.getByLabel('Players').selectOption('2');
  await ada.page.getByRole('button', { name: 'Stand up · Ada' }).waitFor();
  await ada.page.getByRole('button', { name: 'Stand up · Ada' }).waitFor();
  const path = new URL(ada.page.url()).pathname;
  const grace = await site.visit({ ...phone, path, settings: { name: 'Grace' } });
  await grace.page.getByRole('button', { name: 'Sit here · chair 2' }).tap();
  await grace.page.getByRole('button', { name: 'Stand up · Grace' }).waitFor();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  return [ada, grace];
}

test('two browsers build at the same time; one reloads, one waits to be passed', async () => {
  const [ada, grace] = await gather();
  const adas = new GardlingsPlayer(ada.page, 'click');
  const graces = new GardlingsPlayer(grace.page, 'tap');
  await Promise.all([adas.layTiles(2), graces.layTiles(2)]);
  await ada.page.getByRole('button', { name: /^Grace, draws/ }).waitFor();

  // Someone reloads in the middle of it and finds the garden as it was; the other builds on meanwhile.
  const before = await graces.tilesLaid();
  await Promise.all([grace.page.reload(), adas.layTiles(3)]);
  await graces.wait();
  expect(await graces.tilesLaid()).toEqual(before);

  // Ada stops unless someone passes her: nobody has to hover, and Grace is told nothing of it.
  await ada.page.getByText('Stop unless passed').click();
  await takeScreenshot(ada.page, 'gardlings-order-desktop');
  expect(await listViolations(ada.page)).toEqual([]);
  const less = adas.button('One less');
  while ((await less.getAttribute('aria-disabled')) !== 'true') await less.click();
  await adas.button(/^Stop; build on if someone passes/).click();
  await ada.page.getByText(/^You build on by yourself as soon as someone has more than \d+ gems?\.$/).waitFor();
  await takeScreenshot(ada.page, 'gardlings-ordered-desktop');
  expect(await listViolations(ada.page)).toEqual([]);
  await grace.page.getByRole('button', { name: /^Ada, stopped/ }).waitFor();
  expect(await grace.page.getByText(/passes|by yourself/).count()).toBe(0);

  // It is a little above what Grace has: her next gems bring Ada back by itself.
  while (!(await ada.page.title()).startsWith('●')) await graces.decide();
  await adas.button(/^Draw/).waitFor();
  expect(await ada.page.getByText(/^You build on by yourself/).count()).toBe(0);
  expect(await ada.page.locator('.log').innerText()).toContain('You go on after all.');
  for (const { complaints, end } of [ada, grace]) {
    expect(complaints).toEqual([]);
    await end();
  }
});

test('a game alone without a network outlives a reload', async () => {
  const { page, context, end } = await site.visit({ ...desktop, serviceWorkers: 'allow' });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await context.setOffline(true);
  await page.reload();
  await openTable(page, { players: 1 });
  const player = new GardlingsPlayer(page, 'click');
  await player.wait();
  await player.layTiles(3);
  const before = await player.tilesLaid();
  await page.reload();
  await player.wait();
  expect(await player.tilesLaid()).toEqual(before);
  await player.decide();
  await end();
});

test('the first tile lays itself; help in three strengths, and no tile goes anywhere by itself', async () => {
  const { page, complaints, end } = await site.visit(desktop);
  await openTable(page, { players: 1 });
  const player = new GardlingsPlayer(page, 'click');
  await player.wait();
  const laid = async (tiles: number): Promise<void> => {
    await page.waitForFunction((count) => document.querySelectorAll('.gl-site > ul > li').length === count, tiles);
  };
  // Letters are heard wherever the focus is.
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('d');
  await laid(1);
  // Whoever takes it back has it in hand, and it stays there.
  await page.getByRole('button', { name: 'Take back' }).click();
  await player.button(/^Lay here/).waitFor();
  expect(await player.tilesLaid()).toEqual([]);
  await player.button(/^Lay here/).press('Enter');
  await laid(1);

  await page.keyboard.press('d');
  await player.button(/^Show me a place/).waitFor();
  expect(await page.locator('.gl-ghost').count()).toBe(0);
  expect(await page.locator('.gl-offer').count()).toBeGreaterThan(0);
  expect(await page.locator('.gl-offer text').count()).toBe(0);
  const help = page.getByRole('group', { name: 'Help' });
  await help.getByRole('radio', { name: 'off' }).check({ force: true });
  expect(await page.locator('.gl-offer').count()).toBe(0);
  await page.reload();
  await player.wait();
  expect(await help.getByRole('radio', { name: 'off' }).isChecked()).toBe(true);
  // Where nothing is lit arrows go from cell to cell, and what does not fit says why.
  await page.keyboard.press('ArrowLeft');
  await page.locator('.gl-ghost').waitFor();
  await player.button(/^Lay here/).press('Enter');
  await page.getByText(/^There lies/).waitFor();
  await help.getByRole('radio', { name: 'gems' }).check({ force: true });
  await page.keyboard.press('b');
  await page.locator('.gl-offer[data-chosen=true]').waitFor();
  await player.button(/^Lay here/).press('Enter');
  await laid(2);
  expect(complaints).toEqual([]);
  await end();
});

/** Desktop, zoomed to 150 %, phone upright and lying. */
const SIZES = [
  { width: 1280, height: 720 },
  { width: 853, height: 480 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** Runs in the page: where the garden is. */
const readGarden = (): string => {
  const { x, y, width, height } = document.querySelector('.gl-site')?.getBoundingClientRect() ?? new DOMRect();
  return [x, y + scrollY, width, height].map((figure) => figure.toFixed(1)).join();
};

/** Runs in the page: notes whenever the garden, or something that is seen in it, is moved by the layout. */
const watchShifts = (): void => {
  const noted = Object.assign(globalThis, { shifts: [] as string[] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { sources?: { node?: Node | null }[] })[])
      for (const { node } of entry.sources ?? []) {
        const part = node instanceof Element ? node : node?.parentElement;
        if (part?.closest('.gl-site') && !part.closest('.unseen')) noted.shifts.push(part.outerHTML.slice(0, 100));
      }
  }).observe({ type: 'layout-shift' });
};

/** Runs in the page: what a turned screen moves does not count, once it has been drawn. */
const forgetShifts = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  Object.assign(globalThis, { shifts: [] });
};

const readShifts = (): string[] => (globalThis as unknown as { shifts: string[] }).shifts;

test('the garden holds still through a whole round, on every screen', async () => {
  const { page, complaints, end } = await site.visit({ ...desktop, viewport: SIZES[0] });
  const variants = { 'Expert variant': 'ponds and mutating pigs', Missions: 'with mission tiles' };
  await openTable(page, { players: 5, ...variants });
  const player = new GardlingsPlayer(page, 'enter');
  await player.wait();
  await page.evaluate(watchShifts);
  const seen = SIZES.map(() => new Set<string>());
  for (let decision = 0; (await player.roundNow()) === 1; decision++) {
    const n = decision % SIZES.length;
    await page.setViewportSize(SIZES[n]!);
    await page.evaluate(forgetShifts);
    seen[n]!.add(await page.evaluate(readGarden));
    await player.decide(2);
    seen[n]!.add(await page.evaluate(readGarden));
    if ((await player.wait()) === 'over') break;
    seen[n]!.add(await page.evaluate(readGarden));
    expect(await page.evaluate(readShifts)).toEqual([]);
  }
  // Everything was asked at every size, and nothing had moved.
  expect(seen.map(({ size }) => size)).toEqual(SIZES.map(() => 1));
  expect(complaints).toEqual([]);
  await end();
});

test('the same point touched twice: at once it is one touch, a little later it does what the first one showed', async () => {
  const { page, complaints, end } = await site.visit({ ...phone, viewport: { width: 390, height: 844 } });
  await openTable(page, { players: 1 });
  const player = new GardlingsPlayer(page, 'tap');
  await player.wait();
  const lines = async (): Promise<number> => page.locator('.log > li').count();
  const tapTwice = async (target: Locator): Promise<void> => {
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await doubleTap(page, { x: x + width / 2, y: y + height / 2 });
  };
  await player.layTiles(1);
  const before = await lines();
  await tapTwice(player.button(/^Draw/));
  await player.button(/^Show me a place/).waitFor();
  expect(await lines()).toBe(before + 1);
  await tapTwice(player.button(/^Show me a place/));
  expect(await page.locator('.gl-offer[data-chosen=true]').count()).toBe(1);
  expect(await lines()).toBe(before + 1);
  await pauseTaps(page);
  await player.button(/^Lay here/).tap();
  await page.waitForFunction((count) => document.querySelectorAll('.log > li').length > count, before + 1);

  // In the market the first touch shows, the second hires.
  await player.button('Stop').tap();
  const pile = page.locator('.gl-pile[data-legal=true]').first();
  await pile.waitFor();
  const hiring = await lines();
  await tapTwice(pile);
  expect(await lines()).toBe(hiring);
  await pauseTaps(page);
  await page.locator('.gl-pile[aria-pressed=true]').tap();
  await page.waitForFunction((count) => document.querySelectorAll('.log > li').length > count, hiring);
  expect(complaints).toEqual([]);
  await end();
});
