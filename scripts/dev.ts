/**
 * `npm run dev`: the page from its sources, with hot reload, beside a server that starts anew when its own sources
 * change. Both end together. What is given after `--` goes to the server.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { interrupt } from './interrupt.ts';
import { program, root } from './workspace.ts';

const PAGE_PORT = 5173;
const SERVER_PORT = 8080;
/** Editors save several files in a row. */
const PAUSE_MS = 200;

const settings = {
  port: String(SERVER_PORT),
  host: '127.0.0.1',
  data: join(root, 'data/dev'),
  // The browser speaks to the page's port, which passes on what is the server's.
  origin: `http://localhost:${String(PAGE_PORT)}`,
  page: join(root, 'packages/web'),
};
const pageCommand = program('vite/bin/vite.js', '--port', String(PAGE_PORT), '--strictPort');
const serverCommand: [string, ...string[]] = [
  process.execPath,
  join(root, 'scripts/dev-server.ts'),
  ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
  ...process.argv.slice(2),
];

const start = ([file, ...args]: readonly [string, ...string[]], cwd: string): ChildProcess =>
  spawn(file, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });

const page = start(pageCommand, join(root, 'packages/web'));
let server = start(serverCommand, root);
let pause: NodeJS.Timeout | undefined;

/** Not with Node's own watch mode, whose messages reach those who listen to worker threads. */
function restart(): void {
  const begin = (): void => {
    if (!interrupt.aborted) server = start(serverCommand, root);
  };
  if (server.exitCode !== null) return begin();
  server.once('exit', begin);
  server.kill('SIGTERM');
}

const isServers = (file: string): boolean =>
  /^(server|table|bots|games|kernel)\/.*\.(ts|json)$/.test(file) &&
  !/\.test\.ts$|\/board\/|\/node_modules\//.test(file);

watch(join(root, 'packages'), { recursive: true, signal: interrupt }, (_event, file) => {
  if (file === null || !isServers(file)) return;
  clearTimeout(pause);
  pause = setTimeout(restart, PAUSE_MS);
});

interrupt.addEventListener('abort', () => {
  clearTimeout(pause);
  for (const child of [page, server]) child.kill('SIGTERM');
});
page.on('exit', () => process.kill(process.pid, 'SIGTERM'));
