import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './command.ts';
import { root } from './workspace.ts';

/** A program cannot be had; the message says what to do. */
export class ProgramError extends Error {}

interface Program {
  readonly title: string;
  /** Of the environment, where somebody has one of their own. */
  readonly variable: string;
  readonly names: readonly string[];
  /** Where else than on the search path it may lie. */
  readonly places?: string;
  /** Debian's, that bring it. */
  readonly packages: readonly string[];
}

/** What tests drive the page with, in the versions that Debian brings. */
const PROGRAMS = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROMIUM',
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    packages: ['chromium'],
  },
  firefox: { title: 'Firefox', variable: 'FIREFOX', names: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  webkitDriver: {
    title: "WebKit's driver",
    variable: 'WEBKIT_DRIVER',
    names: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver'],
  },
  webkitBrowser: {
    title: "WebKit's MiniBrowser",
    variable: 'WEBKIT_BROWSER',
    names: [],
    places: '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
    packages: ['libwebkit2gtk-4.1-0'],
  },
  oldWebkitDriver: {
    title: "WPE's driver",
    variable: 'WPE_DRIVER',
    names: ['WPEWebDriver'],
    packages: ['wpewebkit-driver'],
  },
  oldWebkitBrowser: { title: 'Cog', variable: 'COG', names: ['cog'], packages: ['cog'] },
  screen: { title: 'Xvfb', variable: 'XVFB', names: ['Xvfb'], packages: ['xvfb'] },
  windows: { title: 'Openbox', variable: 'OPENBOX', names: ['openbox'], packages: ['openbox'] },
  finger: { title: 'xdotool', variable: 'XDOTOOL', names: ['xdotool'], packages: ['xdotool'] },
  bus: {
    title: 'D-Bus',
    variable: 'DBUS_RUN_SESSION',
    names: ['dbus-run-session'],
    packages: ['dbus', 'at-spi2-core'],
  },
  orca: { title: 'Orca', variable: 'ORCA', names: ['orca'], packages: ['orca', 'speech-dispatcher'] },
} as const satisfies { readonly [name: string]: Program };

export type ProgramName = keyof typeof PROGRAMS;

/** The path of a program, where there is one: the one of the environment, or one that is installed. */
export function findProgram(name: ProgramName): string | undefined {
  const { variable, names, places }: Program = PROGRAMS[name];
  const chosen = process.env[variable];
  if (chosen === undefined || chosen === '') return findOnPath(names) ?? globSync(places ?? []).find(isExecutable);
  if (isExecutable(chosen)) return chosen;
  throw new ProgramError(`${variable} is set to ${chosen}, which is not a program.`);
}

/** The path of a program, which Debian brings now if there is none. */
export async function provideProgram(name: ProgramName, signal: AbortSignal): Promise<string> {
  await providePrograms([name], signal);
  return findProgram(name) ?? '';
}

/** Sees to it that all of these are there. */
export async function providePrograms(names: readonly ProgramName[], signal: AbortSignal): Promise<void> {
  const listMissing = (): Program[] =>
    names.filter((name) => findProgram(name) === undefined).map((name) => PROGRAMS[name]);
  const missing = listMissing();
  if (missing.length === 0) return;
  await install(missing, signal);
  const still = listMissing();
  if (still.length > 0 && !signal.aborted) throw new ProgramError(advise(still, 'It is still missing.'));
}

async function install(missing: readonly Program[], signal: AbortSignal): Promise<void> {
  if (findOnPath(['apt-get']) === undefined) throw new ProgramError(advise(missing, 'There is no apt-get here.'));
  if (process.getuid?.() !== 0) throw new ProgramError(advise(missing, 'Installing it needs root.'));
  const run = async (title: string, argv: [string, ...string[]]): Promise<void> => {
    const trouble = await runStep(title, argv, signal);
    if (trouble !== undefined) throw new ProgramError(advise(missing, trouble));
  };
  // The first step mends what an interrupted install may have left behind; on a sound system it does nothing.
  await run('Mending interrupted installs', ['dpkg', '--configure', '-a']);
  await run("Reading Debian's package lists", ['apt-get', ...aptOptions, 'update']);
  await run(`Installing ${listTitles(missing)} from Debian (about 100 MB each)`, [
    'apt-get',
    ...aptOptions,
    'install',
    '-y',
    '--no-install-recommends',
    ...listPackages(missing),
  ]);
}

const aptOptions = ['-q', '-o', 'DPkg::Lock::Timeout=300'];

/** What went wrong, if anything did. */
async function runStep(title: string, argv: [string, ...string[]], signal: AbortSignal): Promise<string | undefined> {
  if (signal.aborted) return undefined;
  console.log(`${title} …`);
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;
  const heartbeat = setInterval(() => console.log(`  … ${seconds()}`), 5000);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await runCommand({ argv, cwd: root, env, signal }).finally(() => clearInterval(heartbeat));
  if (code === 0 || signal.aborted) return undefined;
  return `"${argv.join(' ')}" ended with code ${String(code)}:\n${output.trim()}\n`;
}

const listTitles = (programs: readonly Program[]): string => programs.map(({ title }) => title).join(', ');
const listPackages = (programs: readonly Program[]): string[] => programs.flatMap(({ packages }) => packages);

const advise = (missing: readonly Program[], reason: string): string =>
  `The browser tests need ${listTitles(missing)}. ${reason}\n` +
  `On Debian, as root: apt-get update && apt-get install -y ${listPackages(missing).join(' ')}\n` +
  `Or set ${missing.map(({ variable }) => variable).join(', ')} to the path of one, then run the same command again.\n` +
  '"npm run check" runs the part that needs no browser.';

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
