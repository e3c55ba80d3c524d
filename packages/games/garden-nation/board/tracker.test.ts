import { describe, expect, test } from 'vitest';
import { drawn } from '../draw.ts';
import { MISSIONS } from '../rules/components.ts';
import type { View } from '../rules/kinds.ts';
import { makePlan } from './plan.ts';
import { standingsIn } from './standing.ts';
import { chancesFor } from './tracker.ts';

/** Territory 4 in the middle: its area 0 is grass, 1 straw, 4 grass; territory 1 at the top left: 1 and 2 are grass. */
const BOARD = `
        a1 a2^    .  .
       .  .  .   .  .  .
        .  .      b1 .
   .  .      a1 .      .  .
  .  .  .   .  a3 .   .  .  .
   .  .      .  b1      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;
const view = drawn(BOARD, { torticrane: 4 }).view(0) as View;
const plan = makePlan(view.board);
const number = (isMeant: (mission: (typeof MISSIONS)[number]) => boolean): number => MISSIONS.findIndex(isMeant) + 1;

describe('who holds a territory', () => {
  const standings = standingsIn(view);

  test('all floors count, roofed ones too', () => {
    expect(standings[0]).toEqual({ territory: 1, floors: [3, 0], leaders: [0], margin: 3 });
    expect(standings[3]).toEqual({ territory: 4, floors: [4, 1], leaders: [0], margin: 3 });
    expect(standings[1]).toMatchObject({ leaders: [1], margin: 1 });
  });

  test('nobody where nothing stands', () => {
    expect(standings[6]).toEqual({ territory: 7, floors: [0, 0], leaders: [], margin: 0 });
  });
});

describe('what is missing for a mission', () => {
  test('GN-M2 a second floor on each open building of one', () => {
    expect(
      chancesFor(
        view,
        plan,
        0,
        number(({ name }) => name === 'Sculpture'),
      ),
    ).toEqual([{ place: '1.1', missing: 1 }]);
  });

  test('GN-M3 up to the height asked for, on the highest open building of a territory', () => {
    expect(
      chancesFor(
        view,
        plan,
        0,
        number(({ name }) => name === 'Belfry'),
      ),
    ).toEqual([{ place: '1.1', missing: 2 }]);
    expect(
      chancesFor(
        view,
        plan,
        0,
        number(({ name }) => name === 'Observatory'),
      ),
    ).toEqual([
      { place: '4.0', missing: 1 },
      { place: '1.1', missing: 3 },
    ]);
  });

  test('GN-M4 one floor more than the best of the others', () => {
    const control = number((mission) => mission.kind === 'control' && mission.territories.includes(2));
    expect(chancesFor(view, plan, 0, control)).toEqual([{ place: '2', missing: 2 }]);
    expect(chancesFor(view, plan, 1, control)).toEqual([{ place: '4', missing: 4 }]);
  });

  test('GN-M1 has nothing to wait for', () => {
    expect(
      chancesFor(
        view,
        plan,
        0,
        number(({ name }) => name === 'Cabaret'),
      ),
    ).toEqual([]);
  });
});
