import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { serve } from '../../packages/server/src/serve.ts';
import { interrupt } from '../../scripts/interrupt.ts';
import { makePage, pageFolder } from '../../scripts/page.ts';
import { provideProgram } from '../../scripts/programs.ts';
import { beginGame, goToShelf, look, playByItself, TITLES } from './self-player.ts';

const MEGABYTE = 1024 * 1024;
const LONGEST_GAME_MS = 180_000;

/** What a page holds once everything is swept out that nobody needs. */
interface Reading {
  /** Of the page alone, in MB. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** The page with its workers, as the system sees them, in MB. */
  readonly resident: number;
}

async function read(session: CDPSession, whole: CDPSession): Promise<Reading> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  const residents = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentOf(id));
  return {
    heap: of('JSHeapUsedSize') / MEGABYTE,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    resident: Math.max(...residents),
  };
}

function residentOf(process: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(process)}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** One game from the shelf to its end, or as far as it came, and back to the shelf. */
async function playGame(page: Page, title: string): Promise<number> {
  await page.evaluate(beginGame, title);
  await page.waitForFunction(() => document.querySelector('.log') !== null);
  const until = performance.now() + LONGEST_GAME_MS;
  let sight = await page.evaluate(look);
  while (!sight.isOver && performance.now() < until) {
    await page.waitForTimeout(500);
    sight = await page.evaluate(look);
  }
  await page.evaluate(goToShelf);
  await page.waitForFunction(() => document.querySelector('.ways') !== null);
  return sight.lines?.length ?? 0;
}

const show = ({ heap, nodes, listeners, resident }: Reading): string =>
  `heap ${heap.toFixed(1)} MB, ${String(nodes)} nodes, ${String(listeners)} listeners, ${resident.toFixed(0)} MB with ` +
  `workers`;

/** What a page holds after each game of a long evening, played as fast as it goes, in one page that is never left. */
export async function measure(): Promise<void> {
  const { values } = parseArgs({ allowPositionals: true, options: { games: { type: 'string', default: '12' } } });
  await makePage(interrupt);
  const dataFolder = mkdtempSync(join(tmpdir(), 'potager-evening-'));
  const server = await serve({ dataFolder, pageFolder, host: '127.0.0.1', port: 0, isPortChosen: true });
  const executablePath = await provideProgram('chromium', interrupt);
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addInitScript(() => {
    localStorage.setItem('potager.pace', 'instant');
    localStorage.setItem('potager.bots', 'sprout');
  });
  const page = await context.newPage();
  await page.goto(server.address);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const whole = await browser.newBrowserCDPSession();
  await page.evaluate(playByItself, 30);
  console.log(`before: ${show(await read(session, whole))}`);
  for (let game = 0; game < Number(values.games); game++) {
    const title = TITLES[game % TITLES.length] ?? '';
    const lines = await playGame(page, title);
    console.log(`game ${String(game + 1)}, ${title}, ${String(lines)} lines: ${show(await read(session, whole))}`);
  }
  await browser.close();
  await server.stop();
  rmSync(dataFolder, { recursive: true });
}
