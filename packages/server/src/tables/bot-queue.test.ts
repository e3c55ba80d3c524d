import { expect, test } from 'vitest';
import { BotQueue, type Waiting } from './bot-queue.ts';

interface Named extends Waiting {
  readonly name: string;
}

const question = (owner: string, name: string, isAttended = true): Named => ({
  owner,
  name,
  isAttended: () => isAttended,
});

function takeAll(queue: BotQueue<Named>, isUnattendedAllowed = true): string[] {
  const names: string[] = [];
  for (;;) {
    const next = queue.take({ isUnattendedAllowed });
    if (next === undefined) return names;
    names.push(next.name);
  }
}

test('one owner after the other, however many questions each has', () => {
  const queue = new BotQueue<Named>();
  for (const name of ['e1', 'e2', 'e3', 'e4']) queue.add(question('eve', name));
  queue.add(question('ann', 'a1'));
  queue.add(question('ben', 'b1'));
  queue.add(question('ann', 'a2'));
  expect(queue.size).toBe(7);
  expect(takeAll(queue)).toEqual(['e1', 'a1', 'b1', 'e2', 'a2', 'e3', 'e4']);
  expect(queue.size).toBe(0);
});

test('whoever asks once at a time waits for one question of each other owner at most', () => {
  const queue = new BotQueue<Named>();
  for (let i = 0; i < 100; i++) for (const owner of ['eve', 'mallory']) queue.add(question(owner, owner));
  for (let i = 0; i < 10; i++) {
    queue.add(question('ann', 'ann'));
    const turns = Array.from({ length: 3 }, () => queue.take({ isUnattendedAllowed: true })?.name);
    expect(turns).toContain('ann');
  }
});

test('what nobody looks at waits, but not for ever', () => {
  const queue = new BotQueue<Named>();
  for (let i = 0; i < 20; i++) queue.add(question('eve', 'nobody', false));
  for (let i = 0; i < 40; i++) queue.add(question('ann', 'somebody'));
  const first = takeAll(queue).slice(0, 40);
  expect(first.slice(0, 7)).not.toContain('nobody');
  expect(first.filter((name) => name === 'nobody')).toHaveLength(5);
});

test('what nobody looks at is taken at once where nothing else waits, unless no thread is left for it', () => {
  const queue = new BotQueue<Named>();
  queue.add(question('eve', 'nobody', false));
  expect(takeAll(queue, false)).toEqual([]);
  expect(takeAll(queue)).toEqual(['nobody']);
});

test('whoever comes to look while a question waits makes it count', () => {
  const queue = new BotQueue<Named>();
  let isThere = false;
  queue.add({ owner: 'ann', name: 'mine', isAttended: () => isThere });
  queue.add(question('eve', 'first'));
  queue.add(question('eve', 'second'));
  expect(queue.take({ isUnattendedAllowed: true })?.name).toBe('first');
  isThere = true;
  expect(queue.take({ isUnattendedAllowed: true })?.name).toBe('mine');
});
