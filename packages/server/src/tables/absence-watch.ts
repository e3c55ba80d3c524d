import { includes, listSeats, NOBODY, type Seat } from '@potager/kernel';
import { type AbsenceSetting, botOf } from '@potager/table';
import { Alarm, type AbsentSeat } from '@potager/table/host';
import type { LiveTable } from './live-table.ts';
import { nodeTimers } from './timers.ts';

const MINUTE = 60_000;

/**
 * Below this, people sit together: it counts how long somebody is gone while others are there. From it on the calendar
 * counts: how long the game has waited, whoever looks in meanwhile, and whether or not the server ran.
 */
const TOGETHER_MS = 60 * MINUTE;

/** What a table wants for those who are gone, and after how long. */
interface Rule {
  readonly kind: AbsenceSetting['kind'];
  readonly patienceMs: number;
}

const WAIT: Rule = { kind: 'wait', patienceMs: 0 };

/**
 * Notices whom a game waits for in vain. As its table has chosen, a bot stands in for them after a while, or the others
 * may decide what becomes of them; everyone at the table is told when that will be. Nobody who is at the table is stood
 * in for.
 */
export class AbsenceWatch {
  private readonly now: () => number;
  private readonly liveRule: Rule;
  /** Rings when the others have waited long enough for somebody. */
  private readonly alarms = new WeakMap<LiveTable, Alarm>();
  /** By table and seat: since when its player is gone. */
  private readonly gone = new WeakMap<LiveTable, Map<Seat, number>>();

  /** `patienceSeconds`: how long somebody may be gone where clocks are live and nothing was chosen; 0: for good. */
  constructor(now: () => number, patienceSeconds: number) {
    this.now = now;
    this.liveRule = patienceSeconds === 0 ? WAIT : { kind: 'bot', patienceMs: patienceSeconds * 1000 };
  }

  /** After anything that may change who is there or who is waited for. */
  look(live: LiveTable): void {
    const rule = this.ruleOf(live);
    if (rule.kind === 'wait' || live.info.status !== 'playing') return this.forget(live);
    if (isTogether(rule)) this.note(live);
    const missing = this.missing(live, rule);
    // A bot that is due comes with what its alarm does.
    live.subscribers.miss(missing);
    const soonest = Math.min(...missing.map(({ left }) => left()).filter((left) => rule.kind === 'bot' || left > 0));
    this.alarmOf(live).set(Number.isFinite(soonest) ? this.now() + Math.max(0, soonest) : undefined);
  }

  /** In how many milliseconds a bot is to stand in at a table that nobody is at; undefined: never. */
  dueIn(live: LiveTable): number | undefined {
    const rule = this.ruleOf(live);
    if (rule.kind !== 'bot' || isTogether(rule) || live.info.status !== 'playing') return undefined;
    const lefts = this.missing(live, rule).map(({ left }) => left());
    return lefts.length === 0 ? undefined : Math.min(...lefts);
  }

  /** The table goes from memory. */
  end(live: LiveTable): void {
    this.alarms.get(live)?.stop();
  }

  private forget(live: LiveTable): void {
    this.gone.delete(live);
    live.subscribers.miss([]);
    this.alarms.get(live)?.set(undefined);
  }

  private ruleOf({ info }: LiveTable): Rule {
    const { absence, clock } = info.settings;
    if (absence === undefined) return clock.kind === 'live' ? this.liveRule : WAIT;
    return absence.kind === 'wait' ? WAIT : { kind: absence.kind, patienceMs: absence.minutes * MINUTE };
  }

  private alarmOf(live: LiveTable): Alarm {
    const known = this.alarms.get(live);
    if (known !== undefined) return known;
    const ring = (): void => live.safely(() => this.ring(live));
    const alarm = new Alarm({ timers: nodeTimers, now: this.now, ring });
    this.alarms.set(live, alarm);
    return alarm;
  }

  /** The others have waited long enough for someone. */
  private ring(live: LiveTable): void {
    const rule = this.ruleOf(live);
    const due = rule.kind === 'bot' ? this.missing(live, rule).filter(({ left }) => left() <= 0) : [];
    for (const { seat } of due) live.commit((table, at) => table.standIn(seat, 'absent', at));
    if (due.length === 0) this.look(live);
  }

  private note(live: LiveTable): void {
    const gone = this.gone.get(live) ?? new Map<Seat, number>();
    this.gone.set(live, gone);
    const { online } = live.subscribers.presence();
    // While nobody is there nobody waits.
    if (online === NOBODY) return gone.clear();
    live.info.seats.forEach((chair, seat) => {
      if (chair.kind !== 'human' || includes(online, seat)) gone.delete(seat);
      else if (!gone.has(seat)) gone.set(seat, this.now());
    });
  }

  /**
   * The people the game waits for who are not there; for a vote also those who are, once it may be held. Where all
   * choose at once and nobody has, nobody waits for those who are there.
   */
  private missing(live: LiveTable, rule: Rule): AbsentSeat[] {
    const { online } = live.subscribers.presence();
    const isMissed = rule.kind === 'vote' && isAnybodyWaiting(live);
    return listSeats(live.table.awaited)
      .flatMap((seat) => this.missingOn(live, seat, rule) ?? [])
      .filter(({ seat, left }) => !includes(online, seat) || (isMissed && left() <= 0));
  }

  private missingOn(live: LiveTable, seat: Seat, rule: Rule): AbsentSeat | undefined {
    const waited = live.table.waitedSince(seat);
    if (waited === undefined) return undefined;
    const { patienceMs, kind } = rule;
    const voteAt = (): number => live.table.silenceEndsAt(seat) ?? live.table.overdueAt(seat) ?? waited;
    const due = kind === 'vote' ? voteAt() : waited + patienceMs;
    const waitLeft = (): number => due - live.now();
    if (kind === 'vote' || !isTogether(rule)) return { seat, due, left: waitLeft };
    const goneAt = this.gone.get(live)?.get(seat);
    if (goneAt === undefined) return undefined;
    const left = (): number => Math.max(goneAt + patienceMs - this.now(), waitLeft());
    return { seat, due: Math.max(due, goneAt), left };
  }
}

/** Whether somebody has done what was theirs to do and waits for others. */
const isAnybodyWaiting = ({ info, table }: LiveTable): boolean =>
  info.seats.some((chair, seat) => chair.kind === 'human' && botOf(chair) === undefined && !table.isAwaited(seat));

const isTogether = ({ patienceMs }: Rule): boolean => patienceMs < TOGETHER_MS;
