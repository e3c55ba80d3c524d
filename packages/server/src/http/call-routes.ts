import { LANGUAGES } from '@potager/kernel';
import {
  CALL_RHYTHMS,
  type CallChanges,
  type CallHook,
  type CallSettings,
  type MailCode,
  type NewCallHook,
  type NewMailAddress,
  type PersonId,
} from '@potager/table';
import * as v from 'valibot';
import { Buckets } from '../buckets.ts';
import { dueAt, USUAL_TIMES } from '../calls/call-planner.ts';
import { CALL_WORDS } from '../calls/call-words.ts';
import { makeHookBody } from '../calls/hook-message.ts';
import { isZone } from '../calls/time-of-day.ts';
import type { Visitor } from '../people/identity.ts';
import { type Same, tableId } from '../socket/schemas.ts';
import {
  addCallHook,
  type CallTimes,
  type CallWay,
  postponeCalls,
  removeCallHook,
  removeCallMail,
  setCallSettings,
} from '../storage/call-writes.ts';
import type { Caller } from './caller.ts';
import { Problem } from './problem.ts';
import { openRoute, personalRoute, type Route } from './route.ts';
import type { Site } from './site.ts';

const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
const changes = v.strictObject({
  zone: v.exactOptional(v.pipe(v.string(), v.maxLength(60), v.check(isZone, 'no time zone'))),
  language: v.exactOptional(v.picklist(LANGUAGES)),
  quiet: v.exactOptional(v.nullable(v.strictObject({ from: minuteOfDay, to: minuteOfDay }))),
  rhythm: v.exactOptional(v.picklist(CALL_RHYTHMS)),
  digestAt: v.exactOptional(minuteOfDay),
});
true satisfies Same<v.InferOutput<typeof changes>, CallChanges>;
const newMail = v.strictObject({ address: v.pipe(v.string(), v.maxLength(254), v.email()) });
true satisfies Same<v.InferOutput<typeof newMail>, NewMailAddress>;
const mailCode = v.strictObject({ code: v.pipe(v.string(), v.maxLength(20)) });
true satisfies Same<v.InferOutput<typeof mailCode>, MailCode>;
const newHook = v.strictObject({
  address: v.pipe(v.string(), v.maxLength(1000)),
  table: v.exactOptional(tableId),
  isForClub: v.exactOptional(v.literal(true)),
});
true satisfies Same<v.InferOutput<typeof newHook>, NewCallHook>;

const MOST_HOOKS = 20;
/** Each new hook is greeted, which is a request to somebody else. */
const GREETINGS = { perSecond: 1 / 60, burst: 10 };

/** How somebody wants to be called when a game waits for them. */
export function makeCallRoutes(site: Site): readonly Route[] {
  const { storage, mailer, mailConfirmations } = site;
  const people = new Buckets(GREETINGS);
  const networks = new Buckets({ ...GREETINGS, burst: 3 * GREETINGS.burst });
  const describe = (person: PersonId): CallSettings => describeCalls(site, person);
  return [
    personalRoute({
      method: 'GET',
      path: '/me/calls',
      summary: 'How I want to be called, and what this server can do',
      gives: 'CallSettings',
      run: (_call, { id }) => describe(id),
    }),
    personalRoute({
      method: 'PATCH',
      path: '/me/calls',
      summary: 'When I want to be called, and in which language; what is left out stays',
      gives: 'CallSettings',
      body: changes,
      async run({ body }, { id }) {
        await changeTimes(site, id, body);
        return describe(id);
      },
    }),
    personalRoute({
      method: 'POST',
      path: '/me/calls/mail',
      summary: 'Write me mails at this address: sends a code there',
      gives: 'CallSettings',
      problems: ['notFound', 'tooMany', 'wrongAddress', 'notDelivered'],
      body: newMail,
      async run({ body: { address }, caller }, { id }) {
        if (!mailer.isOn) throw new Problem('notFound');
        const { language } = storage.calls.timesOf(id) ?? USUAL_TIMES;
        const delivery = await mailConfirmations.ask(id, { address, language, network: caller.network });
        if (delivery === 'tooMany') throw new Problem('tooMany');
        if (delivery === 'unwanted') throw new Problem('wrongAddress', { detail: 'no mails are wanted there' });
        if (delivery !== 'done') throw new Problem('notDelivered');
        return describe(id);
      },
    }),
    personalRoute({
      method: 'POST',
      path: '/me/calls/mail/confirm',
      summary: 'The code that came there: from now on mails do',
      gives: 'CallSettings',
      problems: ['wrongCode'],
      body: mailCode,
      async run({ body: { code } }, { id }) {
        if (!(await mailConfirmations.confirm(id, code))) throw new Problem('wrongCode');
        return describe(id);
      },
    }),
    personalRoute({
      method: 'DELETE',
      path: '/me/calls/mail',
      summary: 'No more mails',
      gives: 'CallSettings',
      async run(_call, { id }) {
        const mail = storage.calls.mailOf(id);
        if (mail !== undefined) await storage.commits.commit(...removeCallMail(id, mail.address));
        return describe(id);
      },
    }),
    personalRoute({
      method: 'POST',
      path: '/me/calls/hooks',
      summary:
        'Tell this webhook when it is my turn, or, with a table, when it is anybody’s turn there, or, for a club, ' +
        'at any table where I sit: greets it first',
      gives: 'CallSettings',
      problems: ['notFound', 'notAllowed', 'tooMany', 'wrongAddress', 'notDelivered'],
      body: newHook,
      async run({ body, caller }, visitor) {
        if (!site.hookSender.isOn) throw new Problem('notFound');
        const isMuch = storage.calls.hooksOf(visitor.id).length >= MOST_HOOKS;
        if (isMuch || !networks.of(caller.network).take() || !people.of(visitor.id).take())
          throw new Problem('tooMany');
        await addHook(site, body, visitor, caller);
        return describe(visitor.id);
      },
    }),
    personalRoute({
      method: 'DELETE',
      path: '/me/calls/hooks/:id',
      summary: 'Do not tell this webhook any more',
      gives: 'CallSettings',
      problems: ['notFound'],
      async run({ params }, { id }) {
        const hook = storage.calls.findHook(String(params['id']));
        if (hook?.person !== id) throw new Problem('notFound');
        await storage.commits.commit(...removeCallHook(hook.id));
        return describe(id);
      },
    }),
    openRoute({
      method: 'POST',
      path: '/no-mails/:id',
      summary: 'No more mails, without signing in: the link that is in each of them (RFC 8058)',
      gives: 'nothing',
      problems: ['notFound'],
      isForBanned: true,
      takesForms: true,
      async run({ params }) {
        if (!(await mailConfirmations.stop(String(params['id'])))) throw new Problem('notFound');
      },
    }),
  ];
}

