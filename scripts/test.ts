/** `npm test` and `npm run check`: see the help below. */
import { parseArgs } from 'node:util';
import { ProgramError, provideProgram } from './programs.ts';
import { runCommand } from './command.ts';
import { interrupt } from './interrupt.ts';
import { makePage } from './page.ts';
import { makeStage, runStages, type Stage, type StageResult } from './stage.ts';
import { makeVitestStage } from './vitest-stage.ts';
import { program, root } from './workspace.ts';

const HELP = `npm test [-- OPTIONS]      everything: types, lint, format, dead code, page, all tests
npm run check              the same without servers, contract suite and browsers
npm run browsers           a journey through the page in Chromium, Firefox and WebKit

  --only STAGE             one stage: types, lint, format, knip, page, unit, tests or browser
  --quick                  what npm run check does
  --budget SECONDS         ends all stages after so long and fails (default 700)
  --help                   this text

One file or one test, by the pinned Node (npx vitest takes all its own options):
  npx vitest run packages/games/eden               all unit tests of a game
  npx vitest run --project 'contract eden'         the contract suite on one game
  npx vitest run e2e/eden-bots.test.ts             one browser test; CHROMIUM=/path/to/chromium where it is not found
  npx vitest run -t 'GN-C4'                        tests by name`;

function readFlags() {
  try {
    return parseArgs({
      options: {
        quick: { type: 'boolean', default: false },
        only: { type: 'string' },
        budget: { type: 'string', default: '700' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    process.exit(2);
  }
}

const flags = readFlags();
if (flags.help) {
  console.log(HELP);
  process.exit(0);
}

// Some tools colour their output even into a pipe.
if (!process.stdout.isTTY) process.env['NO_COLOR'] = '1';

const makeToolStage = (name: string, ...argv: [string, ...string[]]): Stage =>
  makeStage(name, (signal) => runCommand({ argv: program(...argv), cwd: root, signal }));

const tools: readonly Stage[] = [
  makeToolStage('types', 'typescript/bin/tsc', '--build'),
  makeToolStage('lint', 'oxlint/bin/oxlint', '--deny-warnings'),
  makeToolStage('format', 'oxfmt/bin/oxfmt', '--check', '.'),
  makeToolStage('knip', 'knip/bin/knip.js', '--no-progress'),
];
const page = makeStage('page', makePage);
const unit = makeVitestStage({ name: 'unit', projects: ['unit'] });
const tests = makeVitestStage({ name: 'tests', projects: ['unit', 'server', 'contract *'] });
const makeBrowserStage = (chromium: string): Stage =>
  makeVitestStage({ name: 'browser', projects: ['browser'], env: { CHROMIUM: chromium } });

class UsageError extends Error {}

/** Stages side by side within a wave; the waves follow each other, because vitest fills both cores by itself. */
async function planWaves(): Promise<readonly (readonly Stage[])[]> {
  if (flags.quick) return [tools, [unit]];
  if (flags.only !== undefined && flags.only !== 'browser') {
    const chosen = [...tools, page, unit, tests].filter((stage) => stage.name === flags.only);
    if (chosen.length === 0) throw new UsageError(`There is no stage "${flags.only}".`);
    return [chosen];
  }
  const browser = makeBrowserStage(await provideProgram('chromium', interrupt));
  return flags.only === 'browser' ? [[page], [browser]] : [[...tools, page], [tests], [browser]];
}

async function runWaves(waves: readonly (readonly Stage[])[]): Promise<StageResult[]> {
  const budget = new AbortController();
  const reason = `the budget of ${flags.budget} s for all stages is used up`;
  const timer = setTimeout(() => budget.abort(reason), Number(flags.budget) * 1000);
  const signal = AbortSignal.any([interrupt, budget.signal]);
  const results: StageResult[] = [];
  for (const wave of waves) results.push(...(await runStages(wave, 2, signal)));
  clearTimeout(timer);
  return results;
}

async function main(): Promise<number> {
  const waves = await planWaves();
  const results = interrupt.aborted ? [] : await runWaves(waves);
  if (interrupt.aborted) {
    console.error('\nInterrupted.');
    return 130;
  }
  const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${String(sum('passed'))} passed, ${String(sum('failed'))} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ProgramError || error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
