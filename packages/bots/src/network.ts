import { FEATURE_UNIT, type NetworkFile } from '@potager/kernel';
import { powerOf } from './power.ts';

/** Weights and what comes out of a layer: so much stands for one. */
const UNIT = 256;
const UNIT_SHIFT = 8;
/** Inputs times weights are brought back to units. */
const INPUT_SHIFT = 5;
/** What comes out of a layer is nothing below zero, and no more than this. */
const MOST = 16 * UNIT - 1;

/** What comes out at the end is a product of units: so much stands for one. */
const OUTPUT_UNIT = UNIT * UNIT;

/**
 * A small network of integers: two layers and an estimate for each seat. The same position gets the same figures, to
 * the bit, in every engine, because sums of integers depend neither on their order nor on rounding. Positions that are
 * asked for one after the other differ little (they are mostly the moves of one position), so the sums of the first
 * layer go on from the last one's.
 */
export class Network {
  readonly inputs: Int16Array;
  readonly outputs: Int32Array;
  private readonly first: number;
  private readonly second: number;
  private readonly weights: Int16Array;
  private readonly last: Int16Array;
  private readonly sums: Int32Array;
  private readonly sums2: Int32Array;

  /** Weights are those of the three layers, each after its biases, by what goes in and then by what comes out. */
  constructor([inputs, first, second]: readonly [number, number, number], seats: number, weights: Int16Array) {
    this.inputs = new Int16Array(inputs);
    this.last = new Int16Array(inputs);
    this.outputs = new Int32Array(seats);
    this.first = first;
    this.second = second;
    this.weights = weights;
    this.sums = new Int32Array(first);
    this.sums2 = new Int32Array(second);
    this.forget();
  }

  /** After weights were changed. */
  forget(): void {
    this.last.fill(0);
    for (let j = 0; j < this.first; j++) this.sums[j] = FEATURE_UNIT * this.weights[j]!;
  }

  /**
   * Everyone's share of the result, from 0 to 1 and together 1, from the viewer's place on, for what is in `inputs`.
   */
  estimate(values: Float64Array): void {
    this.sumFirst();
    this.sumSecond();
    const { outputs } = this;
    if (outputs.length === 1) {
      const power = powerOf(-Math.abs(outputs[0]!) / OUTPUT_UNIT);
      values[0] = outputs[0]! < 0 ? power / (1 + power) : 1 / (1 + power);
      return;
    }
    let most = outputs[0]!;
    for (let k = 1; k < outputs.length; k++) if (outputs[k]! > most) most = outputs[k]!;
    let sum = 0;
    for (let k = 0; k < outputs.length; k++) {
      const power = powerOf((outputs[k]! - most) / OUTPUT_UNIT);
      values[k] = power;
      sum += power;
    }
    for (let k = 0; k < outputs.length; k++) values[k] = values[k]! / sum;
  }

  private sumFirst(): void {
    const { inputs, last, sums, weights, first } = this;
    for (let i = 0; i < inputs.length; i++) {
      const change = inputs[i]! - last[i]!;
      if (change === 0) continue;
      last[i] = inputs[i]!;
      const at = first + i * first;
      for (let j = 0; j < first; j++) sums[j] = (sums[j]! + change * weights[at + j]!) | 0;
    }
  }

  private sumSecond(): void {
    const { sums, sums2, outputs, weights, first, second } = this;
    let at = first + this.inputs.length * first;
    for (let k = 0; k < second; k++) sums2[k] = UNIT * weights[at + k]!;
    at += second;
    for (let j = 0; j < first; j++, at += second) {
      const out = Math.min(sums[j]! >> INPUT_SHIFT, MOST);
      if (out <= 0) continue;
      for (let k = 0; k < second; k++) sums2[k] = (sums2[k]! + out * weights[at + k]!) | 0;
    }
    const seats = outputs.length;
    for (let k = 0; k < seats; k++) outputs[k] = UNIT * weights[at + k]!;
    at += seats;
    for (let j = 0; j < second; j++, at += seats) {
      const out = Math.min(sums2[j]! >> UNIT_SHIFT, MOST);
      if (out <= 0) continue;
      for (let k = 0; k < seats; k++) outputs[k] = (outputs[k]! + out * weights[at + k]!) | 0;
    }
  }
}

/** How many weights a network of this shape has. */
export const countWeights = ([inputs, first, second]: readonly [number, number, number], seats: number): number =>
  first + inputs * first + second + first * second + seats + second * seats;

/** A network from its file. Throws where the file is damaged. */
export function readNetwork({ layers, seats, weights, hash, game, run }: NetworkFile): Network {
  const bytes = decodeBase64(weights);
  if (bytes.length !== 2 * countWeights(layers, seats) || hashOf(bytes) !== hash)
    throw new Error(`the network of ${game} for ${seats} (${run}) is damaged`);
  const view = new DataView(bytes.buffer);
  return new Network(
    layers,
    seats,
    Int16Array.from({ length: bytes.length / 2 }, (_, n) => view.getInt16(2 * n, true)),
  );
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Every place that runs this has another way to do it; this is the same in all of them. */
function decodeBase64(text: string): Uint8Array {
  const end = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - end);
  for (let n = 0, bits = 0, held = 0, at = 0; at < bytes.length; n++) {
    bits = (bits << 6) | LETTERS.indexOf(text[n]!);
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = bits >> held;
    bits &= (1 << held) - 1;
  }
  return bytes;
}

/** FNV-1a: enough to notice a file that is cut short or was changed. */
export function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
