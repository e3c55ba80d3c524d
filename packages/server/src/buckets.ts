import { Bucket, type Rate } from './bucket.ts';

/** Whoever comes under ever more names shall not cost memory too. */
const MOST_KEPT = 10_000;

/**
 * A bucket each for many. Of those that have not come for longest nothing is known any more once there are too many.
 */
export class Buckets {
  private readonly rate: Rate;
  private readonly byKey = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.rate = rate;
  }

  of(key: string): Bucket {
    const bucket = this.byKey.get(key) ?? new Bucket(this.rate);
    this.byKey.delete(key);
    this.byKey.set(key, bucket);
    if (this.byKey.size > MOST_KEPT) this.byKey.delete(this.byKey.keys().next().value as string);
    return bucket;
  }
}
