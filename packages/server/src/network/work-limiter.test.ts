import { expect, test } from 'vitest';
import { WorkLimiter } from './work-limiter.ts';

const work = (milliseconds: number) => (): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

const EVE = { person: 'eve', network: 'here' };

test('whoever has had their share waits, and nobody else does', () => {
  const limiter = new WorkLimiter({ perPerson: 1, perNetwork: 1000 });
  limiter.run(EVE, work(2));
  expect(limiter.allows(EVE)).toBe(true);
  limiter.run(EVE, work(10));
  expect(limiter.allows(EVE)).toBe(false);
  expect(limiter.allows({ person: 'ann', network: 'here' })).toBe(true);
  expect(limiter.allows({ network: 'here' })).toBe(true);
});

test('many at one address share what the address gets', () => {
  const limiter = new WorkLimiter({ perPerson: 1000, perNetwork: 1 });
  for (const person of ['eve', 'mallory', 'trudy']) limiter.run({ person, network: 'here' }, work(5));
  expect(limiter.allows({ person: 'oscar', network: 'here' })).toBe(false);
  expect(limiter.allows({ network: 'here' })).toBe(false);
  expect(limiter.allows({ person: 'ann', network: 'there' })).toBe(true);
});

test('what is done within something counts once, and what fails counts too', () => {
  const limiter = new WorkLimiter({ perPerson: 1, perNetwork: 1000 });
  expect(limiter.run(EVE, () => limiter.run(EVE, () => 'done'))).toBe('done');
  const fail = (): never => {
    work(12)();
    throw new Error('failed');
  };
  expect(() => limiter.run(EVE, fail)).toThrow('failed');
  expect(limiter.allows(EVE)).toBe(false);
});
