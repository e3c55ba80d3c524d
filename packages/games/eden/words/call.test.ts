import { attempt } from '@potager/kernel';
import { expect, test } from 'vitest';
import { drawn } from '../draw.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';

const nameOf = (seat: number): string => ['Ana', 'Ben', 'Chloé'][seat] as string;

test('an auction calls whoever has to answer, with what is attacked and the bid; a turn needs no such words', () => {
  const position = drawn('. b2\na1 b1', { hands: ['A1'] });
  for (const move of ['water A1', 'grab B1']) attempt(position, 0, move);
  expect(en.call?.(position.view(0), nameOf)).toBeUndefined();
  attempt(position, 0, 'grab B2');
  attempt(position, 0, 'bid 10');
  expect(en.call?.(position.view(1), nameOf)).toBe('Ana attacks B1 and B2, bidding 10 a point');
  expect(fr.call?.(position.view(1), nameOf)).toBe('Ana attaque B1 et B2 et offre 10 par point');
  expect(de.call?.(position.view(1), nameOf)).toBe('Ana greift B1 und B2 an und bietet 10 je Punkt');
  attempt(position, 1, 'bid 15');
  expect(en.call?.(position.view(0), nameOf)).toBe('Ben defends B1 and B2, bidding 15 a point');
});
