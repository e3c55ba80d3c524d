import { Bucket } from './bucket.ts';

/** Whoever comes from ever more networks shall not cost memory too. */
const MOST_KEPT = 10_000;

interface Speed {
  readonly perSecond: number;
  readonly burst: number;
}

/** How fast each network may do something. Of those that have not come for longest nothing is known any more once there are too many. */
export class Turnstile {
  private readonly speed: Speed;
  private readonly buckets = new Map<string, Bucket>();

  constructor(speed: Speed) {
    this.speed = speed;
  }

  /** Whether one more may pass now. */
  pass(network: string): boolean {
    const { perSecond, burst } = this.speed;
    const bucket = this.buckets.get(network) ?? new Bucket(perSecond, burst);
    this.buckets.delete(network);
    this.buckets.set(network, bucket);
    if (this.buckets.size > MOST_KEPT) this.buckets.delete(this.buckets.keys().next().value as string);
    return bucket.take();
  }
}
