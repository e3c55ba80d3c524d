import type { Mutes, NewMute, PersonId } from '@potager/table';
import * as v from 'valibot';
import { personId, type Same } from '../socket/schemas.ts';
import { addMute, removeMute } from '../storage/mute-store.ts';
import { must } from '../storage/write.ts';
import { Problem } from './problem.ts';
import { personalRoute, type Route } from './route.ts';
import type { Site } from './site.ts';

const newMute = v.strictObject({ person: personId });
true satisfies Same<v.InferOutput<typeof newMute>, NewMute>;

const MOST_MUTES = 500;

/** Whose talk somebody does not want to see, at whichever table and on whichever device. */
export const makeMuteRoutes = ({ storage, world }: Site): readonly Route[] => {
  const list = (person: PersonId): Mutes => ({ mutes: storage.mutes.list(person) });
  return [
    personalRoute({
      method: 'GET',
      path: '/me/mutes',
      summary: 'Whose talk I do not want to see',
      gives: 'Mutes',
      run: (_call, { id }) => list(id),
    }),
    personalRoute({
      method: 'POST',
      path: '/me/mutes',
      summary: 'Mute somebody for myself; they are not told',
      gives: 'Mutes',
      problems: ['notFound', 'notAllowed', 'tooMany'],
      body: newMute,
      async run({ body: { person } }, { id }) {
        if (person === id) throw new Problem('notAllowed', { detail: 'nobody mutes themselves' });
        const mute = addMute({ person: id, muted: person, at: world.now(), most: MOST_MUTES });
        if (await storage.commits.commit(must(mute))) return list(id);
        if (storage.people.find(id) === undefined) throw new Problem('signedOut');
        if (storage.people.find(person) === undefined) throw new Problem('notFound');
        throw new Problem('tooMany', { detail: `at most ${MOST_MUTES} mutes` });
      },
    }),
    personalRoute({
      method: 'DELETE',
      path: '/me/mutes/:id',
      summary: 'Do not mute somebody any more',
      gives: 'Mutes',
      async run({ params }, { id }) {
        await storage.commits.commit(removeMute(id, String(params['id'])));
        return list(id);
      },
    }),
  ];
};
