import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { version } from '../version.ts';
import { Problem } from './problem.ts';
import type { Site } from './site.ts';

interface Health {
  readonly ok: boolean;
  readonly version: string;
  readonly storage: { readonly ok: boolean; readonly schema?: number; readonly createdAt?: string };
}

/** For whoever looks after the server. */
export function addHealth(app: FastifyInstance, { storage, metrics, settings }: Site): void {
  app.get('/healthz', async (_request, reply) => {
    const health = readHealth(storage);
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

function readHealth(storage: Storage): Health {
  try {
    const { createdAt } = storage.installation();
    return { ok: true, version, storage: { ok: true, schema: storage.schemaVersion(), createdAt } };
  } catch {
    return { ok: false, version, storage: { ok: false } };
  }
}
