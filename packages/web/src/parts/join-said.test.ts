import { expect, test } from 'vitest';
import { joinSaid } from './join-said.ts';

test('what is said together ends before the next begins', () => {
  expect(joinSaid(['Sprout attacks B6, bidding 15 a point', 'Your turn'])).toBe(
    'Sprout attacks B6, bidding 15 a point. Your turn',
  );
});

test('sentences stay as they are', () => {
  expect(joinSaid(['Ada ends the turn.', 'Who is next?', 'You!'])).toBe('Ada ends the turn. Who is next? You!');
  expect(joinSaid(['Your turn'])).toBe('Your turn');
});
