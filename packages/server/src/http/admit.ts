import type { FastifyInstance } from 'fastify';
import { readCaller } from './caller.ts';
import { Problem } from './problem.ts';
import type { Site } from './site.ts';

/** Nothing is asked for by those whom the host does not let in. */
export function addAdmission(app: FastifyInstance, { admission, refusals, settings }: Site): void {
  app.addHook('onRequest', async (request) => {
    const { address } = readCaller(request.raw, settings);
    const reason = admission.refusalOf(address);
    if (reason === undefined) return;
    refusals.note({ reason, address });
    throw new Problem('notAllowed');
  });
}
