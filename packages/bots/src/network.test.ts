import { gzipSync } from 'node:zlib';
import { registry } from '@potager/games/registry';
import { FastRandom, type NetworkFile } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { countWeights, hashOf, Network, readNetwork } from './network.ts';
import { powerOf } from './power.ts';

const LAYERS = [20, 8, 4] as const;

function makeNetwork(seats: number, seed = 1): Network {
  const random = new FastRandom(seed);
  const weights = Int16Array.from({ length: countWeights(LAYERS, seats) }, () => random.below(400) - 200);
  return new Network(LAYERS, seats, weights);
}

function estimate(network: Network, inputs: readonly number[]): number[] {
  const values = new Float64Array(network.outputs.length);
  network.inputs.set(inputs);
  network.estimate(values);
  return [...values];
}

const somewhere = (seed: number): number[] => {
  const random = new FastRandom(seed, 7);
  return Array.from({ length: LAYERS[0] }, () => (random.below(3) === 0 ? random.below(200) - 60 : 0));
};

describe('a network', () => {
  it('gives everyone a share, all together one', () => {
    for (const seats of [2, 3, 4]) {
      const shares = estimate(makeNetwork(seats), somewhere(seats));
      expect(Math.min(...shares)).toBeGreaterThan(0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    }
  });

  it('gives whoever is alone a part of what there is to reach', () => {
    const [one, other] = [estimate(makeNetwork(1), somewhere(1)), estimate(makeNetwork(1), somewhere(2))];
    expect(one[0]).toBeGreaterThan(0);
    expect(one[0]).toBeLessThan(1);
    expect(one).not.toEqual(other);
  });

  it('says the same of a position whatever it was asked before', () => {
    const network = makeNetwork(3);
    for (let seed = 0; seed < 50; seed++) estimate(network, somewhere(seed));
    expect(estimate(network, somewhere(3))).toEqual(estimate(makeNetwork(3), somewhere(3)));
  });

  it('says the same figures in every engine: these', () => {
    const network = makeNetwork(2);
    const outputs = [1, 2, 3].map((seed) => {
      estimate(network, somewhere(seed));
      return [...network.outputs];
    });
    expect(outputs).toEqual([
      [-31715, 53804],
      [-40265, 45211],
      [-32782, -39524],
    ]);
  });

  it('is refused where its file is damaged', () => {
    const bytes = new Uint8Array(2 * countWeights([2, 1, 1], 2)).fill(7);
    const file: NetworkFile = {
      game: 'nim',
      rules: 1,
      seats: 2,
      run: 'none',
      layers: [2, 1, 1],
      hash: hashOf(bytes),
      weights: Buffer.from(bytes).toString('base64'),
    };
    expect(estimate(readNetwork(file), [1, 2])).toHaveLength(2);
    expect(() => readNetwork({ ...file, weights: file.weights.replace('B', 'C') })).toThrow('damaged');
    expect(() => readNetwork({ ...file, weights: file.weights.slice(0, -4) })).toThrow('damaged');
    expect(() => readNetwork({ ...file, layers: [3, 1, 1] })).toThrow('damaged');
  });
});

describe('powers of e', () => {
  it('are right to a thousandth, and never quite nothing', () => {
    for (const exponent of [0, -0.01, -0.5, -1, -3.3, -9]) {
      expect(powerOf(exponent) / Math.exp(exponent)).toBeCloseTo(1, 3);
    }
    expect(powerOf(-1e9)).toBeGreaterThan(0);
  });
});

describe.each(registry)('what was learnt of $name', ({ name, rules, bot }) => {
  it('fits the game, is whole, and takes at most 150 kB on its way', async () => {
    const { game } = await rules();
    const { learned } = (await bot?.())?.advice ?? {};
    for (const [seats, file] of Object.entries(learned?.networks ?? {})) {
      expect(game.seats).toContain(Number(seats));
      expect(file).toMatchObject({ game: name, seats: Number(seats) });
      expect(file.layers[0]).toBe(learned!.features.size);
      expect(() => readNetwork(file)).not.toThrow();
    }
    expect(gzipSync(JSON.stringify(learned?.networks ?? {})).length).toBeLessThan(150_000);
  });
});
