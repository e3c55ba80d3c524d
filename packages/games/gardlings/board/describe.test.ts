import { describe, expect, test } from 'vitest';
import { words as german } from '../words/de.ts';
import { words as english } from '../words/en.ts';
import { words as french } from '../words/fr.ts';
import { sayLaid, sayPlace, saySlots, sayTile } from './describe.ts';
import { makeGarden } from './garden.ts';
import { labels as de } from './words/de.ts';
import { labels as en } from './words/en.ts';
import { labels as fr } from './words/fr.ts';

const speech = { labels: en, names: english.names };
const garden = makeGarden(
  [
    { id: 'pig-01', x: 0, y: 0, r: 0 },
    { id: 'pig-07', x: 0, y: 1, r: 0 },
  ],
  [
    { rule: 'GL-B3', key: 'gem', points: 1, colour: 'blue', between: ['pig-01', 'pig-07'], x: 0, y: 0, side: 'below' },
    { rule: 'GL-B3', key: 'gem', points: 1, colour: 'blue', between: ['pig-01', 'pig-07'], x: 1, y: 0, side: 'below' },
  ],
);

describe('in words', () => {
  test('a tile is its kind, its number and its creature', () => {
    expect(sayTile(speech, 'green-11')).toBe('green tile 11, mushroom head');
    expect(sayTile(speech, 'double-03')).toBe('double gnome 3');
  });

  test('its slots are told around it as it is turned', () => {
    expect(saySlots(speech, { id: 'green-11', x: 0, y: 0, r: 0 })).toBe(
      'above a pink half, a yellow half; on the right a pink half; below a blue half, a blue half; on the left an ' +
        'empty connection; a line joins a pink half above and a yellow half above',
    );
    expect(saySlots(speech, { id: 'pig-01', x: 0, y: 0, r: 2 })).toContain('on the left a pink half');
  });

  test('a place says what the tile would touch', () => {
    const said = sayPlace(speech, garden, { id: 'gnome-01', x: 0, y: 2, r: 0 });
    expect(said).toMatch(/^column 0, row 2, not turned; above .* – lucky pig 7; above .* – lucky pig 7$/);
  });

  test('a laid tile says how many of its gems are complete', () => {
    expect(sayLaid(speech, garden, garden.tiles[0] as (typeof garden.tiles)[number])).toMatch(
      /^lucky pig 1, column 0, row 0, not turned: .* Complete here: 2 gems\.$/,
    );
  });

  test.each([
    ['French', fr, french, 'tuile verte 11, tête de champignon'],
    ['German', de, german, 'Grün 11, Pilzkopf'],
  ])('in %s too', (_language, labels, words, said) => {
    expect(sayTile({ labels, names: words.names }, 'green-11')).toBe(said);
  });
});
