import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { serve } from '../packages/server/src/serve.ts';
import { provideProgram } from './programs.ts';
import { interrupt } from './interrupt.ts';
import { buildPage, isPageBuilt, pageFolder } from './page.ts';
import { root } from './workspace.ts';

/**
 * Takes the pictures in docs/pictures: real tables, played by bots for a while. `npm run pictures`, or `npm run
 * pictures -- NAME` for one.
 */
const folder = join(root, 'docs/pictures');

const desktop = { viewport: { width: 1440, height: 900 } } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

interface Picture {
  readonly name: string;
  /** As on the shelf; without it the shelf itself is shown. */
  readonly game?: string;
  /** How far the game has come. */
  readonly moves?: number;
  readonly options: BrowserContextOptions;
}

const pictures: readonly Picture[] = [
  { name: 'shelf', options: desktop },
  { name: 'garden-nation', game: 'Garden Nation', options: desktop },
  { name: 'gardlings', game: 'Gardlings', moves: 9, options: desktop },
  { name: 'eden', game: 'Eden', options: desktop },
  { name: 'garden-nation-phone', game: 'Garden Nation', options: { ...phone, colorScheme: 'dark' } },
  { name: 'eden-phone', game: 'Eden', options: phone },
];

const USUAL_MOVES = 14;
const WATCHING_MS = 60_000;

async function takePicture(browser: Browser, address: string, { name, game, moves, options }: Picture): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options });
  await context.addInitScript(() => {
    localStorage.setItem('potager.name', 'Ada');
    localStorage.setItem('potager.pace', 'instant');
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (game !== undefined) await playFor(page, game, moves ?? USUAL_MOVES);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  await context.close();
}

/** With hints: the reader's own moves are what a bot would do. */
async function playFor(page: Page, game: string, moves: number): Promise<void> {
  await page.getByRole('button', { name: `Play now against bots · ${game}` }).click();
  const end = Date.now() + WATCHING_MS;
  for (let move = 0; move < moves && Date.now() < end; move++) {
    await page.waitForFunction(() => document.title.startsWith('●'), undefined, { timeout: 20_000 });
    await page.getByRole('button', { name: 'A hint' }).click();
    const before = await page.locator('.log > li').count();
    await page.getByRole('button', { name: 'Do it' }).first().click();
    await page.waitForFunction((lines) => document.querySelectorAll('.log > li').length > lines, before);
  }
  await page.waitForFunction(() => document.title.startsWith('●'), undefined, { timeout: 20_000 });
}

if (!isPageBuilt()) await buildPage(interrupt);
const dataFolder = mkdtempSync(join(tmpdir(), 'potager-pictures-'));
const server = await serve({ dataFolder, pageFolder, host: '127.0.0.1', port: 0, isPortChosen: true });
const browser = await chromium.launch({
  executablePath: await provideProgram('chromium', interrupt),
  args: ['--no-sandbox'],
});
mkdirSync(folder, { recursive: true });
const [, , only] = process.argv;
for (const picture of pictures.filter(({ name }) => only === undefined || name === only))
  await takePicture(browser, server.address, picture);
await browser.close();
await server.stop();
rmSync(dataFolder, { recursive: true });
