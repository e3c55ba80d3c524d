import { Bucket, type Rate } from './bucket.ts';

/** Whoever comes under ever more names shall not cost memory too: so many that came last are known, at most twice. */
const KEPT = 10_000;

/**
 * A bucket each for many. Of those that have not come for longest nothing is known any more once there are too many.
 * There are two maps, and the older one is dropped when the newer one is full: to keep one in order would take a
 * deletion and an insertion at every message.
 */
export class Buckets {
  private readonly rate: Rate;
  private recent = new Map<string, Bucket>();
  private older = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.rate = rate;
  }

  of(key: string): Bucket {
    return this.recent.get(key) ?? this.renew(key);
  }

  private renew(key: string): Bucket {
    const bucket = this.older.get(key) ?? new Bucket(this.rate);
    if (this.recent.size >= KEPT) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(key, bucket);
    return bucket;
  }
}
