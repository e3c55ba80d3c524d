import { admin } from './admin-command.ts';
import { arena } from './arena.ts';
import { backup, restore } from './backup-command.ts';
import { bot } from './bot-command.ts';
import { type Command, type Terminal, UsageError } from './command.ts';
import { replay } from './replay.ts';
import { serve } from './serve-command.ts';
import { simulate } from './simulate.ts';
import { openTerminal } from './terminal.ts';

const commands: readonly Command[] = [serve, admin, backup, restore, simulate, replay, arena, bot];

const overview = `potager: garden board games at one table

${commands.map((command) => `  potager ${command.name.padEnd(10)} ${command.summary}`).join('\n')}

"potager COMMAND --help" tells more.`;

/** Runs one command line; returns the exit code. */
export async function main(args: readonly string[], terminal: Terminal = openTerminal()): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    await terminal.print(overview);
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) {
    terminal.say(`potager: there is no command ${JSON.stringify(name)}\n\n${overview}`);
    return 2;
  }
  return runCommand(command, rest, terminal);
}

async function runCommand(command: Command, args: readonly string[], terminal: Terminal): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    await terminal.print(command.help);
    return 0;
  }
  try {
    return await command.run(args, terminal);
  } catch (error) {
    if (!isUsage(error)) throw error;
    terminal.say(`potager ${command.name}: ${error.message}\n"potager ${command.name} --help" tells more.`);
    return 2;
  }
}

/** Our own, and what Node says of flags it does not know. */
const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError || String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
