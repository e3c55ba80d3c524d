import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { grammarOf } from '@potager/kernel';
import { makeBackup, restoreBackup, StartError } from '@potager/server/data';
import { type Command, type Terminal, UsageError } from './command.ts';

const { count } = grammarOf('en');

const dataHelp = '  --data FOLDER   where the database lies (default: POTAGER_DATA, or data)';

export const backup: Command = {
  name: 'backup',
  summary: 'copy all games and people to a file',
  help: `potager backup FILE [--data FOLDER]

Copies the whole database to FILE as it is at one moment; a server may run on it meanwhile. FILE must not be there yet.

${dataHelp}`,

  run: (args, terminal) =>
    work(args, terminal, 'backup', async ({ file, data }) => {
      const { tables, people } = await makeBackup(data, file);
      return `${file}: ${count(tables, 'table', 'tables')}, ${count(people, 'person', 'people')}.`;
    }),
};

export const restore: Command = {
  name: 'restore',
  summary: 'bring a backup back',
  help: `potager restore FILE [--data FOLDER]

Puts a backup in the place of the database. What was there is kept beside it. A server may run on it meanwhile: it says goodbye to
everyone, goes on with the backup, and they come back by themselves.

${dataHelp}`,

  run: (args, terminal) =>
    work(args, terminal, 'restore', async ({ file, data }) => {
      const { tables, people, before, isServed } = await restoreBackup(data, file);
      const served = isServed ? ' The server goes on with them.' : '';
      const kept = before === undefined ? '' : ` What was there before is now ${before}.`;
      const held = `${count(tables, 'table', 'tables')} and ${count(people, 'person', 'people')}`;
      return `${held} are back in ${data}.${served}${kept}`;
    }),
};

interface Place {
  readonly file: string;
  readonly data: string;
}

async function work(
  args: readonly string[],
  terminal: Terminal,
  name: string,
  task: (place: Place) => Promise<string>,
): Promise<number> {
  // Backups hold the secrets of running games, as the database does.
  process.umask(0o077);
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { data: { type: 'string' } },
  });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new UsageError(`${name} takes one file`);
  try {
    await terminal.print(await task({ file, data: resolve(values.data ?? process.env['POTAGER_DATA'] ?? 'data') }));
    return 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    terminal.say(error.message);
    return 1;
  }
}
