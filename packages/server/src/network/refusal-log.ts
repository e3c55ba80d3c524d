import type { FastifyBaseLogger } from 'fastify';
import { Bucket } from '../bucket.ts';
import { networkOf, regionOf } from '../http/caller.ts';
import type { LogAddresses } from '../settings.ts';
import { REFUSALS, type Refused } from './refusals.ts';

/** So often, at most, there is a line about the same network and reason. */
const PAUSE_MS = 5000;
/** A flood from many networks must not fill the disk with lines about itself either. */
const LINES_PER_SECOND = 20;
const LINES_AT_ONCE = 200;
const MOST_KEPT = 10_000;

interface Told {
  readonly at: number;
  /** Since then. */
  times: number;
}

/**
 * Writes down who is turned away: the first time at once, then every few seconds with how often it was. The form of a
 * line is a promise: programs such as fail2ban read it.
 */
export class RefusalLog {
  private readonly log: FastifyBaseLogger;
  private readonly how: LogAddresses;
  private readonly lines = new Bucket({ perSecond: LINES_PER_SECOND, burst: LINES_AT_ONCE });
  /** By network and reason, in the order they were last told. */
  private readonly told = new Map<string, Told>();

  constructor(log: FastifyBaseLogger, how: LogAddresses) {
    this.log = log;
    this.how = how;
  }

  write({ reason, address }: Refused): void {
    const key = `${reason} ${networkOf(address)}`;
    const now = performance.now();
    const last = this.told.get(key);
    if (last !== undefined && now - last.at < PAUSE_MS) {
      last.times++;
      return;
    }
    if (!this.lines.take()) return;
    this.told.delete(key);
    this.told.set(key, { at: now, times: 0 });
    if (this.told.size > MOST_KEPT) this.told.delete(this.told.keys().next().value as string);
    const times = (last?.times ?? 0) + 1;
    this.log.warn({ refused: reason, ...this.describe(address), times }, REFUSALS[reason]);
  }

  private describe(address: string): { readonly address?: string } {
    if (this.how === 'none') return {};
    return { address: this.how === 'full' ? address : regionOf(address) };
  }
}
