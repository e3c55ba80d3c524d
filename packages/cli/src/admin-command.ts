import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { HostStatus } from '@potager/table';
import { type ActionName, type AdminAnswer, askFolder, StartError } from '@potager/server/admin';
import { FLAGS, type Flags, VERBS, type Verb } from './admin-verbs.ts';
import { type Command, type Terminal, UsageError } from './command.ts';

const verbHelp = Object.entries<Verb>(VERBS)
  .map(([name, { takes, summary }]) => `  ${`${name} ${takes}`.padEnd(44)} ${summary}`)
  .join('\n');

/** How often it is looked whether a server has drained. */
const LOOK_MS = 1000;

export const admin: Command = {
  name: 'admin',
  summary: 'keep order: tables, people, announcements, updates',
  help: `potager admin VERB … [--data FOLDER] [--json]

Keeps order on the server that runs on the data folder, or on the folder itself while none does. For the user of the server alone.
Everything that changes something is written into the audit log, with its reason; --why TEXT is told to those whom it concerns.

${verbHelp}

  ID is a table's or a person's, as the lists show them. RANGE is an address or a range of them: 192.0.2.7, 192.0.2.0/24, 2001:db8::/48;
  a single address of IPv6 stands for the /64 that it belongs to. --for takes 30m, 12h, 7d; without it, it is for good.
  --data FOLDER   where the database lies (default: POTAGER_DATA, or data)
  --json          print what comes back as JSON

docs/hosting.md tells more.`,

  async run(args, terminal) {
    const { values, positionals } = parseArgs({ args: withIds(args), allowPositionals: true, options: FLAGS });
    const [name = '', ...rest] = positionals;
    if (!Object.hasOwn(VERBS, name)) {
      throw new UsageError(name === '' ? 'what is to be done?' : `there is no verb ${JSON.stringify(name)}`);
    }
    try {
      return await perform(name as ActionName, { flags: values, rest }, terminal);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      terminal.say(error.message);
      return 1;
    }
  },
};

/** Ids may begin with a dash, and then are no flags. */
function withIds(args: readonly string[]): string[] {
  const flags: string[] = [];
  const words: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string;
    const next = args[i + 1];
    const isValued = arg.startsWith('--') && FLAGS[arg.slice(2) as keyof typeof FLAGS]?.type === 'string';
    if (isValued && next !== undefined) flags.push(`${arg}=${args[++i]}`);
    else if (arg.startsWith('-') && !/^-[\w-]{15}$|^-[\w-]{21}$/.test(arg)) flags.push(arg);
    else words.push(arg);
  }
  return [...flags, '--', ...words];
}

interface Asked {
  readonly flags: Flags;
  readonly rest: readonly string[];
}

async function perform(name: ActionName, { flags, rest }: Asked, terminal: Terminal): Promise<number> {
  const verb: Verb = VERBS[name];
  const input = verb.read(rest, flags);
  const folder = resolve(flags.data ?? process.env['POTAGER_DATA'] ?? 'data');
  if (name === 'delete' && !flags.yes && !(await isSure(terminal))) return 1;
  const { status, body } = await askFolder(folder, name, input);
  if (status !== 200) return complain(name, { status, body }, { flags, terminal });
  if (name === 'drain' && flags.wait) await untilDrained(folder, terminal);
  await terminal.print(flags.json ? JSON.stringify(body) : verb.describe(body as never));
  return 0;
}

function complain(name: string, { body }: AdminAnswer, { flags, terminal }: { flags: Flags; terminal: Terminal }): 1 {
  const { error } = body as { error: { code: string; detail?: string } };
  terminal.say(
    flags.json ? JSON.stringify(body) : `potager admin ${name}: ${error.detail ?? SAID[error.code] ?? error.code}.`,
  );
  return 1;
}

const SAID: { readonly [code: string]: string } = {
  over: 'that game is over already',
  notSaved: 'nothing can be saved at present; is the disk full',
};

async function isSure(terminal: Terminal): Promise<boolean> {
  const { input } = terminal;
  if (!('isTTY' in input && input.isTTY)) {
    terminal.say('potager admin delete: deleting cannot be undone; say --yes if you are sure.');
    return false;
  }
  const lines = createInterface({ input, output: process.stderr });
  const answer = await lines.question(
    'Everything played and said at this table will be gone. Type "delete" to go on: ',
  );
  lines.close();
  return answer.trim() === 'delete';
}

/** Until no game is under way that a restart would interrupt. */
async function untilDrained(folder: string, terminal: Terminal): Promise<void> {
  for (;;) {
    const { body } = await askFolder(folder, 'status', {});
    const { live, isDraining } = body as HostStatus;
    if (!isDraining) throw new StartError('Somebody has let games begin again.');
    if (live === 0) return terminal.progress('');
    terminal.progress(`${live} under way`);
    await new Promise((then) => setTimeout(then, LOOK_MS));
  }
}
