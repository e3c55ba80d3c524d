import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Buckets } from '../buckets.ts';
import type { RefusalReason } from '../network/refusals.ts';
import { type Caller, readCaller } from './caller.ts';
import { Problem } from './problem.ts';
import type { Site } from './site.ts';

/** Files and health are cheap: so many times more of them than of what is under /api. A page is made of many files. */
const CHEAPER = 10;
/** How many seconds' worth may come at once. */
const BURST = 10;

/**
 * Nothing is asked for by those whom the host does not let in, nor by who asks too fast or for too much at once. The
 * former get the page all the same: it is what tells them why, in their language.
 */
export function addAdmission(app: FastifyInstance, site: Site): void {
  const perSecond = CHEAPER * site.settings.limits.requestsPerSecond;
  const requests = new Buckets({ perSecond, burst: BURST * perSecond });
  app.addHook('onRequest', async (request, reply) => {
    const caller = readCaller(request.raw, site.settings);
    const { address, network } = caller;
    const ban = request.url.startsWith('/api') ? site.moderation.networkBans.find(address) : undefined;
    if (ban !== undefined) {
      site.refusals.note({ reason: 'banned', address });
      throw new Problem('banned', { ban });
    }
    const reason = requests.of(network).take() ? occupy(site, request, reply, caller) : 'requestRate';
    if (reason === undefined) return;
    site.refusals.note({ reason, address });
    throw new Problem('tooFast');
  });
}

/** Until it is answered, the connection counts for whoever asks. */
function occupy(
  { guard }: Site,
  { raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
  { network }: Caller,
): RefusalReason | undefined {
  const peer = guard.find(socket);
  if (peer === undefined) return undefined;
  reply.raw.once('close', () => guard.endRequest(peer));
  return guard.beginRequest(peer, network);
}
