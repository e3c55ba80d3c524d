import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameNames } from '../../packages/games/registry.ts';
import { GardenNationPlayer } from '../garden-nation-player.ts';
import { enter } from '../hands.ts';
import { openAt } from '../laid-table.ts';
import { PANELS } from '../panels.ts';
import { tellStatus } from '../status.ts';
import { tapToLook } from '../taps.ts';
import { screens, TestSite } from '../test-site.ts';

// While somebody decides, the board is where it was: nothing pushes it, and the same point means the same thing twice.

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

/** A desk, a phone upright and lying, and a window at 150 %. */
const SIZES = [
  [1280, 720],
  [390, 844],
  [844, 390],
  [853, 480],
] as const;

const titleOf = async (game: string): Promise<string> => {
  const { words } = (await import(`../../packages/games/${game}/words/en.ts`)) as { words: { title: string } };
  return words.title;
};

/** Runs in the page: notes whatever pushes a drawing of the board about. */
function watchShifts(): void {
  const pushed: string[] = [];
  Object.assign(globalThis, { pushed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { sources?: { node: Node | null }[] })[]) {
      for (const { node } of entry.sources ?? []) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (element?.querySelector('.bk-stage') || element?.matches('.bk-stage')) pushed.push(element.className);
      }
    }
  }).observe({ type: 'layout-shift' });
}

/** Where the board's drawing lies, and what has pushed it since it was last asked. */
const look = (page: Page): Promise<{ place: number[]; pushed: string[] }> =>
  page.evaluate(async () => {
    // What is to be noted is told after the next picture.
    await new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done)));
    const { x, y, width, height } = document.querySelector('.bk-stage')!.getBoundingClientRect();
    const { pushed } = globalThis as unknown as { pushed: string[] };
    return { place: [x, y, width, height].map(Math.round), pushed: pushed.splice(0) };
  });

/** Looks at a move, puts it away and makes another: what has moved the board meanwhile. */
async function decide(page: Page, decision: number): Promise<string[]> {
  const list = page.getByRole('dialog', { name: 'All moves in words' });
  const shown = list.getByRole('button', { name: /^Show it: / });
  const offers = list.getByRole('button', { name: /^Do it: / });
  await page.evaluate(() => scrollTo(0, 0));
  await look(page);
  const still = JSON.stringify(await look(page));
  const faults: string[] = [];
  const compare = async (what: string): Promise<void> => {
    const now = JSON.stringify(await look(page));
    if (now !== still) faults.push(`${what}: ${still} became ${now}`);
  };
  await page.keyboard.press('w');
  await offers.first().waitFor();
  if ((await shown.count()) > 0) {
    await enter(shown.nth(((decision + 1) * 5) % (await shown.count())));
    await list.waitFor({ state: 'detached' });
    await compare('a move in view');
    await page.keyboard.press('Escape');
    await compare('put away');
    await page.keyboard.press('w');
  }
  const before = await page.locator('.log > li').count();
  await enter(offers.first());
  await page.waitForFunction((count) => document.querySelectorAll('.log > li').length > count, before);
  return faults;
}

test.each(gameNames)('%s: nothing moves the board while somebody decides', async (game) => {
  const { page, end } = await site.visit({ ...screens.desktop, reducedMotion: 'reduce' });
  await page.addInitScript(watchShifts);
  await enter(page.getByRole('button', { name: `Play now against bots · ${await titleOf(game)}` }));
  await page.waitForFunction(tellStatus);
  await page.reload();
  const faults: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (let decision = 0; decision < 2; decision++) {
      const status = await (await page.waitForFunction(tellStatus)).jsonValue();
      if (status === 'turn') faults.push(...(await decide(page, decision)).map((it) => `${width} × ${height}: ${it}`));
    }
  }
  expect(faults).toEqual([]);
  await end();
});

const SCREENS = [
  ['desk', { width: 1280, height: 720 }],
  ['phone', screens.phone.viewport],
  ['phone that lies', { width: 844, height: 390 }],
] as const;

/** What may be in view before an area is touched. */
const STATES: readonly (readonly [name: string, show: (page: Page) => Promise<unknown>])[] = [
  ['nothing', (page) => page.keyboard.press('Escape')],
  ['a project', (page) => page.locator('.gn-projects .gn-card').first().dispatchEvent('click')],
  ['another area', (page) => page.locator('.gn-plot[aria-label*="you can build"]').last().press('Enter')],
  ['what cannot be done', (page) => page.locator('.gn-plot[data-open="false"]').first().press('Enter')],
  ['a ploy', (page) => page.locator('.gn-ploys [data-option]').first().dispatchEvent('click')],
];

