/**
 * The first step of every command. Runs on plain Node 20 with nothing installed: brings in the packages
 * of the lockfile where they are missing, then hands over to the pinned Node.
 *
 *   node scripts/bootstrap.mjs scripts/start.ts [arguments]
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { supervise } from '../packages/cli/bin/supervise.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules/.bin');
const pinnedNode = join(bin, 'node');
const stamp = join(root, 'node_modules/.installed');
// Beside node_modules, because an install empties that folder.
const lock = join(root, '.install.lock');
const lockGoesStaleAfterMs = 10_000;

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

const isInstalled = () => existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash();

/** The search path without node_modules/.bin, whose `node` an install takes away under npm's feet. */
const pathWithoutBin = () =>
  process.env.PATH.split(delimiter)
    .filter((folder) => !folder.endsWith('node_modules/.bin'))
    .join(delimiter);

let running;
const interrupt = new AbortController();

/** npm, its scripts and their children form one group, so that nothing survives an interrupt. */
function end(signal) {
  if (!running.isGroup) running.child.kill(signal);
  // Not a gentler one: npm would spend half a minute undoing its work, and without a stamp the next run starts over.
  else process.kill(-running.child.pid, 'SIGKILL');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interrupt.abort();
    if (running) end(signal);
  });
}

/** Resolves to how it ended. */
function run(command, args, { isGroup, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, detached: isGroup, ...options });
    running = { child, isGroup };
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running = undefined;
      resolve({ code, signal });
    });
    if (isGroup) for (const stream of [child.stdout, child.stderr]) stream.on('data', options.onOutput);
  });
}

async function npmCi() {
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith('.js') ? [process.env.npm_node_execpath ?? 'node', npm] : ['npm'];
  let output = '';
  const { code } = await run(
    command,
    [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retry-maxtimeout=10000'],
    {
      isGroup: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: pathWithoutBin() },
      onOutput: (text) => (output += text),
    },
  );
  return { code, output };
}

async function install() {
  console.log('Installing the packages of package-lock.json (first time, or the lockfile changed) …');
  rmSync(stamp, { force: true });
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const heartbeat = setInterval(() => console.log(`  … still installing, ${seconds()} s`), 5000);
  const { code, output } = await npmCi().finally(() => clearInterval(heartbeat));
  if (interrupt.signal.aborted) return;
  if (code !== 0 || !existsSync(pinnedNode)) {
    console.error(output.trim());
    console.error(
      `\nThe packages could not be installed (npm ci ended with code ${code}).\n` +
        'This step needs the npm registry: check the network, proxy and free disk space, then run the same command again.',
    );
    process.exitCode = 1;
    return;
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, lockfileHash());
  console.log(`Installed in ${seconds()} s.`);
}

const holdsLock = () => existsSync(lock) && readFileSync(lock, 'utf8') === String(process.pid);

function takeLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > lockGoesStaleAfterMs) rmSync(lock, { force: true });
  }
}

/** Two commands started together: one installs, the other waits for it and finds the work done. */
async function withLock(work) {
  let hasSaid = false;
  for (;;) {
    takeLock();
    // Looking twice settles the rare tie of two runs that both cleared a stale lock.
    await sleep(holdsLock() ? 50 : 500);
    if (interrupt.signal.aborted) break;
    if (holdsLock()) break;
    if (!hasSaid) console.log('Another run is installing; waiting for it …');
    hasSaid = true;
  }
  const touch = setInterval(() => utimesSync(lock, new Date(), new Date()), 1000);
  try {
    if (!interrupt.signal.aborted) await work();
  } finally {
    clearInterval(touch);
    if (holdsLock()) rmSync(lock, { force: true });
  }
}

async function main() {
  if (!isInstalled()) {
    await withLock(async () => {
      if (!isInstalled()) await install();
    });
  }
  if (interrupt.signal.aborted) {
    console.error('\nInterrupted. Run the same command again to go on.');
    return 130;
  }
  if (process.exitCode) return process.exitCode;
  const env = { ...process.env, PATH: [bin, pathWithoutBin()].join(delimiter) };
  const start = () => run(pinnedNode, process.argv.slice(2), { isGroup: false, stdio: 'inherit', env });
  return supervise(start, interrupt.signal);
}

process.exitCode = await main();
