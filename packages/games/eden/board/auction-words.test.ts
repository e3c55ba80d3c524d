import { type Seat, attempt } from '@potager/kernel';
import { describe, expect, test } from 'vitest';
import { drawn, plays } from '../draw.ts';
import { additionsOf, auctionOf } from './auction.ts';
import { sayBid, sayOutcome, saySealed } from './auction-words.ts';
import { labels as de } from './words/de.ts';
import { labels as en } from './words/en.ts';
import { labels as fr } from './words/fr.ts';

type Position = ReturnType<typeof drawn>;

const NAMES = ['Ana', 'Ben', 'Chloé'];

const seenBy = (position: Position, me: Seat, labels = en): Parameters<typeof sayOutcome>[0] => ({
  view: position.view(me),
  labels,
  me: me < 3 ? me : undefined,
  nameOf: (seat) => NAMES[seat] as string,
});

/** What stands on both sides: the last bid, and what comes of it where it stands. */
const told = (position: Position, me: Seat, labels = en): string[] => {
  const table = seenBy(position, me, labels);
  return auctionOf(table.view).map((side) =>
    [sayBid(table, side), ...(side.isStanding ? sayOutcome(table, side, side.bid ?? 0) : [])].join(' '),
  );
};

/** Example 2 of the rules: A = 2, D = 4. */
const second = (): Position =>
  plays(
    drawn('a1 . b3 b1', { hands: ['B1'], mana: [200, 200, 100] }),
    'water B1',
    'grab C1',
    'with A1',
    'grab D1',
  ) as Position;

describe('an auction in words', () => {
  test('before the opening bid nobody has bid', () => {
    expect(told(second(), 0)).toEqual(['No bid yet', 'No bid yet']);
  });

  test('ED-L3 ED-L6 the attacker pays for the defender’s points, and takes the targets', () => {
    const position = second();
    plays(position, 'bid 20');
    expect(told(position, 2)).toEqual([
      'Bids 20 a point If Ben accepts: Ana pays 80 and takes C1 and D1. That makes 6 points.',
      'No bid yet',
    ]);
    expect(told(position, 0)[0]).toContain('If Ben accepts: you pay 80 and take C1 and D1.');
    expect(told(position, 1)[0]).toContain(
      'If you accept: Ana pays you 80 and takes C1 and D1. That makes 6 points. You then have 280 mana.',
    );
  });

  test('ED-L6 a defender who outbids pays for the attacking tiles, and takes them', () => {
    const position = second();
    plays(position, 'bid 20', 'bid 25');
    expect(told(position, 2)).toEqual([
      'Last bid 20 a point, outbid',
      'Bids 25 a point If Ana accepts: Ben pays 50 and takes A1 and B1. That makes 6 points.',
    ]);
    plays(position, 'bid 30');
    expect(told(position, 2)).toEqual([
      'Bids 30 a point If Ben accepts: Ana pays 120 and takes C1 and D1. That makes 6 points.',
      'Last bid 25 a point, outbid',
    ]);
  });

  test('what was said is what happens when the bid is accepted', () => {
    const position = second();
    plays(position, 'bid 20', 'bid 25', 'bid 35', 'accept');
    const { mana } = position.state() as { readonly mana: number[] };
    expect(mana).toEqual([200 - 35 * 4, 200 + 35 * 4, 100]);
    expect(Object.keys(position.view(2).tiles).map((cell) => position.view(2).tiles[cell]?.seat)).toEqual([0, 0, 0, 0]);
  });

  test('ED-L3 a raise in the making costs bid × the other side’s points', () => {
    const position = second();
    plays(position, 'bid 30');
    const table = seenBy(position, 1);
    const own = auctionOf(table.view)[1]!;
    expect(sayOutcome(table, own, 35)[0]).toBe('If Ana accepts: you pay 70 and take A1 and B1.');
  });

  test('ED-E1 a bid that would win the game says so, ED-L7 and what would not come whole', () => {
    const position = drawn('a4 a4 a4 a3\n. b2', { hands: ['A2'], target: 18, mana: [100, 100, 100] });
    plays(position, 'water A2', 'grab B2', 'bid 10');
    expect(told(position, 2)[0]).toContain('Ana pays 20 and takes B2. That wins the game.');
    const empty = drawn('a2 . a2 . a2 . a2\n.\na2 . a2 . a2\n.\n. b2', { hands: ['A5'], target: 99 });
    plays(empty, 'water A5', 'grab B5', 'bid 10');
    expect(told(empty, 2)[0]).toContain('takes B5 (as level 1)');
  });

  test('in French and German', () => {
    const position = second();
    plays(position, 'bid 20');
    expect(told(position, 1, fr)[0]).toContain('Si vous acceptez : Ana vous paie 80 et prend C1 et D1.');
    expect(told(position, 0, de)[0]).toContain('Nimmt Ben an: Du zahlst 80 und nimmst C1 und D1.');
    expect(told(position, 2, de)[0]).toContain('Nimmt Ben an: Ana zahlt 80 und nimmt C1 und D1.');
  });
});

