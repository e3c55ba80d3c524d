import { networkInterfaces } from 'node:os';
import { listSeats } from '@potager/kernel';
import type { HostPeople, HostPerson, HostRestriction, HostRestrictions, PersonId, Restriction } from '@potager/table';
import * as v from 'valibot';
import { Problem } from '../http/problem.ts';
import { isAdmin } from '../people/is-admin.ts';
import type { PersonRow } from '../storage/person-store.ts';
import { ban, mute, type RestrictionRow, unban, unmute } from '../storage/restriction-store.ts';
import { must } from '../storage/write.ts';
import { type Actor, deed, FIELDS, look, type ActionContext, untilIn, work } from './action.ts';
import { clearName } from './clear-name.ts';
import { Network } from './network.ts';

const onePerson = v.strictObject({ person: FIELDS.person });
const lifting = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '');
const nothing = v.strictObject({});

/** What a host does about people. */
export const peopleActions = {
  people: look({
    summary: 'List people by a part of their name, those first who were here last',
    gives: 'HostPeople',
    input: v.strictObject({ name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), ''), limit: FIELDS.limit }),
    run: async ({ storage }, wanted): Promise<HostPeople> => ({ people: await storage.search.people(wanted) }),
  }),

  person: deed({
    summary: 'Look at one person: where they sit, from which addresses they are here, what they may not do',
    gives: 'HostPerson',
    input: onePerson,
    about: ({ person }) => person,
    run: (context, { person }) => ({ result: describePerson(context, findPerson(context, person)) }),
  }),

  mute: deed({
    summary: 'Let somebody say nothing, at any table, for a time or for good',
    gives: 'nothing',
    input: v.strictObject({ person: FIELDS.person, why: FIELDS.why, minutes: FIELDS.minutes }),
    about: ({ person }) => person,
    run(context, { person: target, why, minutes }) {
      shield(context, findPerson(context, target).id);
      const row = { target, why, at: context.world.now(), until: untilIn(context, minutes) };
      return { writes: mute(row), unmet: nobody(target) };
    },
  }),

  unmute: deed({
    summary: 'Let somebody talk again',
    gives: 'nothing',
    input: v.strictObject({ person: FIELDS.person, why: lifting }),
    about: ({ person }) => person,
    run: (_means, { person }) => ({
      writes: [must(unmute(person))],
      unmet: new Problem('notFound', { detail: 'they are not muted' }),
    }),
  }),

  mutes: look({
    summary: 'List who may say nothing',
    gives: 'HostRestrictions',
    input: nothing,
    run: (context): HostRestrictions =>
      describeAll(context, context.storage.restrictions.listMutes(context.world.now())),
  }),

  ban: deed({
    summary: 'Shut out an account, or everyone of an address range in CIDR notation, for a time or for good',
    gives: 'nothing',
    input: v.strictObject({ target: FIELDS.person, why: FIELDS.why, minutes: FIELDS.minutes }),
    about: ({ target }) => Network.parse(target)?.text ?? target,
    run(context, { target, why, minutes }, by) {
      const network = Network.parse(target);
      const row = { why, at: context.world.now(), until: untilIn(context, minutes) };
      if (network === undefined) {
        shield(context, findPerson(context, target).id);
        return { writes: ban('person', { ...row, target }), unmet: nobody(target) };
      }
      shieldNetwork(network, by);
      return { writes: ban('network', { ...row, target: network.text }) };
    },
    async after(context, { target, why, minutes }) {
      const { moderation, connections } = context;
      const until = untilIn(context, minutes);
      const restriction: Restriction = until === null ? { why } : { why, until };
      const network = Network.parse(target);
      moderation.networkBans.reload();
      connections.shutOut(
        ({ person, address }) => (network ? network.contains(address) : person === target),
        restriction,
      );
      if (network === undefined) await leaveTables(context, target);
    },
  }),

  unban: deed({
    summary: 'Let somebody, or an address range, in again',
    gives: 'nothing',
    input: v.strictObject({ target: FIELDS.person, why: lifting }),
    about: ({ target }) => Network.parse(target)?.text ?? target,
    run: (_means, { target }) => ({
      writes: [must(unban(Network.parse(target)?.text ?? target))],
      unmet: new Problem('notFound', { detail: 'they are not banned' }),
    }),
    after: ({ moderation }) => moderation.networkBans.reload(),
  }),

  bans: look({
    summary: 'List who is shut out',
    gives: 'HostRestrictions',
    input: nothing,
    run: (context): HostRestrictions =>
      describeAll(context, context.storage.restrictions.listBans(context.world.now())),
  }),

  'clear-name': work({
    summary: 'Take a name away, wherever it stands; whoever had it is told and may choose another',
    gives: 'nothing',
    input: v.strictObject({ person: FIELDS.person, why: FIELDS.why }),
    about: ({ person }) => person,
    run: (context, { person }) => clearName(context, findPerson(context, person).id),
  }),
} as const;

