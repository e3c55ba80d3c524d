import { describe, expect, test } from 'vitest';
import { GLAZES } from './gardener.ts';
import { RECENT_STROKES } from './recent-mark.tsx';
import { SOILS } from './tile.tsx';

type Colour = readonly [red: number, green: number, blue: number];

/** As `land.css` has them: bare sand, water and its shine, and the wash that lies over the land at dusk. */
const LAND = ['#e6cb98', '#3c89a3', '#77c0d4'];
const WASH = '#ada8d0';

const read = (hex: string): Colour =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Colour;

/** At dusk the land is multiplied with a wash; what is marked on it is not. */
const atDusk = (colour: Colour): Colour => colour.map((part, n) => part * read(WASH)[n]!) as unknown as Colour;

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as unknown as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = [...GLAZES.flatMap(({ colour, on }) => [colour, on]), ...SOILS, ...LAND];

describe('the mark of what has just changed', () => {
  test.each(GROUNDS)('stands out on %s, by day and at dusk', (ground) => {
    for (const lit of [read(ground), atDusk(read(ground))]) {
      const best = Math.max(...RECENT_STROKES.map(({ colour }) => contrast(read(colour), lit)));
      expect(best).toBeGreaterThan(3);
    }
  });

  test('stands out from its own edge', () => {
    const [edge, line] = RECENT_STROKES;
    expect(contrast(read(edge.colour), read(line.colour))).toBeGreaterThan(7);
  });
});
