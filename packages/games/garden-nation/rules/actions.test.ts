import { legalMoves } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn, EMPTY_BOARD, played } from '../draw.ts';
import type { Preview } from './kinds.ts';

/** Printed layout: territory 4 in the centre, its areas worth 3; 4, 5, bramble, 1, 4, 3. */
const A2_AND_B1 = `
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
   .  .      b1 .      .  .
  .  .  .   .  a2 .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;
const builds = (moves: readonly string[]): string[] => moves.filter((move) => move.startsWith('build'));

describe('population', () => {
  it('GN-P1 it goes on counting above 40', () => {
    const position = drawn(A2_AND_B1, { torticrane: 4, population: [39, 35], actionsLeft: 2 });
    expect(played(position, 'abandon 4.0').population).toEqual([39 + 14, 35]);
  });

  it('GN-P2 at least one inhabitant is left', () => {
    const poor = drawn(A2_AND_B1, { torticrane: 4, population: [5, 35] });
    // The third floor on value 3 costs 5, and only 4 can be spent.
    expect(poor.why(0, 'build 4.0')).toEqual({ rule: 'GN-P2', key: 'population', need: 5, have: 4 });
    const richer = drawn(A2_AND_B1, { torticrane: 4, population: [6, 35], actionsLeft: 2 });
    expect(played(richer, 'build 4.0').population[0]).toBe(1);
    expect(legalMoves(drawn(A2_AND_B1, { torticrane: 4, population: [2, 35] }), 0)).toContain('build 4.4');
    expect(builds(legalMoves(drawn(A2_AND_B1, { torticrane: 4, population: [1, 35] }), 0))).toEqual([]);
  });
});

describe('constructing', () => {
  it('GN-C1 one floor, in an area of the territory of the torticrane', () => {
    const position = drawn(EMPTY_BOARD, { torticrane: 5, actionsLeft: 2 });
    expect(builds(legalMoves(position, 0)).every((move) => move.startsWith('build 5.'))).toBe(true);
    expect(position.why(0, 'build 4.0')).toEqual({ rule: 'GN-C1', key: 'elsewhere', area: '4.0', torticrane: 5 });
    const now = played(position, 'build 5.6');
    expect(now.buildings).toEqual({ '5.6': { seat: 0, floors: 1, roof: false } });
    expect(now.floorsLeft).toEqual([19, 20]);
  });

  it('GN-C2 an empty area costs its value', () => {
    for (const [area, value] of [3, 4, 5].entries()) {
      const position = drawn(EMPTY_BOARD, { torticrane: 4, population: [30], actionsLeft: 2 });
      expect(played(position, `build 4.${area}`).population[0]).toBe(30 - value);
    }
  });

  it('GN-C3 an empty bramble costs 5 and gets a land for good', () => {
    const position = drawn(EMPTY_BOARD, { torticrane: 4, population: [30], actionsLeft: 2 });
    expect(position.why(0, 'build 4.3')).toEqual({
      rule: 'GN-C3',
      key: 'chooseLand',
      area: '4.3',
      lands: ['grass', 'straw', 'leaves'],
    });
    expect(position.why(0, 'build 4.0 straw')).toEqual({ rule: 'GN-C3', key: 'noBramble', area: '4.0', land: 'grass' });
    const now = played(position, 'build 4.3 leaves');
    expect(now.population[0]).toBe(25);
    expect(now.tokens).toEqual({ '4.3': 'leaves' });
  });

  it('GN-C3 the token stays when the building goes, and the area is worth 5', () => {
    const position = drawn(
      `
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
   .  .      .  .      .  .
  .  .  .   .  .  a1l .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`,
      { torticrane: 4, population: [30], actionsLeft: 2 },
    );
    expect(played(position, 'abandon 4.3')).toMatchObject({ tokens: { '4.3': 'leaves' }, buildings: {} });
    played(position, 'move 4');
    expect(legalMoves(position, 0)).toContain('build 4.3');
    expect(position.why(0, 'build 4.3 straw')).toEqual({
      rule: 'GN-C3',
      key: 'noBramble',
      area: '4.3',
      land: 'leaves',
    });
    expect(position.preview(0, position.parseMove('build 4.3')!)).toMatchObject({ cost: 5 });
  });

  it('GN-C4 floors on value 3 cost 3, 4, 5, and so on without limit', () => {
    for (const floors of [1, 2, 3, 4, 12]) {
      const board = A2_AND_B1.replace('a2', `a${floors}`);
      const position = drawn(board, { torticrane: 4, population: [40], actionsLeft: 2 });
      const now = played(position, 'build 4.0');
      expect(now.population[0]).toBe(40 - 3 - floors);
      expect(now.buildings['4.0']?.floors).toBe(floors + 1);
    }
  });

  it('GN-C5 never on the building of another, never on a roof, never without a floor', () => {
    const position = drawn(A2_AND_B1.replace('a2', 'a2^'), { torticrane: 4 });
    expect(position.why(0, 'build 4.1')).toEqual({ rule: 'GN-C5', key: 'othersBuilding', area: '4.1', owner: 1 });
    expect(position.why(0, 'build 4.0')).toEqual({ rule: 'GN-C5', key: 'roofed', area: '4.0' });
    const without = drawn(A2_AND_B1.replace('a2', 'a20'), { torticrane: 4, lastRound: true, population: [90] });
    expect(without.why(0, 'build 4.4')).toEqual({ rule: 'GN-C5', key: 'noFloors' });
    expect(builds(legalMoves(without, 0))).toEqual([]);
  });

  it('previews the cost, the way of the torticrane and the majority now and after', () => {
    const position = drawn(A2_AND_B1.replace('b1', 'b3'), { torticrane: 4, population: [30], projects: [17, 4, 5, 6] });
    expect(position.preview(0, position.parseMove('build 4.0')!) as Preview).toMatchObject({
      cost: 5,
      population: 25,
      floors: 3,
      floorsLeft: 17,
      torticrane: 4,
      // Three floors on grass at the centre, and two beside empty leaves.
      completes: [4, 17],
      territory: 4,
      majority: { now: { floors: 3, seats: [1] }, after: { floors: 3, seats: [0, 1] } },
    });
  });
});

describe('abandoning', () => {
  it('GN-A1 two floors on value 3 bring (3 + 4) × 2 = 14, and all floors come back', () => {
    const position = drawn(A2_AND_B1, { torticrane: 4, population: [10], actionsLeft: 2 });
    expect(position.preview(0, position.parseMove('abandon 4.0')!)).toMatchObject({ gain: 14, completes: [] });
    const now = played(position, 'abandon 4.0');
    expect(now.population[0]).toBe(24);
    expect(now.floorsLeft[0]).toBe(20);
    expect(Object.keys(now.buildings)).toEqual(['4.1']);
  });

  it('GN-A1 only a building of one’s own, there', () => {
    const position = drawn(A2_AND_B1, { torticrane: 4 });
    expect(position.why(0, 'abandon 4.1')).toEqual({ rule: 'GN-A1', key: 'notYours', area: '4.1', owner: 1 });
    expect(position.why(0, 'abandon 4.2')).toEqual({ rule: 'GN-A1', key: 'nothingThere', area: '4.2' });
    expect(drawn(A2_AND_B1, { torticrane: 5 }).why(0, 'abandon 4.0')).toMatchObject({
      rule: 'GN-A1',
      key: 'elsewhere',
    });
  });

  it('GN-A2 a roof returns to the reserve, and the torticrane moves', () => {
    const position = drawn(A2_AND_B1.replace('b1', 'a1^'), { torticrane: 4, actionsLeft: 2 });
    const now = played(position, 'abandon 4.1');
    expect(now.roofsLeft).toBe(19);
    expect(now.torticrane).toBe(1);
  });
});

describe('when nothing can be done', () => {
  /** Nothing in territory 7 costs less than 4 any more, and nothing in 1 less than 3. */
  const DEAR = `
        .  .      .  .
       b1 .  .   .  .  .
        .  .      .  .
   .  .      .  .      .  .
  .  .  .   .  .  .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   b1 .  b1
        .  .      .  b1
