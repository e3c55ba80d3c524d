import { roveTo } from '@potager/boardkit';
import { describe, expect, test } from 'vitest';
import { PRINTED_TILES, type Tiles } from '../rules/layout.ts';
import { COMFORT, makePlan, type Plot, rectOf, WORLD } from './plan.ts';

const TURNED: Tiles = PRINTED_TILES.map(([territory], n) => [territory, n % 6]);
const plans = [PRINTED_TILES, TURNED].map(makePlan);
const distance = (one: Plot, other: Plot): number => Math.hypot(one.site.x - other.site.x, one.site.y - other.site.y);

describe.each(plans)('where everything lies', (plan) => {
  const plots = [...plan.plots.values()];
  const plot = (name: string): Plot => plan.plots.get(name) as Plot;

  test('49 areas, all inside the world', () => {
    expect(plots).toHaveLength(49);
    for (const { site } of plots) {
      expect(site.x).toBeGreaterThan(WORLD.x);
      expect(site.x).toBeLessThan(WORLD.x + WORLD.width);
      expect(site.y).toBeGreaterThan(WORLD.y);
      expect(site.y).toBeLessThan(WORLD.y + WORLD.height);
    }
  });

  test('areas that touch lie close, all others further apart', () => {
    const close = plots.flatMap(({ neighbours, name }) => neighbours.map((other) => distance(plot(name), plot(other))));
    const apart = plots.flatMap((one) =>
      plots
        .filter((other) => other !== one && !one.neighbours.includes(other.name))
        .map((other) => distance(one, other)),
    );
    expect(Math.max(...close)).toBeLessThan(66);
    expect(Math.min(...apart)).toBeGreaterThan(45);
  });

  test('a finger of 44 px hits each area where it is near enough', () => {
    const gaps = plots.map((one) => Math.min(...plots.filter((other) => other !== one).map((o) => distance(one, o))));
    expect(Math.min(...gaps) * COMFORT).toBeGreaterThanOrEqual(44);
  });

  test('arrows along neighbours reach every area from every area', () => {
    const reached = new Set(['4.0']);
    for (const name of reached) {
      const places = plot(name).neighbours.map((other) => ({ ...plot(other).site, name: other }));
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = roveTo(key, plot(name).site, places);
        if (next !== undefined) reached.add(next.name);
      }
    }
    expect(reached.size).toBe(49);
  });

  test('a building hides only what is behind it', () => {
    const depths = plan.fromBack.map(({ site }) => site.y);
    expect(depths).toEqual(depths.toSorted((one, other) => one - other));
  });

  test('the territory of each area encloses it', () => {
    for (const { territory, site } of plots) {
      const { x, y, width, height } = rectOf(plan.groundOf(territory));
      expect(site.x > x && site.x < x + width && site.y > y && site.y < y + height).toBe(true);
    }
  });
});

test('GN-R4 an action sends the torticrane to the territory that lies as the area lies', () => {
  // Territory 4 lies in the middle, territory 1 to its upper left.
  expect(plans[0]?.plots.get('4.1')?.sendsTo).toBe(1);
  // Territory 1, turned by one sixth, has its printed area 1 to the upper right, as territory 2 lies.
  expect(plans[1]?.plots.get('1.1')?.sendsTo).toBe(2);
});
