import { FastRandom, gameByRules, legalMoves, MoveList, NOBODY, type Position, seatAt } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn } from '../draw.ts';
import { nameCulture } from './cards.ts';
import { CELLS, nameCell } from './cells.ts';
import { game, standardComponents } from './game.ts';

const CULTURES = standardComponents.plays.map((_, culture) => nameCulture(culture));

/** Every move there can be, with bids as far as any purse of these games reaches. */
const ALL_MOVES: readonly string[] = [
  'accept',
  'done',
  'draw',
  ...CELLS.map(nameCell).flatMap((cell) => [
    `water ${cell}`,
    `grab ${cell}`,
    `with ${cell}`,
    `done ${cell}`,
    `draw ${cell}`,
  ]),
  ...CULTURES.flatMap((card) => [`sell ${card}`, `buy ${card}`]),
  ...standardComponents.plays.flatMap((plays, i) =>
    [...plays.keys()].map((cells) => `culture ${CULTURES[i]} ${cells}`),
  ),
  ...Array.from({ length: 400 }, (_, bid) => `bid ${bid + 1}`),
];

function checkAll(position: Position): void {
  for (let seat = 0; seat < position.seatCount; seat++) {
    const legal = legalMoves(position, seat).filter(
      (move) => !(move.startsWith('bid ') && Number(move.slice(4)) > 400),
    );
    const allowed = ALL_MOVES.filter((move) => position.why(seat, move) === undefined);
    expect(allowed.toSorted()).toEqual(legal);
  }
}

describe('why', () => {
  it.each([
    [3, 20, 1],
    [3, 20, 2],
    [4, 25, 2],
  ])(
    'answers for every card, cell and bid: silent exactly about legal moves (%i seats, to %i, rules %i)',
    (...match) => {
      const [seats, target, rules] = match;
      const random = new FastRandom(seats);
      const position = gameByRules(game, rules).begin(seats, { target }, game.deal(seats, { target }, random), random);
      const list = new MoveList();
      for (let n = 0; position.actors !== NOBODY; n++) {
        if (n % 4 === 0) checkAll(position);
        const seat = seatAt(position.actors, 0);
        position.moves(seat, list);
        position.play(seat, list.at(random.below(list.length)));
      }
      checkAll(position);
    },
  );
});

describe('why not a culture card, before its cells are named', () => {
  const straight = { rule: 'ED-U1', card: '4', shape: 'straight3' };
  const why = (picture: string, mana = 100): unknown =>
    drawn(picture, { hands: ['4'], mana: [mana] }).why(0, 'culture 4');

  it('ED-U1 no tiles of one’s own form the arrangement', () => {
    expect(why('a1 a1 b1 a1')).toEqual({ ...straight, key: 'nowhere' });
  });

  it('ED-U1 there are fewer tiles of one’s own than cells on the card', () => {
    expect(why('a1 a1 b1')).toEqual({ ...straight, key: 'fewTiles', need: 3, have: 2 });
  });

  it('ED-U1 they only form its mirror image', () => {
    const image = drawn('a1 .\na1 .\na1 a1', { hands: ['14 15'] });
    expect(image.why(0, 'culture 14')).toMatchObject({ key: 'whichCells' });
    expect(image.why(0, 'culture 15')).toMatchObject({ rule: 'ED-U1', key: 'onlyMirrored', card: '15' });
  });

  it('ED-U3 the least that would do is named, and tiles where mana alone would not', () => {
    // In the row all three would rise, in the column only A1, which is the lowest there.
    expect(why('a1 a1 a1\na2\na2', 5)).toEqual({ rule: 'ED-U3', key: 'raiseMana', need: 10, have: 5 });
    const allOfLevel2 = 'a2 . a2 . a2 . a2\n.\na2 . a2 . a2\n.\na1 a1 a1';
    expect(why(allOfLevel2, 0)).toEqual({ rule: 'ED-U3', key: 'raiseTiles', level: 2, need: 3, have: 0 });
  });

  it('ED-U3 it cannot be paid for, or ED-U2 nothing rises any more', () => {
    expect(why('a1 a1 a1', 20)).toEqual({ rule: 'ED-U3', key: 'raiseMana', need: 30, have: 20 });
    expect(why('a4 a4 a4')).toEqual({ rule: 'ED-U2', key: 'fullGrown' });
    expect(why('a4 a4 a4 a3', 5)).toEqual({ rule: 'ED-U3', key: 'raiseMana', need: 10, have: 5 });
  });

  it('where it can be played, its cells are asked for', () => {
    expect(why('a1 a1 a1')).toEqual({ rule: 'ED-U1', key: 'whichCells', card: '4', shape: 'straight3' });
  });

  it('ED-U1 ED-U2 nor with the first of its cells', () => {
    const position = drawn('a1 a1 a1 b1\n. . . . a4 a4 a4\na1', { hands: ['4'] });
    expect(position.why(0, 'culture 4 A3')).toEqual({ ...straight, key: 'notThere', cell: 'A3' });
    expect(position.why(0, 'culture 4 D1')).toEqual({ rule: 'ED-U1', key: 'notOwn', cell: 'D1' });
    expect(position.why(0, 'culture 4 A1')).toEqual({ ...straight, key: 'whichCells' });
    expect(position.why(0, 'culture 4 G2')).toEqual({ rule: 'ED-U2', key: 'fullGrown' });
  });

  it('ED-T2 after another card, and ED-U1 without it in hand', () => {
    expect(drawn('a1 a1 a1').why(0, 'culture 4')).toMatchObject({ key: 'notInHand' });
  });
});