describe('an answer in advance', () => {
  const sealed = (position: Position, me: Seat, upTo: number): string[] => saySealed(seenBy(position, me), upTo);

  test('says what it would pay at most, and for what', () => {
    const position = second();
    plays(position, 'bid 20');
    expect(sealed(position, 1, 40)).toEqual([
      'Here it pays at most 80 of your 200 mana, to take A1 and B1.',
      'It answers the present bid straight away.',
    ]);
    expect(sealed(position, 0, 40)).toEqual(['Here it pays at most 160 of your 200 mana, to take C1 and D1.']);
    expect(sealed(position, 2, 40)).toEqual([]);
  });

  test('ED-L5 never counts on more than can be paid', () => {
    const position = second();
    plays(position, 'bid 20');
    expect(sealed(position, 0, 100)[0]).toContain('at most 200 of your 200');
  });

  test('that cannot raise accepts, and says what for', () => {
    const position = second();
    plays(position, 'bid 20');
    expect(sealed(position, 1, 20)).toEqual(['Here it accepts straight away: you get 80 and lose C1 and D1.']);
    expect(sealed(position, 0, 25)).toEqual(['Here it accepts the next raise.']);
    expect(sealed(position, 0, 30)[0]).toContain('pays at most 120');
  });

  test('does what it says', () => {
    const position = second();
    plays(position, 'bid 20');
    const moves = ['accept', 'bid 25', 'bid 30'];
    const obeyed = (upTo: number): string | undefined =>
      position.game.orders?.obey({ upTo }, { view: position.view(1), legal: moves, seat: 1 })?.move;
    expect([obeyed(20), obeyed(25)]).toEqual(['accept', 'bid 25']);
  });
});

describe('what could still be added to an attack', () => {
  const additions = (position: Position): unknown =>
    additionsOf(
      position.view(0),
      ['grab C1', 'grab D1', 'with A1', 'bid 10'].filter((move) => position.why(0, move) === undefined),
      (move) => position.why(0, move),
    );

  test('ED-L1 ED-L2 tiles of the same opponent beside the targets, and one tile in support', () => {
    const position = drawn('a1 . b3 b1 c1', { hands: ['B1'], mana: [200, 200, 100] });
    plays(position, 'water B1', 'grab C1');
    expect(additions(position)).toEqual({ targets: ['D1'], supports: ['A1'], tooDear: [] });
    plays(position, 'grab D1', 'with A1');
    expect(additions(position)).toEqual({ targets: [], supports: [], tooDear: [] });
  });

  test('ED-L5 a tile whose points could not be paid for is named, too', () => {
    const position = drawn('. . b3 b1', { hands: ['B1'], mana: [30, 200, 100] });
    attempt(position, 0, 'water B1');
    attempt(position, 0, 'grab C1');
    expect(additions(position)).toEqual({ targets: [], supports: [], tooDear: ['D1'] });
  });
});
