import { attempt, legalMoves, type Position } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn, EMPTY_BOARD, played } from '../draw.ts';
import { AREAS, makeArea } from './areas.ts';
import { MISSIONS } from './components.ts';
import type { State } from './kinds.ts';
import type { Tiles } from './layout.ts';

/**
 * Every seat can afford everything, has a second action and three different things face up unless it says otherwise.
 */
const RICH = { torticrane: 4, population: [90], actionsLeft: 2 } as const;

/** The project moves that a move leads to; none where the action just ends. */
function offeredAfter(position: Position, move: string): string[] {
  const { phase } = played(position, move);
  return phase === 'project' ? legalMoves(position, 0) : [];
}

/** The same move on the same picture, with only this project face up. */
const completes = (picture: string, move: string, project: number, torticrane = 4, layout?: Tiles): boolean =>
  offeredAfter(
    drawn(picture, { ...RICH, torticrane, projects: [project], ...(layout === undefined ? {} : { layout }) }),
    move,
  ).includes(`project ${project}`);

const PAIR = `
        .  .      .  .
       .  .  .   .  .  .
        .  a1     .  .
   .  .      .  .      .  .
  .  .  .   .  .  .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;

describe('common projects', () => {
  it('GN-J1 one for each action, at the moment a floor is placed, and never by duty', () => {
    // 1.4 and 4.1 are straw, straight across the border: Forge. Two floors would also make a Windmill.
    const board = PAIR.replace('a1', 'a2');
    const position = drawn(board, { ...RICH, projects: [10, 13, 17, 20] });
    expect(position.why(0, 'project 10')).toEqual({ rule: 'GN-J1', key: 'noFloorPlaced' });
    played(position, 'build 4.1');
    expect(legalMoves(position, 0)).toEqual(['decline', 'project 10', 'project 13']);
    expect(position.why(0, 'build 4.0')).toEqual({ rule: 'GN-J1', key: 'projectFirst', projects: [10, 13] });
    const completed = played(position, 'project 13');
    expect(completed).toMatchObject({ phase: 'action', actionsLeft: 1, score: [5, 0] });
    const declined = drawn(board, { ...RICH, projects: [10, 13, 17, 20] });
    expect(played(declined, 'build 4.1', 'decline')).toMatchObject({ phase: 'action', actionsLeft: 1, score: [0, 0] });
  });

  it('GN-J1 the building that got the floor must be one of the pattern', () => {
    const board = PAIR.replace('a1 ', 'a2 ').replace('   .  .      .  .      .  .', '   .  .      a1 .      .  .');
    // The pair 1.4, 4.1 stands already; a floor on 4.4 touches neither.
    expect(completes(board, 'build 4.4', 10)).toBe(false);
    expect(completes(board, 'build 4.1', 10)).toBe(true);
  });

  it('GN-F1 a preview says what the roof costs the own missions: a building under it no longer counts for them', () => {
    // Market: 3 points for each open building of two floors on straw.
    const market = MISSIONS.findIndex(({ name }) => name === 'Market') + 1;
    const missions = [market, MISSIONS.findIndex(({ name }) => name === 'Observatory') + 1] as const;
    const board = PAIR.replace('   .  .      .  .      .  .', '   .  .      a1 .      .  .');
    const position = drawn(board, { ...RICH, projects: [10], missions });
    expect(position.preview(0, position.parseMove('build 4.1')!)).toMatchObject({ missions: { now: 0, after: 3 } });
    played(position, 'build 4.1');
    expect(position.preview(0, position.parseMove('project 10')!)).toMatchObject({ missions: { now: 3, after: 0 } });
  });

  it('GN-J1 an invasion places floors too', () => {
    const board = PAIR.replace('   .  .      .  .      .  .', '   .  .      b1 .      .  .');
    const position = drawn(board, { ...RICH, projects: [10] });
    expect(offeredAfter(position, 'invade 4.1')).toEqual(['decline', 'project 10']);
    expect(played(position, 'project 10').buildings['4.1']).toEqual({ seat: 0, floors: 1, roof: true });
  });

  it('GN-J2 more floors than asked for will do', () => {
    const board = PAIR.replace('a1', 'a4').replace('   .  .      .  .      .  .', '   .  .      a5 .      .  .');
    expect(completes(board, 'build 4.1', 10)).toBe(true);
  });

  it('GN-J2 only open buildings of one’s own count', () => {
    expect(completes(PAIR, 'build 4.1', 10)).toBe(true);
    expect(completes(PAIR.replace('a1', 'a1^'), 'build 4.1', 10)).toBe(false);
    expect(completes(PAIR.replace('a1', 'b1'), 'build 4.1', 10)).toBe(false);
  });

  it('GN-J3 only the building that got the floor receives a roof', () => {
    const position = drawn(PAIR, { ...RICH, projects: [10] });
    const now = played(position, 'build 4.1', 'project 10');
    expect(now.buildings).toEqual({
      '1.4': { seat: 0, floors: 1, roof: false },
      '4.1': { seat: 0, floors: 1, roof: true },
    });
    expect(now.roofsLeft).toBe(18);
  });

  /** Nineteen roofs on the board, none in reserve: one of them on 5.6 or, where that is open, on 6.2. */
  const allRoofs = (at56: 'b1^' | 'a1'): string => `
        .  .         b1^ b1^
       .  .  .      .   b1^ b1^
        .  a1        b1^ .
   b1^ b1^      .  .       b1^ b1^
  b1^ b1^ b1^  .  .  .    ${at56} b1^ b1^
   .   .        .  .       .   b1^
        .  ${at56 === 'a1' ? 'a1^' : '.'}         .   .
       .  .  .      .   a1^ b1^
        .  .         .   b1^
