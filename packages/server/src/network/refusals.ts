import type { Metrics } from '../metrics.ts';
import type { RefusalLog } from './refusal-log.ts';

/**
 * Why somebody is turned away, or sent away later. Logs and figures name these words, so that whoever watches them can
 * rely on them.
 */
export const REFUSALS = {
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
  guestRate: 'new guests come too fast',
  messageRate: 'messages come too fast',
  workRate: 'what is asked for takes too much time',
} as const;

export type RefusalReason = keyof typeof REFUSALS;

export interface Refused {
  readonly reason: RefusalReason;
  /** As `readAddress` writes it; empty where it is not known. */
  readonly address: string;
}

interface Parts {
  readonly log: RefusalLog;
  readonly metrics: Metrics;
}

/** The one place that learns of everybody who is turned away, and why: counts them, and writes it down. */
export class Refusals {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  note(refused: Refused): void {
    this.parts.metrics.countKind('potager_refusals_total', refused.reason);
    this.parts.log.write(refused);
  }
}
