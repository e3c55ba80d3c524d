import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { gatherTold } from '../told.ts';
import { serve } from '../../packages/server/src/serve.ts';
import { interrupt } from '../../scripts/interrupt.ts';
import { compareSpeech } from '../../scripts/compare-speech.ts';
import { OrcaDesktop } from './desktop.ts';
import { playThrough, PLAYERS } from './game.ts';
import { buildPage, isPageBuilt, pageFolder } from '../../scripts/page.ts';
import { findProgram, providePrograms } from '../../scripts/programs.ts';
import { root } from '../../scripts/workspace.ts';

/**
 * Plays a whole game of each kind with the screen reader Orca, which writes down what it says, and compares that with
 * what the page has told: each thing once, in order. `npm run listen`, or `npm run listen -- Eden` for one.
 */
const MOST_DECISIONS = 400;
const folder = join(root, 'e2e/screenshots/orca');

async function listen(): Promise<number> {
  const titles = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(PLAYERS);
  mkdirSync(folder, { recursive: true });
  if (!isPageBuilt()) await buildPage(interrupt);
  let faults = 0;
  // Everything anew for each: what has gone wrong with one screen reader does not spoil the next game.
  for (const title of titles) {
    const desktop = await OrcaDesktop.open(mkdtempSync(join(tmpdir(), 'potager-orca-')));
    const dataFolder = mkdtempSync(join(tmpdir(), 'potager-listen-'));
    const server = await serve({ dataFolder, pageFolder, host: '127.0.0.1', port: 0, isPortChosen: true });
    const browser = await chromium.launch({
      executablePath: findProgram('chromium') ?? '',
      headless: false,
      args: ['--no-sandbox', '--disable-gpu', '--force-renderer-accessibility', '--no-first-run'],
      env: { ...desktop.env },
    });
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
    await desktop.touchWindow();
    await page.addInitScript(gatherTold);
    await page.addInitScript(() => {
      localStorage.setItem('potager.name', 'Ada');
      localStorage.setItem('potager.bots', 'sprout');
    });
    await page.goto(server.address);
    const before = desktop.listSpoken().length;
    const told = await playThrough(page, title, MOST_DECISIONS);
    await desktop.whenQuiet();
    const spoken = desktop.listSpoken().slice(before);
    await page.close();
    const file = join(folder, `${title}.txt`);
    writeFileSync(file, spoken.map(({ at, text }) => `${at} ${text}`).join('\n'));
    writeFileSync(join(folder, `${title}-told.txt`), told.join('\n'));
    const wrong = compareSpeech(
      told,
      spoken.map(({ text }) => text),
    );
    faults += wrong.length;
    console.log(`${title}: ${String(told.length)} told, ${String(spoken.length)} spoken (${file})`);
    for (const fault of wrong) console.log(`  ${fault}`);
    await browser.close();
    await server.stop();
    desktop.close();
  }
  return faults;
}

// Accessibility needs a bus of its own, which the desktop of whoever runs this must not notice.
if (process.env['POTAGER_LISTENING'] === undefined) {
  await providePrograms(['chromium', 'screen', 'windows', 'finger', 'bus', 'orca'], interrupt);
  const argv = ['--', process.execPath, import.meta.filename, ...process.argv.slice(2)];
  const { status } = spawnSync('dbus-run-session', argv, {
    env: { ...process.env, POTAGER_LISTENING: '1' },
    stdio: ['ignore', 'inherit', 'ignore'],
    timeout: 1_800_000,
  });
  process.exitCode = status ?? 1;
} else process.exitCode = (await listen()) > 0 ? 1 : 0;
