import { setTimeout as sleep } from 'node:timers/promises';
import { type PersonId, titleOf } from '@potager/table';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { PushSender } from '../people/push-sender.ts';
import type { Settings } from '../settings.ts';
import type { CallRow } from '../storage/call-store.ts';
import {
  endCalls,
  type CallTimes,
  type CallWay,
  kindOfWay,
  postponeCalls,
  removeCallHook,
  retryCall,
  tellCall,
} from '../storage/call-writes.ts';
import type { Storage } from '../storage/storage.ts';
import { must, type Write } from '../storage/write.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { calledAt, type CallReason, isThere } from '../tables/turn-notifier.ts';
import type { World } from '../world.ts';
import { USUAL_TIMES } from './call-planner.ts';
import { CALL_WORDS, type WaitingTable } from './call-words.ts';
import type { Delivery } from './delivery.ts';
import { makeHookBody } from './hook-message.ts';
import type { HookSender } from './hook-sender.ts';
import type { Mailer } from './mailer.ts';
import type { MailConfirmations } from './mail-confirmations.ts';
import { afterQuiet } from './time-of-day.ts';

/** How long to wait before each further try; after the last there is none. */
const RETRIES_MS = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 6 * 3_600_000];
const MOST_AT_ONCE = 20;
const MOST_LOOKED_AT = 200;
/** The clock may be set, so it is looked at again now and then. */
const LONGEST_SLEEP_MS = 60_000;
const AFTER_TROUBLE_MS = 30_000;
const PATIENCE_AT_END_MS = 5000;

interface Parts {
  readonly storage: Storage;
  readonly settings: Settings;
  readonly world: World;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly tableRegistry: TableRegistry;
  readonly pushSender: PushSender;
  readonly mailer: Mailer;
  readonly mailConfirmations: MailConfirmations;
  readonly hookSender: HookSender;
}

/** Calls that go out together: all of one person's in a mail, else one each. */
type Bundle = readonly [CallRow, ...CallRow[]];

/**
 * Makes the calls that are due. It is written down that somebody is told before they are: whatever ends the server
 * meanwhile, nobody is told twice. What is known not to have arrived is tried again, less and less often.
 */
export class CallDispatcher {
  private readonly parts: Parts;
  private readonly underWay = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  /** After something went wrong nothing is tried for a while. */
  private calmAt = 0;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Looks whether anything is due, now and whenever something will be. */
  wake(): void {
    if (this.isClosed) return;
    clearTimeout(this.timer);
    const wait = this.look();
    this.timer = setTimeout(() => this.wake(), Math.min(wait, LONGEST_SLEEP_MS)).unref();
  }

