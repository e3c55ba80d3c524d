import { expect, test } from 'vitest';
import { isFound, parseQuery, splitAtFound } from './search.ts';

test('all words are looked for, capitals and accents or not', () => {
  expect(isFound(parseQuery('etage TOIT'), 'Un toit au dernier étage')).toBe(true);
  expect(isFound(parseQuery('etage cave'), 'Un toit au dernier étage')).toBe(false);
  expect(isFound(parseQuery('gn-c4'), 'GN-C4', 'Another floor')).toBe(true);
  expect(isFound(parseQuery('  '), 'anything')).toBe(true);
});

test('what was found is told apart in the text as it stands', () => {
  expect(splitAtFound(parseQuery('etage'), 'Un Étage, deux étages')).toEqual(['Un ', 'Étage', ', deux ', 'étage', 's']);
  expect(splitAtFound(parseQuery('(3 + 4)'), 'bring (3 + 4) × 2').join('')).toBe('bring (3 + 4) × 2');
  expect(splitAtFound([], 'all of it')).toEqual(['all of it']);
});
