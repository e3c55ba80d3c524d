import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { BackupScheduler } from '../backup/backup-scheduler.ts';
import type { Storage } from '../storage/storage.ts';
import { adviseOn, readProblem } from '../storage/storage-problem.ts';
import { version } from '../version.ts';
import { Problem } from './problem.ts';
import type { Site } from './site.ts';

interface Health {
  readonly ok: boolean;
  readonly version: string;
  readonly storage: {
    readonly ok: boolean;
    readonly schema?: number;
    readonly createdAt?: string;
    /** What is wrong, and what the host can do about it. */
    readonly problem?: string;
  };
  /**
   * Where the server makes backups itself. They are no reason to send people elsewhere: `ok` above does not depend on
   * them.
   */
  readonly backup?: {
    readonly ok: boolean;
    /** When the last good one was made; ISO 8601. */
    readonly lastAt?: string;
  };
}

/** For whoever looks after the server. */
export function addHealth(app: FastifyInstance, { storage, metrics, settings, backups }: Site): void {
  app.get('/healthz', async (_request, reply) => {
    const health = { ...(await readHealth(storage)), ...describeBackups(backups) };
    reply.code(health.ok ? 200 : 503).header('cache-control', 'no-store');
    return health;
  });
  app.get('/metrics', async (request, reply) => {
    if (!isBearer(request.headers.authorization, settings.metricsToken)) throw new Problem('notFound');
    reply.type('text/plain; version=0.0.4').header('cache-control', 'no-store');
    return metrics.text();
  });
}

function isBearer(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return token !== '' && given.length === wanted.length && timingSafeEqual(given, wanted);
}

function describeBackups({ isOn, report: { ok, lastAt } }: BackupScheduler): Pick<Health, 'backup'> {
  if (!isOn) return {};
  return { backup: { ok, ...(lastAt === undefined ? {} : { lastAt: new Date(lastAt).toISOString() }) } };
}

const GOES_ON = 'The server goes on by itself as soon as it can write.';

/** The database is read and, once a second at most, written: a disk that is full shows only then. */
async function readHealth(storage: Storage): Promise<Health> {
  try {
    const problem = await storage.commits.probe.check();
    if (problem !== undefined)
      return { ok: false, version, storage: { ok: false, problem: `${adviseOn(problem)} ${GOES_ON}` } };
    const damage = storage.integrity.problem;
    if (damage !== undefined) return { ok: false, version, storage: { ok: false, problem: adviseOn(damage) } };
    const { createdAt } = storage.installation();
    return { ok: true, version, storage: { ok: true, schema: storage.schemaVersion(), createdAt } };
  } catch (error) {
    return { ok: false, version, storage: { ok: false, problem: adviseOn(readProblem(error)) } };
  }
}
