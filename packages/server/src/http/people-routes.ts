import { cleanName, type Me, nameProblem, type NewName, type Person } from '@potager/table';
import * as v from 'valibot';
import { Buckets } from '../buckets.ts';
import { clearCookies, makeCookies, renewCookies } from '../people/cookie.ts';
import { Exports } from '../people/export.ts';
import { isAdmin } from '../people/is-admin.ts';
import { nameText, type Same } from '../socket/schemas.ts';
import { renamePerson } from '../storage/person-store.ts';
import { removeSession, removeSessions } from '../storage/session-store.ts';
import { Problem } from './problem.ts';
import { openRoute, personalRoute, type Route } from './route.ts';
import type { Site } from './site.ts';
import { tooFast } from './too-fast.ts';

const newName = v.strictObject({ name: nameText });
true satisfies Same<v.InferOutput<typeof newName>, NewName>;

/** Guests, and what everyone may do about themselves. */
export const makePeopleRoutes = (site: Site): readonly Route[] => [
  makeGuestRoute(site),
  personalRoute({
    method: 'GET',
    path: '/me',
    summary: 'Who I am',
    gives: 'Me',
    run({ caller, reply }, visitor) {
      const cookies = renewCookies(reply.request.headers.cookie, caller.isSecure, site.world.now());
      if (cookies) reply.header('set-cookie', cookies);
      return describePerson(site, visitor.id);
    },
  }),
  personalRoute({
    method: 'PATCH',
    path: '/me',
    summary: 'Change my name, for tables I sit down at from now on',
    gives: 'Me',
    problems: ['wrongName'],
    body: newName,
    run: async ({ body }, visitor) => rename(site, visitor, body.name),
  }),
  personalRoute({
    method: 'DELETE',
    path: '/me',
    isForBanned: true,
    summary: 'Delete me: name, chat, sessions, passkeys. Games of others stay, without my name',
    gives: 'nothing',
    isForLeavers: true,
    async run({ caller, reply }, visitor) {
      await site.deletions.say(visitor.id);
      reply.header('set-cookie', clearCookies(caller.isSecure));
    },
  }),
  makeExportRoute(site),
  personalRoute({
    method: 'POST',
    path: '/sign-out',
    isForBanned: true,
    summary: 'Sign out here',
    gives: 'nothing',
    async run({ caller, reply }, { id, session }) {
      await site.storage.commits.commit(removeSession(session));
      site.sockets.signOut(id, session);
      reply.header('set-cookie', clearCookies(caller.isSecure));
    },
  }),
  personalRoute({
    method: 'POST',
    path: '/sign-out-everywhere',
    summary: 'Sign out in every browser',
    gives: 'nothing',
    async run({ caller, reply }, { id }) {
      await site.storage.commits.commit(removeSessions(id));
      site.sockets.signOut(id);
      reply.header('set-cookie', clearCookies(caller.isSecure));
    },
  }),
];

function makeGuestRoute(site: Site): Route {
  const { requestsPerSecond } = site.settings.limits;
  // A whole club may come at once, but nobody needs ever more guests.
  const newcomers = new Buckets({ perSecond: requestsPerSecond / 20, burst: 6 * requestsPerSecond });
  return openRoute({
    method: 'POST',
    path: '/guest',
    summary: 'Become a guest: sets the cookie. Someone who is signed in stays who they are and gets the name',
    gives: 'Me',
    problems: ['wrongName'],
    body: newName,
    async run({ body, caller, reply }, visitor) {
      if (visitor) return rename(site, visitor, body.name);
      const name = readName(body.name);
      if (!newcomers.of(caller.network).take()) throw tooFast(site, 'guestRate', caller);
      const guest = await site.identity.addGuest(name);
      reply.header('set-cookie', makeCookies(guest.cookie, caller.isSecure, site.world.now()));
      return describePerson(site, guest.id);
    },
  });
}

function makeExportRoute(site: Site): Route {
  const exports = new Exports(site);
  return personalRoute({
    method: 'GET',
    path: '/me/export',
    isForBanned: true,
    summary: 'Everything the server knows about me',
    gives: 'PersonalData',
    run({ reply, caller }, visitor) {
      const text = exports.begin(describePerson(site, visitor.id), caller);
      reply.header('content-disposition', 'attachment; filename="potager.json"');
      reply.type('application/json; charset=utf-8');
      return text;
    },
  });
}

export function describePerson(site: Site, id: string): Me {
  const { storage } = site;
  const person = storage.people.find(id);
  // They may have deleted themselves a moment ago.
  if (person === undefined) throw new Problem('signedOut');
  const passkeys = storage.passkeys
    .list(id)
    .map(({ id: key, createdAt, usedAt }) => ({ id: key, createdAt, ...(usedAt === null ? {} : { usedAt }) }));
  const hasRecovery = person.hasRecovery === 1;
  const { name, createdAt } = person;
  return {
    person: id,
    name,
    createdAt,
    isAccount: hasRecovery || passkeys.length > 0,
    ...(isAdmin(site, id) && { isAdmin: true }),
    ...(person.isNameCleared === 1 && { isNameCleared: true }),
    hasRecovery,
    passkeys,
  };
}

function readName(typed: string): string {
  const name = cleanName(typed);
  const why = nameProblem(name);
  if (why !== undefined) throw new Problem('wrongName', { why });
  return name;
}

/** Whoever is called so already may keep that, though it may be from before there were rules for names. */
async function rename(site: Site, { id, name: old }: Person, typed: string): Promise<Me> {
  const name = typed === old ? old : readName(typed);
  await site.storage.commits.commit(renamePerson(id, name));
  site.sockets.rename(id, name);
  return describePerson(site, id);
}