`;

  it('GN-N1 who cannot construct may go on to the next territory by number, after 7 to 1', () => {
    const position = drawn(DEAR, { torticrane: 7, population: [3], ploys: [0], actionsLeft: 2 });
    expect(legalMoves(position, 0)).toEqual(['on']);
    expect(played(position, 'on').torticrane).toBe(1);
    // The cheapest area of territory 1 is taken, the next costs 3; 2 can be spent.
    expect(legalMoves(position, 0)).toEqual(['on']);
    expect(played(position, 'on').torticrane).toBe(2);
    expect(legalMoves(position, 0)).toEqual(['build 2.1']);
    expect(position.why(0, 'on')).toEqual({ rule: 'GN-N1', key: 'canConstructHere', territory: 2, area: '2.1' });
    expect(played(position, 'build 2.1')).toMatchObject({ torticrane: 1, movedOn: 0, actionsLeft: 1 });
  });

  it('GN-N1 nobody goes on from where they can construct, but they may abandon instead of going on', () => {
    const able = drawn(EMPTY_BOARD, { torticrane: 7 });
    expect(able.why(0, 'on')).toMatchObject({ rule: 'GN-N1', key: 'canConstructHere', area: '7.4' });
    const position = drawn(DEAR.replace('b1 .  .   .', 'a1 .  .   .'), { torticrane: 1, population: [2], ploys: [0] });
    expect(legalMoves(position, 0)).toEqual(['abandon 1.6', 'on']);
  });

  it('GN-N1 six times in one action, all the way round', () => {
    const position = drawn(EMPTY_BOARD, { torticrane: 3, population: [1], ploys: [0], actionsLeft: 2 });
    played(position, 'on', 'on', 'on', 'on', 'on', 'on');
    expect(legalMoves(position, 0)).toEqual(['idle']);
    expect(position.why(0, 'on')).toEqual({ rule: 'GN-N1', key: 'allRound' });
  });

  it('GN-N1 without a floor left one may go on and abandon elsewhere', () => {
    const board = A2_AND_B1.replace('a2', 'a20');
    const position = drawn(board, { torticrane: 3, lastRound: true, population: [9], ploys: [0], actionsLeft: 2 });
    expect(legalMoves(position, 0)).toEqual(['idle', 'on']);
    expect(played(position, 'on', 'abandon 4.0')).toMatchObject({ floorsLeft: [20, 19], lastRound: true });
  });

  it('GN-N2 where no territory lets them construct they may do nothing, and the torticrane returns', () => {
    const position = drawn(EMPTY_BOARD, { torticrane: 3, population: [1], actionsLeft: 2 });
    expect(legalMoves(position, 0)).toEqual(['idle', 'move 2', 'move 4', 'on']);
    expect(played(position, 'move 4', 'on', 'on').torticrane).toBe(6);
    // It stood in 4 before going on: the strategic movement is not taken back.
    expect(position.preview(0, position.parseMove('idle')!)).toMatchObject({ torticrane: 4 });
    expect(played(position, 'idle')).toMatchObject({ torticrane: 4, actionsLeft: 1, movedOn: 0, ployUsed: false });
  });

  it('GN-N2 one affordable area anywhere forbids it', () => {
    const position = drawn(DEAR, { torticrane: 7, population: [2] });
    expect(position.why(0, 'idle')).toEqual({ rule: 'GN-N2', key: 'canConstruct', area: '3.5', cost: 1 });
  });

  it('GN-N3 being able to invade is not being able to act', () => {
    const others = `
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
   .  .      b1 b1     .  .
  .  .  .   b1 b1 b1l .  .  .
   .  .      b1 b1     .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;
    const blocked = drawn(others, { torticrane: 4, population: [30], ploys: [1] });
    expect(legalMoves(blocked, 0)).toContain('invade 4.0');
    expect(legalMoves(blocked, 0)).toContain('on');
  });
});
