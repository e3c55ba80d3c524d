import { describe, expect, it } from 'vitest';
import { drawTable } from '../draw.ts';
import { legalOf, play, wall } from '../playing.ts';
import { missionFor, missionRightOf } from './mission-ring.ts';

describe('expert variant', () => {
  it.each([
    [1, 2],
    [2, 4],
    [3, 6],
  ])('GL-X1 the alarm steals half, rounded down: %i stolen of %i', (stolen, gems) => {
    const position = drawTable({ expert: true, hiring: 0, seats: [{ garden: wall(gems / 2 + 1), alarm: true }] });
    expect(position.state()['gems']).toEqual([gems - stolen]);
  });

  it('GL-X1 of five gems two are stolen', () => {
    const position = drawTable({ expert: true, hiring: 0, seats: [{ garden: 'A a D d / B b / C c', alarm: true }] });
    expect(position.state()['gems']).toEqual([3]);
  });

  it.each([
    ['one cell', 'A a B / D . b / d C c', 1],
    ['several cells', 'A a B b / C . . D / c E e d', 1],
    ['two that touch at a corner', '. A a . . / B . C c . / b D . E e / . d F f .', 2],
    ['an open bay', 'A a B / D . b / d . .', 0],
    ['corners left open', '. A a / B . C / b D c / . d .', 1],
  ])('GL-X2 ponds: %s', (_what, garden, ponds) => {
    const position = drawTable({ expert: true, seats: [{ garden }] });
    play(position, 0, 'stop');
    expect(position.state()).toMatchObject({ phase: 'hire', coins: [ponds], supply: 26 - ponds });
  });

  it('GL-X2 the coins come at the start of one’s own hiring, from what the supply holds then', () => {
    const garden = 'A a B / D . b / d C c';
    const position = drawTable({ expert: true, seats: [{ garden }, { garden }], supply: 1 });
    play(position, 0, 'stop');
    play(position, 1, 'stop');
    expect(position.state()).toMatchObject({ coins: [1, 0], supply: 0 });
    play(position, 0, 'pig');
    expect(position.state()).toMatchObject({ coins: [1, 0], supply: 0, turn: 1 });
  });

  it('GL-X2 not in the basic game', () => {
    const position = drawTable({ seats: [{ garden: 'A a B / D . b / d C c' }] });
    expect(play(position, 0, 'stop').state()['coins']).toEqual([0]);
  });

  const PIGS = { garden: 'A a B b C c', tiles: { a: 'pig-05', b: 'blue-05 pig', c: 'gold-05 pig' } };

  it('GL-X3 with three pigs one mutates after hiring: any but gold, into the next colour', () => {
    const position = drawTable({ expert: true, hiring: 0, seats: [{ ...PIGS, bag: [] }] });
    play(position, 0, 'pig');
    expect(legalOf(position, 0)).toEqual([
      'mutate blue-05 blue-1 pink-1',
      'mutate blue-05 blue-1 pink-2',
      'mutate blue-05 blue-2 pink-1',
      'mutate blue-05 blue-2 pink-2',
      'mutate pig-05 pig green-1',
      'mutate pig-05 pig green-2',
    ]);
    expect(position.why(0, 'pig')).toEqual({ rule: 'GL-X3', key: 'mutateFirst' });
    expect(position.why(0, 'mutate gold-05 gold-1 gold-2')).toMatchObject({ rule: 'GL-X3', key: 'goldPig' });
    expect(position.why(0, 'mutate pig-05 pig blue-1')).toMatchObject({ rule: 'GL-X3', key: 'wrongPiles' });
    expect(position.why(0, 'mutate pig-06 pig green-1')).toMatchObject({ rule: 'GL-X3', key: 'noPigOfYours' });
  });

  it('GL-X3 the pig goes under its pile, the top of the other is taken, no coin is won', () => {
    const position = drawTable({
      expert: true,
      hiring: 0,
      seats: [{ ...PIGS, bag: [] }, {}],
      piles: { 'blue-1': ['blue-01'], 'pink-2': ['pink-03', 'pink-04'], pig: ['pig-20'] },
      rewards: ['blue-1', 'pink-2'],
    });
    play(position, 0, 'pig', 'mutate blue-05 blue-1 pink-2');
    expect(position.state()).toMatchObject({
      turn: 1,
      coins: [1, 0],
      hired: ['pig-20', null],
      mutants: ['pink-03', null],
      rewards: ['blue-1', 'pink-2'],
      piles: { 'blue-1': ['blue-01', 'blue-05'], 'pink-2': ['pink-04'] },
    });
    expect(position.view(1).piles['blue-1'].known).toEqual(['blue-01', 'blue-05']);
    play(position, 1, 'pig');
    expect((position.state()['bags'] as string[][])[0]).toEqual(['gold-05', 'pig-05', 'pig-20', 'pink-03']);
  });

  it('GL-X3 under an empty pile the pig lies on top of it; from an empty pile nothing is taken', () => {
    const position = drawTable({
      expert: true,
      hiring: 0,
      seats: [{ ...PIGS, bag: [] }, {}],
      piles: { 'blue-1': [], 'green-1': [], 'pink-1': [] },
    });
    play(position, 0, 'pig');
    expect(legalOf(position, 0)).toEqual([
      'mutate blue-05 blue-1 pink-2',
      'mutate blue-05 blue-2 pink-2',
      'mutate pig-05 pig green-2',
    ]);
    expect(position.why(0, 'mutate pig-05 pig green-1')).toMatchObject({ rule: 'GL-H5', key: 'emptyPile' });
    play(position, 0, 'mutate blue-05 blue-1 pink-2');
    expect(position.view(0).piles['blue-1']).toEqual({ top: 'blue-05', size: 1, known: ['blue-05'] });
  });

  it('GL-X3 nothing happens where no pig can, or with two pigs', () => {
    const none = { 'green-1': [], 'green-2': [], 'pink-1': [], 'pink-2': [] };
    const stuck = drawTable({ expert: true, hiring: 0, seats: [{ ...PIGS }, {}], piles: none });
    expect(play(stuck, 0, 'pig').state()).toMatchObject({ turn: 1, mutating: false });
    const two = drawTable({ expert: true, hiring: 0, seats: [{ garden: 'A a B b', tiles: PIGS.tiles }, {}] });
    expect(play(two, 0, 'pig').state()).toMatchObject({ turn: 1 });
  });

  it('GL-X3 pigs give no coin', () => {
    const position = drawTable({
      expert: true,
      seats: [{ garden: 'A a B b', tiles: { a: 'pig', b: 'pig' }, bag: ['pig-09', 'pig-10'] }],
    });
    expect(play(position, 0, 'draw pig-09', 'lay 4 0 0').state()['coins']).toEqual([0]);
  });
});

