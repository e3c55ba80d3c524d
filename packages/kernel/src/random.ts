/**
 * A source of chance. Positions own one and copy it with themselves, so that a copy goes on exactly as the original
 * would. Two kinds exist: `ChaCha` for real draws, which nobody can foresee, and `FastRandom` for search.
 */
export abstract class Random {
  /** The next 32 random bits, as an unsigned integer. */
  abstract next(): number;

  /** An independent generator that will give the same numbers. */
  abstract copy(): Random;

  /** Takes over the state of another generator of the same kind. */
  abstract copyFrom(other: Random): void;

  /** Starts afresh from numbers drawn from another generator. */
  abstract reseed(from: Random): void;

  /** A whole number from 0 to n − 1, each exactly as likely as the others; n is a whole number, 1 ≤ n ≤ 2³². */
  below(n: number): number {
    if (!(n >= 1 && n <= 0x8000)) return this.belowLarge(n);
    // Lemire's multiplication with 16 random bits: everything stays a small integer.
    let product = (this.next() >>> 16) * n;
    if ((product & 0xffff) < n) {
      const reject = 0x10000 % n;
      while ((product & 0xffff) < reject) product = (this.next() >>> 16) * n;
    }
    return product >>> 16;
  }

  /** Shuffles items[from … to − 1] in place, every order equally likely (Fisher and Yates). */
  shuffle(items: Shufflable, from = 0, to: number = items.length): void {
    for (let last = to - 1; last > from; last--) {
      const other = from + this.below(last - from + 1);
      const held = items[last] as never;
      items[last] = items[other];
      items[other] = held;
    }
  }

  private belowLarge(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) throw new RangeError(`below(${n}): want 1 to 2³²`);
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let bits = this.next();
    while (bits >= limit) bits = this.next();
    return bits % n;
  }
}

/** Arrays and typed arrays alike. */
interface Shufflable {
  readonly length: number;
  [index: number]: unknown;
}

/** For replaying records, which need no generator: asking it for chance is a defect of the game. */
class NoRandom extends Random {
  override next(): number {
    throw new Error('a replay must not draw: its chance is written in the record');
  }

  override copy(): Random {
    return this;
  }

  override copyFrom(): void {}

  override reseed(): void {}
}

export const NO_RANDOM: Random = new NoRandom();
