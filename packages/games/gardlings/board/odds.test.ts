import { describe, expect, test } from 'vitest';
import { percent } from '../reasons/percent.ts';
import { countFigures } from './odds.ts';

describe('odds', () => {
  test('count creatures, and tell two gnomes from one', () => {
    const bag = ['gnome-01', 'gnome-02', 'double-01', 'pig-03', 'green-01', 'green-06'];
    expect(countFigures(bag)).toEqual([
      { figure: 'pig', count: 2 },
      { figure: 'gnome', count: 2 },
      { figure: 'double', count: 1 },
      { figure: 'gardener', count: 1 },
    ]);
  });

  test('never call certain what is not, nor impossible what can happen', () => {
    expect([percent(0, 8), percent(1, 8), percent(8, 8)]).toEqual([0, 13, 100]);
    expect([percent(1, 400), percent(399, 400), percent(0, 0)]).toEqual([1, 99, 0]);
  });
});
