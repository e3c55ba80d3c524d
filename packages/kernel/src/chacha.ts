import { Random } from './random.ts';

const INPUT = 0;
const OUTPUT = 16;
const USED = 32;
const ROUNDS = 20;
const CONSTANTS = Int32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);

/**
 * ChaCha20 (RFC 8439) as a stream of random words, from a secret of 32 bytes: whoever sees draws, even all of them,
 * cannot tell the next one. The block counter has 64 bits; the nonce is the number of the stream: one secret has as
 * many independent streams as are needed.
 */
export class ChaCha extends Random {
  /** Sixteen input words, sixteen output words, and how many of these were used: one copy copies it all. */
  private readonly words = new Int32Array(33);

  constructor(secret: Uint8Array, stream = 0) {
    super();
    if (secret.length !== 32) throw new RangeError(`a secret has 32 bytes, not ${secret.length}`);
    const bytes = new DataView(secret.buffer, secret.byteOffset, 32);
    for (let i = 0; i < 8; i++) this.words[INPUT + 4 + i] = bytes.getInt32(4 * i, true);
    this.turnTo(stream);
  }

  /** Begins another stream of the same secret. */
  turnTo(stream: number): void {
    this.rewind();
    this.words[INPUT + 15] = stream;
  }

  override next(): number {
    const { words } = this;
    if (words[USED] === 16) this.refill();
    const used = words[USED]!;
    words[USED] = used + 1;
    return words[OUTPUT + used]! >>> 0;
  }

  override copy(): ChaCha {
    const twin = new ChaCha(new Uint8Array(32));
    twin.words.set(this.words);
    return twin;
  }

  override copyFrom(other: Random): void {
    if (!(other instanceof ChaCha)) throw new TypeError('a ChaCha generator copies only its own kind');
    this.words.set(other.words);
  }

  override reseed(from: Random): void {
    for (let i = 0; i < 8; i++) this.words[INPUT + 4 + i] = from.next();
    this.rewind();
  }

  private rewind(): void {
    const { words } = this;
    // Word by word: calling upon `set` and `fill` for four words takes longer than the words.
    for (let i = 0; i < 4; i++) {
      words[INPUT + i] = CONSTANTS[i]!;
      words[INPUT + 12 + i] = 0;
    }
    words[USED] = 16;
  }

  private refill(): void {
    const { words } = this;
    chachaBlock(words.subarray(INPUT, INPUT + 16), words.subarray(OUTPUT, OUTPUT + 16));
    const low = (words[INPUT + 12]! + 1) | 0;
    words[INPUT + 12] = low;
    if (low === 0) words[INPUT + 13]! += 1;
    words[USED] = 0;
  }
}

/** One block of ChaCha20: sixteen words in, sixteen words out. */
export function chachaBlock(input: Int32Array, output: Int32Array): void {
  output.set(input);
  for (let round = 0; round < ROUNDS; round += 2) {
    for (let i = 0; i < 4; i++) quarterRound(output, i, i + 4, i + 8, i + 12);
    for (let i = 0; i < 4; i++) quarterRound(output, i, ((i + 1) & 3) + 4, ((i + 2) & 3) + 8, ((i + 3) & 3) + 12);
  }
  for (let i = 0; i < 16; i++) output[i]! += input[i]!;
}

function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  addThenTurn(x, a, b, d, 16);
  addThenTurn(x, c, d, b, 12);
  addThenTurn(x, a, b, d, 8);
  addThenTurn(x, c, d, b, 7);
}

/** x[sum] += x[addend]; x[turned] = (x[turned] xor x[sum]) rotated left. */
function addThenTurn(x: Int32Array, sum: number, addend: number, turned: number, bits: number): void {
  x[sum]! += x[addend]!;
  const mixed = x[turned]! ^ x[sum]!;
  x[turned] = (mixed << bits) | (mixed >>> (32 - bits));
}
