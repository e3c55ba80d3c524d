import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { listFaults } from './faults.ts';
import { screens, takeScreenshot } from './test-site.ts';

// What the board kit gives to every board, on the smallest there is.

let browser: Browser;
const errors: string[] = [];
let files: { readonly script: string; readonly style: string };

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
  files = await buildPage();
});

afterAll(async () => {
  await browser.close();
});

afterEach(() => {
  if (errors.length > 0) throw new Error(errors.splice(0).join('\n'));
});

/** The page as one script and one style sheet. */
async function buildPage(): Promise<typeof files> {
  const outDir = mkdtempSync(join(tmpdir(), 'potager-example-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      cssTarget: ['chrome123'],
      lib: { entry: join(import.meta.dirname, 'example-board/page.tsx'), formats: ['es'], fileName: 'page' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const read = (ending: string): string => {
    const name = readdirSync(outDir).find((file) => file.endsWith(ending));
    if (name === undefined) throw new Error(`nothing was built that ends with ${ending}`);
    return readFileSync(join(outDir, name), 'utf8');
  };
  const built = { script: read('.js'), style: read('.css') };
  rmSync(outDir, { recursive: true });
  return built;
}

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...screens.desktop, ...options });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error.stack)));
  const { script, style } = files;
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>Three in a row</title><meta name="viewport" ` +
      `content="width=device-width"><style>${style} body { margin: 0; background: var(--paper); color: var(--ink); ` +
      `}</style></head><body><main><h1>Three in a row</h1><div id="app"></div><p id="said" ` +
      `role="status"></p></main></body></html>`,
  );
  await page.addScriptTag({ type: 'module', content: script });
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  return page;
}

const focused = async (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

const said = async (page: Page): Promise<string> => page.getByRole('status').innerText();

test('with the keyboard alone: arrows walk, Enter shows and does, Escape takes back, the focus is kept', async () => {
  const page = await open();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('a1, free');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('b2, free');
  await page.keyboard.press('Enter');
  await expect.poll(() => said(page)).toBe('mark b2. Touch again, or press Enter, to do it.');
  await page.keyboard.press('Escape');
  expect(await page.locator('[aria-pressed=true]').count()).toBe(0);
  // For a key no time need pass between showing and doing.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'a1, Grace, just marked' }).waitFor();
  expect(await focused(page)).toBe('b2, your mark');
  await page.keyboard.press('Enter');
  await expect.poll(() => said(page)).toBe('b2 already holds a mark of Ada.');

  // The button that does it is gone afterwards: the focus goes on to the cells.
  await page.getByRole('button', { name: 'c1, free' }).press('Enter');
  await page.getByRole('button', { name: 'mark c1' }).press('Enter');
  await page.getByRole('button', { name: 'c1, your mark' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('.tr-cells') !== null);
  await page.getByRole('button', { name: 'a3, free' }).press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'The game is over' }).waitFor();
  await page.context().close();
});

test('with a finger: a double tap never does what it only showed', async () => {
  const page = await open(screens.phone);
  const cell = page.getByRole('button', { name: /^b2/ });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await cell.tap();
  await cell.tap();
  expect(await cell.getAttribute('aria-label')).toBe('b2, free');
  expect(await cell.getAttribute('aria-pressed')).toBe('true');
  await page.clock.runFor(400);
  await cell.tap();
  await page.clock.runFor(100);
  await page.getByRole('button', { name: 'b2, your mark' }).waitFor();
  await page.context().close();
});

test('what is suggested is shown, and what others do takes nothing out of view that can still be done', async () => {
  const page = await open();
  await page.evaluate(() => dispatchEvent(new CustomEvent('suggest', { detail: 'mark c3' })));
  await page.getByRole('button', { name: 'mark c3' }).waitFor();
  await page.evaluate(() => dispatchEvent(new CustomEvent('suggest', { detail: 'mark d4' })));
  expect(await page.getByRole('button', { name: 'c3, free' }).getAttribute('aria-pressed')).toBe('true');
  await page.context().close();
});

test.each([
  ['desktop by day', { ...screens.desktop, colorScheme: 'light' }],
  ['desktop at dusk', { ...screens.desktop, colorScheme: 'dark' }],
  ['phone by day', { ...screens.phone, colorScheme: 'light' }],
  ['phone at dusk', { ...screens.phone, colorScheme: 'dark' }],
] as const)('is accessible from the kit alone: %s', async (name, options) => {
  const page = await open(options);
  await page.getByRole('button', { name: 'b2, free' }).press('Enter');
  await page.getByRole('button', { name: 'mark b2' }).press('Enter');
  await page.getByRole('button', { name: 'b2, your mark' }).waitFor();
  await page.getByRole('button', { name: 'c3, free' }).press('Enter');
  expect(await listFaults(page)).toEqual([]);
  await takeScreenshot(page, `example-${name.replaceAll(' ', '-')}`);
  await page.context().close();
});

const card = (page: Page) => page.locator('.bk-explain');

test('everything says what it is: to a pointer that rests, to a key, and to a screen reader', async () => {
  const page = await open();
  const cell = page.getByRole('button', { name: /^b2/ });
  const before = await cell.boundingBox();
  await cell.hover();
  await card(page).getByText('Cell b2').waitFor();
  expect(await card(page).getByRole('link').getAttribute('href')).toBe('/rules/three-in-a-row#TR-3');
  // It lies beside what it explains, and takes no room.
  const [box, lies] = [await cell.boundingBox(), await card(page).boundingBox()];
  expect(box).toEqual(before);
  expect(lies!.y + lies!.height <= box!.y || lies!.y >= box!.y + box!.height || lies!.x >= box!.x + box!.width).toBe(
    true,
  );
  await page.keyboard.press('Escape');
  expect(await card(page).count()).toBe(0);
  // Whoever presses is at work, and is not told what they press.
  await cell.click();
  expect(await cell.getAttribute('aria-pressed')).toBe('true');
  expect(await cell.getAttribute('aria-describedby')).toBe('bk-described');

  await page.getByRole('button', { name: /^a1/ }).focus();
  await page.keyboard.press('i');
  await card(page).getByText('Cell a1').waitFor();
  await page.keyboard.press('ArrowRight');
  await card(page).getByText('Cell b1').waitFor();
  await expect.poll(() => said(page)).toContain('Cell b1. Whoever has the turn marks one free cell.');
  // Escape ends the question, and nothing else: what was in view stays, and the focus is back.
  await page.keyboard.press('Escape');
  expect(await card(page).count()).toBe(0);
  expect(await cell.getAttribute('aria-pressed')).toBe('true');
  expect(await focused(page)).toBe('a1, free');
  await page.context().close();
});

test('a finger that holds asks, and does nothing else; a tap elsewhere ends it', async () => {
  const page = await open(screens.phone);
  const cell = page.getByRole('button', { name: /^b2/ });
  const { x, y, width, height } = (await cell.boundingBox())!;
  const hand = await page.context().newCDPSession(page);
  const at = { x: x + width / 2, y: y + height / 2 };
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await card(page).getByText('Cell b2').waitFor();
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await cell.getAttribute('aria-pressed')).toBe('false');
  await card(page).waitFor();
  await page.getByRole('heading', { name: 'Your turn' }).tap();
  expect(await card(page).count()).toBe(0);
  await cell.tap();
  expect(await cell.getAttribute('aria-pressed')).toBe('true');
  await page.context().close();
});

test('what a line beside the board speaks of is lit', async () => {
  const page = await open();
  const point = (detail: unknown) =>
    page.evaluate((pointed) => void dispatchEvent(new CustomEvent('point', { detail: pointed })), detail);
  await point({ events: [{ key: 'marked', seat: 0, cell: 'c1' }] });
  const lit = page.locator('[data-lit="true"]');
  expect(await lit.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')))).toEqual(['c1, free']);
  await point({ events: [] });
  expect(await lit.count()).toBe(0);
  await page.context().close();
});
