import { describe, expect, test } from 'vitest';
import { drawn, plays } from '../draw.ts';
import { isByMana, sayEnding, winnersOf } from './winners.ts';
import { labels } from './words/en.ts';

const HANDS = ['A1 A2 A3 A4 A5', 'B1 B2 B3 B4 B5', 'C1 C2 C3 C4 C5'];

/** Passed out with equal points of seats 0 and 1, as each of them sees it. */
const ended = (rules: number) =>
  [0, 1, 2].map((seat) =>
    plays(drawn('a2 b2 c1', { rules, hands: HANDS, mana: [50, 55, 200], idle: 5 }), 'done').view(seat),
  );

describe('who has won', () => {
  test('equal points share, whatever of the mana one knows', () => {
    for (const view of ended(2) as Parameters<typeof winnersOf>[0][]) {
      expect(winnersOf(view)).toEqual([0, 1]);
      expect(isByMana(view)).toBe(false);
      expect(sayEnding(labels, view)).toBe(
        'Two rounds passed without a card played: most points win; equal points share.',
      );
    }
  });

  test('in rules 1 most mana decided, and that is said', () => {
    for (const view of ended(1) as Parameters<typeof winnersOf>[0][]) {
      expect(winnersOf(view)).toEqual([1]);
      expect(sayEnding(labels, view)).toBe('Two rounds passed without a card played: most points, then most mana.');
    }
  });
});
