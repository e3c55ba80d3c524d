import type { FastifyBaseLogger } from 'fastify';
import { Bucket } from '../bucket.ts';

/** Why somebody is turned away, or sent away later. Logs and figures name these words, so that whoever watches them can rely on them. */
const REFUSALS = {
  banned: 'the host does not let this address in',
  crossSite: 'a page of another site asks',
  unreadable: 'what was sent cannot be read',
  slowRequest: 'a request did not come to its end',
  slowReader: 'what was sent is not read',
  silent: 'a socket does not answer',
  tooManyConnections: 'the server has no room for more connections',
  tooManyOfAddress: 'the address has too many connections',
  tooManyOfPerson: 'the person has too many sockets',
  connectionRate: 'connections come too fast',
  requestRate: 'requests come too fast',
  messageRate: 'messages come too fast',
} as const;

export type RefusalReason = keyof typeof REFUSALS;

interface Refused {
  readonly reason: RefusalReason;
  /** As `readAddress` writes it; empty where it is not known. */
  readonly address: string;
}

/** A flood must not fill the disk with lines about itself. */
const LINES_PER_SECOND = 20;
const LINES_AT_ONCE = 200;

/** The one place that learns of everybody who is turned away, and why: counts them, and writes it down. */
export class Refusals {
  private readonly log: FastifyBaseLogger;
  private readonly lines = new Bucket(LINES_PER_SECOND, LINES_AT_ONCE);
  private readonly counts = new Map<RefusalReason, number>();

  constructor(log: FastifyBaseLogger) {
    this.log = log;
  }

  note({ reason, address }: Refused): void {
    this.counts.set(reason, this.count(reason) + 1);
    if (this.lines.take()) this.log.info({ refused: reason, address }, REFUSALS[reason]);
  }

  /** How often it came to that. */
  count(reason: RefusalReason): number {
    return this.counts.get(reason) ?? 0;
  }
}
