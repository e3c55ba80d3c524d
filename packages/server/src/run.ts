import { parseSettings, type RunningServer, serve, type GivenSettings } from './serve.ts';
import { isRestoreAsked, takeBackup } from './storage/restore.ts';

interface Start {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly pageFolder: string;
  /** Aborted when the server is to stop. */
  readonly interrupt: AbortSignal;
  readonly say: (line: string) => void;
  /** Called once the settings are known to be right. */
  readonly prepare?: () => Promise<void>;
}

/** Runs a server from its start to its stop, and tells a person about it. */
export async function runServer({ argv, env, pageFolder, interrupt, say, prepare }: Start): Promise<void> {
  const settings = parseSettings({ argv, env, pageFolder });
  // What it writes is for its own eyes: the database holds the secrets of running games.
  process.umask(0o077);
  // A log that cannot be written, because the disk is full or its reader is gone, ends nothing.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  await prepare?.();
  if (interrupt.aborted) return;
  let server = await serve(settings);
  say(`Potager is ready: ${server.address}`);
  say(`Games are kept in ${settings.dataFolder}. Ctrl-C stops the server.`);
  while (await isRestoreAsked(settings.dataFolder, interrupt)) server = await beginAnew(server, settings, say);
  await server.stop();
  say('Potager has stopped.');
}

/** The same server at the same address, with the data of a backup. */
async function beginAnew(
  server: RunningServer,
  settings: GivenSettings,
  say: (line: string) => void,
): Promise<RunningServer> {
  await server.stop();
  try {
    takeBackup(settings.dataFolder);
    say('A backup was brought back.');
  } catch (error) {
    say(`A backup could not be brought back: ${(error as Error).message}`);
  }
  return serve({ ...settings, port: Number(new URL(server.address).port), isPortChosen: true });
}
