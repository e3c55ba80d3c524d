import type { Reason as AnyReason } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawTable } from '../draw.ts';
import { wall } from '../playing.ts';
import type { Gardlings } from '../rules/position.ts';
import { sayReason as de } from './de.ts';
import { sayReason as en } from './en.ts';
import { sayReason as fr } from './fr.ts';
import type { Reason } from './kinds.ts';
import { reasonsFor } from './reasons.ts';

const reasonsOf = (position: Gardlings, move: string): readonly AnyReason[] =>
  reasonsFor(position, 0, position.parseMove(move)!);

const reasonOf = (position: Gardlings, move: string, key: Reason['key']): AnyReason | undefined =>
  reasonsOf(position, move).find((reason) => reason.key === key);

/** Four gnomes, two gems, and a bag in which the double gnome would be the alarm. */
const FOUR_GNOMES = {
  garden: 'A a / B b',
  tiles: { a: 'double YYYYYY', b: 'double YYYYYY' },
  bag: ['gnome', 'double', 'pig', 'pig'],
} as const;

describe('reasons for drawing and stopping', () => {
  it('GL-B5 counts the bag: which tiles would be the alarm, and what it would steal', () => {
    const position = drawTable({ seats: [FOUR_GNOMES] });
    expect(reasonOf(position, 'draw', 'alarm')).toEqual({ key: 'alarm', alarms: 1, outOf: 4, loses: 2 });
    const harmless = drawTable({ seats: [{ ...FOUR_GNOMES, bag: ['gnome', 'pig'] }] });
    expect(reasonOf(harmless, 'draw', 'alarm')).toBeUndefined();
    expect(reasonOf(harmless, 'draw', 'safe')).toEqual({ key: 'safe' });
  });

  it('GL-B4 whoever builds on has drawn nothing yet', () => {
    const stopped = { ...FOUR_GNOMES, status: 'stopped' } as const;
    const position = drawTable({ seats: [stopped, {}] });
    expect(reasonsOf(position, 'resume')).toEqual([{ key: 'resumes', alarms: 1, outOf: 4, loses: 2 }]);
  });

  it('GL-H1 an alarm steals three at most, GL-X1 half of the gems', () => {
    // Eight gems.
    const birds = { c: 'bird YYYYYY', d: 'bird YYYYYY', e: 'bird YYYYYY' };
    const seat = { ...FOUR_GNOMES, garden: wall(5), tiles: { ...FOUR_GNOMES.tiles, ...birds } };
    expect(reasonOf(drawTable({ seats: [seat] }), 'draw', 'alarm')).toMatchObject({ loses: 3 });
    expect(reasonOf(drawTable({ seats: [seat], expert: true }), 'draw', 'alarm')).toMatchObject({ loses: 4 });
  });

  it('GL-B6 counts what would fit nowhere', () => {
    const position = drawTable({ seats: [{ garden: 'A a', bag: ['pig ......', 'pig'] }] });
    expect(reasonOf(position, 'draw', 'misfits')).toEqual({ key: 'misfits', tiles: 1, outOf: 2 });
    // The yellow one completes two gems along a long side; the other cannot be laid and does not count.
    expect(reasonOf(position, 'draw', 'grows')).toEqual({ key: 'grows', average: 2 });
  });

  it('GL-H2 says what the gems and coins are enough for, and what the next price lacks', () => {
    const position = drawTable({ seats: [{ garden: wall(3) }] });
    expect(reasonsOf(position, 'stop')).toEqual([
      { key: 'keeps', gems: 4 },
      { key: 'affords', price: 4 },
      { key: 'short', gems: 3, price: 7 },
    ]);
    const rich = drawTable({ seats: [{ garden: wall(3), coins: 3 }] });
    expect(reasonOf(rich, 'stop', 'affords')).toEqual({ key: 'affords', price: 7 });
  });

  it('GL-V1 coins do not count towards the victory tile', () => {
    const short = drawTable({ seats: [{ garden: wall(9), coins: 5 }] });
    expect(reasonOf(short, 'stop', 'reaches')).toBeUndefined();
    expect(reasonOf(short, 'draw', 'missing')).toEqual({ key: 'missing', gems: 1, target: 17 });
    const enough = drawTable({ seats: [{ garden: wall(10) }] });
    expect(reasonsOf(enough, 'stop')[0]).toEqual({ key: 'reaches', target: 17 });
    expect(reasonOf(drawTable({ seats: [{ garden: wall(10) }], target: 20 }), 'stop', 'reaches')).toBeUndefined();
  });

  it('GL-M5 Second look puts the tile back, also one that would be an alarm', () => {
    const seat = { garden: 'M m A a / m m B b', tiles: FOUR_GNOMES.tiles, hand: 'double-07', bag: ['pig'] };
    const position = drawTable({ seats: [seat], missions: [7, 1, 2, 3, 4, 5, 6] });
    expect(reasonOf(position, 'look', 'swaps')).toEqual({ key: 'swaps', tile: 'double-07' });
    expect(reasonOf(position, 'look', 'safe')).toEqual({ key: 'safe' });
    expect(reasonsOf(position, 'alarm')).toMatchObject([{ key: 'loses' }]);
  });
});

