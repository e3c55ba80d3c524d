#!/usr/bin/env node
// Plain JavaScript, so that an old Node gives a sentence instead of a syntax error.
import { spawn } from 'node:child_process';
import { supervise } from './supervise.mjs';

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `potager needs Node 24 or later, this is ${process.version}. Run it as "npx potager": that uses the project's own Node.`,
  );
  process.exit(1);
}

const args = process.argv.slice(2);

/** Runs the same command in a process of its own, so that somebody is there to start it anew. */
function superviseItself() {
  const interrupt = new AbortController();
  let child;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      interrupt.abort();
      child.kill(signal);
    });
  }
  const start = () =>
    new Promise((resolve, reject) => {
      child = spawn(process.execPath, [...process.execArgv, import.meta.filename, ...args], {
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      });
      child.on('error', reject);
      child.on('exit', (code, signal) => resolve({ code, signal }));
    });
  return supervise(start, interrupt.signal);
}

/** Whoever was started with a channel is looked after at its other end, and stops when nobody is there any more. */
function stopWhenAlone() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

const isServer = args[0] === 'serve' && !args.includes('--help') && !args.includes('-h');
if (isServer && process.channel === undefined && !process.env.NOTIFY_SOCKET) {
  process.exitCode = await superviseItself();
} else {
  if (process.channel !== undefined) stopWhenAlone();
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(args);
}
