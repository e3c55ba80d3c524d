/** `npm run browsers`: see the help below. */
import { parseArgs } from 'node:util';
import { interrupt } from './interrupt.ts';
import { makePage } from './page.ts';
import { ProgramError, type ProgramName, providePrograms } from './programs.ts';
import { makeStage, runStages, type Stage, type StageResult } from './stage.ts';
import { makeVitestStage } from './vitest-stage.ts';

/** By engine: what it needs, and the files of e2e/engines that are about it. */
const ENGINES: { readonly [engine: string]: readonly ProgramName[] } = {
  chromium: ['chromium'],
  firefox: ['firefox'],
  webkit: ['webkitDriver', 'webkitBrowser', 'screen'],
  'too-old': ['oldWebkitDriver', 'oldWebkitBrowser'],
};

const HELP = `npm run browsers [-- OPTIONS]   one journey through the page in every engine: Chromium, Firefox and WebKit,
                                a table with people in all three, what one that is too old shows, and in
                                Chromium what takes too long for npm test.
                                Installs what is missing (Debian, as root)

  --engine NAME            only one: ${Object.keys(ENGINES).join(', ')}
  --short                  fewer moves, and nothing long: what CI runs after npm test
  --budget SECONDS         ends everything after so long and fails (default 900, short 420)
  --help                   this text

One file: npx vitest run e2e/engines/webkit.test.ts. Pictures of what was seen lie in e2e/screenshots.`;

function readFlags() {
  try {
    return parseArgs({
      options: {
        engine: { type: 'string' },
        short: { type: 'boolean', default: false },
        budget: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    process.exit(2);
  }
}

const flags = readFlags();
if (flags.help || (flags.engine !== undefined && !(flags.engine in ENGINES))) {
  console.log(flags.help ? HELP : `There is no engine "${flags.engine ?? ''}".\n\n${HELP}`);
  process.exit(flags.help ? 0 : 2);
}
if (!process.stdout.isTTY) process.env['NO_COLOR'] = '1';

const chosen = flags.engine === undefined ? Object.keys(ENGINES) : [flags.engine];

/** Engines that are there now; of the others it is said why not. */
async function provideEngines(): Promise<string[]> {
  const ready: string[] = [];
  for (const engine of chosen) {
    try {
      await providePrograms(ENGINES[engine] ?? [], interrupt);
      ready.push(engine);
    } catch (error) {
      if (!(error instanceof ProgramError)) throw error;
      console.error(`${error.message}\n`);
    }
  }
  return ready;
}

function makeJourney(ready: readonly string[]): Stage {
  const files = ready.map((engine) => `e2e/engines/${engine}.test.ts`);
  const together = ['chromium', 'firefox', 'webkit'].every((engine) => ready.includes(engine))
    ? ['e2e/engines/together.test.ts']
    : [];
  const env = flags.short ? { JOURNEY: 'short' } : {};
  const always = ['e2e/engines/side-process.test.ts'];
  return makeVitestStage({ name: 'journey', projects: ['engines'], files: [...always, ...files, ...together], env });
}

/** What is made sure of in the one browser that all other tests use, and takes too long for these. */
const long = makeVitestStage({ name: 'long', projects: ['long'] });

async function main(): Promise<number> {
  const ready = await provideEngines();
  const missing = chosen.filter((engine) => !ready.includes(engine));
  const seconds = Number(flags.budget ?? (flags.short ? 420 : 900));
  const budget = new AbortController();
  const timer = setTimeout(() => budget.abort(`the budget of ${String(seconds)} s is used up`), seconds * 1000);
  const signal = AbortSignal.any([interrupt, budget.signal]);
  const results: StageResult[] = [];
  const journeys = ready.length > 0 ? [makeJourney(ready)] : [];
  const others = ready.includes('chromium') && !flags.short ? [long] : [];
  for (const stage of [makeStage('page', makePage), ...journeys, ...others]) {
    results.push(...(await runStages([stage], 1, signal)));
  }
  clearTimeout(timer);
  if (interrupt.aborted) {
    console.error('\nInterrupted.');
    return 130;
  }
  for (const engine of missing) console.log(`${engine.padEnd(10)} FAILED   not run: it is not installed, see above`);
  const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed') + missing.length;
  console.log(`\n${String(sum('passed'))} passed, ${String(failed)} failed`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
