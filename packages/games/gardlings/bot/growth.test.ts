import { describe, expect, it } from 'vitest';
import { drawTable } from '../draw.ts';
import { growth } from './growth.ts';
import { drawGain } from './stopping.ts';
import { wall } from '../playing.ts';

/** Rounds to the victory with this bag. */
function roundsWith(...bag: string[]): number {
  growth.read(drawTable({ seats: [{ bag }] }).memory, 0);
  return growth.rounds();
}

const pigs = (count: number): string[] => Array.from({ length: count }, () => 'pig');

describe('the way to the victory tile', () => {
  it('is shorter with more tiles, more gem halves and more coins', () => {
    expect(roundsWith(...pigs(4))).toBeLessThan(roundsWith(...pigs(2)));
    expect(roundsWith('green-01 pig YYYYYY')).toBeLessThan(roundsWith('green-01 pig YY....'));
    const poor = roundsWith('pig');
    growth.read(drawTable({ seats: [{ bag: ['pig'], coins: 5 }] }).memory, 0);
    expect(growth.rounds()).toBeLessThan(poor);
  });

  it('is none with the target in the garden, and shorter the dearer the tile that the gems buy', () => {
    growth.read(drawTable({ seats: [{ bag: ['pig'] }] }).memory, 0);
    expect(growth.roundsAfter(17)).toBe(0);
    expect(growth.roundsAfter(16)).toBeGreaterThan(1);
    expect(growth.roundsAfter(14)).toBeLessThan(growth.roundsAfter(3));
  });
});

describe('drawing on', () => {
  it('is right where no tile can raise the alarm', () => {
    const { memory } = drawTable({ seats: [{ garden: wall(3), bag: ['pig', 'pig', 'pig'] }] });
    expect(drawGain(memory, 0, 2)).toBeGreaterThan(0);
  });

  it('is wrong where every tile raises it: the loss is that of three gems', () => {
    const gnomes = { a: 'double YYYYYY', b: 'double YYYYYY', c: 'gnome YYYYYY' };
    const { memory } = drawTable({ seats: [{ garden: wall(3), tiles: gnomes, bag: ['gnome'] }] });
    growth.read(memory, 0);
    const gems = memory.gems(0);
    expect(drawGain(memory, 0, 2)).toBeCloseTo(growth.roundsAfter(gems) - growth.roundsAfter(gems - 3));
    expect(drawGain(memory, 0, 2)).toBeLessThan(0);
  });

  it('weighs both by their odds: one draw of two', () => {
    const gnomes = { a: 'double YYYYYY', b: 'double YYYYYY', c: 'gnome YYYYYY' };
    const { memory } = drawTable({ seats: [{ garden: wall(3), tiles: gnomes, bag: ['gnome', 'pig'] }] });
    growth.read(memory, 0);
    const gems = memory.gems(0);
    const laid = growth.roundsAfter(gems + 2);
    const alarm = growth.roundsAfter(gems - 3);
    expect(drawGain(memory, 0, 2)).toBeCloseTo(growth.roundsAfter(gems) - (laid + alarm) / 2);
  });
});