test.each(SCREENS)(
  'garden-nation: the same point tapped twice does what it showed, on a %s',
  async (_screen, viewport) => {
    const { page, end } = await site.visit({ viewport, hasTouch: true, reducedMotion: 'reduce' });
    await enter(page.getByRole('button', { name: 'Play now against bots · Garden Nation' }));
    const player = new GardenNationPlayer(page, enter);
    const done: string[] = [];
    for (let turn = 0; turn < 30 && done.length < STATES.length && (await player.wait()) === 'turn'; turn++) {
      const [name, show] = STATES[done.length]!;
      await page.evaluate(() => scrollTo(0, 0));
      const isShown = await isReady(page, name);
      if (isShown) await show(page);
      const area = isShown ? await tapTwice(page) : undefined;
      if (area === undefined) await player.decide();
      else {
        const lines = await page.locator('.log > li').allInnerTexts();
        done.push(lines.some((line) => line.includes(`You build on ${area}`)) ? name : `not with ${name}`);
      }
    }
    expect(done).toEqual(STATES.map(([name]) => name));
    await end();
  },
);

const AREAS = '.gn-plot[data-area][aria-label*="you can build"]:not([aria-label*="bramble"])';

/** Whether this player may build, and what the state needs is there. */
async function isReady(page: Page, state: string): Promise<boolean> {
  if ((await page.getByRole('heading', { name: /^Your turn/ }).count()) === 0) return false;
  return state !== 'a ploy' || (await page.locator('.gn-ploys [data-option]').count()) > 0;
}

/** An area that can be built on, and a point of it that is in sight. */
const findArea = (page: Page): Promise<{ area: string; x: number; y: number } | undefined> =>
  page.evaluate((areas) => {
    for (const plot of document.querySelectorAll<SVGElement>(areas)) {
      const { area = '' } = plot.dataset;
      const tag = document.querySelector(`.gn-tag[data-area="${area}"]`)!.getBoundingClientRect();
      const [x, y] = [tag.x + tag.width / 2, tag.y + tag.height / 2];
      if (document.elementFromPoint(x, y)?.closest(`[data-area="${area}"]`)) return { area, x, y };
    }
    return undefined;
  }, AREAS);

/** Taps an area, and once more where it was; undefined where none is in sight. */
async function tapTwice(page: Page): Promise<string | undefined> {
  const found = await findArea(page);
  if (found === undefined) return undefined;
  const { area, x, y } = found;
  const before = await page.locator('.log > li').count();
  await tapToLook(page, { x, y });
  await page.locator(`.gn-plot[data-area="${area}"][data-chosen="true"]`).waitFor();
  await page.touchscreen.tap(x, y);
  await page.waitForFunction((count) => document.querySelectorAll('.log > li').length > count, before);
  return area;
}

/** Runs in the page: whether the middle of something is seen, without scrolling anything. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

const countLines = (page: Page): Promise<number> => page.locator('.log > li').count();

/** On an upright phone Garden Nation is looked at above, and Gardlings in its own tests. */
const SHOWN = { gardlings: ['desk', 'phone that lies'], 'garden-nation': ['desk', 'phone that lies'], eden: undefined };

test.each(
  (['gardlings', 'garden-nation', 'eden'] as const).flatMap((game) =>
    SCREENS.filter(([screen]) => SHOWN[game]?.includes(screen) ?? true).map(
      ([screen, viewport]) => [game, screen, viewport] as const,
    ),
  ),
)('%s: the same point tapped twice in its panels, on a %s', async (game, screen, viewport) => {
  const { page, end } = await site.visit({
    viewport,
    hasTouch: true,
    reducedMotion: 'reduce',
    settings: { pace: 'slow' },
  });
  await page.addInitScript(watchShifts);
  const faults: string[] = [];
  for (const { asks, at, find, isUnfolded, isKept } of PANELS[game]) {
    if (at !== undefined) await openAt(page, game, ...at);
    await page.waitForFunction(tellStatus);
    const target = await find(page);
    if (!(await target.evaluate(isInSight))) {
      if (screen === 'desk' && isUnfolded !== true) faults.push(`${asks}: out of sight`);
      await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    }
    await look(page);
    const still = JSON.stringify(await look(page));
    const before = await countLines(page);
    const box = (await target.boundingBox())!;
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await tapToLook(page, point);
    if (isKept === undefined && (await countLines(page)) > before) faults.push(`${asks}: done by one tap`);
    const now = JSON.stringify(await look(page));
    if (now !== still) faults.push(`${asks}: ${still} became ${now}`);
    await page.touchscreen.tap(point.x, point.y);
    const isRight = isKept?.(page) ?? page.locator('.log > li').nth(before);
    await isRight.waitFor({ state: 'attached', timeout: 15_000 }).catch(() => faults.push(`${asks}: not by two taps`));
  }
  expect(faults).toEqual([]);
  await end();
});
