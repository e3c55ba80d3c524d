import { game as threeInARow } from '@potager/testkit/three-in-a-row/rules';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from './command.ts';
import { cleanName, isBlank, looksLike, NAME_PROBLEMS, nameProblem } from './name.ts';
import { ANN, BEN, nonceOf, openTable, refusalOf } from './testing/tables.ts';

const problemOf = (typed: string): string | undefined => nameProblem(cleanName(typed));

describe('names that people have', () => {
  test.each(
    [
      ['Zoë', 'Jean-Luc', "O'Brien", 'O’Brien', 'Łukasz', 'Nguyễn', 'Bjørn', 'Þór', 'Tēvita ʻOfa', 'J. R.', 'Hıdır'],
      ['Владимир', 'Дмитрий Smith', 'Ελένη', 'ნინო', 'Հայկ', 'አበበ'],
      ['山田太郎', 'やまだMax', 'ジョン', '김민준', '李小龙', 'ㄅㄆㄇ', '佐藤 Ann'],
      ['מרים', 'שָׁלוֹם', 'محمد', 'علی‌رضا', 'مُحَمَّد'],
      ['ශ්‍රීනාථ', 'ज़ीनत', 'ฟ้า', 'ဖြိုး', 'தமிழ்', 'བསྒྲུབས'],
      ['🌻', '👨‍👩‍👧', '🇫🇷', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '❤️', '❤', 'Ann 🌻', '👩🏽‍🌾'],
      ['Max 2', '3PO', 'X', 'Hostettler', 'Hosta', 'Du', 'Oak', 'Gardener', 'Robot Max', 'Abbot', 'Modeste'],
    ].flat(),
  )('%s', (name) => expect(problemOf(name)).toBeUndefined());
});

describe('names that nobody can read', () => {
  test.each([
    ['blank', ['', ' ', '\u3164', '\u2800', '\u115F', '\u1160', '\uFFA0', '\uE000', '\u200B\u200B', '...', '- -', '"']],
    ['long', ['x'.repeat(25), '🌻'.repeat(13)]],
    [
      'unseen',
      ['a\u202Eb', 'a\u200Fb', 'a\u200Eb', 'a\u061Cb', 'Ann\u200B', 'An\u00ADn', 'A\nB', 'a\u0000', 'a\u3164'],
    ],
    [
      'unseen',
      ['a\uD800', 'x\uE000', 'x\u0378', 'a\uFE0F', 'a\u200Db', 'Ann\u{E0041}', 'a\u2066b', 'x\u2800', '\uFFFDx'],
    ],
    [
      'stacked',
      [
        'A\u0300\u0301\u0302b',
        'Z\u0351\u036B\u0343\u0334a',
        '\u0301a',
        'a \u0301',
        'H\u0336i',
        'a\u20DD',
        'a\u0323\u0323',
      ],
    ],
  ])('%s', (problem, names) => {
    expect(names.map((name) => [name, problemOf(name)])).toEqual(names.map((name) => [name, problem]));
  });
});

