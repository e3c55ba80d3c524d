import { type Position, SPECTATOR } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn, played } from '../draw.ts';
import { populationPoints } from './components.ts';
import type { ScoreLine, State, View } from './kinds.ts';

const linesOf = (position: Position, key: ScoreLine['key']): ScoreLine[] =>
  (position.score(0, 0) as readonly ScoreLine[]).filter((line) => line.key === key);
const pointsOf = (position: Position): number => position.score(0, 0).reduce((sum, { points }) => sum + points, 0);

const NINETEEN = `
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
   .  .      b1 .      .  .
  .  .  .   .  a19 .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;

describe('the end', () => {
  it('GN-E1 the round in which a last floor is placed is the last, even if floors come back', () => {
    const position = drawn(NINETEEN, {
      torticrane: 4,
      turns: 1,
      first: 1,
      played: [1],
      actionsLeft: 2,
      population: [60],
    });
    expect(played(position, 'build 4.4')).toMatchObject({ lastRound: true, floorsLeft: [0, 19], phase: 'action' });
    played(position, 'move 6', 'on', 'on', 'on', 'on', 'on', 'abandon 4.4');
    expect(position.state()).toMatchObject({ lastRound: true, floorsLeft: [1, 19], turn: 1, round: 1 });
  });

  it('GN-E1 the last floor may be placed by an invasion', () => {
    const position = drawn(NINETEEN, { torticrane: 4, actionsLeft: 2, population: [60] });
    expect(played(position, 'invade 4.1')).toMatchObject({ lastRound: true, floorsLeft: [0, 20] });
  });

  it('GN-E1 the round is finished with its territory control, and the missions are shown', () => {
    const position = drawn(NINETEEN, { torticrane: 4, turns: 3, first: 1, population: [30, 20], missions: [13, 16] });
    played(position, 'build 4.4');
    const over = position.state() as State;
    // 1 paid, 2 gained for territory 4.
    expect(over).toMatchObject({ phase: 'over', round: 1, population: [31, 20], turn: null });
    expect(position.actors).toBe(0);
    expect((position.view(SPECTATOR) as View).kept[0]).toEqual([13, 16]);
    expect(position.why(0, 'build 4.0')).toEqual({ rule: 'GN-E1', key: 'over' });
  });

  it('GN-E2 missions and population are added to the projects', () => {
    const position = drawn(NINETEEN, { torticrane: 4, turns: 3, first: 1, population: [30, 20], missions: [13, 16] });
    played(position, 'build 4.4');
    // One tower: Belfry 7, Observatory 11; 31 inhabitants: 7.
    expect(position.outcome()?.scores[0]).toBe(7 + 11 + 7);
    expect((position.state() as State).score).toEqual(position.outcome()?.scores);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 34, 37, 38, 41, 500].map(populationPoints)).toEqual([
      -30, -20, -20, -10, -10, -5, -5, -3, -3, 0, 1, 1, 2, 8, 9, 10, 10, 10,
    ]);
  });

  it('GN-E3 most points win, equal points share the victory', () => {
    // b has built nothing: whatever its missions are, only its population counts.
    const board = NINETEEN.replace('b1', '. ');
    const alone = drawn(board, { torticrane: 4, turns: 3, first: 1, population: [30, 20], missions: [13, 16] });
    played(alone, 'build 4.4');
    expect(alone.outcome()).toEqual({ winners: [0], scores: [25, 4] });
    const shared = drawn(board, { torticrane: 4, turns: 3, first: 1, population: [10, 26], missions: [5, 11] });
    played(shared, 'build 4.4');
    // Nothing on leaves: only inhabitants count, 10 − 1 + 2 of them.
    expect(shared.outcome()).toEqual({ winners: [1], scores: [1, 6] });
    const equal = drawn(board, { torticrane: 4, turns: 3, first: 1, population: [25, 26], missions: [5, 11] });
    played(equal, 'build 4.4');
    expect(equal.outcome()).toEqual({ winners: [0, 1], scores: [6, 6] });
  });
});

describe('secret missions', () => {
  /** Straw of a: 4.1 with 2, 4.6 with 3 roofed, 1.4 with 1, 3.3 with 4. Grass: 4.0 with 2. */
  const BOARD = `
        .  .      .  .
       .  .  .   .  .  .
        .  a1     .  .
   .  .      a2 .      .  .
  .  .  a4  a3^ a2 .   .  .  .
   .  .      b1 b2     .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;

  it('GN-M1 a point for each floor of open buildings on the land', () => {
    expect(linesOf(drawn(BOARD, { missions: [7, 9] }), 'floors')).toEqual([
      { rule: 'GN-M1', key: 'floors', mission: 7, floors: 7, points: 7 },
      { rule: 'GN-M1', key: 'floors', mission: 9, floors: 2, points: 2 },
    ]);
  });

  it('GN-M2 three points for each open building of two floors on the land', () => {
    expect(linesOf(drawn(BOARD, { missions: [1, 3] }), 'buildings')).toEqual([
      { rule: 'GN-M2', key: 'buildings', mission: 1, buildings: 2, points: 6 },
      { rule: 'GN-M2', key: 'buildings', mission: 3, buildings: 1, points: 3 },
    ]);
  });

  it('GN-M3 two buildings of 4 floors and one of 3, in three territories: 2 × 11 + 3 × 7 = 43', () => {
    const board = `
        .  .      .  .
       .  .  .   .  .  .
        .  a4     .  .
   .  .      .  .      .  .
  .  .  a4  .  a3 .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;
    expect(linesOf(drawn(board, { missions: [13, 16] }), 'towers')).toEqual([
      { rule: 'GN-M3', key: 'towers', mission: 13, territories: [1, 3, 4], points: 21 },
      { rule: 'GN-M3', key: 'towers', mission: 16, territories: [1, 3], points: 22 },
    ]);
  });

  it('GN-M3 one building for each territory, and no roofed one', () => {
    const board = BOARD.replace('a2 .      .  .', 'a3 .      .  .').replace('a2 .   ', 'a3 .   ');
    expect(linesOf(drawn(board, { missions: [13, 16] }), 'towers')).toMatchObject([
      { territories: [3, 4], points: 14 },
      { territories: [3], points: 11 },
    ]);
    expect(linesOf(drawn(board.replace('a4', 'a4^'), { missions: [13, 16] }), 'towers')).toMatchObject([
      { territories: [4] },
      { territories: [] },
    ]);
  });

  it('GN-M4 most floors, unshared, in one territory 4, in both 12, roofed floors included', () => {
    // 18 is territories 1 and 3, 21 is 4 and 6: a holds 1, 3 and 4.
    expect(linesOf(drawn(BOARD, { missions: [18, 21] }), 'control')).toEqual([
      { rule: 'GN-M4', key: 'control', mission: 18, held: [1, 3], points: 12 },
      { rule: 'GN-M4', key: 'control', mission: 21, held: [4], points: 4 },
    ]);
    // Without the three roofed floors b would share territory 4.
    const shared = drawn(BOARD.replace('a3^', '. ').replace('b2', 'b3'), { missions: [18, 21] });
    expect(linesOf(shared, 'control')).toMatchObject([{ points: 12 }, { held: [], points: 0 }]);
  });

  it('worked example: both territories 12, a Market of four buildings 12, 34 inhabitants 8, projects 20: 52', () => {
    const board = `
        .  .      .  .
       .  .  .   .  .  .
        .  a2     .  .
   .  .      a2 .      .  .
  a2 .  a2  .  .  .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;
    // Temple 11, Infirmary 4 and Windmill 5 are the 20 from projects.
    const position = drawn(board, { missions: [1, 18], population: [34], taken: [[20, 1, 13], []] });
    expect(pointsOf(position)).toBe(52);
  });
});
