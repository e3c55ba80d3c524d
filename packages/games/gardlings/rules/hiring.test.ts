import { describe, expect, it } from 'vitest';
import { drawTable } from '../draw.ts';
import { legalOf, play, wall } from '../playing.ts';

const PRICES = { green: 4, blue: 7, pink: 10, gold: 14 };
const affordable = (money: number): string[] =>
  Object.entries(PRICES)
    .filter(([, price]) => price <= money)
    .flatMap(([colour]) => [`buy ${colour}-1`, `buy ${colour}-2`])
    .toSorted();

describe('hiring', () => {
  it('GL-H1 the money is the number of complete gems, triple gems and lines included', () => {
    const tiles = { a: 'gardener 3YYYYY', b: 'mushroom YYYYYY 0-1', c: 'gardener YYYY3Y' };
    const position = drawTable({ hiring: 0, seats: [{ garden: 'C c / A a / B b', tiles }] });
    expect(position.state()['gems']).toEqual([3 + 1 + 2 + 1]);
    expect(legalOf(position, 0)).toEqual([...affordable(7), 'pig']);
  });

  it.each([
    ['no gem', 'A a', 0],
    ['two gems', 'A a / B b', 0],
    ['four gems', wall(3), 1],
    ['eight gems', wall(5), 5],
  ])('GL-H1 an alarm takes 3 gems, never below 0: %s', (_what, garden, left) => {
    const position = drawTable({ hiring: 0, seats: [{ garden, alarm: true }] });
    expect(position.state()['gems']).toEqual([left]);
    expect(position.score(0).reduce((sum, line) => sum + line.points, 0)).toBe(left);
  });

  it.each([0, 1, 2, 5, 6, 8, 12])('GL-H2 two gems and %i coins buy the top of any pile one can pay', (coins) => {
    const position = drawTable({ hiring: 0, seats: [{ garden: wall(2), coins }] });
    expect(legalOf(position, 0)).toEqual([...affordable(2 + coins), 'pig']);
  });

  it('GL-H2 gems come first, coins add the rest and return to the supply; gems left over are lost', () => {
    const position = drawTable({ hiring: 0, seats: [{ garden: wall(3), coins: 5 }], supply: 10 });
    expect(position.why(0, 'buy pink-1')).toEqual({ rule: 'GL-H2', key: 'tooDear', need: 10, gems: 4, coins: 5 });
    play(position, 0, 'buy blue-1');
    expect(position.state()).toMatchObject({ coins: [2], supply: 13, round: 2 });
    const rich = drawTable({ hiring: 0, seats: [{ garden: wall(6), coins: 1 }], supply: 10 });
    play(rich, 0, 'buy green-2');
    expect(rich.state()).toMatchObject({ coins: [1], supply: 10, gems: [0] });
  });

  it('GL-H2 the bought tile is the top one, and the next comes to light', () => {
    const piles = { 'green-1': ['green-05', 'green-07'] };
    const position = drawTable({ hiring: 0, seats: [{ garden: wall(3), tiles: {}, bag: ['pig-03'] }, {}], piles });
    play(position, 0, 'buy green-1');
    expect(position.view(1).seats[0]?.hired).toBe('green-05');
    expect(position.view(1).piles['green-1']).toMatchObject({ top: 'green-07', size: 1 });
  });

  it('GL-H2 in turn from the start marker', () => {
    const position = drawTable({ hiring: 1, first: 1, seats: [{}, {}, {}] });
    expect(position.actors).toBe(0b010);
    expect(position.why(0, 'pig')).toEqual({ rule: 'GL-H2', key: 'notYourTurn', turn: 1 });
    play(position, 1, 'pig');
    play(position, 2, 'pig');
    play(position, 0, 'pig');
    expect(position.state()).toMatchObject({ round: 2, phase: 'build', first: 2, coins: [1, 1, 1] });
  });

  it('GL-H3 whatever the money, a pig and a coin can be taken', () => {
    const position = drawTable({
      hiring: 0,
      seats: [{ garden: wall(5), bag: [] }],
      piles: { pig: ['pig-09', 'pig-04'] },
    });
    play(position, 0, 'pig');
    expect(position.state()).toMatchObject({ coins: [1], pigs: ['pig-04'] });
    expect((position.state()['bags'] as string[][])[0]).toContain('pig-09');
  });

  it('GL-H3 without pigs it is the coin alone, without coins the pig alone', () => {
    const noPigs = drawTable({ hiring: 0, seats: [{}, {}], piles: { pig: [] } });
    play(noPigs, 0, 'pig');
    expect(noPigs.state()).toMatchObject({ coins: [1, 0], hired: [null, null] });
    const noCoins = drawTable({ hiring: 0, seats: [{}, {}], supply: 0, piles: { pig: ['pig-09'] } });
    play(noCoins, 0, 'pig');
    expect(noCoins.state()).toMatchObject({ coins: [0, 0], hired: ['pig-09', null] });
  });

  it('GL-H4 the first buyer of a pile gets the coin beside it, after paying', () => {
    const seats = [
      { garden: wall(3), coins: 3 },
      { garden: wall(4), coins: 1 },
    ];
    const position = drawTable({ hiring: 0, seats, rewards: ['blue-1'], supply: 5 });
    expect(position.preview(0, position.parseMove('buy blue-1')!)).toMatchObject({ coins: 3, reward: true });
    play(position, 0, 'buy blue-1');
    expect(position.state()).toMatchObject({ coins: [1, 1], supply: 8, rewards: [] });
    play(position, 1, 'buy blue-1');
    expect(position.state()).toMatchObject({ coins: [1, 0], supply: 9 });
    const short = drawTable({ hiring: 0, seats: [{ garden: wall(4) }], rewards: ['blue-1'] });
    expect(legalOf(short, 0, 'buy blue')).toEqual([]);
  });

  it('GL-H5 an empty pile sells nothing', () => {
    const position = drawTable({ hiring: 0, seats: [{ garden: wall(5) }], piles: { 'green-1': [] } });
    expect(legalOf(position, 0)).toEqual(['buy blue-1', 'buy blue-2', 'buy green-2', 'pig']);
    expect(position.why(0, 'buy green-1')).toEqual({ rule: 'GL-H5', key: 'emptyPile', pile: 'green-1' });
  });
});

