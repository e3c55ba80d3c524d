import { FastRandom, legalMoves } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn, EMPTY_BOARD, played } from '../draw.ts';
import { game } from './game.ts';

/** Grass with a roof on 4.0; grass without on 4.4 and 5.6; straw without on 4.1; b on 4.2 (roofed) and 5.0. */
const BOARD = `
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
   .  .      a1 b2^    .  .
  .  .  .   .  a2^ .   a1 b1 .
   .  .      .  a1     .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;
const RICH = { torticrane: 4, population: [60, 20], actionsLeft: 2 } as const;
const ploys = (moves: readonly string[]): string[] => moves.filter((move) => /^(move|roof|invade)/.test(move));

describe('ploys', () => {
  it('GN-Y1 one for each action, the same kind as often as wished', () => {
    const position = drawn(BOARD, RICH);
    played(position, 'move 5');
    expect(ploys(legalMoves(position, 0))).toEqual([]);
    expect(position.why(0, 'invade 5.0')).toEqual({ rule: 'GN-Y1', key: 'ployUsed' });
    played(position, 'build 5.3');
    expect(ploys(legalMoves(position, 0))).toContain('move 6');
    expect(played(position, 'move 6').ploysLeft).toEqual([2, 4]);
  });

  it('GN-Y2 one territory up or down by number, 7 and 1 being neighbours', () => {
    for (const [from, to] of [
      [4, ['move 3', 'move 5']],
      [7, ['move 1', 'move 6']],
      [1, ['move 2', 'move 7']],
    ] as const) {
      const position = drawn(EMPTY_BOARD, { torticrane: from });
      expect(ploys(legalMoves(position, 0))).toEqual(to);
    }
    expect(drawn(EMPTY_BOARD, { torticrane: 4 }).why(0, 'move 6')).toEqual({
      rule: 'GN-Y2',
      key: 'notNextByNumber',
      to: 6,
      can: [5, 3],
    });
  });

  it('GN-Y2 it is no action, and the action happens there', () => {
    const position = drawn(EMPTY_BOARD, { torticrane: 7, actionsLeft: 2 });
    expect(played(position, 'move 1')).toMatchObject({
      torticrane: 1,
      actionsLeft: 2,
      ployUsed: true,
      ploysLeft: [3, 4],
    });
    expect(position.why(0, 'build 7.4')).toMatchObject({ rule: 'GN-C1', torticrane: 1 });
    expect(played(position, 'build 1.6')).toMatchObject({ actionsLeft: 1, ployUsed: false });
  });

  it('GN-Y2 it comes before any going on', () => {
    const position = drawn(EMPTY_BOARD, { torticrane: 7, population: [1] });
    played(position, 'on');
    expect(legalMoves(position, 0)).toEqual(['idle', 'on']);
    expect(position.why(0, 'move 2')).toEqual({ rule: 'GN-Y2', key: 'alreadyMovedOn', times: 1 });
    const other = drawn(EMPTY_BOARD, { torticrane: 7, population: [1] });
    played(other, 'move 1');
    expect(legalMoves(other, 0)).toEqual(['idle', 'on']);
  });

  it('worked example: from 5 strategically to 6, abandoning in the top right area sends the torticrane to 2', () => {
    const board = `
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
   .  .      .  .      .  .
  .  .  .   .  .  .   .  .  .
   .  .      .  .      .  .
        .  a1     .  .
       .  .  .   .  .  .
        .  .      .  .
