import { describe, expect, it } from 'vitest';
import { drawTable } from '../draw.ts';
import { legalOf, play } from '../playing.ts';

const gemsOf = (garden: string, tiles: Record<string, string>): unknown =>
  (drawTable({ seats: [{ garden, tiles }] }).state()['gems'] as number[])[0];

describe('creatures', () => {
  const PIGS = { garden: 'A a B b', tiles: { a: 'pig', b: 'blue-05 pig' } };

  it('GL-C1 the third pig, of whatever colour, brings a coin at once', () => {
    const position = drawTable({ seats: [{ ...PIGS, bag: ['pig-08', 'pig-09', 'pig-10'] }] });
    play(position, 0, 'draw pig-08', 'lay 4 0 0');
    expect(position.state()).toMatchObject({ coins: [1], supply: 25 });
    play(position, 0, 'draw pig-09', 'lay 6 0 0');
    expect(position.state()).toMatchObject({ coins: [1], supply: 25 });
  });

  it('GL-C1 no coin where the supply is empty', () => {
    const position = drawTable({ seats: [{ ...PIGS, bag: ['pig-08', 'pig-09'] }], supply: 0 });
    play(position, 0, 'draw pig-08', 'lay 4 0 0');
    expect(position.state()).toMatchObject({ coins: [0], supply: 0 });
  });

  it('GL-C2 two triple halves joined count 3', () => {
    const tiles = { a: 'gardener YY3YYY', b: 'gardener YYYYY3' };
    expect(gemsOf('A a B b', tiles)).toBe(3);
    expect(gemsOf('A a . / . B b', { a: 'gardener YYY3YY', b: 'gardener 3YYYYY' })).toBe(3);
  });

  it('GL-C3 a line counts where both of its gems are complete', () => {
    const three = 'A a / B b / C c';
    expect(gemsOf(three, { b: 'mushroom YYYYYY 0-4' })).toBe(4 + 1);
    expect(gemsOf(three, { b: 'mushroom YYYYYY 0-4 1-3' })).toBe(4 + 2);
    expect(gemsOf(three, { b: 'mushroom YYYYYY 0-2' })).toBe(4);
  });

  it('GL-C3 a line runs through an egg, and turns with its tile', () => {
    expect(gemsOf('A a / B b', { a: 'bird YYY*YY', b: 'mushroom YYYYYY 0-1' })).toBe(2 + 1);
    expect(gemsOf('A B C / a b c', { b: 'mushroom YYYYYY 0-4' })).toBe(4 + 1);
    expect(gemsOf('A B C / a b c', { b: 'mushroom YYYYYY 2-5' })).toBe(4);
  });

  it('GL-C4 an egg completes any colour and the gem counts as that colour; two eggs make a colourless gem', () => {
    const position = drawTable({
      seats: [{ garden: 'A a B b C c', tiles: { a: 'dragon YYBYYY', b: 'bird YY*YY*', c: 'bird YYYYY*' } }],
    });
    expect(position.score(0)).toMatchObject([
      { rule: 'GL-C4', key: 'gem', colour: 'blue', points: 1, between: ['green-01', 'green-02'] },
      { rule: 'GL-C4', key: 'gem', colour: 'none', points: 1, between: ['green-02', 'green-03'] },
    ]);
  });

  it('GL-C5 a unicorn moves to any other place where it fits, as often as one likes', () => {
    const position = drawTable({ seats: [{ garden: 'A a U u', tiles: { a: 'dragon', u: 'unicorn' } }] });
    const shifts = legalOf(position, 0, 'shift green-02');
    expect(shifts).toContain('shift green-02 3 0 2');
    expect(shifts).toContain('shift green-02 0 1 0');
    expect(shifts).not.toContain('shift green-02 2 0 0');
    expect(position.why(0, 'shift green-02 2 0 0')).toEqual({ rule: 'GL-C5', key: 'liesThere', tile: 'green-02' });
    expect(position.why(0, 'shift green-01 0 1 0')).toEqual({ rule: 'GL-C5', key: 'noUnicorn', tile: 'green-01' });
    expect(position.why(0, 'shift green-02 5 5 0')).toEqual({ rule: 'GL-B2', key: 'apart' });
    play(position, 0, 'shift green-02 0 1 0', 'shift green-02 0 -1 0');
    expect(position.state()['gems']).toEqual([2]);
    expect(legalOf(position, 0)).toContain('draw');
  });

  it('GL-C5 a move that would split the garden is refused; one that bridges it is not', () => {
    const position = drawTable({
      seats: [{ garden: 'A a U u B b', tiles: { a: 'dragon', b: 'dragon', u: 'unicorn' } }],
    });
    expect(legalOf(position, 0, 'shift')).toEqual(['shift green-03 3 0 2']);
    expect(position.why(0, 'shift green-03 0 1 0')).toEqual({
      rule: 'GL-C5',
      key: 'splits',
      tile: 'green-03',
      parts: 2,
    });
  });

  it('GL-C5 what only looks like splitting is allowed: the rest still hangs together', () => {
    const position = drawTable({
      seats: [{ garden: 'A a U u / B b C c', tiles: { u: 'unicorn' } }],
    });
    expect(legalOf(position, 0, 'shift').length).toBeGreaterThan(20);
    expect(legalOf(position, 0)).toContain('shift green-04 0 -1 0');
  });

  it('GL-C5 only the result counts: a unicorn may go where only its own old place was in the way', () => {
    const position = drawTable({ seats: [{ garden: 'A a U u', tiles: { u: 'unicorn' } }] });
    expect(legalOf(position, 0)).toContain('shift green-02 2 0 1');
    expect(legalOf(position, 0)).not.toContain('shift green-02 3 0 0');
  });

  it('GL-C5 corners do not hold a garden together', () => {
    const position = drawTable({
      seats: [{ garden: 'A a . . / . . B b / . U u .', tiles: { u: 'unicorn' } }],
    });
    expect(legalOf(position, 0, 'shift').every((text) => !text.includes('green-01'))).toBe(true);
    expect(position.faults()).toContain('the garden of seat 0 is in 2 parts');
  });

  it('GL-C5 it moves with a tile in hand too; one that is the whole garden stays', () => {
    const held = drawTable({
      seats: [{ garden: 'A a U u', tiles: { u: 'unicorn' }, hand: 'pig' }],
    });
    expect(legalOf(held, 0, 'shift').length).toBeGreaterThan(0);
    play(held, 0, 'shift green-02 0 1 0', 'lay 2 0 0');
    const alone = drawTable({ seats: [{ garden: 'U u', tiles: { u: 'unicorn' } }] });
    expect(legalOf(alone, 0)).toEqual(['draw', 'stop']);
    expect(alone.why(0, 'shift green-01 0 1 0')).toEqual({ rule: 'GL-C5', key: 'wholeGarden', tile: 'green-01' });
  });

  it('GL-C5 not when one has stopped', () => {
    const position = drawTable({ seats: [{ garden: 'A a U u', tiles: { u: 'unicorn' } }, {}] });
    play(position, 0, 'stop');
    expect(legalOf(position, 0)).toEqual(['resume']);
  });

  const FIVE_GNOMES = { a: 'double', b: 'double', c: 'gnome', d: 'dragon', e: 'dragon', f: 'dragon' };

  it('GL-C6 with three dragons in the garden the alarm comes at the seventh gnome', () => {
    const position = drawTable({
      seats: [
        { garden: 'A a / B b / C c / D d / E e', tiles: FIVE_GNOMES, bag: ['gold-12 dragon', 'gnome-08', 'gnome-09'] },
      ],
    });
    play(position, 0, 'draw gold-12', 'lay 0 5 0', 'draw gnome-08', 'lay 0 6 0');
    expect(position.state()['alarms']).toEqual([false]);
    play(position, 0, 'draw gnome-09');
    expect(position.state()).toMatchObject({ alarms: [true], asides: ['gnome-09'] });
  });

  it('GL-C6 a double gnome that makes seven is an alarm all the same, and two dragons help nobody', () => {
    const garden = 'A a / B b / C c / D d / E e / F f';
    const double = drawTable({ seats: [{ garden, tiles: FIVE_GNOMES, bag: ['double-09', 'pig'] }, {}] });
    play(double, 0, 'draw double-09');
    expect(double.state()['alarms']).toEqual([true, false]);
    const two = drawTable({
      seats: [{ garden: 'A a / B b / C c / D d / E e', tiles: FIVE_GNOMES, bag: ['gnome-09', 'pig'] }, {}],
    });
    play(two, 0, 'draw gnome-09');
    expect(two.state()['alarms']).toEqual([true, false]);
  });
});
