import { describe, expect, test } from 'vitest';
import type { View } from '../rules/kinds.ts';
import { words } from '../words/en.ts';
import { explainThing } from './explain.ts';
import { makeGarden } from './garden.ts';
import type { Table } from './table.ts';
import { labels } from './words/en.ts';

const seat = { status: 'building', coins: 2, gems: 5, bag: ['gnome-01'], hand: null, alarm: false };
const garden = makeGarden([{ id: 'gnome-03', x: 0, y: 0, r: 0 }], []);
const view = { expert: false, target: 17, phase: 'build', seats: [seat], rewards: [] } as unknown as View;
const table = { labels, names: words.names, words, view, gardens: [garden], nameOf: () => 'Ada' } as unknown as Table;

describe('what is this?', () => {
  test('a mushroom head says what it does and which of its slots are joined by a line', () => {
    const said = explainThing(table, 'tile blue-09');
    expect(said).toMatchObject({ text: labels.powers.mushroom, rule: 'GL-C3' });
    expect(said?.figures?.[0]).toContain('a line joins a pink half on the right and a blue half below');
    expect(said?.figures).toContain('Costs 7 gems.');
  });

  test('a laid tile says how many of its gems are complete', () => {
    expect(explainThing(table, 'tile gnome-03')?.figures).toContain('0 gems complete at its edges');
  });

  test('figures say how it stands', () => {
    expect(explainThing(table, 'gems 0')?.figures).toEqual(['5 of 17 gems']);
    expect(explainThing(table, 'gnomes 0')?.figures).toEqual(['1 gnome, the alarm comes at 6']);
    expect(explainThing(table, 'coins 0')?.figures).toEqual(['2 coins']);
  });

  test('what nobody knows is not explained', () => {
    expect(explainThing(table, 'weather')).toBeUndefined();
    expect(explainThing(table, 'line 0 3')).toBeUndefined();
  });
});
