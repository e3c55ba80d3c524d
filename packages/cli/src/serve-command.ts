import { join } from 'node:path';
import { settingsHelp, StartError } from '@potager/server';
import { runServer } from '@potager/server/run';
import type { Command } from './command.ts';

const pageFolder = join(import.meta.dirname, '../../web/dist');

export const serve: Command = {
  name: 'serve',
  summary: 'put Potager on the network',
  help: `potager serve [settings]

Serves the page and its tables until it is interrupted. "npm start" does the same and builds the page first.

${settingsHelp}

Each can also be given in the environment: --bot-pace as POTAGER_BOT_PACE. docs/hosting.md tells more.`,

  async run(args, terminal) {
    const stop = new AbortController();
    const onSignal = (): void => stop.abort();
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
    try {
      // Not through the terminal, which ends the program where nobody reads any more.
      await runServer({ argv: args, env: process.env, pageFolder, interrupt: stop.signal, say: console.log });
      return 0;
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      terminal.say(error.message);
      return 1;
    } finally {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(name, onSignal);
    }
  },
};
