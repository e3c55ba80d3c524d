import { expect, it } from 'vitest';
import { Buckets } from './buckets.ts';

const makeBuckets = (): Buckets => new Buckets({ perSecond: 0, burst: 1 });

function comeUnderNames(buckets: Buckets, count: number): void {
  for (let i = 0; i < count; i++) buckets.of(`somebody ${i}`);
}

it('everybody has a bucket of their own', () => {
  const buckets = makeBuckets();
  expect(buckets.of('Anna').take()).toBe(true);
  expect(buckets.of('Anna').take()).toBe(false);
  expect(buckets.of('Bert').take()).toBe(true);
});

it('whoever has used theirs up is known however many names come after them, up to ten thousand', () => {
  const buckets = makeBuckets();
  buckets.of('Anna').take();
  comeUnderNames(buckets, 9999);
  expect(buckets.of('Anna').take()).toBe(false);
});

it('whoever keeps coming stays known, and whoever has not come for long is forgotten', () => {
  const buckets = makeBuckets();
  buckets.of('Anna').take();
  buckets.of('Bert').take();
  for (let round = 0; round < 4; round++) {
    for (let i = 0; i < 9000; i++) buckets.of(`${round} ${i}`);
    expect(buckets.of('Anna').take()).toBe(false);
  }
  expect(buckets.of('Bert').take()).toBe(true);
});
