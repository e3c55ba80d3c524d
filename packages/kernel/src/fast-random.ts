import { Random } from './random.ts';

const WARM_UP = 12;

/**
 * sfc32 (Chris Doty-Humphrey's small fast counting generator): 128 bits of state, a few instructions a number.
 * For search and tests, where speed counts and nobody tries to foresee it; never for real draws.
 */
export class FastRandom extends Random {
  private readonly words = new Int32Array(4);

  constructor(seed: number, stream = 0) {
    super();
    this.start(seed, stream, 0);
  }

  override next(): number {
    const { words } = this;
    const b = words[1]!;
    const c = words[2]!;
    const counter = words[3]!;
    const result = (words[0]! + b + counter) | 0;
    words[3] = counter + 1;
    words[0] = b ^ (b >>> 9);
    words[1] = (c + (c << 3)) | 0;
    words[2] = (((c << 21) | (c >>> 11)) + result) | 0;
    return result >>> 0;
  }

  override copy(): FastRandom {
    const twin = new FastRandom(0);
    twin.words.set(this.words);
    return twin;
  }

  override copyFrom(other: Random): void {
    if (!(other instanceof FastRandom)) throw new TypeError('a fast generator copies only its own kind');
    this.words.set(other.words);
  }

  override reseed(from: Random): void {
    this.start(from.next(), from.next(), from.next());
  }

  private start(a: number, b: number, c: number): void {
    this.words[0] = a;
    this.words[1] = b;
    this.words[2] = c;
    this.words[3] = 1;
    for (let i = 0; i < WARM_UP; i++) this.next();
  }
}
