import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Actions } from './admin/actions.ts';
import { AdminSocket } from './admin/admin-socket.ts';
import { Moderation } from './admin/moderation.ts';
import { fillApp, makeApp } from './app.ts';
import { BackupScheduler } from './backup/backup-scheduler.ts';
import { CallDispatcher } from './calls/call-dispatcher.ts';
import { HookSender } from './calls/hook-sender.ts';
import { MailConfirmations } from './calls/mail-confirmations.ts';
import { Mailer } from './calls/mailer.ts';
import type { Site } from './http/site.ts';
import { loadGames } from './tables/games.ts';
import { TableRegistry } from './tables/table-registry.ts';
import { Retention } from './tables/retention.ts';
import { Housekeeping } from './tables/housekeeping.ts';
import { Metrics } from './metrics.ts';
import { readDescriptors } from './metrics/descriptors.ts';
import { EventLoopLag } from './metrics/event-loop-lag.ts';
import { addGauges } from './metrics/gauges.ts';
import { ConnectionGuard } from './network/connection-guard.ts';
import { limitConnections } from './network/connection-limit.ts';
import { WorkLimiter } from './network/work-limiter.ts';
import { PushSender } from './people/push-sender.ts';
import { PersonMerges } from './people/person-merges.ts';
import { PersonDeletions } from './people/person-deletions.ts';
import { Identity } from './people/identity.ts';
import { completeSettings, type GivenSettings, type Settings } from './settings.ts';
import { SocketServer } from './socket/socket-server.ts';
import { StartError } from './start-error.ts';
import { describeSalvage } from './storage/salvage.ts';
import { Storage } from './storage/storage.ts';
import { adviseOn } from './storage/storage-problem.ts';
import { realWorld, type World } from './world.ts';

export { parseSettings, type GivenSettings, type Settings } from './settings.ts';
export { settingsHelp } from './settings-table.ts';
export { StartError } from './start-error.ts';
export type { World } from './world.ts';

/** A server that listens. */
export interface RunningServer {
  /** To open in a browser on this machine. */
  readonly address: string;
  /** Forgets what was kept long enough, as it does every hour; how much that was. */
  tidy(): Promise<number>;
  /** Makes all calls that are due, as it does by itself; done when they have gone out. */
  makeCalls(): Promise<void>;
  /** Looks for damage in the whole database, on a thread; false where the file itself is damaged. */
  check(): Promise<boolean>;
  /** Says goodbye, writes what is unwritten and closes the storage; safe to call once. */
  stop(): Promise<void>;
}

const portsToTry = 10;

