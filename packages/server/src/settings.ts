import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from './start-error.ts';

/** What an operator decides: by flags first, then by the environment. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** A port that was asked for is taken or refused; the default one may give way to the next free. */
  readonly isPortChosen: boolean;
  readonly dataFolder: string;
  readonly pageFolder: string;
}

interface Source {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly pageFolder: string;
}

const defaultPort = 8080;

export function parseSettings({ argv, env, pageFolder }: Source): Settings {
  const flags = parseFlags(argv);
  const port = flags.port ?? env['POTAGER_PORT'] ?? env['PORT'];
  return {
    host: flags.host ?? env['POTAGER_HOST'] ?? '0.0.0.0',
    port: port === undefined ? defaultPort : parsePort(port),
    isPortChosen: port !== undefined,
    dataFolder: resolve(flags.data ?? env['POTAGER_DATA'] ?? 'data'),
    pageFolder,
  };
}

interface Flags {
  port?: string;
  host?: string;
  data?: string;
}

function parseFlags(argv: readonly string[]): Flags {
  const options = { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    throw new StartError(`${(error as Error).message}\nKnown: --port NUMBER, --host ADDRESS, --data FOLDER.`);
  }
}

/** Zero is allowed: the system then picks a free port. */
function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartError(`"${text}" is not a port: it must be a whole number from 0 to 65535.`);
}
