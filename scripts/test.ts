/**
 * `npm test`: everything. `--quick` leaves out contract and browser tests, `--only types` runs one stage,
 * `--budget 60` changes the seconds that all stages together may take.
 */
import { parseArgs } from 'node:util';
import { ChromiumError, provideChromium } from './chromium.ts';
import { runCommand, type CommandResult } from './command.ts';
import { interrupt } from './interrupt.ts';
import { buildPage, isPageBuilt } from './page.ts';
import { makeStage, runStages, type Stage, type StageResult } from './stage.ts';
import { makeVitestStage } from './vitest-stage.ts';
import { program, root } from './workspace.ts';

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    budget: { type: 'string', default: '570' },
  },
});

// Some tools colour their output even into a pipe.
if (!process.stdout.isTTY) process.env['NO_COLOR'] = '1';

const makeToolStage = (name: string, ...argv: [string, ...string[]]): Stage =>
  makeStage(name, (signal) => runCommand({ argv: program(...argv), cwd: root, signal }));

async function makePage(signal: AbortSignal): Promise<CommandResult> {
  return isPageBuilt() ? { code: 0, output: '' } : buildPage(signal);
}

const tools: readonly Stage[] = [
  makeToolStage('types', 'typescript/bin/tsc', '--build'),
  makeToolStage('lint', 'oxlint/bin/oxlint', '--deny-warnings'),
  makeToolStage('format', 'oxfmt/bin/oxfmt', '--check', '.'),
  makeToolStage('knip', 'knip/bin/knip.js', '--no-progress'),
];
const page = makeStage('page', makePage);
const unit = makeVitestStage({ name: 'unit', projects: ['unit'] });
const tests = makeVitestStage({ name: 'tests', projects: ['unit', 'contract *'] });
const makeBrowserStage = (chromium: string): Stage =>
  makeVitestStage({ name: 'browser', projects: ['browser'], env: { CHROMIUM: chromium } });

/** Stages side by side within a wave; the waves follow each other, because vitest fills both cores by itself. */
async function planWaves(): Promise<readonly (readonly Stage[])[]> {
  if (flags.quick) return [tools, [unit]];
  if (flags.only !== undefined && flags.only !== 'browser') {
    const chosen = [...tools, page, unit, tests].filter((stage) => stage.name === flags.only);
    if (chosen.length === 0) throw new Error(`There is no stage "${flags.only}".`);
    return [chosen];
  }
  const browser = makeBrowserStage(await provideChromium(interrupt));
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
  if (!(error instanceof ChromiumError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
