import { legalMoves, listSeats } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn, EMPTY_BOARD, played } from '../draw.ts';
import { AREAS, areaAt } from './areas.ts';
import type { State } from './kinds.ts';
import { Layout, PRINTED_TILES } from './layout.ts';

/** Whose turn it was in each action, building wherever it is cheapest until the round changes twice. */
function turnsOf(position: ReturnType<typeof drawn>, chosen: readonly number[] = []): string {
  const choices = [...chosen];
  const turns: string[] = [];
  let { round } = position.state() as State;
  for (let actions = 0; actions < 10;) {
    const seat = listSeats(position.actors)[0]!;
    const legal = legalMoves(position, seat);
    const next = legal.find((move) => move.startsWith('next'));
    const move =
      next === undefined ? (legal.find((text) => text.startsWith('build')) as string) : `next ${choices.shift()}`;
    if (next === undefined) {
      turns.push('abcd'[seat] as string);
      actions++;
    }
    let after = played(position, move);
    if (after.phase === 'project') after = played(position, 'decline');
    if (after.round !== round) turns.push('|');
    round = after.round;
  }
  return turns.join('');
}

describe('a round', () => {
  it('GN-R1 actions, then territory control, then the next round', () => {
    const position = drawn(EMPTY_BOARD, { turns: 3, first: 1, actionsLeft: 1, torticrane: 4, population: [20, 30] });
    // 4.0 costs 3; holding territory 4 alone brings 2.
    const after = played(position, 'build 4.0');
    expect(after.population).toEqual([20 - 3 + 2, 30]);
    expect(after.round).toBe(2);
    expect(after.phase).toBe('action');
  });

  it('GN-R2 with three: 1, 2, 2 actions, and whoever ends chooses the next while two are left', () => {
    expect(turnsOf(drawn(EMPTY_BOARD, { seats: 3, turn: 1 }), [2, 1])).toBe('bccaa|abbcc|');
    const position = drawn(EMPTY_BOARD, { seats: 3, turn: 1 });
    played(position, 'build 4.0');
    expect(legalMoves(position, 1)).toEqual(['next 0', 'next 2']);
    expect(position.why(1, 'next 1')).toEqual({ rule: 'GN-R2', key: 'hasPlayed', next: 1, among: [0, 2] });
    expect(position.why(1, 'build 4.1')).toEqual({ rule: 'GN-R2', key: 'nextFirst', among: [0, 2] });
    expect(position.why(0, 'build 4.1')).toEqual({ rule: 'GN-R2', key: 'notYourTurn', turn: 1 });
    played(position, 'next 0');
    expect(position.why(0, 'next 2')).toEqual({ rule: 'GN-R2', key: 'turnNotOver', actions: 2 });
    expect(position.why(0, 'next 3')).toMatchObject({ key: 'noSuchSeat' });
  });

  it('GN-R2 with four: 1, 2, 2, 2 actions, two choices', () => {
    expect(turnsOf(drawn(EMPTY_BOARD, { seats: 4 }), [3, 1, 1])).toBe('addbbcc|cbb');
  });

  it('GN-R3 with two: 1, 2, 2, 2 actions and no choosing', () => {
    expect(turnsOf(drawn(EMPTY_BOARD, { turn: 1 }))).toBe('baabbaa|abb');
    const position = drawn(EMPTY_BOARD, { turn: 1 });
    expect(position.why(1, 'next 0')).toEqual({ rule: 'GN-R3', key: 'noChoosing' });
    expect(position.why(0, 'build 1.1')).toEqual({ rule: 'GN-R3', key: 'notYourTurn', turn: 1 });
  });

  it('GN-R4 the place of the area in its territory is the place of the next territory', () => {
    for (const [index, territory] of [4, 1, 2, 5, 7, 6, 3].entries()) {
      const position = drawn(EMPTY_BOARD, { torticrane: 6 });
      expect(played(position, index === 6 ? 'build 6.6 straw' : `build 6.${index}`).torticrane).toBe(territory);
    }
  });

  it('GN-R4 with a rotated tile, the area as it lies decides', () => {
    // Territory 6 lies bottom left, turned by two sixths: its printed area 1 (top left) lies at index 3, right.
    const layout = PRINTED_TILES.with(5, [6, 2]);
    const position = drawn(EMPTY_BOARD, { torticrane: 6, layout });
    expect(new Layout(layout).areaLyingAt(5, 3)).toBe(areaAt(5, 1));
    expect(played(position, 'build 6.1').torticrane).toBe(5);
    expect(played(drawn(EMPTY_BOARD, { torticrane: 6, layout }), 'build 6.0').torticrane).toBe(4);
    expect(played(drawn(EMPTY_BOARD, { torticrane: 6, layout }), 'build 6.5').torticrane).toBe(1);
  });

  it('GN-R5 most floors bring 2, a shared majority 1 each, no floors nothing; roofed floors count', () => {
    const board = `
        .  .      .  .
       .  .  .   .  .  .
        a2 b3^    .  .
   c1 .      a1 .      .  .
  .  .  .   .  .  .   .  .  .
   .  a1g    .  .      .  .
        .  .      .  .
       .  .  .   .  b2 .
        .  .      c2 .g
`
      .replace('.g', '.')
      .replace('c2 ', 'c2g ');
    const position = drawn(board, {
      seats: 3,
      turns: 2,
      turn: 1,
      played: [0, 2],
      torticrane: 2,
      population: [10, 20, 30],
    });
    const now = played(position, 'build 2.1');
    // 1: b alone. 2: b alone. 3: a and c. 4: a alone. 7: b and c. 5 and 6: nobody.
    expect(now.population).toEqual([10 + 1 + 2, 20 - 2 + 2 + 2 + 1, 30 + 1 + 1]);
  });

  it('GN-R6 the last of a round is first in the next, with one action, wherever the torticrane stands', () => {
    const position = drawn(EMPTY_BOARD, { seats: 3, turns: 2, turn: 1, played: [0, 2], actionsLeft: 2, torticrane: 5 });
    played(position, 'build 5.1');
    const now = played(position, 'build 1.4');
    expect(now).toMatchObject({ round: 2, turn: 1, first: 1, actionsLeft: 1, torticrane: 7 });
    expect(played(position, 'build 7.4')).toMatchObject({ round: 2, turn: 1, phase: 'next' });
  });

  it('every border joins two areas, each across from the other', () => {
    const layout = new Layout([
      [2, 5],
      [7, 1],
      [4, 3],
      [1, 2],
      [3, 4],
      [6, 0],
      [5, 1],
    ]);
    for (const area of AREAS) {
      const around = layout.neighboursOf(area);
      expect(around).toHaveLength(new Set(around).size);
      for (const other of around) expect(layout.neighboursOf(other)).toContain(area);
    }
    // 12 rim and 12 border pairs: 7 × 12 inside the territories, 12 across.
    expect(AREAS.reduce((sum, area) => sum + layout.neighboursOf(area).length, 0)).toBe(2 * (7 * 12 + 12));
  });
});
