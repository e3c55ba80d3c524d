import { parseRecord } from '@potager/kernel';
import { registry } from '@potager/games/registry';
import longGame from '../../../../../games/eden/fixtures/long-game.json';
import { describe, expect, it } from 'vitest';
import { drawCurve, sampleOf } from './curve.ts';

describe('points over time', () => {
  it('are those of every moment of a record, and end with its outcome', async () => {
    const { game } = await registry.find(({ name }) => name === 'eden')!.rules();
    const record = parseRecord(JSON.stringify(longGame));
    const curve = await drawCurve(game, record);
    expect(curve).toHaveLength(record.moves.length + 1);
    expect(curve[0]).toEqual(Array.from({ length: record.seats }, () => 0));
    expect(curve.at(-1)).toEqual(record.outcome?.scores);
  });

  it('are read at a few moments, the first and the last among them', () => {
    expect(sampleOf(101, 4)).toEqual([0, 25, 50, 75, 100]);
    expect(sampleOf(3, 8)).toEqual([0, 1, 2]);
    expect(sampleOf(1, 8)).toEqual([0]);
  });
});
