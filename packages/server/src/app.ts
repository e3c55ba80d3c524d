import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import packageJson from '../package.json' with { type: 'json' };
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';
import type { Storage } from './storage.ts';

/** The page loads nothing from elsewhere; inline styles are for SVG and positions on the board. */
const contentPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const securityHeaders = {
  'content-security-policy': contentPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const;

interface AppParts {
  readonly storage: Storage;
  readonly pageFolder: string;
}

/** Everything the server answers, not yet listening. */
export function makeApp({ storage, pageFolder }: AppParts): FastifyInstance {
  if (!existsSync(join(pageFolder, 'index.html'))) {
    throw new StartError(`There is no built page in ${pageFolder}. "npm start" builds it.`);
  }
  // Open keep-alive connections would otherwise hold up the stop.
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  app.get('/healthz', async (_request, reply) => {
    const health = readHealth(storage);
    reply.code(health.ok ? 200 : 503).header('cache-control', 'no-store');
    return health;
  });
  app.register(fastifyStatic, { root: pageFolder, dotfiles: 'ignore', cacheControl: false, setHeaders: setCaching });
  return app;
}

interface Health {
  readonly ok: boolean;
  readonly version: string;
  readonly storage: { readonly ok: boolean; readonly schema?: number; readonly createdAt?: string };
}

function readHealth(storage: Storage): Health {
  const { version } = packageJson;
  try {
    const { createdAt } = storage.installation();
    return { ok: true, version, storage: { ok: true, schema: storage.schemaVersion(), createdAt } };
  } catch {
    return { ok: false, version, storage: { ok: false } };
  }
}

/** Names under assets/ carry a hash of their content and never change; everything else is asked for anew. */
function setCaching(reply: FastifyReply, path: string): void {
  const isHashed = path.includes('/assets/');
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