`;

  it('GN-J3 without a roof in reserve no project can be completed', () => {
    const position = drawn(allRoofs('b1^'), { ...RICH, projects: [10] });
    expect((position.state() as State).roofsLeft).toBe(0);
    expect(offeredAfter(position, 'build 4.1')).toEqual([]);
  });

  it('GN-J3 an invaded roof is back in reserve at once', () => {
    // 5.6 is grass, and so is 5.0 beside it: Terraced Houses by invasion, with the roof just freed.
    const position = drawn(allRoofs('a1'), { ...RICH, torticrane: 5, projects: [11] });
    expect((position.state() as State).roofsLeft).toBe(0);
    expect(offeredAfter(position, 'invade 5.0')).toEqual(['decline', 'project 11']);
  });

  it('GN-J4 the card is taken, its points count at once, and the next card can be completed with the next action', () => {
    const position = drawn(PAIR, { ...RICH, projects: [10, 1, 2, 3] });
    const before = position.state() as State;
    const now = played(position, 'build 4.1', 'project 10');
    expect(now.score).toEqual([3, 0]);
    expect(now.taken).toEqual([[10], []]);
    expect(now.projects).toEqual([before.deck[0], 1, 2, 3]);
    expect(now.deck).toEqual(before.deck.slice(1));
    expect(now.phase).toBe('action');
    expect(position.score(0, 0)).toContainEqual({ rule: 'GN-J4', key: 'project', project: 10, points: 3 });
  });

  it('GN-J4 turning up a card ends undo, an empty deck closes the row', () => {
    const before = drawn(PAIR, { ...RICH, projects: [10, 1, 2, 3] });
    played(before, 'build 4.1');
    expect(attempt(before, 0, 'project 10')).toMatchObject({ revealed: true });
    const others = Array.from({ length: 21 }, (_, n) => n + 1).filter((project) => ![3, 10, 21].includes(project));
    const last = drawn(PAIR, { ...RICH, projects: [3, 10, 21], taken: [[], others] });
    played(last, 'build 4.1');
    expect(attempt(last, 0, 'project 10')).toMatchObject({ revealed: false });
    expect((last.state() as State).projects).toEqual([3, 21]);
    expect(last.faults()).toEqual([]);
  });

  it('GN-J4 a project that is not face up cannot be completed', () => {
    const position = drawn(PAIR, { ...RICH, projects: [10, 1, 2, 3] });
    played(position, 'build 4.1');
    expect(position.why(0, 'project 11')).toEqual({
      rule: 'GN-J4',
      key: 'notFaceUp',
      project: 11,
      projects: [1, 2, 3, 10],
    });
    expect(position.why(0, 'project 3')).toEqual({ rule: 'GN-J6', key: 'notCompleted', project: 3, area: '4.1' });
  });

  it('GN-J5 adjacent areas may lie in two territories, both of them turned', () => {
    expect(completes(PAIR, 'build 4.1', 10)).toBe(true);
    // Territory 2 lies top right turned by four: its straw 1 lies at index 5. Territory 4 turned by one: its straw 1
    // lies at 2.
    const layout: Tiles = [
      [4, 1],
      [1, 3],
      [2, 4],
      [5, 0],
      [7, 0],
      [6, 0],
      [3, 0],
    ];
    const board = `
        .  .      .  .
       .  .  .   .  .  .
        .  .      a1 .
   .  .      .  .      .  .
  .  .  .   .  .  .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;
    const { buildings } = drawn(board, { layout }).state() as State;
    expect(Object.keys(buildings)).toEqual(['2.1']);
    expect(completes(board, 'build 4.1', 10, 4, layout)).toBe(true);
    // As printed, without rotation, 2.1 lies far from 4.1.
    expect(completes(board.replace('a1', '.').replace('.  .      .  .', '.  .      a1 .'), 'build 4.1', 10)).toBe(
      false,
    );
  });

  it('GN-J6 two floors beside an empty area of the other land', () => {
    const tower = EMPTY_BOARD.replace('.  .  .   .  .  .   .  .  .', '.  .  .   .  a1 .   .  .  .');
    // 4.0 is grass; beside it lie straw (4.1, 4.6) and leaves (4.2, 4.5), all empty.
    expect(completes(tower, 'build 4.0', 3)).toBe(true);
    expect(completes(tower, 'build 4.0', 4)).toBe(true);
    expect(completes(tower, 'build 4.0', 1)).toBe(false);
    expect(completes(EMPTY_BOARD, 'build 4.0', 3)).toBe(false);
    const filled = `
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
   .  .      a1 .      .  .
  .  .  .   b1 a1 .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;
    expect(completes(filled, 'build 4.0', 3)).toBe(false);
    expect(completes(filled, 'build 4.0', 4)).toBe(true);
  });

  it('GN-J6 a bramble has a land only through its token, built upon or not', () => {
    const board = (bramble: string): string => `
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
   .  .      b1 .      .  .
  .  .  .   b1 a1 ${bramble} .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;
    expect(completes(board('.'), 'build 4.0', 3)).toBe(false);
    expect(completes(board('.s'), 'build 4.0', 3)).toBe(true);
    expect(completes(board('b1s'), 'build 4.0', 3)).toBe(false);
  });

  it('GN-J7 two floors in one of the outer territories', () => {
    const towers = `
        .  .      .  .
       .  .  .   .  .  .
        .  a1     .  .
   .  .      .  .      .  .
  .  .  .   a1 .  .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;
    expect(completes(towers, 'build 1.4', 7, 1)).toBe(true);
    expect(completes(towers, 'build 1.4', 8, 1)).toBe(false);
    expect(completes(towers, 'build 4.6', 7)).toBe(false);
    // The same territory counts as outer when another lies at the centre.
    const turned: Tiles = [
      [1, 0],
      [4, 0],
      [2, 0],
      [5, 0],
      [7, 0],
      [6, 0],
      [3, 0],
    ];
    const moved = EMPTY_BOARD.replace('       .  .  .   .  .  .', '       a1 .  .   .  .  .');
    expect(completes(moved, 'build 4.6', 7, 4, turned)).toBe(true);
    expect(completes(EMPTY_BOARD, 'build 1.4', 7, 1)).toBe(false);
  });

  it('GN-J8 two adjacent buildings on the land', () => {
    expect(completes(PAIR, 'build 4.1', 10)).toBe(true);
    expect(completes(PAIR, 'build 4.1', 11)).toBe(false);
    // 4.6 is straw as well, but does not touch 1.4.
    expect(completes(PAIR, 'build 4.6', 10)).toBe(false);
  });

  it('GN-J9 one of the two with two floors, whichever it is', () => {
    expect(completes(PAIR, 'build 4.1', 13)).toBe(false);
    expect(completes(PAIR.replace('a1', 'a2'), 'build 4.1', 13)).toBe(true);
    const both = PAIR.replace('   .  .      .  .      .  .', '   .  .      a1 .      .  .');
    expect(completes(both, 'build 4.1', 13)).toBe(true);
  });

  it('GN-J10 three floors in the territory at the centre', () => {
    const tower = (floors: number): string =>
      EMPTY_BOARD.replace('.  .  .   .  .  .   .  .  .', `.  .  .   .  a${floors} .   .  .  .`);
    expect(completes(tower(2), 'build 4.0', 17)).toBe(true);
    expect(completes(tower(1), 'build 4.0', 17)).toBe(false);
    expect(completes(tower(2), 'build 4.0', 16)).toBe(false);
    const outside = PAIR.replace('a1', 'a2');
    expect(completes(outside, 'build 1.4', 16, 1)).toBe(false);
  });

  const TRIO = `
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
   .  .      a1 .      .  .
  .  .  .   .  a2 .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;

  it('GN-J11 two floors on the first land beside both other lands, whichever building comes last', () => {
    // 4.0 grass with two floors, 4.1 straw; leaves at 4.2 and 4.5.
    expect(completes(TRIO, 'build 4.2', 20)).toBe(true);
    expect(completes(TRIO, 'build 4.5', 20)).toBe(true);
    expect(completes(TRIO, 'build 4.6', 20)).toBe(false);
    expect(completes(TRIO.replace('a2', 'a1'), 'build 4.2', 20)).toBe(false);
    expect(completes(TRIO.replace('a1 .', 'a1 a1').replace('a2', 'a1'), 'build 4.0', 20)).toBe(true);
    expect(completes(TRIO.replace('a1 .', 'a1 a1').replace('a2', '.'), 'build 4.0', 20)).toBe(false);
    // The side buildings need not touch each other, and the high one must be on the card’s first land.
    expect(completes(TRIO, 'build 4.2', 19)).toBe(false);
    expect(completes(TRIO.replace('a1 .', 'b1 .'), 'build 4.2', 20)).toBe(false);
  });

  it('GN-F1 a roofed building grows no more and counts for no project', () => {
    const position = drawn(TRIO.replace('a2', 'a2^'), RICH);
    expect(position.why(0, 'build 4.0')).toEqual({ rule: 'GN-C5', key: 'roofed', area: '4.0' });
    expect(completes(TRIO.replace('a2', 'a2^'), 'build 4.2', 20)).toBe(false);
    expect(legalMoves(position, 0)).toContain('abandon 4.0');
  });

  it('every area has a reason or is legal', () => {
    const position = drawn(TRIO, RICH);
    const legal = legalMoves(position, 0);
    for (const area of AREAS.map(makeArea)) {
      for (const kind of ['build', 'abandon', 'invade'])
        expect(position.why(0, `${kind} ${area}`) === undefined).toBe(legal.includes(`${kind} ${area}`));
    }
  });
});
