import { parseSettings, type RunningServer, serve, type Settings } from './serve.ts';
import { isRestoreAsked, takeBackup } from './storage/restore.ts';
import { readNotifyInterval, SystemdNotifier } from './systemd-notifier.ts';
import { Watchdog } from './watchdog.ts';
import { realWorld, type World } from './world.ts';

interface Start {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly pageFolder: string;
  /** Aborted when the server is to stop. */
  readonly interrupt: AbortSignal;
  readonly say: (line: string) => void;
  /** Called once the settings are known to be right. */
  readonly prepare?: () => Promise<void>;
  readonly world?: Partial<World>;
}

/** Runs a server from its start to its stop, and tells a person about it, and systemd. */
export async function runServer(start: Start): Promise<void> {
  const { argv, env, pageFolder, interrupt, say, prepare, world = {} } = start;
  const settings = parseSettings({ argv, env, pageFolder });
  // What it writes is for its own eyes: the database holds the secrets of running games.
  process.umask(0o077);
  // A log that cannot be written, because the disk is full or its reader is gone, ends nothing.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  await prepare?.();
  if (interrupt.aborted) return;
  let server = await serve(settings, world);
  const watchdog = startWatchdog(settings, start);
  const systemd = new SystemdNotifier(env, say);
  say(`Potager is ready: ${server.address}`);
  say(`Games are kept in ${settings.dataFolder}. Ctrl-C stops the server.`);
  systemd.send('READY=1');
  while (await isRestoreAsked(settings.dataFolder, interrupt)) {
    const before = server;
    server = await watchdog.excuse(() => beginAnew(before, settings, start));
  }
  systemd.send('STOPPING=1');
  await watchdog.excuse(() => server.stop());
  await watchdog.stop();
  say('Potager has stopped.');
}

const startWatchdog = ({ watchdogSeconds, dataFolder }: Settings, { env, world }: Start): Watchdog =>
  new Watchdog({
    activity: world?.activity ?? realWorld.activity,
    dataFolder,
    limitMs: 1000 * watchdogSeconds,
    notifyMs: readNotifyInterval(env),
  });

/** The same server at the same address, with the data of a backup. */
async function beginAnew(server: RunningServer, settings: Settings, { say, world }: Start): Promise<RunningServer> {
  await server.stop();
  try {
    takeBackup(settings.dataFolder);
    say('A backup was brought back.');
  } catch (error) {
    say(`A backup could not be brought back: ${(error as Error).message}`);
  }
  return serve({ ...settings, port: Number(new URL(server.address).port), isPortChosen: true }, world);
}