describe('victory', () => {
  it('GL-V1 most gems from 17 on buy the victory tile, before anyone hires', () => {
    const position = drawTable({ seats: [{ garden: wall(10) }, { garden: wall(11) }, { garden: 'A a', coins: 20 }] });
    play(position, 0, 'stop');
    play(position, 1, 'stop');
    expect(position.outcome()).toBeUndefined();
    play(position, 2, 'stop');
    expect(position.outcome()).toEqual({ winners: [1], scores: [18, 20, 0] });
    expect(position.state()['phase']).toBe('over');
    expect(position.actors).toBe(0);
    expect(position.why(0, 'pig')).toEqual({ rule: 'GL-V1', key: 'over' });
  });

  it('GL-V1 coins do not count towards it, and an alarm is taken off first', () => {
    const poor = drawTable({ seats: [{ garden: wall(9), coins: 9 }] });
    expect(play(poor, 0, 'stop').state()['phase']).toBe('hire');
    const alarmed = drawTable({
      seats: [
        { garden: wall(10), status: 'done', alarm: true },
        { garden: 'A a', coins: 5 },
      ],
    });
    expect(play(alarmed, 1, 'stop').state()).toMatchObject({ phase: 'hire', gems: [15, 0] });
  });

  it('GL-V1 in the long game it takes 20', () => {
    const short = drawTable({ seats: [{ garden: wall(10) }], target: 20 });
    expect(play(short, 0, 'stop').outcome()).toBeUndefined();
    const long = drawTable({ seats: [{ garden: wall(11) }], target: 20 });
    expect(play(long, 0, 'stop').outcome()?.winners).toEqual([0]);
  });

  const tied = (one: number, other: number) => {
    const position = drawTable({
      seats: [
        { garden: wall(10), coins: one },
        { garden: wall(10), coins: other },
      ],
    });
    play(position, 0, 'stop');
    return play(position, 1, 'stop');
  };

  it('GL-V2 equal gems: more coins win', () => {
    expect(tied(1, 2).outcome()?.winners).toEqual([1]);
    expect(tied(3, 2).outcome()?.winners).toEqual([0]);
  });

  it('GL-V2 equal coins too: nobody buys it, hiring and a new round follow', () => {
    const position = tied(2, 2);
    expect(position.state()).toMatchObject({ phase: 'hire', turn: 0, winner: null });
    play(position, 0, 'pig');
    play(position, 1, 'buy gold-1');
    expect(position.state()).toMatchObject({ round: 2, phase: 'build' });
  });

  it('GL-N1 everything goes back into the bag, and the start marker moves on', () => {
    const position = drawTable({
      first: 1,
      seats: [
        { garden: 'A a / B b', tiles: { a: 'gnome', b: 'unicorn' }, bag: ['pig-05'] },
        { garden: 'A a', tiles: { a: 'dragon ......' }, hand: 'gnome YYYYYY', bag: ['pig-06'], coins: 4 },
      ],
      piles: { 'green-1': ['green-20'] },
    });
    play(position, 1, 'aside');
    play(position, 0, 'stop');
    play(position, 1, 'buy green-1');
    play(position, 0, 'pig');
    const { bags, ...rest } = position.state() as { bags: string[][] };
    expect(rest).toMatchObject({ round: 2, first: 0, gardens: [[], []], hands: [null, null], asides: [null, null] });
    expect(bags[1]).toEqual(['gnome-02', 'green-02', 'green-20', 'pig-06']);
    expect(bags[0]).toHaveLength(4);
    expect(bags[0]).toEqual(expect.arrayContaining(['gnome-01', 'green-01', 'pig-05']));
  });

  const MEDALS: readonly [17 | 20, number, string][] = [
    [17, 13, 'gold'],
    [17, 14, 'silver'],
    [17, 16, 'silver'],
    [17, 17, 'bronze'],
    [17, 19, 'bronze'],
    [17, 20, 'none'],
    [20, 15, 'gold'],
    [20, 16, 'silver'],
    [20, 18, 'silver'],
    [20, 19, 'bronze'],
    [20, 21, 'bronze'],
    [20, 22, 'none'],
  ];
  it.each(MEDALS)('GL-O1 to %i with %i tiles: %s', (target, tiles, medal) => {
    const bag = Array.from({ length: tiles - 11 - 1 }, () => 'pig');
    const position = drawTable({ target, seats: [{ garden: wall(11), bag }] });
    expect(play(position, 0, 'stop').outcome()).toEqual({ winners: [0], scores: [20], tiles, medal });
  });

  it('GL-O1 tiles laid aside count, a mission does not', () => {
    const garden = wall(11)
      .replace('A a', 'M m A a')
      .replace(' B b', ' m m B b')
      .replaceAll(/ ([C-K]) /g, ' . . $1 ');
    const position = drawTable({
      missions: [1, 2, 3, 4, 5, 6, 7],
      seats: [{ garden, tiles: { a: 'dragon YYYYYG', b: 'dragon YYYYY.' }, hand: 'gnome 333333', bag: ['pig-09'] }],
    });
    play(position, 0, 'aside');
    expect(position.outcome()).toMatchObject({ scores: [21], tiles: 11 + 1 + 1 + 1 });
  });
});
