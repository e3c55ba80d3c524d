import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { serve } from '../../packages/server/src/serve.ts';
import { buildPage, isPageBuilt, pageFolder } from '../../scripts/page.ts';
import { provideProgram } from '../../scripts/programs.ts';
import { interrupt } from '../../scripts/interrupt.ts';

const ROUNDS = 5;
const MEGABIT = 1_000_000 / 8;

/** A cheap phone on a poor network: four times slower, 1.6 Mbit/s, 150 ms there and back. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6 * MEGABIT,
    uploadThroughput: 0.75 * MEGABIT,
  });
}

interface Visit {
  /** Until the games can be chosen. */
  readonly shelfMs: number;
  /** From a tap on "play now" until the board can be played. */
  readonly boardMs: number;
  readonly shelfScript: number;
  readonly boardScript: number;
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await slowDown(page);
  const play = page.getByRole('button', { name: 'Play now against bots · Garden Nation' });
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await play.waitFor();
  const shelfMs = performance.now() - began;
  const shelfScript = await weighScripts(page);
  const tapped = performance.now();
  await play.tap();
  await page.getByRole('button', { name: 'Keep these two' }).waitFor();
  const boardMs = performance.now() - tapped;
  const boardScript = (await weighScripts(page)) - shelfScript;
  await context.close();
  return { shelfMs, boardMs, shelfScript, boardScript };
}

/** What the page itself has loaded so far, gzipped, workers left out. */
async function weighScripts(page: Page): Promise<number> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names
    .filter((name) => name.endsWith('.js') && !name.includes('-worker-'))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(pageFolder, new URL(name).pathname))).length, 0);
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

/** How soon the page can be used on a slow phone, and what it weighs: medians over fresh visits. */
export async function measurePage(): Promise<void> {
  if (!isPageBuilt()) await buildPage(interrupt);
  const dataFolder = mkdtempSync(join(tmpdir(), 'potager-bench-'));
  const server = await serve({ dataFolder, pageFolder, host: '127.0.0.1', port: 0, isPortChosen: true });
  const browser = await chromium.launch({
    executablePath: await provideProgram('chromium', interrupt),
    args: ['--no-sandbox'],
  });
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, server.address));
  await browser.close();
  await server.stop();
  rmSync(dataFolder, { recursive: true });
  const of = (key: keyof Visit): number => median(visits.map((one) => one[key]));
  const all = globSync('assets/*.js', { cwd: pageFolder }).length;
  console.log(`A phone four times slower on 1.6 Mbit/s, fresh visits, median of ${String(ROUNDS)}:`);
  console.log(
    `  first page     ${seconds(of('shelfMs'))} until the games can be chosen, ${kilobytes(of('shelfScript'))} of ` +
      `script`,
  );
  console.log(
    `  Garden Nation  ${seconds(of('boardMs'))} from the tap to the board, ${kilobytes(of('boardScript'))} more`,
  );
  console.log(`  (scripts gzipped; ${String(all)} files in all, loaded when needed)`);
}
