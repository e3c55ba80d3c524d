import { includes, NOBODY, type Seat, type SeatSet } from '@potager/kernel';
import type { ClockFace } from './redacted.ts';
import type { ClockSetting, QuietHours } from './settings.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whoever comes back after running out of time has at least this long. */
const GRACE = MINUTE;

/** Whoever takes a move back keeps at least this. */
const LEAST = SECOND;

/** What a move did to its seat's clock. */
interface Made {
  readonly seat: Seat;
  /** What was left when it was made. */
  readonly left: number;
  /** What it brought. */
  readonly gain: number;
}

/** The clocks of a table. They are told the time with every entry and know no other. */
export class Clocks {
  private readonly setting: ClockSetting;
  private readonly left: number[];
  private running: SeatSet = NOBODY;
  private at: number;
  /** By seat: until when a holiday lasts. */
  private readonly holidays: number[];
  /** By the place of each move among those that stand. */
  private made: Made[] = [];

  constructor(setting: ClockSetting, seats: number, at: number) {
    this.setting = setting;
    this.left = Array.from({ length: seats }, () => fullTime(setting));
    this.holidays = this.left.map(() => 0);
    this.at = at;
  }

  /** Clocks of their own that go on from here. */
  copy(): Clocks {
    const twin = new Clocks(this.setting, this.left.length, this.at);
    this.left.forEach((left, seat) => (twin.left[seat] = left));
    this.holidays.forEach((until, seat) => (twin.holidays[seat] = until));
    twin.running = this.running;
    twin.made = [...this.made];
    return twin;
  }

  /** Time passes for those whose clocks run. */
  advance(to: number): void {
    if (to <= this.at) return;
    for (let seat = 0; seat < this.left.length; seat++) {
      if (includes(this.running, seat)) this.add(seat, -this.spentBetween(seat, this.at, to));
    }
    this.at = to;
  }

  /** The host was away: this time counts for nobody who plays live. */
  skip(lost: number, to: number): void {
    if (this.setting.kind === 'live') this.at = Math.min(to, this.at + lost);
    this.advance(to);
  }

  /**
   * From now on these seats are waited for. A turn that ends or, by correspondence, a move that was made gives time
   * back.
   */
  wait(seats: SeatSet, mover?: Seat): void {
    if (this.setting.kind === 'none') return;
    const left = mover === undefined ? 0 : this.left[mover]!;
    for (let seat = 0; seat < this.left.length; seat++) {
      const was = includes(this.running, seat);
      const is = includes(seats, seat);
      if (this.setting.kind === 'correspondence' && is && (!was || seat === mover))
        this.left[seat] = fullTime(this.setting);
      if (this.setting.kind === 'live' && was && !is && seat === mover)
        this.add(seat, Math.round(this.setting.increment * SECOND));
    }
    if (mover !== undefined) {
      // Whoever thinks better of having finished gets nothing for it.
      if (!includes(this.running, mover) && includes(seats, mover)) this.revokeLast(mover);
      this.made.push({ seat: mover, left, gain: this.left[mover]! - left });
    }
    this.running = seats;
  }

  /**
   * The moves at these places were taken back, and what they brought with them. From now on these seats are waited for.
   */
  takeBack(places: readonly number[], seats: SeatSet): void {
    if (this.setting.kind === 'none') return;
    const taken = places.map((place) => this.made[place]!);
    this.made = this.made.filter((_, place) => !places.includes(place));
    this.wait(seats);
    for (const made of taken.toReversed()) this.revoke(made);
  }

  private revokeLast(mover: Seat): void {
    const last = this.made.findLast(({ seat }) => seat === mover);
    if (last) this.revoke(last);
  }

  private revoke({ seat, left, gain }: Made): void {
    const now = this.left[seat]!;
    if (this.setting.kind === 'correspondence') this.left[seat] = Math.min(now, left);
    else this.left[seat] = Math.max(now - gain, Math.min(now, LEAST));
  }

  giveGrace(seat: Seat): void {
    if (this.setting.kind === 'live') this.left[seat] = Math.max(this.left[seat]!, GRACE);
  }