  /** Everything that is due now; done when it has gone out. */
  async flush(): Promise<void> {
    this.wake();
    while (this.underWay.size > 0) {
      await Promise.all(this.underWay.values());
      this.wake();
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await Promise.race([
      Promise.allSettled(this.underWay.values()),
      sleep(PATIENCE_AT_END_MS, undefined, { ref: false }),
    ]);
  }

  /** Begins what is due; how long until something will be. */
  private look(): number {
    const { storage, world } = this.parts;
    const isTroubled = storage.commits.probe.problem !== undefined || world.monotonic() < this.calmAt;
    if (isTroubled) return AFTER_TROUBLE_MS;
    try {
      const now = world.now();
      for (const row of storage.calls.listDue(now, MOST_LOOKED_AT)) {
        if (this.underWay.size >= MOST_AT_ONCE) break;
        this.begin(row);
      }
      const due = storage.calls.nextDue();
      return due === undefined ? LONGEST_SLEEP_MS : Math.max(1000, due - now);
    } catch (error) {
      this.report(error as Error);
      return AFTER_TROUBLE_MS;
    }
  }

  private begin(row: CallRow): void {
    const { person, way, key } = row;
    const name = way === 'mail' || way === 'push' ? `${way} ${person}` : `${way} ${person} ${key}`;
    if (this.underWay.has(name)) return;
    const bundle = way === 'mail' || way === 'push' ? this.parts.storage.calls.listUntold(person, way) : [row];
    // Not at once: to look at a table may bring it into memory, which makes it look for whom to call.
    const work = Promise.resolve()
      .then(async () => this.deliver(bundle))
      .catch((error: Error) => this.report(error))
      .finally(() => {
        this.underWay.delete(name);
        // There may be more of them than could be begun at once.
        if (this.underWay.size === 0) this.wake();
      });
    this.underWay.set(name, work);
  }

  private async deliver(rows: readonly CallRow[]): Promise<void> {
    const { storage, world } = this.parts;
    const now = world.now();
    const later = this.quietUntil(rows, now);
    if (later !== undefined) return void (await storage.commits.commit(later));
    const checked = rows.map((row) => ({ row, ...this.check(row) }));
    const bundle = checked.flatMap(({ row, table }) => (table === undefined ? [] : [{ row, table }]));
    const stale = checked.flatMap(({ stale: write }) => (write === undefined ? [] : [write]));
    await storage.commits.commit(...stale);
    const [first] = bundle;
    if (first === undefined) return;
    // From here on they count as told; where somebody has moved meanwhile, it is looked at anew.
    const claimed = await storage.commits.commit(...bundle.map(({ row }) => must(tellCall(row, now))));
    if (claimed === undefined) return;
    const delivery = await this.send(
      first.row,
      bundle.map(({ table }) => table),
    );
    await this.note(delivery, bundle.map(({ row }) => row) as unknown as Bundle, now);
  }

  /** Somebody may have chosen quiet hours since it was decided when to call them. */
  private quietUntil([row]: readonly CallRow[], now: number): Write | undefined {
    if (row === undefined) return undefined;
    const { person, way } = row;
    const { zone, quiet } = this.timesOf(person);
    const then = afterQuiet(now, zone, quiet);
    return then <= now ? undefined : postponeCalls(person, way, then);
  }

  /** Whether it is still so that the table waits for somebody who is not there; else what is to be written. */
  private check({ person, key, table: id, way, at }: CallRow): { table?: Told; stale?: Write } {
    const live = this.parts.tableRegistry.find(id);
    // A table that is left alone calls nobody.
    if (live === undefined) return { stale: tellCall({ person, key, way }, at) };
    const reason = calledAt(live).get(person);
    if (reason === undefined) return { stale: endCalls(person, key) };
    if (isThere(live, person)) return { stale: tellCall({ person, key, way }, this.parts.world.now()) };
    const hook = this.parts.storage.calls.findHook(hookOf(way));
    // Whoever has stood up since has no say in who hears of it; the chat of their club hears of their other tables.
    if (hook?.isForClub === 1 && live.seatsOf(hook.person) === 0) return { stale: tellCall({ person, key, way }, at) };
    const names = live.info.seats.flatMap((chair) => (chair.kind === 'human' ? [chair] : []));
    const own = names.find((chair) => chair.person === person);
    const others = names.filter((chair) => chair.person !== person && chair.name !== '').map(({ name }) => name);
    const holders = new Set(names.map((chair) => chair.person));
    return { table: { id, game: titleOf(live.info.game), name: own?.name ?? '', reason, others, holders } };
  }

  private async send({ person, way }: CallRow, tables: readonly Told[]): Promise<Delivery> {
    const { pushSender } = this.parts;
    if (way === 'push') return pushSender.ring(person);
    if (way === 'mail') return this.sendMail(person, tables);
    return this.tellHook(hookOf(way), tables[0]!, person);
  }

  private async sendMail(person: PersonId, tables: readonly Told[]): Promise<Delivery> {
    const { storage, settings, mailer, mailConfirmations } = this.parts;
    const row = storage.calls.mailOf(person);
    if (row?.isConfirmed !== 1 || !mailer.isOn) return 'refused';
    const words = CALL_WORDS[this.timesOf(person).language];
    const { address } = row;
    const listed = tables.map((table) => withLink(table, settings.origin));
    const name = storage.people.find(person)?.name ?? '';
    const { page, api } = mailConfirmations.stopLinks(person, address);
    return mailer.send({
      to: address,
      subject: words.subject(listed),
      text: words.mail(name, listed, page),
      stop: api,
    });
  }

  private async tellHook(id: string, told: Told, person: PersonId): Promise<Delivery> {
    const { storage, settings, hookSender } = this.parts;
    const hook = storage.calls.findHook(id);
    if (hook === undefined) return 'refused';
    // Whoever no longer sits there has no say in who hears of it.
    if (hook.key !== null && !told.holders.has(hook.person)) return 'refused';
    if (hook.key === null && hook.isForClub === 0 && hook.person !== person) return 'refused';
    const table = withLink(told, settings.origin === '' ? hook.origin : settings.origin);
    const { game, link } = table;
    const text = CALL_WORDS[this.timesOf(hook.person).language].line(told.name, table);
    return hookSender.send(hook.address, makeHookBody(hook.address, { text, call: { name: told.name, game, link } }));
  }

  private async note(delivery: Delivery, bundle: Bundle, toldAt: number): Promise<void> {
    const { storage, world, log, metrics } = this.parts;
    const [{ way, tries }] = bundle;
    const kind = kindOfWay(way);
    metrics.countKind(delivery === 'done' ? 'potager_calls_made_total' : 'potager_calls_failed_total', kind);
    if (delivery === 'done') return;
    log.warn({ way: kind, delivery, tries }, 'a call did not arrive');
    const wait = RETRIES_MS[tries];
    if (delivery === 'later' && wait !== undefined) {
      const due = world.now() + wait;
      await storage.commits.commit(...bundle.map((row) => retryCall(row, toldAt, due)));
    } else if (way.startsWith('hook:')) {
      // What is not there any more is not told again and again.
      await storage.commits.commit(...removeCallHook(hookOf(way)));
    }
  }

  private timesOf(person: PersonId): CallTimes {
    return this.parts.storage.calls.timesOf(person) ?? USUAL_TIMES;
  }

  private report({ message }: Error): void {
    this.calmAt = this.parts.world.monotonic() + AFTER_TROUBLE_MS;
    this.parts.log.error({ problem: message }, 'calls cannot be made');
  }
}

/** The id of the hook; of another way, one that there is not. */
const hookOf = (way: CallWay): string => way.slice('hook:'.length);

/** What is said of a table that waits. */
interface Told {
  readonly id: string;
  readonly game: string;
  /** What the one it waits for is called there. */
  readonly name: string;
  readonly reason: CallReason;
  readonly others: readonly string[];
  /** Who sits there. */
  readonly holders: ReadonlySet<PersonId>;
}

const withLink = ({ id, game, reason, others }: Told, origin: string): WaitingTable => ({
  game,
  reason,
  others,
  link: `${origin}/table/${id}`,
});
