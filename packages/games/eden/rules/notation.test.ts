import { legalMoves } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn, plays } from '../draw.ts';

describe('notation', () => {
  const position = drawn('a1 b1');

  it.each([
    'water C4',
    'grab G7',
    'with A1',
    'bid 25',
    'accept',
    'culture 7 C3 C4 D4',
    'sell 17',
    'buy 1',
    'done',
    'done C4',
    'draw',
    'draw C4',
  ])('reads and writes %s', (text) => {
    expect(position.makeMove(position.parseMove(text)!)).toBe(text);
  });

  it.each([
    'water',
    'water c4',
    'water C8',
    'water H1',
    'water 7',
    'bid',
    'bid 0',
    'bid 05',
    'bid -5',
    'bid 1e1',
    'bid 1000000',
    'culture 7 C4 C3 D4',
    'culture 7 C3 C4',
    'culture 18 A1 A2',
    'sell C4',
    'buy 0',
    'done 7',
    'done  C4',
    'draw 7',
    'accept ',
  ])('does not read %j', (text) => {
    expect(position.parseMove(text)).toBeUndefined();
    expect(position.why(0, text)).toMatchObject({ rule: text.startsWith('culture 7 C3') ? 'ED-U1' : 'notation' });
  });

  it('sorts legal moves by code point', () => {
    const many = drawn('a1 b1', { hands: ['A2 C1 B1 10 9 1'], mana: [100, 100, 100] });
    expect(legalMoves(many, 0)).toEqual(['done', 'done B1', 'sell 1', 'sell 10', 'sell 9', 'water A2', 'water C1']);
    plays(many, 'water C1', 'grab B1');
    expect(legalMoves(many, 0).slice(0, 3)).toEqual(['bid 10', 'bid 100', 'bid 15']);
  });

  it('lists what others may ask for in a trace', () => {
    expect(Object.keys(position.state()).slice(0, 7)).toEqual([
      'mana',
      'points',
      'hands',
      'tiles',
      'market',
      'deck',
      'discard',
    ]);
  });
});
