import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './command.ts';
import { root } from './workspace.ts';

/** Chromium cannot be had; the message says what to do. */
export class ChromiumError extends Error {}

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a Chromium: the one of the environment, one on the search path, or Debian's, installed now. */
export async function provideChromium(signal: AbortSignal): Promise<string> {
  const chosen = process.env['CHROMIUM'];
  if (chosen !== undefined && chosen !== '') {
    if (isExecutable(chosen)) return chosen;
    throw new ChromiumError(`CHROMIUM is set to ${chosen}, which is not a program.`);
  }
  const found = findOnPath(names);
  if (found !== undefined) return found;
  await installChromium(signal);
  const installed = findOnPath(names);
  if (installed === undefined && !signal.aborted) throw new ChromiumError(advice('It is still missing.'));
  return installed ?? '';
}

async function installChromium(signal: AbortSignal): Promise<void> {
  if (findOnPath(['apt-get']) === undefined) throw new ChromiumError(advice('There is no apt-get here.'));
  if (process.getuid?.() !== 0) throw new ChromiumError(advice('Installing it needs root.'));
  // The first step mends what an interrupted install may have left behind; on a sound system it does nothing.
  await runStep('Mending interrupted installs', ['dpkg', '--configure', '-a'], signal);
  await runStep("Reading Debian's package lists", ['apt-get', ...aptOptions, 'update'], signal);
  await runStep(
    'Installing Chromium from Debian (about 100 MB)',
    ['apt-get', ...aptOptions, 'install', '-y', '--no-install-recommends', 'chromium'],
    signal,
  );
}

const aptOptions = ['-q', '-o', 'DPkg::Lock::Timeout=300'];

async function runStep(title: string, argv: [string, ...string[]], signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  console.log(`${title} …`);
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;
  const heartbeat = setInterval(() => console.log(`  … ${seconds()}`), 5000);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await runCommand({ argv, cwd: root, env, signal }).finally(() => clearInterval(heartbeat));
  if (code === 0 || signal.aborted) return;
  throw new ChromiumError(`${output.trim()}\n\n${advice(`"${argv.join(' ')}" ended with code ${String(code)}.`)}`);
}

const advice = (reason: string): string =>
  `The browser tests need Chromium. ${reason}\n` +
  'Install it (on Debian, as root: apt-get update && apt-get install -y chromium) or set CHROMIUM to the path of one,\n' +
  'then run the same command again. "npm run check" runs the part that needs no browser.';

function findOnPath(candidates: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return candidates.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