describe('reasons for a place', () => {
  it('GL-B3 counts the gems that it completes', () => {
    const position = drawTable({ seats: [{ garden: 'A a / B b', hand: 'pig' }] });
    expect(reasonOf(position, 'lay 0 2 0', 'gems')).toEqual({ key: 'gems', completes: 2, gems: 4 });
    expect(reasonOf(position, 'lay 0 2 0', 'affords')).toEqual({ key: 'affords', price: 4 });
    expect(reasonOf(position, 'lay 2 0 0', 'gems')).toEqual({ key: 'gems', completes: 1, gems: 3 });
    expect(reasonOf(position, 'lay 2 0 0', 'affords')).toBeUndefined();
  });

  it('GL-C1 the third pig brings a coin, but not to experts', () => {
    const seat = { garden: 'A a / B b', tiles: { a: 'pig YYYYYY', b: 'pig YYYYYY' }, hand: 'pig' };
    expect(reasonOf(drawTable({ seats: [seat] }), 'lay 0 2 0', 'pigCoin')).toEqual({ key: 'pigCoin' });
    expect(reasonOf(drawTable({ seats: [seat], supply: 0 }), 'lay 0 2 0', 'pigCoin')).toBeUndefined();
    expect(reasonOf(drawTable({ seats: [seat], expert: true }), 'lay 0 2 0', 'pigCoin')).toBeUndefined();
  });

  it('GL-C2 says what triple halves count', () => {
    const seat = { garden: 'A a', tiles: { a: 'gardener YYYY3Y' }, hand: 'gardener 3YYYYY' };
    const position = drawTable({ seats: [seat] });
    expect(reasonOf(position, 'lay 0 1 0', 'triples')).toEqual({ key: 'triples', points: 3 });
    expect(reasonOf(position, 'lay 0 1 0', 'gems')).toEqual({ key: 'gems', completes: 4, gems: 4 });
  });

  it('GL-C3 says what lines add', () => {
    const seat = { garden: 'A a', tiles: { a: 'mushroom YYYYYY 3-4' }, hand: 'pig' };
    expect(reasonOf(drawTable({ seats: [seat] }), 'lay 0 1 0', 'lines')).toEqual({ key: 'lines', points: 1 });
  });

  it('GL-C6 the third dragon moves the alarm on', () => {
    const tiles = { a: 'dragon YYYYYY', b: 'dragon YYYYYY' };
    const position = drawTable({ seats: [{ garden: 'A a / B b', tiles, hand: 'dragon' }] });
    expect(reasonOf(position, 'lay 0 2 0', 'dragons')).toEqual({ key: 'dragons', limit: 7 });
  });

  it('GL-B5 says how many gnomes there are then', () => {
    const position = drawTable({ seats: [{ garden: 'A a', hand: 'double' }] });
    expect(reasonOf(position, 'lay 0 1 0', 'gnomes')).toEqual({ key: 'gnomes', gnomes: 2, limit: 6 });
  });

  it('GL-M4 says which mission it fulfils', () => {
    // Three of the four tiles that a wall takes.
    const seat = { garden: 'M m . . / m m A a / . . B b / . . C c', tiles: { a: 'dragon YYYYY.' }, hand: 'pig' };
    const position = drawTable({ seats: [seat], missions: [2, 1, 3, 4, 5, 6, 7] });
    expect(reasonOf(position, 'lay 2 4 0', 'mission')).toEqual({ key: 'mission', mission: 'wall', points: 2 });
    expect(reasonOf(position, 'lay 2 4 0', 'gems')).toMatchObject({ completes: 4 });
    expect(reasonOf(position, 'lay 3 4 0', 'mission')).toBeUndefined();
  });

  it('GL-C5 a unicorn that moves may take gems apart', () => {
    const tiles = { a: 'unicorn YYYYYY' };
    const position = drawTable({ seats: [{ garden: 'A a / B b', tiles, bag: ['pig'] }] });
    expect(reasonOf(position, 'shift green-01 2 1 0', 'gems')).toEqual({ key: 'gems', completes: -1, gems: 1 });
  });
});

