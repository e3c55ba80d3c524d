import { describe, expect, test } from 'vitest';
import type { Event } from '../rules/kinds.ts';
import { words as german } from './de.ts';
import { words as english } from './en.ts';
import { words as french } from './fr.ts';

const nameOf = (): string => 'Ada';
const bought: Event = {
  key: 'bought',
  seat: 0,
  tile: 'blue-20',
  creature: 'unicorn',
  pile: 'blue-1',
  coins: 2,
  reward: true,
  next: null,
};

describe('the log', () => {
  test('says which creature was hired', () => {
    expect(english.event(bought, nameOf)).toBe(
      'Ada hires blue tile 20 (unicorn) with 2 coins and gets the coin beside the pile.',
    );
    expect(german.event(bought, nameOf)).toBe(
      'Ada heuert Blau 20 (Einhorn) an, zahlt 2 Münzen dazu und erhält die Münze am Stapel.',
    );
    expect(german.event({ ...bought, coins: 0, reward: false }, nameOf)).toBe('Ada heuert Blau 20 (Einhorn) an.');
  });

  test('tells the reader what they did as theirs, and others what others did', () => {
    expect(english.event({ ...bought, coins: 0, reward: false }, nameOf, 0)).toBe('You hire blue tile 20 (unicorn).');
    expect(german.event({ ...bought, reward: false }, nameOf, 0)).toBe(
      'Du heuerst Blau 20 (Einhorn) an und zahlst 2 Münzen dazu.',
    );
    expect(french.event({ key: 'stopped', seat: 0 }, nameOf, 0)).toBe('Vous vous arrêtez.');
    expect(english.event({ key: 'stopped', seat: 0 }, nameOf, 1)).toBe('Ada stops.');
  });

  test('keeps French signs with the word before them', () => {
    expect(french.event({ key: 'drew', seat: 0, tile: 'gnome-03' }, nameOf)).toBe('Ada pioche\u202f: gnome 3.');
  });
});

describe('moves', () => {
  test('name piles as a sentence needs them', () => {
    const move = 'mutate green-04 green-2 blue-1';
    expect(english.move(move, nameOf)).toBe(
      'put green tile 4 under the second green pile and take the top tile from the first blue pile',
    );
    expect(german.move(move, nameOf)).toBe(
      'Grün 4 unter den zweiten grünen Stapel legen und das oberste Plättchen vom ersten blauen Stapel nehmen',
    );
    expect(german.move('mutate pig-04 pig green-1', nameOf)).toContain('unter den Schweinestapel');
    expect(german.move('buy pink-1', nameOf)).toBe('das oberste Plättchen vom ersten rosa Stapel anheuern');
    expect(french.move('buy gold-2', nameOf)).toBe('engager la créature en haut de la deuxième pile dorée');
  });
});
