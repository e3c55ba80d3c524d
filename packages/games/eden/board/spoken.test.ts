import { attempt, legalMoves } from '@potager/kernel';
import { describe, expect, test } from 'vitest';
import { drawn } from '../draw.ts';
import { words } from '../words/en.ts';
import type { Choice } from './choice.ts';
import { sayCard, sayCell, sayPreview, sayTaken } from './spoken.ts';
import { labels as de } from './words/de.ts';
import { labels as en } from './words/en.ts';
import { labels as fr } from './words/fr.ts';

type Position = ReturnType<typeof drawn>;

const seen = (position: Position, choice: Choice = {}, labels = en): Parameters<typeof sayCell>[0] => ({
  view: position.view(0),
  legal: legalMoves(position, 0),
  choice,
  labels,
  me: 0,
  recent: new Set(['B1']),
  nameOf: (seat) => ['Ana', 'Ben', 'Chloé'][seat] as string,
  words,
  preview: (move) => position.preview(0, position.parseMove(move)!),
  why: (move) => position.why(0, move),
});

const start = drawn('. b3\na1 a1', { hands: ['A1 B1 1'], market: '4' });

describe('a cell in words', () => {
  test('says what it is, whose, what it is worth and what can be done', () => {
    const table = seen(start);
    expect(sayCell(table, 'A1')).toBe('A1, bare earth, you can irrigate it');
    expect(sayCell(table, 'B1')).toBe('B1, tile of Ben, level 3, 1 white, 2 red, just changed');
    expect(sayCell(table, 'A2')).toBe('A2, your tile, level 1, 1 white, 0 red');
    expect(sayCell(seen(start, {}, fr), 'B1')).toContain('tuile appartenant à Ben, niveau 3');
    expect(sayCell(seen(start, {}, de), 'A2')).toContain('dein Plättchen, Stufe 1');
  });

  test('says how a chosen culture card would lie', () => {
    const table = seen(start, { card: '1', pins: ['A2'] });
    expect(sayCell(table, 'A2')).toContain('the culture card fits here, chosen, in the arrangement in view');
  });

  test('says its part in a land grab', () => {
    const position = drawn('. b2\na1', { hands: ['A1'] });
    for (const move of ['water A1', 'grab B1', 'with A2']) attempt(position, 0, move);
    const table = seen(position);
    expect(sayCell(table, 'A1')).toContain('just irrigated');
    expect(sayCell(table, 'B1')).toContain('under attack');
    expect(sayCell(table, 'A2')).toContain('supports the attack');
  });
});

test('a card in words says what it is good for', () => {
  const table = seen(start);
  expect(sayCard(table, 'A1', false)).toBe('Irrigation card A1, you can irrigate it');
  expect(sayCard(table, 'B1', false)).toBe(
    'Irrigation card B1, its cell is taken, can be discarded when the turn ends',
  );
  expect(sayCard(table, '1', false)).toBe('Culture card 1: domino, 2 cells, sells for 20, fits in 1 place');
  expect(sayCard(table, '4', true)).toBe('Culture card 4: straight tromino, 3 cells, costs 40');
});

test('ED-T4 drawing first is foreseen, and afterwards the end of the turn says that the card is drawn', () => {
  const position = drawn('. b3\na1 a1', { hands: ['A1 B1 1'], market: '4' });
  const lines = (move: string): string[] => sayPreview(seen(position), position.preview(0, position.parseMove(move)!));
  expect(lines('draw')).toEqual(['you draw a card; after that you can only buy and sell']);
  expect(lines('done')).toContain('you draw a card');
  attempt(position, 0, 'draw B1');
  expect(lines('done')).toContain('your card is drawn already');
  expect(sayCard(seen(position), '1', false)).toBe(
    'Culture card 1: domino, 2 cells, sells for 20. ' +
      'You have drawn your card: you may buy and sell, then end the turn.',
  );
});

test('ED-I1 a card says that no level-1 tile is left for it', () => {
  const row = 'a1 a1 a1 a1 a1 a1';
  const table = seen(drawn(`${row}\n${row}`, { hands: ['G7'] }));
  expect(sayCard(table, 'G7', false)).toBe(
    'Irrigation card G7, you have no tile of level 1 left, can be discarded when the turn ends',
  );
});

test('a preview in words has cost and gain', () => {
  const table = seen(start);
  const say = (move: string): string => sayPreview(table, table.preview(move) as never).join('; ');
  expect(say('culture 1 A2 B2')).toBe(
    'A2 and B2 rise to level 2; costs 20, leaves 80; +2 points, then 4 of 20; income 10',
  );
  expect(say('water A1')).toBe('+1 point, then 3 of 20; then within reach: B1');
  expect(say('sell 1')).toBe('brings 20, makes 120');
  expect(say('done')).toBe('turns in a row without a card played: 1; 6 end the game; you draw a card');
});

test('ED-L7 a tile that comes down, or goes bare, says so', () => {
  const taken = [
    { cell: 'B2', was: 3, level: 3 },
    { cell: 'B3', was: 3, level: 2 },
    { cell: 'B4', was: 1, level: 0 },
  ] as const;
  expect(sayTaken(en, taken)).toBe('B2, B3 (as level 2) and B4 (goes bare)');
});

describe('a culture card that fits nowhere says the true reason', () => {
  const reason = (position: Position): string => sayCard(seen(position), '4', false).split('. ').slice(1).join('. ');

  test('ED-U1 too few tiles, or none that lie right', () => {
    expect(reason(drawn('a1 a1', { hands: ['4'] }))).toBe(
      'Culture card 4 (straight tromino) takes 3 tiles of yours side by side, you have 2 on the land.',
    );
    expect(reason(drawn('a1 a1\na1', { hands: ['4'] }))).toContain('Nowhere do your tiles form the arrangement');
  });

  test('ED-U2 full grown, ED-U3 not enough mana', () => {
    expect(reason(drawn('a4 a4 a4', { hands: ['4'] }))).toContain('level 4 already');
    expect(reason(drawn('a1 a1 a1', { hands: ['4'], mana: [25] }))).toBe('It costs 30 mana, you have 25.');
  });

  test('ED-T2 another card was played', () => {
    const position = drawn('a1 a1 a1', { hands: ['4 G7'] });
    attempt(position, 0, 'water G7');
    expect(reason(position)).toBe('An irrigation card was played this turn: only a second one may follow.');
  });

  test('ED-B2 nor at once after a purchase that leaves too little', () => {
    const table = seen(drawn('a1 a1 a1', { market: '4', mana: [50] }));
    expect(sayPreview(table, table.preview('buy 4') as never)).toContain('It costs 30 mana, you have 10.');
  });
});

test('ED-I2 a second irrigation card says what it gives up', () => {
  const position = drawn('. b1', { hands: ['A1 G7'] });
  attempt(position, 0, 'water A1');
  const table = seen(position);
  expect(sayPreview(table, table.preview('water G7') as never)).toContain('you can then no longer reach for B1');
});
