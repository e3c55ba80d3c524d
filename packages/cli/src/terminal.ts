import { once } from 'node:events';
import process from 'node:process';
import type { Terminal } from './command.ts';

/** The process's own streams. A reader that goes away (`… | head`) ends the program quietly. */
export function openTerminal(): Terminal {
  let isWatched = false;
  // Only for those who print: a server outlives whoever reads what it says.
  const watch = (): void => {
    if (isWatched) return;
    isWatched = true;
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(0);
    });
  };
  let isShowing = false;
  const clear = (): void => {
    if (isShowing) process.stderr.write('\r\u001B[K');
    isShowing = false;
  };
  return {
    input: process.stdin,
    async print(line) {
      watch();
      clear();
      if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
    },
    say(line) {
      clear();
      process.stderr.write(`${line}\n`);
    },
    progress(line) {
      if (!process.stderr.isTTY) return;
      process.stderr.write(`\r\u001B[K${line}`);
      isShowing = line !== '';
    },
  };
}
