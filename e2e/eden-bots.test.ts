import type { ElementHandle } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listViolations } from './axe.ts';
import { EdenPlayer } from './eden-player.ts';
import { openAt } from './laid-table.ts';
import { doubleTap, pauseTaps } from './taps.ts';
import { TestSite, screens, takeScreenshot } from './test-site.ts';
import { enter, tap } from './hands.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

test('a game of Eden against bots with the keyboard, by roles and names alone', async () => {
  const { page, complaints, end } = await site.visit({ ...screens.desktop, reducedMotion: 'reduce' });
  await enter(page.getByRole('button', { name: /Play now against bots · Eden/ }));
  const player = new EdenPlayer(page, enter);
  await player.wait();
  expect(await listViolations(page)).toEqual([]);
  const race = page.getByRole('region', { name: 'Race to 20 points' });
  expect(await race.getByRole('listitem').first().innerText()).toContain('(you), in turn, 0 of 20 points');
  expect(await race.getByText(/mana hidden/).count()).toBe(2);

  // The arrows walk the land, and what is there is said: earth, or the tile of a bot that began.
  const land = page.getByRole('grid', { name: 'The land' });
  await land.getByRole('gridcell', { name: /^D4/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await page.locator(':focus').getAttribute('aria-label')).toMatch(/^E5, (bare earth|tile of)/);

  // A look at a card costs nothing.
  const card = page.getByRole('region', { name: 'Your cards' }).getByRole('button').first();
  await enter(card);
  expect(await card.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await card.getAttribute('aria-pressed')).toBe('false');

  // The board's own keys stand with the page's.
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('another place where the card fits').waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // From a moment that has passed nothing can be ordered.
  const sealed = page.getByRole('region', { name: 'Sealed answer' });
  await sealed.waitFor();
  await page.locator('.log-line').first().click();
  await sealed.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await sealed.waitFor();

  for (let decision = 0; decision < 12 && (await player.wait()) === 'turn'; decision++) await player.decide();
  await takeScreenshot(page, 'eden-turn-desktop', { fullPage: false });
  expect(await listViolations(page)).toEqual([]);

  // A game that was begun before, and is nearly over; `e2e/long` plays a whole one.
  await openAt(page, 'eden', 'target-by-irrigation', -2);
  await player.playToTheEnd();
  const result = page.getByRole('dialog', { name: 'The game is over' });
  await result.getByText(/wins$|share the victory$/).waitFor();
  await result.getByText('winner').first().waitFor();
  await result.getByText(/^(A garden has reached 20 points|Two rounds passed|The pile cannot be shuffled)/).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await player.choices.getByRole('heading', { name: /wins$|share the victory$/ }).waitFor();
  await takeScreenshot(page, 'eden-end-desktop', { fullPage: false });
  expect(complaints).toEqual([]);
  await end();
});

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 853, height: 480 },
] as const;

/** Runs in the page: notes every shift of the land from now on. */
function watchLand(): void {
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  type Shift = PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[]) {
      const moved = sources.flatMap(({ node }) => (node instanceof Element ? [node] : []));
      if (moved.some((node) => node.closest('.ed-stage') !== null)) shifts.push(moved.map((n) => n.nodeName).join());
    }
  }).observe({ type: 'layout-shift' });
}

/** Runs in the page: forgets what another size of the window has moved, once that is done. */
const forgetShifts = async (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        (globalThis as unknown as { shifts: string[] }).shifts.length = 0;
        resolve();
      }, 50),
    );
  });

const readShifts = (): string[] => (globalThis as unknown as { shifts: string[] }).shifts;

/** Runs in the page: where the land and each of its cells lie. */
const measureLand = (): string =>
  [...document.querySelectorAll('.ed-stage, .ed-cell')]
    .map((part) => Object.values(part.getBoundingClientRect().toJSON() as object).join(' '))
    .join(';');

test('the land holds still while one decides, and the same point means the same twice, at every size', async () => {
  const { page, complaints, end } = await site.visit({ ...screens.desktop, hasTouch: true, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: /Play now against bots · Eden/ }).click();
  const player = new EdenPlayer(page, tap);
  await player.wait();
  await page.evaluate(watchLand);
  const race = page.locator('.ed-race');
  const hand = page.getByRole('region', { name: 'Your cards' }).getByRole('button');
  const open = page.getByRole('gridcell', { name: /you can irrigate it/ });
  const touchables = [hand.first(), hand.last(), open.first(), player.button(/^(Pass|Really pass\?)$/)];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(forgetShifts);
    const land = await page.evaluate(measureLand);
    await race.getByText('/20').first().waitFor();
    for (const touchable of touchables) {
      const target = (await touchable.elementHandle()) as ElementHandle;
      const { x, y, width, height } = (await target.boundingBox()) as Rectangle;
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      const where = `${String(size.width)} × ${String(size.height)} ${String(await target.getAttribute('class'))}`;
      expect([where, await page.evaluate(measureLand)]).toEqual([where, land]);
      // What was touched lies under the same point still, whatever has come into view beside it.
      const isSame = await target.evaluate(
        (element, [left, top]) => element.contains(document.elementFromPoint(left, top)),
        [x + width / 2, y + height / 2] as const,
      );
      expect([where, isSame]).toEqual([where, true]);
      await page.keyboard.press('Escape');
    }
    expect(await page.evaluate(readShifts)).toEqual([]);
  }

  // The second touch does what the first one showed; a double tap, though, is one touch.
  const told = page.locator('.log > li');
  const [before, cell] = [await told.count(), await open.first().getAttribute('data-cell')];
  const { x, y, width, height } = (await open.first().boundingBox()) as Rectangle;
  await doubleTap(page, { x: x + width / 2, y: y + height / 2 });
  await player.button(`Irrigate ${String(cell)}`).waitFor();
  expect(await told.count()).toBe(before);
  await pauseTaps(page);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page
    .getByText(`You irrigate ${String(cell)}.`)
    .first()
    .waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
  await end();
});

test('another question is seen from its beginning, however far the last one was scrolled', async () => {
  const { page, end } = await site.visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await openAt(page, 'eden', 'target-by-irrigation', 19);
  const tray = page.locator('.bk-sheet');
  await tray.getByRole('heading', { name: 'Your turn' }).waitFor();
  const scrolled = async (): Promise<number> => tray.evaluate(({ scrollTop }) => scrollTop);
  await tray.evaluate((sheet) => sheet.scrollTo({ top: sheet.scrollHeight, behavior: 'instant' }));
  expect(await scrolled()).toBeGreaterThan(0);
  const target = page.locator('.ed-cell[data-cell=C1]');
  await target.press('Enter');
  expect(await scrolled()).toBeGreaterThan(0);
  await target.press('Enter');
  await tray.getByRole('heading', { name: 'Ada against Basil' }).waitFor();
  expect(await scrolled()).toBe(0);
  await end();
});

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
