import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Turnstile } from '../turnstile.ts';
import { type Caller, isCrossSite, readCaller } from './caller.ts';
import { makeMuteRoutes } from './mute-routes.ts';
import { withDescription } from './openapi.ts';
import { makePasskeyRoutes } from './passkey-routes.ts';
import { makePeopleRoutes } from './people-routes.ts';
import { makePushRoutes } from './push-routes.ts';
import { makeReportRoutes } from './report-routes.ts';
import { Problem } from './problem.ts';
import type { Route } from './route.ts';
import type { Site } from './site.ts';
import { makeTableRoutes } from './table-routes.ts';

/** Everything under /api but the socket. */
export function addApi(app: FastifyInstance, site: Site): void {
  const makers = [
    makePeopleRoutes,
    makePasskeyRoutes,
    makePushRoutes,
    makeTableRoutes,
    makeMuteRoutes,
    makeReportRoutes,
  ];
  const routes = withDescription(makers.flatMap((make) => make(site)));
  const turnstile = makeTurnstile(site);
  for (const route of routes) addRoute(app, site, route, turnstile);
}

function makeTurnstile({ settings }: Site): Turnstile {
  const perSecond = settings.limits.requestsPerSecond;
  return new Turnstile({ perSecond, burst: 10 * perSecond });
}

function addRoute(app: FastifyInstance, site: Site, route: Route, turnstile: Turnstile): void {
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    handler: async (request, reply) => {
      site.metrics.count('potager_requests_total');
      reply.header('cache-control', 'no-store');
      const caller = readCaller(request.raw, site.settings);
      check(site, request, caller, turnstile);
      const visitor = site.identity.recognise(request.headers.cookie, { leavers: route.isForLeavers === true });
      if (visitor === undefined && route.needs === 'person') throw new Problem('signedOut');
      const call = {
        body: readBody(route, request.body),
        params: request.params as Record<string, string>,
        caller,
        reply,
      };
      const result = await route.run(call, visitor);
      reply.code(result === undefined ? 204 : (route.status ?? 200));
      return result;
    },
  });
}

function check({ refusals }: Site, request: FastifyRequest, caller: Caller, turnstile: Turnstile): void {
  const { address, network } = caller;
  if (!turnstile.pass(network)) {
    refusals.note({ reason: 'requestRate', address });
    throw new Problem('tooFast');
  }
  if (request.method === 'GET' || !isCrossSite(request.raw, caller)) return;
  refusals.note({ reason: 'crossSite', address });
  throw new Problem('crossOrigin');
}

function readBody({ body: schema }: Route, body: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = (issue.path ?? []).map(({ key }) => String(key).slice(0, 40)).join('.');
  throw new Problem('unreadable', { detail: `${where === '' ? 'body' : where}: ${issue.message.slice(0, 200)}` });
}
