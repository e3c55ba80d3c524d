import { describe, expect, it } from 'vitest';
import { drawn, EMPTY_BOARD, played } from '../draw.ts';
import type { Preview, Upcoming } from './kinds.ts';

function upcomingOf(position: ReturnType<typeof drawn>, move: string): readonly Upcoming[] | undefined {
  const { upcoming } = position.preview(0, position.parseMove(move)!) as Preview;
  return upcoming;
}

const costs = (next: readonly Upcoming[] | undefined): string[] =>
  next?.map(({ builds }) => builds.map(({ area, cost }) => `${area} for ${cost}`).join(', ')) ?? [];

describe('what could be done next', () => {
  it('is the mover’s own with an action left, in the territory the torticrane goes to, with what is left to spend', () => {
    const position = drawn(EMPTY_BOARD, { torticrane: 4, actionsLeft: 2, population: [8, 30] });
    // 4.1 costs 4, which leaves 3 to spend; territory 1 lies at the top left.
    const next = upcomingOf(position, 'build 4.1');
    expect(next).toMatchObject([{ seat: 0, actions: 1, territory: 1 }]);
    expect(costs(next)).toEqual(['1.4 for 3, 1.6 for 1']);
  });

  it('names a bramble once, whatever lands it may get', () => {
    const position = drawn(EMPTY_BOARD, { torticrane: 4, actionsLeft: 2 });
    const [next] = upcomingOf(position, 'build 4.1') ?? [];
    expect(next?.builds.filter(({ area }) => area === '1.0')).toEqual([{ area: '1.0', cost: 5 }]);
    expect(next?.builds).toHaveLength(7);
  });

  it('is the other’s with two players when the turn ends', () => {
    const position = drawn(EMPTY_BOARD, { torticrane: 4, population: [30, 3] });
    const next = upcomingOf(position, 'build 4.1');
    expect(next).toMatchObject([{ seat: 1, actions: 2, territory: 1 }]);
    expect(costs(next)).toEqual(['1.6 for 1']);
  });

  it('is each one’s who could be chosen when more play', () => {
    const position = drawn(EMPTY_BOARD, { seats: 4, torticrane: 4, population: [30, 3, 2, 30], played: [1] });
    const next = upcomingOf(position, 'build 4.1');
    expect(next?.map(({ seat, actions }) => [seat, actions])).toEqual([
      [2, 2],
      [3, 2],
    ]);
    expect(costs(next)[0]).toBe('1.6 for 1');
  });

  it('counts territory control where the round ends', () => {
    const position = drawn(EMPTY_BOARD, { turns: 3, first: 1, torticrane: 4, population: [4, 30] });
    // 4.4 costs 1, territory 4 brings 2: 5 inhabitants, 4 to spend in territory 7.
    const next = upcomingOf(position, 'build 4.4');
    expect(next).toMatchObject([{ seat: 0, actions: 1, territory: 7 }]);
    expect(costs(next)).toEqual(['7.2 for 4, 7.3 for 3, 7.4 for 1, 7.6 for 3']);
  });

  it('is where a ploy or moving on leads, and with whom one chooses next', () => {
    const position = drawn(EMPTY_BOARD, { seats: 3, torticrane: 4 });
    expect(upcomingOf(position, 'move 5')).toMatchObject([{ seat: 0, actions: 1, territory: 5 }]);
    played(position, 'build 4.1');
    expect(upcomingOf(position, 'next 2')).toMatchObject([{ seat: 2, actions: 2, territory: 1 }]);
  });

  it('is nobody’s once it is over', () => {
    const position = drawn(EMPTY_BOARD, { turns: 3, first: 1, torticrane: 4, lastRound: true });
    expect(upcomingOf(position, 'build 4.1')).toEqual([]);
  });

  it('is not told with a project, which turns up a hidden one', () => {
    const position = drawn(GRASS_AT_THE_CENTRE, { torticrane: 4, projects: [11, 1, 2, 3] });
    played(position, 'build 4.4');
    expect(upcomingOf(position, 'project 11')).toBeUndefined();
    expect(upcomingOf(position, 'decline')).toMatchObject([{ seat: 1, actions: 2, territory: 7 }]);
  });
});

const GRASS_AT_THE_CENTRE = `
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
   .  .      .  .      .  .
  .  .  .   .  a1 .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;
