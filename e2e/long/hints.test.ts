import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFaults } from '../faults.ts';
import { Interpreter } from '../interpreter.ts';
import { openAt } from '../laid-table.ts';
import { TestSite, type Visit, screens, takeScreenshot } from '../test-site.ts';

// What helps whoever does not know what to do: a hint, by a key or a tap, and in one's first games a line that says
// what a move is good for.

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

/** Moments of recorded games at which there is something to decide. */
const MOMENTS = {
  'garden-nation': ['all-roofs-used', 29],
  gardlings: ['solo-expert', 3],
  eden: ['target-by-attack', 55],
} as const;

type Game = keyof typeof MOMENTS;

const GAMES = Object.keys(MOMENTS) as readonly Game[];

/** How a board shows what is in view before it is done. */
const IN_VIEW: { readonly [game in Game]: string } = {
  'garden-nation': '.gn-do .button.primary, [data-option][aria-pressed=true]',
  gardlings: '.gl-offer[data-chosen=true]',
  eden: '.ed-preview .button, .ed-answer .button',
};

async function openTable(visit: Visit, game: Game): Promise<void> {
  const [record, move] = MOMENTS[game];
  await openAt(visit.page, game, record, move);
  await visit.page.waitForFunction(() => document.title.startsWith('●'));
}

const panelOf = (page: Page) => page.locator('.hint-panel');

test.each(GAMES)('%s: a hint by one key says why, shows itself on the board, and can be done', async (game) => {
  const visit = await site.visit({ ...screens.desktop, reducedMotion: 'reduce' });
  const { page, complaints, end } = visit;
  await openTable(visit, game);
  await page.keyboard.press('h');
  const panel = panelOf(page);
  await panel.locator('.hint-found').waitFor();
  const best = panel.locator('.hints > li').first();
  expect(await best.locator('.hint-reasons li').count()).toBeGreaterThan(0);
  expect(await best.locator('.hint-chance').innerText()).toMatch(/^\d+ % to win$/);
  // The keyboard is at the best move, whose places the board shows.
  expect(await best.evaluate((item) => item.contains(document.activeElement))).toBe(true);
  if ((await best.getByRole('button', { name: /^Show it/ }).count()) > 0)
    await page.locator(IN_VIEW[game]).first().waitFor({ state: 'attached' });
  expect(await listFaults(page)).toEqual([]);
  const lines = await page.locator('.log > li').count();
  await best.getByRole('button', { name: /^Do it/ }).press('Enter');
  await page.waitForFunction((count) => document.querySelectorAll('.log > li').length > count, lines);
  await panel.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await end();
});

test.each(GAMES)('%s: a hint by one tap, in three languages, with the board in sight', async (game) => {
  const visit = await site.visit({ ...screens.phone, reducedMotion: 'reduce' });
  const { page, complaints, end } = visit;
  const interpreter = await Interpreter.at(visit);
  await openTable(visit, game);
  await page.getByRole('button', { name: 'A hint' }).tap();
  const panel = panelOf(page);
  await panel.locator('.hint-found').waitFor();
  const told = new Set<string>();
  for (const language of ['en', 'fr', 'de'] as const) {
    await interpreter.speak(language);
    told.add(await panel.locator('.hint-reasons').first().innerText());
    told.add(await panel.locator('.hint-found > p').first().innerText());
    expect(await listFaults(page)).toEqual([]);
    await takeScreenshot(page, `hint-${game}-${language}`, { fullPage: false });
  }
  expect(told.size).toBe(6);
  // It lies over what is asked, never over all of the board.
  const { y } = (await panel.boundingBox())!;
  expect(y).toBeGreaterThan(0.4 * screens.phone.viewport.height);
  await interpreter.speak('en');
  await panel.getByRole('button', { name: 'Close' }).tap();
  await panel.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await end();
});

