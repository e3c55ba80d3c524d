import { expect, it } from 'vitest';
import { makeSentence, sumUp } from './say-help.ts';

it('a reason becomes a sentence', () => {
  expect(makeSentence('en', 'completes Temple for 11 points')).toBe('Completes Temple for 11 points.');
  expect(makeSentence('fr', 'évite l’alerte')).toBe('Évite l’alerte.');
});

it('what matters most is said first, and no more than there is room for', () => {
  const reasons = ['brings 4 points', 'sends Iris to territory 3', 'costs 2 inhabitants', 'spends a ploy'];
  expect(sumUp('en', reasons)).toBe('Brings 4 points. Sends Iris to territory 3. Costs 2 inhabitants.');
  expect(sumUp('en', reasons, 50)).toBe('Brings 4 points. Sends Iris to territory 3.');
  expect(sumUp('en', reasons, 5)).toBe('Brings 4 points.');
  expect(sumUp('en', [])).toBe('');
});

it('what comes after something that has no room is not said either', () => {
  expect(sumUp('en', ['wins', 'sends everybody far away', 'costs 1'], 16)).toBe('Wins.');
});
