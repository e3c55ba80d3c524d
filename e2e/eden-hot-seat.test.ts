import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listViolations } from './axe.ts';
import { EdenPlayer } from './eden-player.ts';
import { TestSite, screens, takeScreenshot } from './test-site.ts';
import { tap } from './hands.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

const small = {
  ...screens.phone,
  viewport: { width: 360, height: 740 },
  colorScheme: 'dark',
  reducedMotion: 'reduce',
} as const;

/** Four people before one small screen, who are no bots. */
async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pass and play · Eden' }).tap();
  await page.getByLabel('Players').selectOption('4');
  for (const [index, name] of ['Grace', 'Emmy', 'Mary'].entries()) {
    const chair = String(index + 2);
    await page.getByLabel(new RegExp(`Name · chair ${chair}`)).fill(name);
    await page.getByRole('button', { name: `Sit here · chair ${chair}` }).tap();
    await page.getByText(name, { exact: true }).waitFor();
  }
  await page.getByRole('button', { name: 'Start the game' }).tap();
}

const handOver = (page: Page) => page.getByRole('heading', { name: /^Hand over to/ });

/** Whoever the screen is handed to takes it; returns their name. Nobody's cards are in the page before that. */
async function takeScreen(page: Page): Promise<string> {
  const name = (await handOver(page).innerText()).replace('Hand over to ', '');
  expect(await page.content()).not.toContain('ed-card');
  await page.getByRole('button', { name: `I am ${name}, show me` }).tap();
  await page.getByRole('region', { name: 'Your cards' }).waitFor();
  return name;
}

const handOf = async (page: Page): Promise<string> =>
  (await page.getByRole('region', { name: 'Your cards' }).getByRole('button').allInnerTexts()).join();

/** Runs in the page: what could be tapped on the board and is too small for it. */
const findTiny = (): string[] =>
  [...document.querySelectorAll('.ed button, .ed .ed-cell')]
    .map((element) => ({
      name: element.getAttribute('aria-label') ?? element.textContent,
      box: element.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
    .map(({ name, box }) => `${name} ${String(box.width)} × ${String(box.height)}`);

test('four people before one small screen: a curtain for each, in an auction too', async () => {
  const { page, complaints, end } = await site.visit(small);
  await sitDown(page);
  await handOver(page).waitFor();
  await takeScreenshot(page, 'eden-curtain-phone', { fullPage: false });
  const first = await takeScreen(page);
  const player = new EdenPlayer(page, tap);
  const hands = new Map([[first, await handOf(page)]]);
  expect(await listViolations(page)).toEqual([]);
  expect(await page.evaluate(findTiny)).toEqual([]);

  while (!(await player.isCalled())) {
    await player.decide();
    if (!(await handOver(page).isVisible())) continue;
    hands.set(await takeScreen(page), await handOf(page));
    await player.wait();
  }
  expect(hands.size).toBeGreaterThan(1);
  expect(new Set(hands.values()).size).toBe(hands.size);
  expect(await page.title()).toMatch(/ attacks [A-G][1-7].*, bidding 10 a point · Eden$/);
  await takeScreenshot(page, 'eden-auction-phone', { fullPage: false });
  expect(await listViolations(page)).toEqual([]);
  expect(await page.evaluate(findTiny)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // The board is still there, with both sides of the attack on it.
  const attacked = page.getByRole('gridcell', { name: /under attack/ });
  const placed = page.getByRole('gridcell', { name: /just irrigated/ });
  for (const cell of [attacked, placed]) expect(await cell.first().evaluate(isInSight)).toBe(true);
  await player.choices.getByText(/^If \w+ accepts: you pay \d+ and take [A-G][1-7].* \d+ mana left\.$/).waitFor();
  await player.choices.getByText(/^If you accept: \w+ pays you \d+ and takes [A-G][1-7]/).waitFor();

  // Why a bid is too high tells what its bidder has: it is gone before the next one looks.
  await player.button('Max.').tap();
  await player.button('25 more').tap();
  await page.getByText(/^This bid would cost \d+ mana, you have \d+/).waitFor();
  await player.button('25 less').tap();
  await player.button(/^Raise to/).tap();
  await handOver(page).waitFor();
  await page.getByText(/you have \d+/).waitFor({ state: 'detached', timeout: 2000 });
  await takeScreen(page);
  await player.button(/^Accept /).tap();
  await player.choices.getByText(/ accepts: /).waitFor();
  await takeScreenshot(page, 'eden-settled-phone', { fullPage: false });

  // A reload forgets who looked.
  await page.reload();
  await handOver(page).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

/** Runs in the page: whether the middle of a cell is neither under the tray nor beyond the edge. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.ed-stage') instanceof Element;
}
