import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { gatherTold } from '../told.ts';
import { serve } from '../../packages/server/src/serve.ts';
import { interrupt } from '../../scripts/interrupt.ts';
import { compareSpeech } from '../../scripts/compare-speech.ts';
import { OrcaDesktop } from './desktop.ts';
import { playThrough, TITLES } from './game.ts';
import { makePage, pageFolder } from '../../scripts/page.ts';
import { findProgram, providePrograms } from '../../scripts/programs.ts';
import { root } from '../../scripts/workspace.ts';

/**
 * Plays a whole game of each kind in each language with the screen reader Orca, which writes down what it says, and
 * compares that with what the page has told: each thing once, in order. `npm run listen`, or
 * `npm run listen -- Eden --language fr` for some of it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', multiple: true, default: ['en', 'fr', 'de'] },
    /** Seconds that one game may take. */
    most: { type: 'string', default: '1500' },
  },
});
const titles = positionals.length > 0 ? positionals : TITLES;
const mostMs = Number(values.most) * 1000;
const folder = join(root, 'e2e/screenshots/orca');

/** A game of few is heard to its end sooner; there is somebody else, so that it is told what they do. */
const FEW_SEATS = { 'garden-nation': 2, gardlings: 2, eden: 3 } as const;

/** What a browser asks for, by what the page calls the language. */
const LOCALES: { readonly [language: string]: string } = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };

async function openPage(browser: Browser, desktop: OrcaDesktop, language: string): Promise<Page> {
  const page = await browser.newPage({ locale: LOCALES[language] ?? 'en-GB', viewport: { width: 1280, height: 900 } });
  await desktop.touchWindow();
  await page.addInitScript(gatherTold);
  await page.addInitScript((plans: { readonly [game: string]: number }) => {
    localStorage.setItem('potager.name', 'Ada');
    localStorage.setItem('potager.bots', 'sprout');
    for (const [game, seats] of Object.entries(plans))
      localStorage.setItem(`potager.plan.${game}`, JSON.stringify({ seats }));
  }, FEW_SEATS);
  return page;
}

/** One game; returns how much was wrong with what was heard. Everything anew for each. */
async function listenTo(title: string, language: string): Promise<number> {
  const own = mkdtempSync(join(tmpdir(), 'potager-listen-'));
  const desktop = await OrcaDesktop.open(own);
  const server = await serve({ dataFolder: own, pageFolder, host: '127.0.0.1', port: 0, isPortChosen: true });
  const browser = await chromium.launch({
    executablePath: findProgram('chromium') ?? '',
    headless: false,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--force-renderer-accessibility',
      '--no-first-run',
      '--disable-features=Translate',
    ],
    env: { ...desktop.env },
  });
  try {
    const page = await openPage(browser, desktop, language);
    await page.goto(server.address);
    const before = desktop.listSpoken().length;
    const { told, isOver } = await playThrough({ page, desktop, title, language, mostMs });
    const spoken = desktop.listSpoken().slice(before);
    return judge({ name: `${title}, ${language}`, told, isOver, spoken });
  } finally {
    await browser.close();
    await server.stop();
    await desktop.close();
    rmSync(own, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Hearing {
  readonly name: string;
  readonly told: readonly string[];
  readonly isOver: boolean;
  readonly spoken: ReturnType<OrcaDesktop['listSpoken']>;
}

function judge({ name, told, isOver, spoken }: Hearing): number {
  const file = join(folder, name.replace(', ', '-').replaceAll(' ', '-'));
  writeFileSync(`${file}.txt`, spoken.map(({ at, text }) => `${at.toFixed(2)} ${text}`).join('\n'));
  writeFileSync(`${file}-told.txt`, told.join('\n'));
  const texts = spoken.map(({ text }) => text);
  const wrong = [...(isOver ? [] : ['the game did not come to its end in time']), ...compareSpeech(told, texts)];
  console.log(`${name}: ${String(told.length)} told, ${String(wrong.length)} faults, all that was said in ${file}.txt`);
  for (const fault of wrong) console.log(`  ${fault}`);
  return wrong.length;
}

async function listen(): Promise<number> {
  mkdirSync(folder, { recursive: true });
  await makePage(interrupt);
  let faults = 0;
  for (const language of values.language) {
    for (const title of titles) {
      faults += await listenTo(title, language).catch((error: unknown) => {
        console.log(`${title}, ${language}: ${String(error)}`);
        return 1;
      });
    }
  }
  return faults;
}

// Accessibility needs a bus of its own, which the desktop of whoever runs this must not notice.
if (process.env['POTAGER_LISTENING'] === undefined) {
  await providePrograms(['chromium', 'screen', 'windows', 'finger', 'bus', 'orca'], interrupt);
  const argv = ['--', process.execPath, import.meta.filename, ...process.argv.slice(2)];
  const session = spawn('dbus-run-session', argv, {
    env: { ...process.env, POTAGER_LISTENING: '1' },
    stdio: ['ignore', 'inherit', 'ignore'],
    timeout: titles.length * values.language.length * (mostMs + 120_000),
    detached: true,
  });
  const end = (): void => void (session.pid !== undefined && process.kill(-session.pid, 'SIGTERM'));
  // Who ends this ends all of it: the session does not pass on that it was ended.
  process.once('exit', end);
  const [status] = (await once(session, 'exit')) as [number | null];
  process.off('exit', end);
  process.exitCode = status ?? 1;
} else process.exitCode = (await listen()) > 0 ? 1 : 0;
