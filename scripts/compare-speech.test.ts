import { expect, test } from 'vitest';
import { compareSpeech } from './compare-speech.ts';

const told = ['Ada draws.', 'Your turn', 'Sprout draws.', 'Your turn'];

test('each thing once, in order, whatever else is said', () => {
  expect(
    compareSpeech(told, ['Loading', 'Ada draws.', 'Your turn', 'Draw button', 'Sprout draws.', 'Your turn']),
  ).toEqual([]);
});

test('what is missing, said again or too late is named', () => {
  expect(compareSpeech(told, ['Ada draws.', 'Your turn', 'Your turn'])).toEqual([
    'not spoken in its place: Sprout draws.',
  ]);
  expect(compareSpeech(told, ['Ada draws.', 'Ada draws.', 'Your turn', 'Sprout draws.', 'Your turn'])).toEqual([
    'spoken out of place or again: Ada draws.',
  ]);
  expect(compareSpeech(told, ['Your turn', 'Ada draws.', 'Sprout draws.', 'Your turn'])).toHaveLength(2);
});