`;
    const position = drawn(board, { torticrane: 5, actionsLeft: 2, population: [10] });
    expect(played(position, 'move 6', 'abandon 6.2')).toMatchObject({ torticrane: 2, population: [18, 10] });
  });

  it('GN-Y3 a roof moves from there to an open building on the same land, anywhere', () => {
    const position = drawn(BOARD, RICH);
    expect(legalMoves(position, 0).filter((move) => move.startsWith('roof'))).toEqual(['roof 4.0 4.4', 'roof 4.0 5.6']);
    expect(position.why(0, 'roof 4.0 4.1')).toEqual({
      rule: 'GN-Y3',
      key: 'otherLand',
      from: '4.0',
      fromLand: 'grass',
      to: '4.1',
      toLand: 'straw',
    });
    expect(position.why(0, 'roof 4.2 4.4')).toMatchObject({ rule: 'GN-Y3', key: 'notYours', owner: 1 });
    expect(position.why(0, 'roof 4.4 4.0')).toEqual({ rule: 'GN-Y3', key: 'noRoof', area: '4.4' });
    expect(position.why(0, 'roof 4.0 4.0')).toEqual({ rule: 'GN-Y3', key: 'hasRoof', area: '4.0' });
    expect(position.why(0, 'roof 5.6 4.0')).toMatchObject({ rule: 'GN-Y3', key: 'elsewhere' });
    expect(position.why(0, 'roof 4.0 5.1')).toMatchObject({ rule: 'GN-Y3', key: 'nothingThere' });
    const now = played(position, 'roof 4.0 5.6');
    expect(now.buildings['4.0']?.roof).toBe(false);
    expect(now.buildings['5.6']?.roof).toBe(true);
    expect(now).toMatchObject({ actionsLeft: 2, roofsLeft: 17, ploysLeft: [3, 4], torticrane: 4 });
    expect(legalMoves(position, 0)).toContain('build 4.0');
  });

  it('GN-Y3 back and forth', () => {
    const position = drawn(BOARD, RICH);
    played(position, 'roof 4.0 4.4', 'build 4.0');
    expect(played(position, 'decline').buildings['4.0']).toEqual({ seat: 0, floors: 3, roof: false });
    expect(played(position, 'roof 4.4 4.0').buildings['4.0']?.roof).toBe(true);
  });

  it('GN-Y3 also after going on', () => {
    // One inhabitant builds nowhere; the roof lies in territory 4.
    const position = drawn(BOARD, { torticrane: 3, population: [1] });
    played(position, 'on');
    expect(legalMoves(position, 0)).toEqual([
      'abandon 4.0',
      'abandon 4.1',
      'abandon 4.4',
      'idle',
      'on',
      'roof 4.0 4.4',
      'roof 4.0 5.6',
    ]);
  });

  it('GN-Y3 after a roof transfer the action must happen there: neither on nor idle', () => {
    for (const moves of [[], ['on']]) {
      const position = drawn(BOARD, { torticrane: 4 - moves.length, population: [1], actionsLeft: 2 });
      played(position, ...moves, 'roof 4.0 5.6');
      expect(legalMoves(position, 0)).toEqual(['abandon 4.0', 'abandon 4.1', 'abandon 4.4']);
      for (const move of ['on', 'idle'])
        expect(position.why(0, move)).toEqual({ rule: 'GN-Y3', key: 'actHere', territory: 4 });
      // The next action is free again, and so is the same one made from what a player sees.
      const seen = game.fromView(position.view(0), new FastRandom(1));
      for (const each of [position, seen]) {
        expect(legalMoves(each, 0)).not.toContain('on');
        expect(played(each, 'abandon 4.0')).toMatchObject({ isBound: false, ployUsed: false, actionsLeft: 1 });
      }
    }
  });

  it('GN-Y3 in rules 1 both were possible', () => {
    const position = drawn(BOARD, { rules: 1, torticrane: 4, population: [1] });
    played(position, 'roof 4.0 5.6');
    expect(legalMoves(position, 0)).toEqual(['abandon 4.0', 'abandon 4.1', 'abandon 4.4', 'idle', 'on']);
    const seen = game.fromView(position.view(0), new FastRandom(1));
    expect(seen.game.rules).toBe(1);
    expect(legalMoves(seen, 0)).toEqual(legalMoves(position, 0));
  });

  it('GN-Y4 the invader pays twice what the floors cost, the owner gains it and takes the floors back', () => {
    const position = drawn(BOARD, RICH);
    // 4.2 is worth 5: two floors cost 5 + 6, twice that is 22.
    expect(position.preview(0, position.parseMove('invade 4.2')!)).toMatchObject({ cost: 22, torticrane: 2 });
    const now = played(position, 'invade 4.2');
    expect(now.population).toEqual([60 - 22, 20 + 22]);
    expect(now.floorsLeft).toEqual([20 - 5 - 2, 20 - 1]);
    expect(now.buildings['4.2']).toEqual({ seat: 0, floors: 2, roof: false });
    expect(now).toMatchObject({ roofsLeft: 18, torticrane: 2, actionsLeft: 1, ploysLeft: [3, 4] });
  });

  it('GN-Y4 it takes inhabitants, floors, and another player’s building there', () => {
    const position = drawn(BOARD, { ...RICH, population: [22] });
    expect(position.why(0, 'invade 4.2')).toEqual({ rule: 'GN-P2', key: 'population', need: 22, have: 21 });
    expect(legalMoves(drawn(BOARD, { ...RICH, population: [23] }), 0)).toContain('invade 4.2');
    expect(position.why(0, 'invade 4.0')).toEqual({ rule: 'GN-Y4', key: 'ownBuilding', area: '4.0' });
    expect(position.why(0, 'invade 4.5')).toEqual({ rule: 'GN-Y4', key: 'nothingThere', area: '4.5' });
    expect(position.why(0, 'invade 5.0')).toMatchObject({ rule: 'GN-Y4', key: 'elsewhere' });
    const short = drawn(BOARD.replace('a2^', 'a16^'), RICH);
    expect(short.why(0, 'invade 4.2')).toEqual({ rule: 'GN-Y4', key: 'tooFewFloors', need: 2, have: 1 });
  });

  it('GN-Y5 without a token there are no ploys', () => {
    const position = drawn(BOARD, { ...RICH, ploys: [0, 4] });
    expect(ploys(legalMoves(position, 0))).toEqual([]);
    expect(position.why(0, 'move 5')).toEqual({ rule: 'GN-Y5', key: 'noPloys' });
  });
});
