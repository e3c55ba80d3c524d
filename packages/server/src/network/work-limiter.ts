import type { PersonId } from '@potager/table';
import { Buckets } from '../buckets.ts';

/** Who asks for something: a network, and somebody there unless nobody knows them. */
export interface Client {
  readonly person?: PersonId;
  readonly network: string;
}

interface Shares {
  /** Milliseconds of the main thread a second. */
  readonly perPerson: number;
  readonly perNetwork: number;
}

/** So many seconds' share at once. */
const BURST_SECONDS = 10;

/**
 * How much of the main thread's time each person and each network gets. Everyone waits for that thread: whatever it is
 * that somebody asks for, and however costly it turns out to be, what they get is their share and the others go on.
 * What is asked for is done first and counted afterwards, for nobody can tell before.
 */
export class WorkLimiter {
  private readonly people: Buckets;
  private readonly networks: Buckets;
  private isCounting = false;

  constructor({ perPerson, perNetwork }: Shares) {
    this.people = new Buckets({ perSecond: perPerson, burst: BURST_SECONDS * perPerson });
    this.networks = new Buckets({ perSecond: perNetwork, burst: BURST_SECONDS * perNetwork });
  }

  /** Whether somebody may ask for something now. */
  allows({ person, network }: Client): boolean {
    return this.networks.of(network).left > 0 && (person === undefined || this.people.of(person).left > 0);
  }

  /** Does what somebody asked for, which counts. What is done within it counts with it. */
  run<T>(client: Client, work: () => T): T {
    if (this.isCounting) return work();
    this.isCounting = true;
    const begun = performance.now();
    try {
      return work();
    } finally {
      this.isCounting = false;
      this.charge(client, performance.now() - begun);
    }
  }

  /** What was done for somebody later on. */
  charge({ person, network }: Client, milliseconds: number): void {
    this.networks.of(network).spend(milliseconds);
    if (person !== undefined) this.people.of(person).spend(milliseconds);
  }
}
