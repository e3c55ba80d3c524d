import { describe, expect, it } from 'vitest';
import { drawTable } from '../draw.ts';
import { legalOf, play } from '../playing.ts';
import { SLOTS, type Slot } from './slots.ts';

const YELLOW_PAIR = { garden: 'A a', tiles: { a: 'dragon YYYYYY' } };

describe('building', () => {
  it('GL-B1 a tile is drawn from the bag; the first lies at 0 0, and it must be laid', () => {
    const position = drawTable({ seats: [{ bag: ['gnome', 'pig'] }] });
    expect(legalOf(position, 0)).toEqual(['draw', 'stop']);
    expect(position.play(0, position.parseMove('draw')!)).toBe(true);
    expect(legalOf(position, 0)).toEqual(['lay 0 0 0']);
    expect(position.why(0, 'stop')).toMatchObject({ rule: 'GL-B1', key: 'layFirst' });
    expect(position.why(0, 'lay 1 0 0')).toEqual({ rule: 'GL-B1', key: 'firstTile' });
    play(position, 0, 'lay 0 0 0');
    expect(position.state()['gardens']).toMatchObject([[{ x: 0, y: 0, r: 0 }]]);
    expect(position.why(0, 'lay 1 0 0')).toEqual({ rule: 'GL-B1', key: 'emptyHand' });
  });

  it('GL-B1 a draw is chance: only what is in the bag can come', () => {
    const position = drawTable({ seats: [{ bag: ['gnome-04', 'pig-02'] }] });
    const draw = position.parseMove('draw')!;
    expect(() => position.foretell(0, draw, 'gnome-05')).toThrow('chance: gnome-05 is not in the bag');
    expect(() => position.foretell(0, draw, undefined)).toThrow('chance: does not name the tile');
    expect(() => position.foretell(0, position.parseMove('stop')!, 'pig-02')).toThrow('without chance');
    play(position, 0, 'draw pig-02');
    expect(position.chance()).toBe('pig-02');
    expect(position.state()['hands']).toEqual(['pig-02']);
    expect(position.state()['bags']).toEqual([['gnome-04']]);
  });

  it('GL-B2 any rotation, two empty cells, and at least one edge in common', () => {
    const position = drawTable({ seats: [{ ...YELLOW_PAIR, hand: 'pig YYYYYY' }] });
    const covered = ['0 0', '1 0'];
    const beside = ['0 -1', '1 -1', '2 0', '1 1', '0 1', '-1 0'];
    const expected: string[] = [];
    const steps = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const;
    for (let x = -4; x <= 5; x++) {
      for (let y = -4; y <= 4; y++) {
        for (const [r, [dx, dy]] of steps.entries()) {
          const cells = [`${x} ${y}`, `${x + dx} ${y + dy}`];
          if (cells.some((cell) => covered.includes(cell)) || !cells.some((cell) => beside.includes(cell))) continue;
          expected.push(`lay ${x} ${y} ${r}`);
        }
      }
    }
    expect(legalOf(position, 0, 'lay')).toEqual(expected.toSorted());
    expect(position.why(0, 'lay 2 1 0')).toEqual({ rule: 'GL-B2', key: 'apart' });
    expect(position.why(0, 'lay 1 0 0')).toEqual({ rule: 'GL-B2', key: 'covered', by: 'green-01' });
    expect(position.why(0, 'lay 2 0 2')).toEqual({ rule: 'GL-B2', key: 'covered', by: 'green-01' });
  });

  const fitting = ['YY', 'GG', 'PP', 'BB', '..', '33', '**', 'Y*', 'G*', 'P*', 'B*'];
  it.each(SLOTS.flatMap((one) => SLOTS.map((other) => [one, other] as [Slot, Slot])))(
    'GL-B3 slot %s beside slot %s',
    (one, other) => {
      const position = drawTable({
        seats: [{ garden: 'A a', tiles: { a: `dragon ..${one}...` }, hand: `pig .....${other}` }],
      });
      const fits = fitting.includes(one + other) || fitting.includes(other + one);
      expect(legalOf(position, 0).includes('lay 2 0 0')).toBe(fits);
    },
  );

  it('GL-B3 all pairs that touch must fit, and the refusal names those that clash', () => {
    const position = drawTable({
      seats: [
        {
          garden: 'A a . / . B b',
          tiles: { a: 'dragon YYGYYY', b: 'pig PYYYYY' },
          hand: 'gnome YYYGBB',
        },
      ],
    });
    expect(position.why(0, 'lay 2 0 0')).toEqual({
      rule: 'GL-B3',
      key: 'clash',
      tile: 'gnome-01',
      clashes: [
        { slot: 4, has: 'B', side: 'below', other: 'pig-01', needs: 'Y' },
        { slot: 5, has: 'B', side: 'left', other: 'green-01', needs: 'G' },
      ],
    });
  });

  it('GL-B4 before each draw one may stop, and take it back while someone builds', () => {
    const position = drawTable({ seats: [{}, {}] });
    play(position, 0, 'stop');
    expect(position.actors).toBe(0b11);
    expect(position.awaited).toBe(0b10);
    expect(legalOf(position, 0)).toEqual(['resume']);
    expect(position.why(0, 'draw')).toEqual({ rule: 'GL-B4', key: 'hasStopped' });
    play(position, 0, 'resume');
    expect(legalOf(position, 0)).toEqual(['draw', 'stop']);
    expect(position.why(0, 'resume')).toEqual({ rule: 'GL-B4', key: 'notStopped' });
    play(position, 0, 'stop');
    play(position, 1, 'stop');
    expect(position.state()['phase']).toBe('hire');
    expect(position.why(0, 'resume')).toEqual({ rule: 'GL-B8', key: 'buildingIsOver' });
  });

  it('GL-B4 moves of one seat never wait for another', () => {
    const position = drawTable({ seats: [{ bag: ['pig-01', 'pig-02'] }, { bag: ['pig-03', 'pig-04'] }] });
    play(position, 1, 'draw pig-03');
    play(position, 0, 'draw pig-02');
    play(position, 1, 'lay 0 0 0', 'stop');
    expect(legalOf(position, 0)).toEqual(['lay 0 0 0']);
    expect(legalOf(position, 1)).toEqual(['resume']);
  });

  const GNOMES = { a: 'double', b: 'double', c: 'gnome', d: 'dragon' };

  it('GL-B5 the sixth gnome is an alarm: aside, and building ends', () => {
    const position = drawTable({
      seats: [{ garden: 'A a / B b / C c', tiles: GNOMES, bag: ['gnome-09', 'pig-09'] }, {}],
    });
    expect(position.state()['gems']).toEqual([4, 0]);
    play(position, 0, 'draw gnome-09');
    expect(position.state()).toMatchObject({
      hands: [null, null],
      asides: ['gnome-09', null],
      alarms: [true, false],
      bags: [['pig-09'], expect.anything()],
      gems: [1, 0],
    });
    expect(position.actors).toBe(0b10);
    expect(position.why(0, 'resume')).toEqual({ rule: 'GL-B5', key: 'endedByAlarm', tile: 'gnome-09' });
  });

  it('GL-B5 a double gnome is two: it raises the alarm at four, not at three', () => {
    const four = drawTable({ seats: [{ garden: 'A a / B b', tiles: GNOMES, bag: ['double-09', 'pig'] }, {}] });
    play(four, 0, 'draw double-09');
    expect(four.state()['alarms']).toEqual([true, false]);
    const three = drawTable({
      seats: [{ garden: 'A a / B b', tiles: { a: 'double', b: 'gnome' }, bag: ['double-09', 'pig'] }, {}],
    });
    play(three, 0, 'draw double-09');
    expect(three.state()['alarms']).toEqual([false, false]);
    expect(legalOf(three, 0, 'lay').length).toBeGreaterThan(0);
  });

  it('GL-B5 tiles without gnomes never raise it', () => {
    const position = drawTable({
      seats: [{ garden: 'A a / B b / C c', tiles: GNOMES, bag: ['pig-09', 'pig'] }],
    });
    play(position, 0, 'draw pig-09');
    expect(position.state()['hands']).toEqual(['pig-09']);
  });

  it('GL-B6 only what fits nowhere may be laid aside, and it costs nothing', () => {
    const stuck = { garden: 'A a', tiles: { a: 'dragon ......' }, hand: 'gnome YYYYYY' };
    const position = drawTable({ seats: [stuck, {}] });
    expect(legalOf(position, 0)).toEqual(['aside']);
    play(position, 0, 'aside');
    expect(position.state()).toMatchObject({ asides: ['gnome-01', null], alarms: [false, false] });
    expect(position.why(0, 'draw')).toEqual({ rule: 'GL-B6', key: 'endedAside', tile: 'gnome-01' });
    const fits = drawTable({ seats: [{ ...stuck, tiles: { a: 'dragon ..Y...' } }] });
    expect(position.actors).toBe(0b10);
    expect(legalOf(fits, 0)).not.toContain('aside');
    expect(fits.why(0, 'aside')).toEqual({ rule: 'GL-B6', key: 'fits', tile: 'gnome-01', places: 6 });
  });

  it('GL-B6 unicorns may be moved first, and may make room', () => {
    const position = drawTable({
      seats: [{ garden: 'A a U u', tiles: { a: 'dragon ..G...', u: 'unicorn .....G' }, hand: 'gnome GGGGGG' }],
    });
    expect(legalOf(position, 0)).toContain('aside');
    play(position, 0, 'shift green-02 0 -1 0');
    expect(legalOf(position, 0)).not.toContain('aside');
    play(position, 0, 'lay 2 0 0');
  });

  it('GL-B7 an empty bag ends building as a stop does', () => {
    const position = drawTable({ seats: [{ ...YELLOW_PAIR, bag: ['pig-09'] }, {}] });
    play(position, 0, 'draw pig-09', 'lay 2 0 0');
    expect(position.state()).toMatchObject({ status: ['done', 'building'], alarms: [false, false], gems: [1, 0] });
    expect(position.actors).toBe(0b10);
    expect(position.why(0, 'draw')).toEqual({ rule: 'GL-B7', key: 'endedEmpty' });
  });

  it('GL-B8 the phase ends when everyone has stopped or had to', () => {
    const position = drawTable({ seats: [{ ...YELLOW_PAIR, bag: ['pig-09'] }, {}, {}], first: 2 });
    play(position, 1, 'stop');
    play(position, 0, 'draw pig-09');
    play(position, 2, 'stop');
    expect(position.why(1, 'pig')).toEqual({ rule: 'GL-B8', key: 'stillBuilding' });
    play(position, 0, 'lay 2 0 0');
    expect(position.state()).toMatchObject({ phase: 'hire', turn: 2 });
    expect(position.actors).toBe(0b100);
  });
});
