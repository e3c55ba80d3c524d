import { LANGUAGES } from '@potager/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from './registry.ts';

/** Areas, cells, cards and figures, as they stand in a text; a decimal comma is a point. */
const figuresIn = (text: string): string[] =>
  (text.match(/[A-G][1-7]\b|\d+(?:[.,]\d+)?/g) ?? []).map((figure) => figure.replace(',', '.')).toSorted();

describe.each(registry.filter(({ exercises }) => exercises))('the words of the exercises of $name', (entry) => {
  test('name the same figures and places in every language', async () => {
    const { graded, words } = (await entry.exercises!()).exercises;
    const [english, ...others] = await Promise.all(LANGUAGES.map(async (language) => words[language]()));
    for (const name of Object.keys((await graded()).exercises)) {
      for (const part of ['question', 'why'] as const) {
        const figures = figuresIn(english![name]![part]);
        for (const other of others)
          expect({ name, part, figures: figuresIn(other[name]![part]) }).toEqual({ name, part, figures });
      }
    }
  });
});