function findPerson({ storage }: ActionContext, person: PersonId): PersonRow {
  const row = storage.people.find(person);
  if (row === undefined) throw nobody(person);
  return row;
}

const nobody = (person: PersonId): Problem =>
  new Problem('notFound', { detail: `there is nobody with the id ${person}` });

/** Those who keep order are not shut out by each other: the settings say who they are. */
function shield(context: ActionContext, person: PersonId): void {
  if (isAdmin(context, person)) throw new Problem('shielded', { detail: 'they are named in the settings (--admins)' });
}

/** Nobody shuts themselves out, nor the machine itself, whose proxy may come from any of its addresses. */
function shieldNetwork(network: Network, { address }: Actor): void {
  if (network.isTooWide) throw new Problem('shielded', { detail: 'it is wider than /8, or /16 of IPv6' });
  const machine = Object.values(networkInterfaces()).flatMap((all) => all?.map((each) => each.address) ?? []);
  const own = ['127.0.0.1', '::1', ...machine, ...(address === undefined ? [] : [address])];
  const isOwn = own.some((each) => network.contains(each)) || network.text.startsWith('127.');
  if (isOwn) throw new Problem('shielded', { detail: 'it has your own address in it, or one of this machine' });
}

/** Nobody waits for somebody who cannot come: bots play on for them, and where nothing has begun yet they stand up. */
async function leaveTables({ storage, tableRegistry }: ActionContext, person: PersonId): Promise<void> {
  const by = { id: person, name: '' };
  for (const { id } of storage.tables.listOpen(person)) {
    const live = tableRegistry.find(id);
    if (live === undefined) continue;
    const isWaiting = live.info.status === 'waiting';
    for (const seat of listSeats(live.seatsOf(person))) {
      if (isWaiting) live.commit((table, at) => table.handle({ kind: 'stand', seat }, by, { at }));
      else live.commit((table, at) => table.standIn(seat, 'left', at));
    }
    if (isWaiting && live.info.host === person) live.commit((table, at) => table.loseHost(at));
    await new Promise(setImmediate);
  }
}

function describePerson(
  context: ActionContext,
  { id: person, name, createdAt, seenAt, isNameCleared }: PersonRow,
): HostPerson {
  const { storage, moderation, connections } = context;
  const muted = moderation.muteOf(person);
  const banned = moderation.banOf(person);
  return {
    person,
    name,
    createdAt,
    seenAt,
    isAccount: storage.people.isAccount(person),
    isAdmin: isAdmin(context, person),
    isNameCleared: isNameCleared === 1,
    ...(muted && { mute: muted }),
    ...(banned && { ban: banned }),
    connections: connections.list((listener) => listener.person.id === person),
    tables: storage.tables.listOpen(person).map(({ id }) => id),
  };
}

const describeAll = ({ storage }: ActionContext, rows: readonly RestrictionRow[]): HostRestrictions => ({
  restrictions: rows.map(({ target, why, at, until }): HostRestriction => {
    const name = storage.people.find(target)?.name;
    return { target, why, at, ...(until === null ? {} : { until }), ...(name === undefined ? {} : { name }) };
  }),
});
