import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Restriction } from '@potager/table';
import * as v from 'valibot';
import { Buckets } from '../buckets.ts';
import { describeIssue } from '../describe-issue.ts';
import { isAdmin } from '../people/is-admin.ts';
import { type Caller, isCrossSite, readCaller } from './caller.ts';
import { makeCallRoutes } from './call-routes.ts';
import { makeHostRoutes } from './host-routes.ts';
import { makeOwnTableRoutes } from './own-table-routes.ts';
import { makeNoticeRoutes } from './notice-routes.ts';
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
import { tooFast } from './too-fast.ts';

/** Everything under /api but the socket. */
export function addApi(app: FastifyInstance, site: Site): void {
  const makers = [
    makePeopleRoutes,
    makePasskeyRoutes,
    makePushRoutes,
    makeCallRoutes,
    makeTableRoutes,
    makeOwnTableRoutes,
    makeMuteRoutes,
    makeReportRoutes,
    makeNoticeRoutes,
    makeHostRoutes,
  ];
  const routes = withDescription(makers.flatMap((make) => make(site)));
  const perSecond = site.settings.limits.requestsPerSecond;
  const requests = new Buckets({ perSecond, burst: 10 * perSecond });
  for (const route of routes) {
    if (route.takesForms) void app.register(async (scope) => addFormRoute(scope, site, route, requests));
    else addRoute(app, site, route, requests);
  }
}

/** What is in the form does not matter. */
function addFormRoute(scope: FastifyInstance, site: Site, route: Route, requests: Buckets): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => undefined);
  addRoute(scope, site, route, requests);
}

function addRoute(app: FastifyInstance, site: Site, route: Route, requests: Buckets): void {
  app.route({
    method: route.method,
    url: `/api${route.path}`,
    // Before anything else is looked at: to those who do not keep order it is not there, whatever they send.
    ...(route.needs === 'admin' && { onRequest: async (request) => hideFromOthers(site, request, requests) }),
    handler: async (request, reply) => {
      site.metrics.count('potager_requests_total');
      reply.header('cache-control', 'no-store');
      const caller = readCaller(request.raw, site.settings);
      // Of an admin's it was taken before it was even looked at.
      if (route.needs !== 'admin' && !requests.of(caller.network).take()) throw tooFast(site, 'requestRate', caller);
      checkSite(site, request, caller);
      const { work } = site;
      if (!work.allows(caller)) throw tooFast(site, 'workRate', caller);
      const visitor = work.run(caller, () =>
        site.identity.recognise(request.headers.cookie, { leavers: route.isForLeavers === true }),
      );
      if (visitor === undefined && route.needs === 'person') throw new Problem('signedOut');
      if (visitor !== undefined && !route.isForBanned) refuseBanned(site.moderation.banOf(visitor.id));
      const client = visitor === undefined ? caller : { person: visitor.id, network: caller.network };
      if (!work.allows(client)) throw tooFast(site, 'workRate', caller);
      const { params } = request as { params: Record<string, string> };
      const result: unknown = await work.run(client, () =>
        route.run({ body: readBody(route, request.body), params, caller, reply }, visitor),
      );
      reply.code(result === undefined ? 204 : (route.status ?? 200));
      if (result === undefined || result instanceof Readable) return result;
      reply.type('application/json; charset=utf-8');
      return work.run(client, () => JSON.stringify(result));
    },
  });
}

function checkSite({ refusals }: Site, request: FastifyRequest, caller: Caller): void {
  if (request.method === 'GET' || !isCrossSite(request.raw, caller)) return;
  refusals.note({ reason: 'crossSite', address: caller.address });
  throw new Problem('crossOrigin');
}

function hideFromOthers(site: Site, { raw }: FastifyRequest, requests: Buckets): void {
  const caller = readCaller(raw, site.settings);
  if (!requests.of(caller.network).take()) throw tooFast(site, 'requestRate', caller);
  const visitor = site.identity.recognise(raw.headers.cookie);
  if (visitor === undefined || !isAdmin(site, visitor.id)) throw new Problem('notFound');
}

function refuseBanned(ban: Restriction | undefined): void {
  if (ban !== undefined) throw new Problem('banned', { ban });
}

function readBody({ body: schema }: Route, body: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw new Problem('unreadable', { detail: describeIssue(parsed.issues[0], 'body') });
}