export async function serve(given: GivenSettings, elsewhere: Partial<World> = {}): Promise<RunningServer> {
  const settings = completeSettings(given);
  const world = { ...realWorld, ...elsewhere };
  const metrics = new Metrics();
  const { app, refusals } = makeApp(settings, metrics);
  const most = await findRoom(settings, app.log);
  const storage = Storage.open(settings.dataFolder, metrics);
  try {
    const { log } = app;
    if (storage.salvage !== undefined) log.error(describeSalvage(storage.salvage));
    const identity = new Identity(storage, world);
    const pushSender = new PushSender({ storage, world, settings });
    const mailer = new Mailer(settings.mail);
    const mailConfirmations = new MailConfirmations({ storage, settings, world, mailer });
    const hookSender = new HookSender(settings.hooks);
    // Nobody is called before there are tables.
    let onCall = (): void => undefined;
    const tableRegistry = new TableRegistry({
      storage,
      games: await loadGames(world.games),
      world,
      settings,
      log,
      metrics,
      onCall: () => onCall(),
    });
    const calls = new CallDispatcher({
      storage,
      settings,
      world,
      log,
      metrics,
      tableRegistry,
      pushSender,
      mailer,
      mailConfirmations,
      hookSender,
    });
    onCall = () => calls.wake();
    const moderation = new Moderation(storage, world.now);
    const guard = new ConnectionGuard({ settings, most, refusals, log });
    const { workPerPerson: perPerson, workPerAddress: perNetwork } = settings.limits;
    const work = new WorkLimiter({ perPerson, perNetwork });
    const sockets = new SocketServer({
      settings,
      storage,
      identity,
      tableRegistry,
      metrics,
      log,
      moderation,
      refusals,
      guard,
      work,
      now: world.now,
    });
    const merges = new PersonMerges({ storage, tableRegistry, sockets, world, log });
    const deletions = new PersonDeletions({ storage, tableRegistry, sockets, world, log, merges });
    const backups = new BackupScheduler({ settings, now: world.now, log });
    const actions = new Actions({ settings, world, storage, tableRegistry, moderation, connections: sockets });
    const site: Site = {
      settings,
      world,
      storage,
      identity,
      tableRegistry,
      sockets,
      pushSender,
      mailer,
      mailConfirmations,
      hookSender,
      calls,
      deletions,
      merges,
      metrics,
      refusals,
      work,
      backups,
      moderation,
      actions,
      guard,
    };
    fillApp(app, site);
    const lag = new EventLoopLag();
    addGauges(site, lag);
    watchDisk(site, log);
    guard.attach(app.server);
    sockets.attach(app.server);
    const port = await listen(app, settings);
    const adminSocket = await openAdminSocket(site, log);
    const retention = new Retention({ tableRegistry, storage, keep: settings.keep, now: world.now });
    const rounds = new Housekeeping({ tableRegistry, storage, deletions, merges, retention, world, log });
    const waking = tableRegistry
      .wake()
      .catch((error: Error) => {
        log.error({ problem: error.message }, 'the tables that run cannot be listed');
      })
      .then(() => calls.wake());
    return {
      address: `http://localhost:${String(port)}`,
      tidy: () => retention.run(),
      makeCalls: () => calls.flush(),
      check: async () => {
        await waking;
        return tableRegistry.check();
      },
      stop: () => stop({ app, site, adminSocket, rounds, waking, lag }),
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

interface Running {
  readonly app: FastifyInstance;
  readonly site: Site;
  readonly adminSocket: AdminSocket | undefined;
  readonly rounds: Housekeeping;
  readonly waking: Promise<void>;
  readonly lag: EventLoopLag;
}

async function stop({ app, site, adminSocket, rounds, waking, lag }: Running): Promise<void> {
  const { sockets, guard, tableRegistry, storage, deletions } = site;
  const steps: readonly (() => unknown)[] = [
    () => adminSocket?.close(),
    () => storage.commits.whenCommitted(),
    () => sockets.close(),
    () => guard.close(),
    () => app.close(),
    () => deletions.close(),
    () => site.merges.close(),
    () => site.calls.close(),
    () => tableRegistry.close(),
    () => waking,
    () => rounds.stop(),
    () => lag.stop(),
    () => site.backups.stop(),
    () => storage.close(),
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      app.log.error({ problem: (error as Error).message }, 'the server does not stop as it should');
    }
  }
}

/** A folder that can have no sockets in it is no reason not to start. */
async function openAdminSocket({ settings, actions }: Site, log: FastifyBaseLogger): Promise<AdminSocket | undefined> {
  try {
    return await AdminSocket.open(settings.dataFolder, actions);
  } catch (error) {
    log.warn({ problem: (error as Error).message }, '"potager admin" will not reach this server');
    return undefined;
  }
}

/** How many connections there is room for; the host is told where that is less than the settings say. */
async function findRoom({ limits, bots }: Settings, log: FastifyBaseLogger): Promise<number> {
  const { limit } = await readDescriptors();
  const most = limitConnections({ wanted: limits.connections, descriptors: limit, botThreads: bots.threads });
  if (most < limits.connections) {
    log.warn(
      `Only ${String(limit)} files may be open at once: ${most} connections are taken, not ${limits.connections}. ` +
        `LimitNOFILE= for systemd, or "ulimit -n", allows more.`,
    );
  }
  return most;
}

/** What the host has to know is said once, not for everything that fails meanwhile. */
function watchDisk({ storage }: Site, log: FastifyBaseLogger): void {
  storage.commits.probe.watch((problem) => {
    if (problem === undefined) log.warn('The database can be written again.');
    else log.error({ problem: problem.message }, `Nothing can be written. ${adviseOn(problem)}`);
  });
}

async function listen(app: FastifyInstance, { host, port, isPortChosen }: Settings): Promise<number> {
  const last = isPortChosen ? port : port + portsToTry - 1;
  for (let candidate = port; candidate <= last; candidate++) {
    try {
      await app.listen({ host, port: candidate });
      return boundPort(app);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw explain(error, { host, port: candidate });
    }
  }
  const which = isPortChosen ? `Port ${String(port)} is` : `Ports ${String(port)} to ${String(last)} are`;
  throw new StartError(`${which} in use. Stop what runs there, or choose another with --port NUMBER or POTAGER_PORT.`);
}

function boundPort(app: FastifyInstance): number {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}

function explain(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES') return new StartError(`Port ${String(port)} is not open to this user; choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`${host} is not an address of this machine; choose another with --host or POTAGER_HOST.`);
  }
  return error;
}
