import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { makeTally, parseJournal, type Tally } from './journal.ts';
import type { Stage, StageResult } from './stage.ts';
import { program, root } from './workspace.ts';

interface VitestRun {
  readonly name: string;
  /** Patterns of the projects in vitest.config.ts. */
  readonly projects: readonly string[];
  /** Only these; all of them where none are named. */
  readonly files?: readonly string[];
  readonly env?: Record<string, string>;
}

/** A stage that runs projects of vitest.config.ts, each test counted on its own. */
export function makeVitestStage({ name, projects, files = [], env }: VitestRun): Stage {
  const folder = join(root, 'node_modules/.cache/journal');
  const journal = join(folder, `${name}-${String(process.pid)}`);
  const tally = (): Tally => makeTally(parseJournal(readOrEmpty(journal)), Date.now());
  const argv = program(
    'vitest/vitest.mjs',
    'run',
    ...files,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    `--reporter=${join(import.meta.dirname, 'journal-reporter.ts')}`,
  );
  return {
    name,
    progress: () => describeProgress(tally()),
    run: async (signal) => {
      mkdirSync(folder, { recursive: true });
      try {
        const { code, output } = await runCommand({
          argv,
          cwd: root,
          env: { ...env, POTAGER_JOURNAL: journal },
          signal,
        });
        return judge({ code, output, tally: tally(), wasCut: signal.aborted });
      } finally {
        rmSync(journal, { force: true });
      }
    },
  };
}

interface Verdict {
  readonly code: number;
  readonly output: string;
  readonly tally: Tally;
  readonly wasCut: boolean;
}

function judge({ code, output, tally, wasCut }: Verdict): StageResult {
  // A crash or an error between the tests fails the run without failing a test.
  const unseen = code !== 0 && tally.failed === 0 ? 1 : 0;
  const cut = wasCut
    ? [...tally.failures, `still running: ${tally.running.join(', ')}`, `slowest files: ${listSlowest(tally)}`]
    : [];
  return {
    passed: tally.passed,
    failed: tally.failed + unseen,
    output: [output.trim(), ...tally.remarks, ...cut].join('\n'),
  };
}

const describeProgress = ({ passed, failed, running }: Tally): string =>
  `${String(passed)} passed, ${String(failed)} failed, running ${running.slice(0, 2).join(', ') || 'nothing yet'}`;

const listSlowest = ({ slowest }: Tally): string =>
  slowest
    .slice(0, 5)
    .map(({ file, seconds }) => `${file} ${seconds.toFixed(1)} s`)
    .join(', ');

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