test('moves between which nothing is found are said to be equally good', async () => {
  const visit = await site.visit(screens.phone);
  const { page, end } = visit;
  // Two pairs of these missions go with one that is far better than the others.
  await openAt(page, 'garden-nation', 'all-roofs-used', 0);
  await page.waitForFunction(() => document.title.startsWith('●'));
  await page.getByRole('button', { name: 'A hint' }).tap();
  const found = panelOf(page).locator('.hint-found');
  await found.waitFor();
  await found.getByText('Equally good, as far as a short look ahead can tell:').waitFor();
  const best = found.locator('.hints').first();
  const chances = await best.locator('.hint-chance').allInnerTexts();
  expect(chances.length).toBeGreaterThan(1);
  expect(new Set(chances).size).toBe(1);
  await end();
});

test('who plays with people cannot ask for a hint', async () => {
  const { page, end } = await site.visit(screens.desktop);
  await page.getByRole('button', { name: 'Pass and play · Garden Nation' }).click();
  await page.getByLabel('Name · chair 2').fill('Grace');
  await page.getByRole('button', { name: 'Sit here · chair 2' }).click();
  await page.getByRole('button', { name: /^Add a bot and start$/ }).click();
  await page.getByRole('button', { name: 'I am Ada, show me' }).click();
  await page.locator('.gn-tray').waitFor();
  expect(await page.getByRole('button', { name: 'A hint' }).count()).toBe(0);
  await page.keyboard.press('h');
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: 'Scores' }).waitFor();
  expect(await panelOf(page).count()).toBe(0);
  await end();
});

const line = (page: Page) => page.locator('.bk-help');

/** What the line says once it has something to say, and how much of it has no room. */
async function readLine(page: Page): Promise<string> {
  await page.waitForFunction(() => document.querySelector('.bk-help')?.textContent !== '');
  const cut = await line(page)
    .locator('span')
    .evaluate((text) => text.scrollHeight - text.clientHeight);
  expect(cut).toBeLessThanOrEqual(1);
  return line(page).innerText();
}

test.each([
  ['desk', screens.desktop.viewport],
  ['phone', screens.phone.viewport],
  ['phone that lies', { width: 844, height: 390 }],
] as const)('in a first game a line says what a move is good for, in three languages, on a %s', async (_, viewport) => {
  const visit = await site.visit({ viewport, hasTouch: true, reducedMotion: 'reduce' });
  const { page, complaints, end } = visit;
  const interpreter = await Interpreter.at(visit);
  for (const game of GAMES) {
    await openTable(visit, game);
    const told = new Set<string>();
    const place = (await line(page).boundingBox())!;
    const listen = async (): Promise<void> => {
      for (const language of ['fr', 'de', 'en'] as const) {
        await interpreter.speak(language);
        told.add(await readLine(page));
        // Whatever it says, it is where it was, and as high.
        expect((await line(page).boundingBox())!).toEqual(place);
      }
    };
    await listen();
    await page.keyboard.press('h');
    await panelOf(page)
      .getByRole('button', { name: /^Show it/ })
      .first()
      .press('Enter');
    await panelOf(page).waitFor({ state: 'detached' });
    await listen();
    expect(told.size).toBe(6);
  }
  expect(complaints).toEqual([]);
  await end();
});

test('the line is there in one’s first three games of a kind, and stays with them', async () => {
  const visit = await site.visit(screens.desktop);
  const { page, end } = visit;
  const seen: boolean[] = [];
  const paths: string[] = [];
  for (let game = 0; game < 4; game++) {
    await openTable(visit, 'garden-nation');
    paths.push(page.url());
    seen.push((await line(page).count()) > 0);
  }
  expect(seen).toEqual([true, true, true, false]);
  await page.goto(paths[0]!);
  await line(page).waitFor();
  // Another game has its own first three.
  await openTable(visit, 'eden');
  await line(page).waitFor();
  await end();
});

test('the line can be switched off, and on for good', async () => {
  const visit = await site.visit(screens.phone);
  const { page, end } = visit;
  await openTable(visit, 'garden-nation');
  await line(page).waitFor();
  const choose = async (when: string): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('radio', { name: when }).dispatchEvent('click');
    await page.getByRole('button', { name: 'Close' }).tap();
  };
  await choose('Never');
  await line(page).waitFor({ state: 'detached' });
  await choose('Always');
  await line(page).waitFor();
  for (let game = 0; game < 4; game++) await openTable(visit, 'garden-nation');
  await line(page).waitFor();
  expect(await readLine(page)).not.toBe('');
  await end();
});
