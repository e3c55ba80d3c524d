import { describe, expect, it } from 'vitest';
import { grammarOf } from './grammar.ts';

describe('a language', () => {
  it.each([
    ['en', '0 gems', '1 gem', '2 gems', '1,200 gems'],
    ['fr', '0 gem', '1 gem', '2 gems', '1\u202f200 gems'],
    ['de', '0 gems', '1 gem', '2 gems', '1.200 gems'],
  ] as const)('counts as %s does', (language, ...counted) => {
    const { count } = grammarOf(language);
    expect([0, 1, 2, 1200].map((number) => count(number, 'gem', 'gems'))).toEqual(counted);
  });

  it.each([
    ['en', 'A, B and C', 'A or B'],
    ['fr', 'A, B et C', 'A ou B'],
    ['de', 'A, B und C', 'A oder B'],
  ] as const)('lists as %s does', (language, all, either) => {
    const grammar = grammarOf(language);
    expect(grammar.list(['A', 'B', 'C'])).toBe(all);
    expect(grammar.either(['A', 'B'])).toBe(either);
    expect(grammar.list(['A'])).toBe('A');
  });
});