function describeCalls({ storage, pushSender, mailer, hookSender }: Site, person: PersonId): CallSettings {
  const mail = storage.calls.mailOf(person);
  return {
    offers: { push: pushSender.key !== undefined, mail: mailer.isOn, hooks: hookSender.isOn },
    ...(storage.calls.timesOf(person) ?? USUAL_TIMES),
    ...(mail === undefined ? {} : { mail: { address: mail.address, isConfirmed: mail.isConfirmed === 1 } }),
    hooks: storage.calls.hooksOf(person).map(({ id, address, table, isForClub }): CallHook => ({
      id,
      site: new URL(address).hostname,
      ...(table === null ? {} : { table }),
      ...(isForClub === 1 && { isForClub: true }),
    })),
  };
}

/** What was to be told at another time is told by the new ones. */
async function changeTimes({ storage, world, calls }: Site, person: PersonId, body: CallChanges): Promise<void> {
  const { quiet: before, ...old } = storage.calls.timesOf(person) ?? USUAL_TIMES;
  const { quiet = before, ...rest } = body;
  const times: CallTimes = { ...old, ...rest, ...(quiet ? { quiet } : {}) };
  const hooks = storage.calls.hooksOf(person).map(({ id }): CallWay => `hook:${id}`);
  const at = world.now();
  const moved = (['push', 'mail', ...hooks] as const).map((way) =>
    postponeCalls(person, way, dueAt(way, times, { at, grace: 0 })),
  );
  await storage.commits.commit(setCallSettings(person, times), ...moved);
  calls.wake();
}

async function addHook(site: Site, hook: NewCallHook, { id: person, name }: Visitor, caller: Caller) {
  const { address, table } = hook;
  const { storage, hookSender, world, settings, tableRegistry } = site;
  if (!hookSender.accepts(address)) throw new Problem('wrongAddress', { detail: 'no webhook that may be told' });
  const live = table === undefined ? undefined : tableRegistry.find(table);
  if (table !== undefined && live === undefined) throw new Problem('notFound');
  if (live !== undefined && live.seatsOf(person) === 0) throw new Problem('notAllowed', { detail: 'no seat there' });
  const { language } = storage.calls.timesOf(person) ?? USUAL_TIMES;
  const greeting = { text: CALL_WORDS[language].greeting(name) };
  const delivery = await hookSender.send(address, makeHookBody(address, greeting));
  if (delivery !== 'done') throw new Problem('notDelivered');
  const id = world.randomBytes(9).toString('base64url');
  const isForClub = hook.isForClub === true && live === undefined ? 1 : 0;
  const origin = settings.origin === '' ? caller.origin : settings.origin;
  await storage.commits.commit(
    addCallHook({ id, person, key: live?.key ?? null, isForClub, address, origin }, world.now()),
  );
}
