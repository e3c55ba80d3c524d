import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFaults } from './faults.ts';
import { openAt } from './laid-table.ts';
import { TestSite, takeScreenshot } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

const GAMES = ['garden-nation', 'gardlings', 'eden'] as const;
const LANGUAGES = ['en', 'fr', 'de'] as const;
const narrow = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;
const wide = { viewport: { width: 1280, height: 800 } } as const;

test.each([
  ['narrow', narrow],
  ['wide', wide],
] as const)('rules begin with the goal, and can be read, %s', async (name, screen) => {
  const { page, complaints, end } = await site.visit({ path: '/rules/eden', ...screen });
  for (const game of GAMES) {
    await page.goto(`${site.address}/rules/${game}`);
    await page.getByRole('heading', { level: 2, name: 'The goal' }).waitFor();
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.slice(0, 2)).toEqual(['The goal', 'How it goes']);
    expect(await listFaults(page)).toEqual([]);
    await takeScreenshot(page, `rules-${game}-${name}`);
  }
  expect(complaints).toEqual([]);
  await end();
});

test('the rules can be searched, and what is found stands out', async () => {
  const { page, end } = await site.visit({ path: '/rules/garden-nation', ...narrow });
  const field = page.getByRole('searchbox', { name: 'Search the rules' });
  await field.fill('bramble');
  await page.getByText(/^\d+ places found$/).waitFor();
  expect(await page.locator('#GN-C3 mark').first().innerText()).toBe('bramble');
  expect(await page.locator('#GN-C4').count()).toBe(0);
  expect(await listFaults(page)).toEqual([]);
  await field.fill('xylophone');
  await page.getByText('Nothing found. Try another word.').waitFor();
  await field.fill('');
  await page.locator('#GN-C4').waitFor();
  await end();
});

test('an example is a board that can be played with', async () => {
  const { page, complaints, end } = await site.visit({ path: '/rules/eden', ...wide });
  const example = page.locator('#chapter-culture .example');
  await example.scrollIntoViewIfNeeded();
  await example.locator('.study-board').waitFor();
  // A picture first: nothing in it can be reached.
  await example.locator('.example-board[inert]').waitFor();
  await example.getByRole('button', { name: /^Try it yourself/ }).click();
  await example.getByRole('region', { name: 'What you can do' }).waitFor();
  expect(await listFaults(page)).toEqual([]);
  await example.locator('[aria-label^="C7"][aria-label*="your tile, level 1"]').waitFor();
  await example.getByRole('button', { name: /^Show me/ }).click();
  await example.locator('[aria-label^="C7"][aria-label*="your tile, level 2"]').waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test('at a table the rules open over it, at what is spoken of', async () => {
  const { page, complaints, end } = await site.visit({ ...wide });
  await openAt(page, 'garden-nation', 'two-players', 6);
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await page.getByRole('main').waitFor();
  await page.getByRole('button', { name: 'Scores' }).click();
  await page.getByRole('dialog', { name: 'Scores' }).getByRole('link').first().click();
  await rules.locator('.rule:focus').waitFor();
  expect(await listFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await rules.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Scores' }).waitFor({ state: 'detached' });
  await page.keyboard.press('g');
  await rules.locator('#GN-C1:focus').waitFor();
  expect(page.context().pages()).toHaveLength(1);
  expect(complaints).toEqual([]);
  await end();
});

/** How many pages a PDF has: its page objects, some of them in packed streams. */
function countPages(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
    try {
      return inflateSync(pdf.subarray(index + length)).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.each(LANGUAGES)('each game in short is one page of paper, %s', async (locale) => {
  const { page, complaints, end } = await site.visit({ path: '/rules/eden/summary', ...wide, locale });
  for (const game of GAMES) {
    await page.goto(`${site.address}/rules/${game}/summary`);
    await page.locator('.summary-foot').waitFor();
    expect(countPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
  }
  expect(await listFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});