describe('missions', () => {
  const ORDER = [3, 1, 7, 5, 2, 6, 4];

  it('GL-M1 each seat has one; with two or three, one more lies on each seat’s right', () => {
    const own = (seats: number) =>
      Array.from({ length: seats }, (_, s) => missionFor({ order: ORDER, seats, round: 1 }, s));
    expect(own(1)).toEqual([3]);
    expect(own(3)).toEqual([3, 1, 7]);
    expect(own(5)).toEqual([3, 1, 7, 5, 2]);
    const right = [0, 1, 2].map((seat) => missionRightOf({ order: ORDER, seats: 3, round: 1 }, seat));
    expect(right).toEqual([5, 2, 6]);
    expect([0, 1].map((seat) => missionRightOf({ order: ORDER, seats: 2, round: 1 }, seat))).toEqual([7, 5]);
  });

  it('GL-M2 the mission is the first tile of the garden: four cells, eight slots', () => {
    const position = drawTable({ missions: [1, 2, 3, 4, 5, 6, 7], seats: [{ hand: 'pig YGPBYG' }] });
    expect(position.state()['gardens']).toEqual([[{ id: 'mission-1', x: 0, y: 0, r: 0 }]]);
    // Slots Y.G.P.B. from the top left, clockwise: only a yellow half may stand on the left cell's upper edge.
    const above = drawTable({ missions: [1, 2, 3, 4, 5, 6, 7], seats: [{ hand: 'pig ...Y..' }] });
    expect(legalOf(above, 0)).toContain('lay -1 -1 0');
    expect(legalOf(above, 0)).not.toContain('lay 0 -1 0');
    expect(legalOf(above, 0)).toContain('lay 0 2 2');
    expect(legalOf(above, 0)).not.toContain('lay 1 2 2');
    expect(above.why(0, 'lay 0 0 0')).toEqual({ rule: 'GL-B2', key: 'covered', by: 'mission-1' });
  });

  it('GL-M2 it never goes into a bag, and a unicorn beside it may move', () => {
    const position = drawTable({
      missions: [1, 2, 3, 4, 5, 6, 7],
      seats: [{ garden: 'M m . . / m m U u', tiles: { u: 'unicorn YYYYY.' } }],
    });
    expect(legalOf(position, 0, 'shift').length).toBeGreaterThan(0);
    play(position, 0, 'stop', 'pig');
    expect((position.state()['bags'] as string[][])[0]?.every((id) => !id.startsWith('mission'))).toBe(true);
    expect(position.state()['gardens']).toEqual([[{ id: 'mission-2', x: 0, y: 0, r: 0 }]]);
  });

  it('GL-M3 they move on clockwise after hiring', () => {
    const four = drawTable({ missions: ORDER, hiring: 0, seats: [{}, {}, {}, {}] });
    for (const seat of [0, 1, 2, 3]) play(four, seat, 'pig');
    expect(four.state()['missions']).toEqual({ order: ORDER, own: [5, 3, 1, 7], right: [] });
  });

  it('GL-M3 with two or three seats one takes the right-hand one and leaves one’s own on the left', () => {
    const three = drawTable({ missions: ORDER, hiring: 0, seats: [{}, {}, {}] });
    expect(three.state()['missions']).toEqual({ order: ORDER, own: [3, 1, 7], right: [5, 2, 6] });
    for (const seat of [0, 1, 2]) play(three, seat, 'pig');
    expect(three.state()['missions']).toEqual({ order: ORDER, own: [5, 2, 6], right: [7, 3, 1] });
    const two = drawTable({ missions: ORDER, hiring: 0, seats: [{}, {}] });
    for (const seat of [0, 1]) play(two, seat, 'pig');
    expect(two.state()['missions']).toEqual({ order: ORDER, own: [7, 5], right: [1, 3] });
  });

  it('GL-M3 alone one takes the next of the seven each round, and begins again', () => {
    const own = Array.from({ length: 9 }, (_, i) => missionFor({ order: ORDER, seats: 1, round: i + 1 }, 0));
    expect(own).toEqual([...ORDER, 3, 1]);
  });

  /** The gems of a garden with and without the mission's condition looked at. */
  const gemsWith = (mission: number, garden: string, tiles: Record<string, string>): number => {
    const rest = [1, 2, 3, 4, 5, 6, 7].filter((other) => other !== mission);
    const position = drawTable({ missions: [mission, ...rest], seats: [{ garden, tiles }] });
    expect(position.faults().filter((fault) => fault.includes('fit'))).toEqual([]);
    const gems = (position.state()['gems'] as number[])[0]!;
    expect(position.score(0).reduce((sum, line) => sum + line.points, 0)).toBe(gems);
    return gems;
  };

  it('GL-M4 a mission counts once, however often its shape is there', () => {
    const five = 'M m . . / m m A a / . . B b / . . C c / . . D d / . . E e';
    expect(gemsWith(2, five, { a: 'dragon YYYYY.' })).toBe(8 + 2);
  });

  it('GL-M5 Pinwheel: four tiles around an empty cell, either way around, 3 gems', () => {
    const right = 'M m . . . . / m m E e A a B / . . . . D . b / . . . . d C c';
    expect(gemsWith(1, right, { e: 'dragon YYYYY.' })).toBe(5 + 3);
    const left = 'M m . . . . / m m E e A B b / . . . . a . C / . . . . D d c';
    expect(gemsWith(1, left, { e: 'dragon YYYYY.' })).toBe(5 + 3);
    const open = 'M m . . . . . / m m E e A a B / . . . . D . b / . . . . d . .';
    expect(gemsWith(1, open, { e: 'dragon YYYYY.' })).toBe(3);
  });

  it('GL-M5 Wall: four parallel tiles, long sides fully touching, 2 gems', () => {
    expect(gemsWith(2, 'M m . . / m m A a / . . B b / . . C c / . . D d', { a: 'dragon YYYYY.' })).toBe(6 + 2);
    expect(gemsWith(2, 'M m . . / m m A a / . . B b / . . C c', { a: 'dragon YYYYY.' })).toBe(4);
    const standing = 'M m . . . . / m m A B C D / . . a b c d';
    expect(gemsWith(2, standing, { a: 'dragon YYYY.Y' })).toBe(6 + 2);
    const shifted = 'M m . . . / m m A a . / . . B b . / . . C c . / . . . D d';
    expect(gemsWith(2, shifted, { a: 'dragon YYYYY.' })).toBe(5);
    const turnedAround = 'M m . . / m m A a / . . b B / . . C c / . . d D';
    expect(gemsWith(2, turnedAround, { a: 'dragon YYYYY.' })).toBe(6 + 2);
  });

  it('GL-M5 Stairs: four parallel tiles, each one cell further the same way, 3 gems', () => {
    const down = 'M m . . . . . / m m A a . . . / . . . B b . . / . . . . C c . / . . . . . D d';
    expect(gemsWith(3, down, { a: 'dragon YYYYY.' })).toBe(3 + 3);
    const up = '. . . . . D d / . . . . C c . / M m . B b . . / m m A a . . .';
    expect(gemsWith(3, up, { a: 'dragon YYYYY.' })).toBe(3 + 3);
    const standing = 'M m . . . . / m m A . . . / . . a B . . / . . . b C . / . . . . c D / . . . . . d';
    expect(gemsWith(3, standing, { a: 'dragon YYYY.Y' })).toBe(3 + 3);
    const bent = 'M m . . . . / m m A a . . / . . . B b . / . . . . C c / . . . D d .';
    expect(gemsWith(3, bent, { a: 'dragon YYYYY.' })).toBe(3);
  });

  const AROUND = '. A a . / D M m B / d m m b / . C c .';
  const AROUND_TILES = { a: 'dragon YYY.YY', b: 'dragon YYY.GY', c: 'dragon .PYYYY', d: 'dragon .BYYYY' };

  it('GL-M5 three joined pairs of empty connections: 2 gems', () => {
    expect(gemsWith(4, AROUND, AROUND_TILES)).toBe(4 + 2);
    expect(gemsWith(4, '. A a . / . M m B / . m m b', AROUND_TILES)).toBe(2);
  });

  it('GL-M5 the mission tile surrounded, all eight cells along its sides: 3 gems', () => {
    expect(gemsWith(6, AROUND, AROUND_TILES)).toBe(4 + 3);
    expect(gemsWith(6, '. A a . / . M m B / . m m b / . C c .', AROUND_TILES)).toBe(3);
  });

  it('GL-M5 four complete blue gems: 2 gems; a blue egg gem counts, a bonus gem does not', () => {
    const garden = 'M m . . / m m A a / . . B b / . . C c';
    const blue = { a: 'dragon BBBBB.', b: 'dragon BBBBBB', c: 'dragon BBBBBB' };
    expect(gemsWith(5, garden, blue)).toBe(4 + 2);
    expect(gemsWith(5, garden, { ...blue, c: 'bird **BBBB' })).toBe(4 + 2);
    expect(gemsWith(5, garden, { ...blue, b: 'mushroom BBBYYB 0-1', c: 'dragon YYBBBB' })).toBe(4 + 1);
    expect(gemsWith(5, garden, { ...blue, b: 'bird BBB**B', c: 'bird *YBBBB' })).toBe(4);
  });

  const LOOK = [7, 1, 2, 3, 4, 5, 6];

  it('GL-M5 Second look: once a round another tile in place of the one drawn, which goes back', () => {
    const position = drawTable({ missions: LOOK, seats: [{ bag: ['pig-01', 'pig-02', 'pig-03'] }] });
    expect(position.why(0, 'look')).toEqual({ rule: 'GL-B1', key: 'emptyHand' });
    play(position, 0, 'draw pig-01');
    expect(() => position.foretell(0, position.parseMove('look')!, 'pig-01')).toThrow('not in the bag');
    play(position, 0, 'look pig-02');
    expect(position.state()).toMatchObject({ hands: ['pig-02'], bags: [['pig-01', 'pig-03']], looked: [true] });
    expect(legalOf(position, 0)).not.toContain('look');
    expect(position.why(0, 'look')).toEqual({ rule: 'GL-M5', key: 'lookedAlready' });
  });

  const GNOMES = {
    garden: 'M m . . / m m A a / . . B b / . . C c',
    tiles: { a: 'double YYYYY.', b: 'double', c: 'gnome' },
  };

  it('GL-M5 Second look avoids an alarm; nothing else is possible then', () => {
    const position = drawTable({
      missions: LOOK,
      seats: [{ ...GNOMES, bag: ['gnome-09', 'pig-09', 'gnome-10'] }],
    });
    play(position, 0, 'draw gnome-09');
    expect(legalOf(position, 0)).toEqual(['alarm', 'look']);
    expect(position.why(0, 'lay 2 4 0')).toEqual({ rule: 'GL-B5', key: 'decideFirst', gnomes: 6, limit: 6 });
    const looked = position.copy();
    play(looked, 0, 'look pig-09', 'lay 2 4 0');
    expect(looked.state()).toMatchObject({ alarms: [false], bags: [['gnome-09', 'gnome-10']] });
    play(looked, 0, 'draw gnome-10');
    expect(looked.state()).toMatchObject({ alarms: [true], phase: 'hire' });
    play(position, 0, 'alarm');
    expect(position.state()).toMatchObject({ alarms: [true], asides: ['gnome-09'], phase: 'hire' });
  });

  it('GL-M5 the second tile may be an alarm itself, and an empty bag allows no second look', () => {
    const twice = drawTable({ missions: LOOK, seats: [{ ...GNOMES, bag: ['gnome-09', 'gnome-10'] }, {}] });
    play(twice, 0, 'draw gnome-09', 'look gnome-10');
    expect(twice.state()).toMatchObject({ alarms: [true, false], asides: ['gnome-10', null] });
    expect((twice.state()['bags'] as string[][])[0]).toEqual(['gnome-09']);
    const last = drawTable({ missions: LOOK, seats: [{ ...GNOMES, bag: ['gnome-09'] }, {}] });
    play(last, 0, 'draw gnome-09');
    expect(last.state()['alarms']).toEqual([true, false]);
    const pig = drawTable({ missions: LOOK, seats: [{ ...GNOMES, bag: ['pig-09'] }, {}] });
    play(pig, 0, 'draw pig-09');
    expect(legalOf(pig, 0)).not.toContain('look');
    expect(pig.why(0, 'look')).toEqual({ rule: 'GL-M5', key: 'bagIsEmpty' });
  });
});
