import type { FastifyInstance } from 'fastify';
import { readCaller } from './caller.ts';
import { Problem } from './problem.ts';
import type { Site } from './site.ts';

/** Nothing is asked for by those whom the host does not let in. They get the page all the same: it is what tells them why, in their language. */
export function addAdmission(app: FastifyInstance, { moderation, refusals, settings }: Site): void {
  app.addHook('onRequest', async ({ raw, url }) => {
    if (!url.startsWith('/api')) return;
    const { address } = readCaller(raw, settings);
    const ban = moderation.networkBans.find(address);
    if (ban === undefined) return;
    refusals.note({ reason: 'banned', address });
    throw new Problem('banned', { ban });
  });
}
