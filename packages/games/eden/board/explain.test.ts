import { legalMoves, type Seat } from '@potager/kernel';
import { describe, expect, test } from 'vitest';
import { drawn, plays } from '../draw.ts';
import { words } from '../words/en.ts';
import { explainThing } from './explain.ts';
import { speakingOf } from './spoken-of.ts';
import type { Table } from './table.ts';
import { labels as de } from './words/de.ts';
import { labels as en } from './words/en.ts';
import { labels as fr } from './words/fr.ts';

const position = drawn('. b3 .\na1 a2', { hands: ['A1 4'], market: '1', mana: [100, 100, 100] });
plays(position, 'water A1', 'grab B1', 'bid 10');

/** What an explanation asks of the table. */
const seenBy = (me: Seat, labels = en): Table =>
  ({
    view: position.view(me),
    legal: legalMoves(position, me),
    labels,
    words,
    me,
    choice: {},
    recent: new Set(),
    nameOf: (seat: Seat) => ['Ana', 'Ben', 'Chloé'][seat],
    preview: (move: string) => {
      const parsed = position.parseMove(move);
      return parsed !== undefined && legalMoves(position, me).includes(move) ? position.preview(me, parsed) : undefined;
    },
    why: (move: string) => position.why(me, move),
  }) as unknown as Table;

const THINGS =
  'cell A1, cell B1, cell C1, hand 4, hand G7, market 1, marketplace, piles, player 1, track 1, points 0, mana 0, mana 1, ' +
  'cards 2, supply 0, sealed, bid, side attacker, side defender, stakes';

describe('what is this?', () => {
  test.each(THINGS.split(', '))('%s says what it is, in one’s turn or not, in all languages', (thing) => {
    for (const labels of [en, fr, de]) {
      const answers = [0, 1, 2].map((me) => explainThing(seenBy(me, labels), thing));
      for (const said of answers) {
        expect(said?.title).not.toBe('');
        expect(said?.text.length).toBeGreaterThan(20);
        expect(said?.rule).toMatch(/^ED-/);
      }
    }
  });

  test('a tile: whose, its level, what it is worth', () => {
    const said = explainThing(seenBy(0), 'cell B1');
    expect(said?.title).toBe('B1: tile of Ben, level 3');
    expect(said?.figures).toEqual(['B1, tile of Ben, level 3, 1 white, 2 red, under attack']);
  });

  test('ED-S2 mana: one’s own with its income, the others’ as a secret', () => {
    expect(explainThing(seenBy(0), 'mana 0')?.figures).toEqual(['100 mana', 'income 5']);
    expect(explainThing(seenBy(1), 'mana 0')?.figures).toBeUndefined();
  });

  test('a player and a side of an auction light their tiles', () => {
    expect(explainThing(seenBy(2), 'player 0')?.places).toEqual(['A1', 'A2', 'B2']);
    expect(explainThing(seenBy(2), 'side defender')?.places).toEqual(['B1']);
  });

  test('what is unknown is not explained', () => {
    expect(explainThing(seenBy(0), 'nothing')).toBeUndefined();
  });
});

test('a line of the log lights its cells, a line of the score sheet its tiles', () => {
  const { event, score } = speakingOf(position.view(0));
  expect(event({ key: 'watered', seat: 0, cell: 'A1' })).toEqual(['A1']);
  expect(event({ key: 'finished', seat: 0 })).toEqual([]);
  expect(score({ rule: 'ED-K4', key: 'tiles', level: 1, tiles: 2, points: 2 }, 0)).toEqual(['A1', 'A2']);
});
