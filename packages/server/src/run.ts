import { parseSettings, type RunningServer, serve, type Settings } from './serve.ts';
import { isRestoreAsked, takeBackup } from './storage/restore.ts';
import { describeSalvage, salvageFolder } from './storage/salvage.ts';
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
  server = await serveUntil(server, settings, start, watchdog);
  systemd.send('STOPPING=1');
  await watchdog.excuse(() => server.stop());
  await watchdog.stop();
  say('Potager has stopped.');
}

/**
 * Until it is to stop; the server that runs then. It begins anew where a backup is brought back, and where its database
 * turns out to be damaged.
 */
async function serveUntil(
  first: RunningServer,
  settings: Settings,
  start: Start,
  watchdog: Watchdog,
): Promise<RunningServer> {
  const { interrupt } = start;
  const damage = new AbortController();
  let server = first;
  let until = AbortSignal.any([interrupt, damage.signal]);
  for (;;) {
    check(server, start, damage);
    const isAsked = await isRestoreAsked(settings.dataFolder, until);
    if (interrupt.aborted) return server;
    // Once is enough: what could not be saved then is served as it is.
    if (!isAsked) until = interrupt;
    const before = server;
    server = await watchdog.excuse(() => beginAnew(before, settings, start, isAsked ? bringBack : saveSound));
  }
}

function check(server: RunningServer, { say }: Start, damage: AbortController): void {
  server.check().then(
    (isSound) => isSound || damage.abort(),
    (error: Error) => say(`The database could not be checked: ${error.message}`),
  );
}

const startWatchdog = ({ watchdogSeconds, dataFolder }: Settings, { env, world, say }: Start): Watchdog =>
  new Watchdog({
    activity: world?.activity ?? realWorld.activity,
    dataFolder,
    limitMs: 1000 * watchdogSeconds,
    notifyMs: readNotifyInterval(env),
    report: say,
  });

/** The same server at the same address, with other data. */
async function beginAnew(
  server: RunningServer,
  settings: Settings,
  { say, world }: Start,
  change: (folder: string) => string,
): Promise<RunningServer> {
  await server.stop();
  say(change(settings.dataFolder));
  return serve({ ...settings, port: Number(new URL(server.address).port), isPortChosen: true }, world);
}

function bringBack(folder: string): string {
  try {
    takeBackup(folder);
    return 'A backup was brought back.';
  } catch (error) {
    return `A backup could not be brought back: ${(error as Error).message}`;
  }
}

function saveSound(folder: string): string {
  try {
    return describeSalvage(salvageFolder(folder));
  } catch (error) {
    return (
      `The database is damaged, and what is sound could not be saved: ${(error as Error).message}. It is served as ` +
      `it is, as far as it can be read.`
    );
  }
}