  /** From now until then this seat's clock stands still. */
  rest(seat: Seat, until: number): void {
    this.holidays[seat] = until;
  }

  /** Whose time has run out by now. */
  flagged(at: number): Seat[] {
    if (this.setting.kind === 'none') return [];
    const hasNone = (left: number, seat: Seat): boolean => left - this.spentBetween(seat, this.at, at) <= 0;
    return this.left.flatMap((left, seat) => (includes(this.running, seat) && hasNone(left, seat) ? [seat] : []));
  }

  /** When the next clock runs out, if nothing happens before. */
  nextFlag(): number | undefined {
    if (this.setting.kind === 'none' || this.running === NOBODY) return undefined;
    return Math.min(...this.left.map((_, seat) => this.flagOf(seat)));
  }

  /** When this clock runs out, if nothing happens before; infinite where it does not run. */
  flagOf(seat: Seat): number {
    if (this.setting.kind === 'none' || !includes(this.running, seat)) return Infinity;
    const left = this.left[seat]!;
    const from = Math.max(this.at, this.holidays[seat]!);
    const quiet = this.setting.kind === 'correspondence' ? this.setting.quiet : undefined;
    return quiet ? afterWaking(from, left, quiet) : from + Math.max(0, left);
  }

  face(at: number): ClockFace | undefined {
    if (this.setting.kind === 'none') return undefined;
    const spent = (seat: Seat): number => (includes(this.running, seat) ? this.spentBetween(seat, this.at, at) : 0);
    const left = this.left.map((time, seat) => Math.max(0, time - spent(seat)));
    return { left, running: this.ticking(at), at };
  }

  /** Those that run, but for whoever is on holiday. */
  private ticking(at: number): SeatSet {
    return this.holidays.reduce((seats, until, seat) => (until > at ? seats & ~(1 << seat) : seats), this.running);
  }

  private add(seat: Seat, time: number): void {
    this.left[seat]! += time;
  }

  private spentBetween(seat: Seat, begin: number, to: number): number {
    const from = Math.max(begin, this.holidays[seat]!);
    if (to <= from) return 0;
    const quiet = this.setting.kind === 'correspondence' ? this.setting.quiet : undefined;
    return to - from - (quiet ? quietBetween(from, to, quiet) : 0);
  }
}

/** In whole milliseconds, whatever fractions an old table asks for: then nothing below is ever a fraction. */
function fullTime(setting: ClockSetting): number {
  if (setting.kind === 'live') return Math.round(setting.minutes * MINUTE);
  return setting.kind === 'correspondence' ? Math.round(setting.hours * HOUR) : 0;
}

const quietLength = ({ from, to }: QuietHours): number => ((((to - from) * MINUTE) % DAY) + DAY) % DAY;

/** How much of a stretch of time lies within quiet hours. */
function quietBetween(from: number, to: number, quiet: QuietHours): number {
  return quietUntil(to, quiet) - quietUntil(from, quiet);
}

/** All quiet time from the first quiet evening after 1970 to a moment. */
function quietUntil(at: number, quiet: QuietHours): number {
  const sinceStart = at + (quiet.zone - quiet.from) * MINUTE;
  const days = Math.floor(sinceStart / DAY);
  return days * quietLength(quiet) + Math.min(sinceStart - days * DAY, quietLength(quiet));
}

/** The first moment at which so much time outside quiet hours has passed. */
function afterWaking(at: number, time: number, quiet: QuietHours): number {
  if (time <= 0) return at;
  const asleep = quietLength(quiet);
  const awake = DAY - asleep;
  // Days are counted from where quiet hours begin: first they pass, then the day is awake to its end.
  const sinceStart = at + (quiet.zone - quiet.from) * MINUTE;
  const day = Math.floor(sinceStart / DAY);
  const due = Math.max(0, sinceStart - day * DAY - asleep) + time;
  // A clock that ends together with the day ends before the quiet hours, not after them.
  const days = Math.ceil(due / awake) - 1;
  return at + (day + days) * DAY + asleep + (due - days * awake) - sinceStart;
}
