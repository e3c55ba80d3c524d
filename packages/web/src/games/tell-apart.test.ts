import { cleanName, nameProblem } from '@potager/table';
import { expect, test } from 'vitest';
import { words as de } from '../words/de.ts';
import { words as en } from '../words/en.ts';
import { words as fr } from '../words/fr.ts';
import { tellApart } from './tell-apart.ts';

test.each([en, fr, de])('nobody can be called what the page calls nobody in particular', (words) => {
  for (const label of [words.openChair, words.seat(1), words.someone, words.bot, words.gallery]) {
    expect([label, nameProblem(cleanName(label))]).toEqual([label, 'reserved']);
  }
});

test('names that look the same are told apart by numbers, and numbers by further ones', () => {
  expect(tellApart('Ann', [])).toBe('Ann');
  expect(tellApart('Апп', ['Ann'])).toBe('Апп 2');
  expect(tellApart('Ann', ['Ann', 'Ann 2'])).toBe('Ann 3');
  expect(tellApart('Ann 2', ['Ann', 'Ann 2'])).toBe('Ann 2 2');
});
