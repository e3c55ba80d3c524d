import type { PushAddress, PushKey } from '@potager/table';
import * as v from 'valibot';
import type { Same } from '../socket/schemas.ts';
import { removePushOf, setPush } from '../storage/session-store.ts';
import { must } from '../storage/write.ts';
import { Problem } from './problem.ts';
import { openRoute, personalRoute, type Route } from './route.ts';
import type { Site } from './site.ts';

const pushAddress = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(2000)) });
true satisfies Same<v.InferOutput<typeof pushAddress>, PushAddress>;

/** Being called when it is one's turn and no page is open. */
export const makePushRoutes = ({ pushSender, storage, world }: Site): readonly Route[] => [
  openRoute({
    method: 'GET',
    path: '/push',
    summary: 'What to subscribe with at a push service; not found where the host does not want this',
    gives: 'PushKey',
    problems: ['notFound'],
    run() {
      const { key } = pushSender;
      if (key === undefined) throw new Problem('notFound');
      return { key } satisfies PushKey;
    },
  }),
  personalRoute({
    method: 'POST',
    path: '/me/push',
    summary: 'Call me at this address of a push service, as long as I am signed in here',
    gives: 'nothing',
    problems: ['notFound'],
    body: pushAddress,
    async run({ body: { endpoint } }, { session }) {
      if (pushSender.key === undefined) throw new Problem('notFound');
      if (!pushSender.accepts(endpoint))
        throw new Problem('unreadable', { detail: 'endpoint: no push service known here' });
      const isDone = await storage.commits.commit(must(setPush(session, endpoint, world.now())));
      if (!isDone) throw new Problem('signedOut');
    },
  }),
  personalRoute({
    method: 'DELETE',
    path: '/me/push',
    summary: 'Do not call me here any more',
    gives: 'nothing',
    async run(_call, { session }) {
      await storage.commits.commit(removePushOf(session));
    },
  }),
];