describe('reasons for hiring', () => {
  const birds = { b: 'bird YYYYYY', c: 'bird YYYYYY', d: 'bird YYYYYY' };
  const table = drawTable({
    seats: [{ garden: wall(4), tiles: { a: 'dragon YYYYYY', ...birds }, coins: 2, bag: ['gnome', 'dragon', 'pig'] }],
    hiring: 0,
    rewards: ['blue-1'],
    // A dragon and a mushroom head.
    piles: { 'green-1': ['green-23'], 'blue-1': ['blue-09'] },
  });

  it('GL-H2 coins are spent, and gems left over are lost', () => {
    expect(reasonOf(table, 'buy blue-1', 'spends')).toEqual({ key: 'spends', coins: 1, left: 2 });
    expect(reasonOf(table, 'buy blue-1', 'wastes')).toBeUndefined();
    expect(reasonOf(table, 'buy green-1', 'wastes')).toEqual({ key: 'wastes', gems: 2 });
  });

  it('GL-H4 the coin beside the pile is won', () => {
    expect(reasonOf(table, 'buy blue-1', 'coin')).toEqual({ key: 'coin' });
    expect(reasonOf(table, 'buy green-1', 'coin')).toBeUndefined();
  });

  it('GL-C6 says whom it brings, how many one has, and what the bag is like then', () => {
    expect(reasonsOf(table, 'buy green-1')[0]).toEqual({ key: 'hires', creature: 'dragon', isExpert: false, own: 2 });
    expect(reasonOf(table, 'buy green-1', 'halves')).toEqual({ key: 'halves', halves: 6 });
    // Four tiles in the garden, three in the bag, and the new one.
    expect(reasonOf(table, 'buy green-1', 'bag')).toEqual({ key: 'bag', gnomes: 1, tiles: 8 });
  });

  it('GL-H3 a pig costs nothing and comes with a coin', () => {
    expect(reasonsOf(table, 'pig')[0]).toEqual({ key: 'free', coins: 1 });
    expect(reasonOf(table, 'pig', 'hires')).toMatchObject({ creature: 'pig', own: 1 });
  });
});

describe('reasons in words', () => {
  it('say the odds in percent, counted from the bag', () => {
    const reason: Reason = { key: 'alarm', alarms: 1, outOf: 3, loses: 2 };
    expect([en, fr, de].map((speak) => speak(reason, String))).toEqual([
      'sets off the alarm with 1 of 3 tiles (33 %), which would steal 2 gems',
      'déclenche l’alerte avec 1 des 3 tuiles (33 %), qui volerait 2 gemmes',
      'löst mit 1 von 3 Plättchen den Alarm aus (33 %), der 2 Edelsteine stehlen würde',
    ]);
  });

  it('write numbers as each language does', () => {
    expect([en, fr, de].map((speak) => speak({ key: 'grows', average: 1.5 }, String))).toEqual([
      'completes 1.5 gems on average, if a tile can be laid',
      'complète 1,5 gemme en moyenne, si la tuile peut être posée',
      'vollendet im Schnitt 1,5 Edelsteine, wenn das Plättchen liegen darf',
    ]);
  });
});
