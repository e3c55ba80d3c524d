import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Settings } from './settings.ts';
import { addAdmission } from './http/admit.ts';
import { addApi } from './http/api.ts';
import { readAddress } from './http/caller.ts';
import { addHealth } from './http/health.ts';
import { addPage, wantsPage } from './http/page.ts';
import { Problem } from './http/problem.ts';
import type { Site } from './http/site.ts';
import type { Metrics } from './metrics.ts';
import { sayLast } from './network/last-word.ts';
import { RefusalLog } from './network/refusal-log.ts';
import { Refusals } from './network/refusals.ts';
import { PROXY_IDLE_MS } from './network/timeouts.ts';
import { isGeneral, readProblem, StorageError } from './storage/storage-problem.ts';

/** The page loads nothing from elsewhere; inline styles are for SVG and positions on the board. */
const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "worker-src 'self'",
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
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

const MOST_BYTES = 64 * 1024;

interface App {
  readonly app: FastifyInstance;
  readonly refusals: Refusals;
}

/** Fastify with our manners, and its log; nothing in it yet. */
export function makeApp({ logLevel, logAddresses, timeouts, trustProxy }: Settings, metrics: Metrics): App {
  const app = Fastify({
    // Open keep-alive connections would otherwise hold up the stop.
    forceCloseConnections: true,
    bodyLimit: MOST_BYTES,
    // Its own lines would hold addresses with table ids in them.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: logLevel, stream: process.stderr },
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    requestTimeout: timeouts.request,
    keepAliveTimeout: trustProxy ? PROXY_IDLE_MS : timeouts.idle,
    connectionTimeout: timeouts.stalled,
    // What its router cannot read does not come past the hooks.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      const { status, body } = new Problem('unreadable', { detail: 'the address cannot be read' });
      void reply.headers(securityHeaders).code(status).send(body);
    },
    clientErrorHandler: (error, socket) => refuseUnread(error, socket, { refusals, patienceMs: timeouts.closing }),
  });
  const refusals = new Refusals({ log: new RefusalLog(app.log, logAddresses), metrics });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.countKind('potager_responses_total', String(reply.statusCode));
    const route = request.routeOptions.url ?? 'unknown';
    app.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  app.setErrorHandler(async (error, _request, reply) => {
    const problem = explain(error, app.log);
    return reply.code(problem.status).send(problem.body);
  });
  app.setNotFoundHandler(async (request, reply) => {
    reply.code(404);
    return wantsPage(request) ? reply.sendFile('index.html') : reply.send(new Problem('notFound').body);
  });
  return { app, refusals };
}

interface Unread {
  readonly refusals: Refusals;
  readonly patienceMs: number;
}

/** What Node itself cannot read, or waits for in vain, never becomes a request. */
function refuseUnread({ code }: NodeJS.ErrnoException, socket: Socket, { refusals, patienceMs }: Unread): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = UNREAD_STATUS[code ?? ''] ?? 400;
  // Browsers open connections ahead of what they might ask for; that is no offence.
  const address = readAddress(socket.remoteAddress) ?? '';
  if (socket.bytesRead > 0) refusals.note({ reason: status === 408 ? 'slowRequest' : 'unreadable', address });
  const body = JSON.stringify(new Problem('unreadable', { detail: 'the request cannot be read' }).body);
  const headers = { 'content-type': 'application/json', 'content-length': body.length, ...securityHeaders };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const answer = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, 'connection: close', '', body].join('\r\n');
  sayLast(socket, answer, patienceMs);
}

const UNREAD_STATUS: { readonly [code: string]: number } = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export function fillApp(app: FastifyInstance, site: Site): void {
  addAdmission(app, site);
  addHealth(app, site);
  addApi(app, site);
  addPage(app, site.settings.pageFolder);
}

/** A person's mistake becomes a reply; ours becomes a line in the log too. */
function explain(error: unknown, log: FastifyBaseLogger): Problem {
  if (error instanceof Problem) return error;
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  const isOfStorage = error instanceof StorageError || 'errcode' in (error as object);
  if (isOfStorage && isGeneral(readProblem(error))) {
    log.error({ problem: message }, 'a request could not be saved');
    return new Problem('notSaved');
  }
  if (statusCode === 413) return new Problem('tooLarge', { detail: `a body has at most ${MOST_BYTES} bytes` });
  if (statusCode >= 400 && statusCode < 500) return new Problem('unreadable', { detail: message.slice(0, 200) });
  log.error({ problem: message }, 'a request failed');
  return new Problem('failed');
}
