import { describe, expect, it } from 'vitest';
import { drawn, EMPTY_BOARD } from '../draw.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';

const nameOf = (seat: number): string => `player ${seat}`;
describe('refusals', () => {
  it('say what is needed and what there is', () => {
    const refusal = drawn(EMPTY_BOARD, { torticrane: 7, population: [5] }).why(0, 'build 7.1');
    expect(refusal).toEqual({ rule: 'GN-P2', key: 'population', need: 5, have: 4 });
    if (refusal === undefined) return;
    expect(en.refusal(refusal, nameOf)).toBe('Needs 5 inhabitants, 4 can be spent.');
    expect(fr.refusal(refusal, nameOf)).toBe('Il faut 5 habitants, vous pouvez en dépenser 4.');
    expect(de.refusal(refusal, nameOf)).toBe('Kostet 5 Einwohner, ausgeben kannst du 4.');
  });
});

describe('names', () => {
  it('tell cards of one name apart', () => {
    expect(en.move('project 1', nameOf)).toBe('complete Infirmary (straw · grass)');
    expect(fr.move('project 2', nameOf)).toBe('réaliser Infirmerie (paille · feuilles)');
    expect(de.move('keep 1 18', nameOf)).toBe('Markt und Gebietskontrolle (1 · 3) behalten');
  });
});
