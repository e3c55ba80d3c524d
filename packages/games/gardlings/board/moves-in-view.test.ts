import { expect, it } from 'vitest';
import { movesInView } from './moves-in-view.ts';

type Shown = Parameters<typeof movesInView>[0];

const inView = (legal: readonly string[], shown: { choice?: string; held?: string; chosen?: string } = {}): string[] =>
  movesInView({
    legal,
    choice: shown.choice,
    building: {
      held: shown.held === undefined ? undefined : { id: shown.held },
      chosen: shown.chosen === undefined ? undefined : { move: shown.chosen },
    },
  } as Shown);

it('between draws both buttons are spoken of, whatever a unicorn could do', () => {
  expect(inView(['draw', 'shift green-1-0 0 0 0', 'stop'])).toEqual(['draw', 'stop']);
});

it('of a tile in hand it is the place that is shown, or nothing', () => {
  expect(inView(['lay 0 0 0', 'lay 0 0 1'], { held: 'a', chosen: 'lay 0 0 1' })).toEqual(['lay 0 0 1']);
  expect(inView(['lay 0 0 0', 'lay 0 0 1'], { held: 'a' })).toEqual([]);
});

it('of creatures it is the pile that is looked at, of mutations the first until one is picked', () => {
  expect(inView(['buy pink1', 'pig'], { choice: 'pig' })).toEqual(['pig']);
  expect(inView(['buy pink1', 'pig'])).toEqual([]);
  const mutations = ['mutate p1 pink1 blue1', 'mutate p2 pink1 blue1'];
  expect(inView(mutations)).toEqual(mutations.slice(0, 1));
  expect(inView(mutations, { choice: mutations[1]! })).toEqual(mutations.slice(1));
});
