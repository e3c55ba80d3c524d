import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChaCha, chachaBlock } from './chacha.ts';
import { FastRandom } from './fast-random.ts';
import { NO_RANDOM, Random } from './random.ts';

/** Gives words from a list, so that every case can be tried. */
class Listed extends Random {
  private readonly words: readonly number[];
  used = 0;

  constructor(words: readonly number[]) {
    super();
    this.words = words;
  }

  override next(): number {
    const word = this.words[this.used++];
    if (word === undefined) throw new RangeError('no words left');
    return word;
  }

  override copy(): Random {
    return this;
  }

  override copyFrom(): void {}

  override reseed(): void {}
}

const secret = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const generators: readonly (readonly [string, () => Random])[] = [
  ['ChaCha', () => new ChaCha(secret(7))],
  ['FastRandom', () => new FastRandom(7)],
];

describe('below', () => {
  it.each([1, 2, 3, 7, 49, 66, 1000, 0x7fff, 0x8000])(
    'gives each number below %i exactly as often, over all 16-bit words',
    (n) => {
      const counts = new Int32Array(n);
      for (let high = 0; high < 0x10000; high++) {
        // A word that is rejected is followed by one that never is: the highest.
        const random = new Listed([high * 0x10000 + 0xabcd, 0xffff_ffff]);
        const drawn = random.below(n);
        if (random.used === 1) counts[drawn] = (counts[drawn] ?? 0) + 1;
      }
      expect(new Set(counts)).toEqual(new Set([Math.floor(0x10000 / n)]));
    },
  );

  it('draws again rather than favour a number, above 16 bits too', () => {
    const n = 0x8000_0001;
    expect(new Listed([0xffff_ffff, 5]).below(n)).toBe(5);
    expect(new Listed([n - 1]).below(n)).toBe(n - 1);
    expect(new Listed([0xffff_ffff]).below(0x1_0000_0000)).toBe(0xffff_ffff);
  });

  it.each([0, -1, 40_000.5, Number.NaN, 0x1_0000_0001])('refuses %d', (n) => {
    expect(() => new FastRandom(1).below(n)).toThrow(RangeError);
  });
});

describe.each(generators)('%s', (_name, make) => {
  it('fills sixty bins evenly (chi square, one chance in a million)', () => {
    const random = make();
    const draws = 120_000;
    const counts = new Int32Array(60);
    for (let i = 0; i < draws; i++) {
      const bin = random.below(60);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    const expected = draws / 60;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(120);
  });

  it('shuffles four items into each of their 24 orders equally often, and leaves the rest alone', () => {
    const random = make();
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const items = ['-', 'a', 'b', 'c', 'd', '+'];
      random.shuffle(items, 1, 5);
      seen.set(items.join(''), (seen.get(items.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    for (const [order, count] of seen) {
      expect(order).toMatch(/^-.{4}\+$/);
      expect(Math.abs(count - 1000)).toBeLessThan(200);
    }
  });

  it('a copy goes on alike and apart', () => {
    const random = make();
    for (let i = 0; i < 21; i++) random.next();
    const twin = random.copy();
    const other = make();
    other.copyFrom(random);
    const ahead = Array.from({ length: 40 }, () => random.next());
    expect(Array.from({ length: 40 }, () => twin.next())).toEqual(ahead);
    expect(Array.from({ length: 40 }, () => other.next())).toEqual(ahead);
  });

  it('reseeding makes it new, the same from the same numbers', () => {
    const reseeded = (seed: number): number[] => {
      const random = make();
      random.next();
      random.reseed(new FastRandom(seed));
      return Array.from({ length: 8 }, () => random.next());
    };
    expect(reseeded(1)).toEqual(reseeded(1));
    expect(reseeded(1)).not.toEqual(reseeded(2));
  });

  it('gives 32 unsigned bits', () => {
    const random = make();
    const words = Array.from({ length: 4000 }, () => random.next());
    expect(words.every((word) => Number.isInteger(word) && word >= 0 && word <= 0xffff_ffff)).toBe(true);
    for (let bit = 0; bit < 32; bit++) {
      const ones = words.filter((word) => ((word >>> bit) & 1) === 1).length;
      expect(Math.abs(ones - 2000)).toBeLessThan(200);
    }
  });
});

describe('ChaCha', () => {
  it('computes the block of RFC 8439, section 2.3.2', () => {
    const input = Int32Array.of(
      0x61707865,
      0x3320646e,
      0x79622d32,
      0x6b206574,
      0x03020100,
      0x07060504,
      0x0b0a0908,
      0x0f0e0d0c,
      0x13121110,
      0x17161514,
      0x1b1a1918,
      0x1f1e1d1c,
      0x00000001,
      0x09000000,
      0x4a000000,
      0x00000000,
    );
    const output = new Int32Array(16);
    chachaBlock(input, output);
    expect([...new Uint32Array(output.buffer)]).toEqual([
      0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3, 0x466482d2,
      0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    ]);
  });

  it('streams the keystream of an all-zero key and nonce, block after block (RFC 8439, A.1, vectors 1 and 2)', () => {
    const random = new ChaCha(secret(0));
    const words = Array.from({ length: 32 }, () => random.next());
    expect(words.slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
    expect(words.slice(16, 20)).toEqual([0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73]);
  });

  it('has a stream for each number: the last word of the nonce (RFC 8439, A.1, vector 5)', () => {
    const random = new ChaCha(secret(0), 0x02000000);
    expect([random.next(), random.next(), random.next(), random.next()]).toEqual([
      0x374dc6c2, 0x3736d58c, 0xb904e24a, 0xcd3f93ef,
    ]);
    const twin = random.copy();
    expect(twin.next()).toBe(random.next());
  });

  it('wants a secret of 32 bytes', () => {
    expect(() => new ChaCha(new Uint8Array(16))).toThrow(/32 bytes/);
  });

  it('gives other numbers for every secret', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(31), (bytes, at) => {
        const changed = Uint8Array.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ 1;
        const first = (from: Uint8Array): number[] => {
          const random = new ChaCha(from);
          return [random.next(), random.next()];
        };
        expect(first(bytes)).not.toEqual(first(changed));
      }),
    );
  });
});

it('generators of different kinds are not copied into each other', () => {
  expect(() => new FastRandom(1).copyFrom(new ChaCha(secret(1)))).toThrow(TypeError);
  expect(() => new ChaCha(secret(1)).copyFrom(new FastRandom(1))).toThrow(TypeError);
});

it('a replay has no chance to draw from', () => {
  expect(() => NO_RANDOM.below(6)).toThrow(/must not draw/);
});