describe('preview', () => {
  it('of an irrigation card: points, and whom it could attack', () => {
    const position = drawn('b1 . c1', { hands: ['B1'] });
    expect(position.preview(0, position.parseMove('water B1')!)).toEqual({
      kind: 'water',
      points: 1,
      wins: false,
      targets: ['A1', 'C1'],
    });
  });

  it('of a culture card: its cost, what rises, points and income afterwards', () => {
    const position = drawn('a1 a2 a1', { hands: ['4'] });
    expect(position.preview(0, position.parseMove('culture 4 A1 B1 C1')!)).toEqual({
      kind: 'culture',
      mana: -20,
      raised: ['A1', 'C1'],
      level: 2,
      points: 6,
      income: 15,
      wins: false,
    });
  });

  it('of a trade: the price and what is left', () => {
    const position = drawn('', { hands: ['4'], market: '1' });
    expect(position.preview(0, position.parseMove('sell 4')!)).toEqual({ kind: 'sell', mana: 30, left: 130 });
    expect(position.preview(0, position.parseMove('buy 1')!)).toEqual({
      kind: 'buy',
      mana: -30,
      left: 70,
      fits: [],
      unfit: { rule: 'ED-U1', key: 'fewTiles', card: '1', shape: 'domino', need: 2, have: 0 },
    });
  });

  it('of a purchase: where the card could be played at once', () => {
    const fits = (position: Position): unknown => position.preview(0, position.parseMove('buy 1')!)['fits'];
    expect(fits(drawn('a1 a1 a1', { market: '1' }))).toEqual([
      ['A1', 'B1'],
      ['B1', 'C1'],
    ]);
    const poor = drawn('a1 a1 a1', { market: '1', mana: [40] });
    expect(fits(poor)).toEqual([]);
    expect(poor.preview(0, poor.parseMove('buy 1')!)).toMatchObject({
      unfit: { key: 'raiseMana', need: 20, have: 10 },
    });
  });

  it('of the end of a turn: whether a card is drawn and the game ends', () => {
    const position = drawn('b1', { hands: ['A1 A2 A3 A4 A5'], idle: 4 });
    expect(position.preview(0, position.parseMove('done')!)).toMatchObject({
      draws: false,
      idle: 5,
      limit: 6,
      ends: false,
    });
    expect(position.preview(0, position.parseMove('done A1')!)).toMatchObject({ draws: true, passes: true });
  });

  it('of the end of a turn: whether the pile is shuffled first', () => {
    const done = (position: Position): unknown => position.preview(0, position.parseMove('done')!);
    expect(done(drawn('', { pile: '' }))).toMatchObject({ draws: true, shuffles: true, ends: false });
    expect(done(drawn('', { pile: '', reshuffles: 3 }))).toMatchObject({ shuffles: false, ends: true });
    expect(done(drawn(''))).toMatchObject({ draws: true, shuffles: false });
  });
});