describe('names that pretend', () => {
  test.each(['Аnn', 'Annа', 'ΑNN', 'Pаul 2', 'раураl', 'Jean-Lυc', 'aԱ', 'aᎪ'])(
    '%s has letters of two alphabets in a word',
    (name) => expect(problemOf(name)).toBe('mixed'),
  );

  test.each(
    [
      ['Host', 'HOST', 'h0st', 'Höst', 'Host 2', 'Host🌻', '[Host]', 'H-o-s-t', 'H o s t', 'Host.', 'The Host', 'Hôte'],
      ['Ноѕт', 'ꓧꓳꓢꓔ', '𝐇𝐨𝐬𝐭', 'ＨＯＳＴ', 'ʜᴏꜱᴛ', '🇭🇴🇸🇹', '🅗🅞🅢🅣', 'ⓗⓞⓢⓣ', 'Gastgeber', 'GASTGEBERIN'],
      ['Admin', 'adm1n', 'Admin Ann', 'Administrator', 'administrateur', 'rnoderator', 'Moderator_1', 'Modératrice'],
      [
        'Potager',
        'P0tager',
        'Potager Team',
        'spectator',
        'Zuschauer',
        'Someone',
        "Quelqu'un",
        'Bot',
        'Bot 3',
        'chair 1',
      ],
      ['Sprout', 'Sprout 2', '0ld Oak', 'Vieux Chêne', 'Grünschnabel', 'weekend gardener'],
    ].flat(),
  )('%s belongs to the house', (name) => expect(problemOf(name)).toBe('reserved'));

  test('names that look the same are known', () => {
    for (const [name, other] of [
      ['Ann', 'ann'],
      ['Ann', 'Апп'],
      ['Bella', 'BeIIa'],
      ['Zoë', 'Zoe'],
      ['Max', 'Ｍａｘ'],
      ['Max  2', 'Max 2'],
      ['Vivian', 'Viviаn'],
      ['🌻', '🌻\uFE0F'],
    ] as const) {
      expect([name, other, looksLike(name, other)]).toEqual([name, other, true]);
    }
    expect(looksLike('Ann', 'Anna')).toBe(false);
    expect(looksLike('🌻', '🌹')).toBe(false);
    expect(looksLike('Max', 'Max 2')).toBe(false);
    expect(looksLike('Владимир', 'Владислав')).toBe(false);
  });
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
);

describe('whatever is typed', () => {
  test('is cleaned once and for all, and judged without complaint', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const name = cleanName(typed);
        expect(cleanName(name)).toBe(name);
        expect([undefined, ...NAME_PROBLEMS]).toContain(nameProblem(name));
      }),
    );
  });

  test('a name that is taken can be seen, is short, and stays on its line', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const name = cleanName(typed);
        fc.pre(nameProblem(name) === undefined);
        expect(isBlank(name)).toBe(false);
        expect(name.length).toBeLessThanOrEqual(LIMITS.nameCharacters);
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}\p{Bidi_Control}]/u);
        expect(name.isWellFormed()).toBe(true);
      }),
    );
  });

  test('one unseen character among letters is one too many', () => {
    const unseen = fc
      .integer({ min: 0, max: 0x10ffff })
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Bidi_Control}]/u.test(character));
    fc.assert(
      fc.property(unseen, fc.nat(3), (character, at) => {
        const name = cleanName(`${'Ann'.slice(0, at)}${character}${'Ann'.slice(at)}`);
        expect(['Ann', 'A nn', 'An n'].includes(name) || nameProblem(name) !== undefined).toBe(true);
      }),
    );
  });

  test('no decoration makes another word of what belongs to the house', () => {
    const around = fc.string({ unit: fc.constantFrom(' ', '.', '*', '_', '🌻', '~', '9', '('), maxLength: 3 });
    const word = fc.constantFrom('Host', 'admin', 'Moderator', 'Hôte', 'Gastgeber', 'POTAGER', 'h0st');
    fc.assert(
      fc.property(around, word, around, (before, core, after) => {
        expect(problemOf(before + core + after)).toBe('reserved');
      }),
    );
  });
});

describe('at a table', () => {
  const sit = (name: string, by = BEN) => {
    const table = openTable({ game: threeInARow, people: [ANN] }, 2);
    const reply = table.handle({ kind: 'sit', seat: 1, name, nonce: nonceOf(1) }, by, { at: 0 });
    return reply.ok ? table.info.seats[1] : refusalOf(reply);
  };

  test('whoever sits down under a name that will not do is told why', () => {
    expect(sit('Host')).toEqual({ rule: 'table', key: 'wrongName', why: 'reserved' });
    expect(sit('\u3164')).toEqual({ rule: 'table', key: 'wrongName', why: 'blank' });
    expect(sit(' Be\u0301 \u00A0 n ')).toMatchObject({ name: 'Bé n' });
  });

  test('whoever is called so already stays called so', () => {
    expect(sit('Host', { id: 'old', name: 'Host' })).toMatchObject({ name: 'Host' });
  });
});
