import type { Point, Rect } from '@potager/boardkit';
import { AREA_TABLES, makeArea, parseArea, territoryOf } from '../rules/areas.ts';
import { AREAS_EACH, type Land, LANDS, TERRITORIES } from '../rules/components.ts';
import { Layout, type Tiles } from '../rules/layout.ts';
import { AREA_OUTLINES, MIDDLES, RADIUS, SITES, SLANT, TERRITORY_OUTLINE } from './hexagon.ts';
import { scatter, sketch } from './sketch.ts';

/** An area as it lies on the board. */
export interface Plot {
  /** As in notation: `3.5`. */
  readonly name: string;
  /** 1 to 7. */
  readonly territory: number;
  readonly value: number;
  /** As printed; undefined for a bramble. */
  readonly land: Land | undefined;
  /** Where a building stands. */
  readonly site: Point;
  /** Its outline, drawn by hand. */
  readonly path: string;
  /** Where things may grow without hiding what matters. */
  readonly growth: readonly Point[];
  /** The names of the areas that touch it. */
  readonly neighbours: readonly string[];
  /** To which territory an action here sends the torticrane. */
  readonly sendsTo: number;
}

export interface Ground {
  /** 1 to 7. */
  readonly territory: number;
  readonly middle: Point;
  readonly path: string;
}

/** Where everything lies, worked out once from how the territories are laid. */
export interface Plan {
  readonly plots: ReadonlyMap<string, Plot>;
  /** In the order in which they are drawn: what lies further back comes first. */
  readonly grounds: readonly Ground[];
  /** Plots from back to front, so that buildings hide what is behind them. */
  readonly fromBack: readonly Plot[];
  readonly groundOf: (territory: number) => Ground;
}

export function makePlan(tiles: Tiles): Plan {
  const layout = new Layout(tiles);
  const grounds = tiles.map(([territory], position) => makeGround(territory, position));
  const plots = tiles.flatMap((_, position) =>
    Array.from({ length: AREAS_EACH }, (_unused, index) => makePlot(layout, position, index)),
  );
  return {
    plots: new Map(plots.map((plot) => [plot.name, plot])),
    grounds: grounds.toSorted((one, other) => one.middle.y - other.middle.y),
    fromBack: plots.toSorted((one, other) => one.site.y - other.site.y || one.site.x - other.site.x),
    groundOf: (territory) => grounds.find((ground) => ground.territory === territory) as Ground,
  };
}

function makeGround(territory: number, position: number): Ground {
  const middle = MIDDLES[position]!;
  return { territory, middle, path: sketch(shift(TERRITORY_OUTLINE, middle), { seed: territory, round: 9 }) };
}

function makePlot(layout: Layout, position: number, index: number): Plot {
  const area = layout.areaLyingAt(position, index);
  const middle = MIDDLES[position]!;
  return {
    name: makeArea(area),
    territory: territoryOf(area) + 1,
    value: AREA_TABLES.VALUES[area]!,
    land: LANDS[AREA_TABLES.PRINTED_LANDS[area]!],
    site: shift([SITES[index] as Point], middle)[0] as Point,
    path: sketch(shift(AREA_OUTLINES[index]!, middle), { seed: area + 20, round: 7 }),
    growth: growthIn(AREA_OUTLINES[index]!, SITES[index]!, middle, area),
    neighbours: layout.neighboursOf(area).map(makeArea),
    sendsTo: layout.sendsTo[area]! + 1,
  };
}

/** Along the sides of an outline, a little inside it. */
function growthIn(outline: readonly Point[], site: Point, middle: Point, seed: number): Point[] {
  return outline.flatMap((start, n) => {
    const end = outline[(n + 1) % outline.length]!;
    const count = Math.round(Math.hypot(end.x - start.x, end.y - start.y) / 26);
    return Array.from({ length: count }, (_, k) => {
      const along = (k + 0.3 + 0.4 * scatter(seed * 97 + n * 13 + k)) / count;
      const inward = 0.6 + 0.13 * scatter(seed * 53 + n * 7 + k);
      return {
        x: middle.x + site.x + inward * (start.x + (end.x - start.x) * along - site.x),
        y: middle.y + site.y + inward * (start.y + (end.y - start.y) * along - site.y),
      };
    });
  });
}

const shift = (points: readonly Point[], by: Point): Point[] =>
  points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));

/** Room above for buildings, below for the edge of the ground. */
const MARGIN = { side: 16, above: 50, below: 34 } as const;
const HALF_WIDTH = 1.5 * Math.sqrt(3) * RADIUS + MARGIN.side;
const HALF_HEIGHT = 2.5 * RADIUS * SLANT;

export const WORLD: Rect = {
  x: -HALF_WIDTH,
  y: -HALF_HEIGHT - MARGIN.above,
  width: 2 * HALF_WIDTH,
  height: 2 * HALF_HEIGHT + MARGIN.above + MARGIN.below,
};

/** Pixels a unit at which a finger hits every area. */
export const COMFORT = 1.08;

/** What must be seen of a territory to act there. */
export function rectOf({ middle }: Ground): Rect {
  const half = (Math.sqrt(3) / 2) * RADIUS;
  return {
    x: middle.x - half,
    y: middle.y - RADIUS * SLANT - 20,
    width: 2 * half,
    height: 2 * RADIUS * SLANT + 40,
  };
}

/** The territory of a named area. */
export const territoryIn = (name: string): number => territoryOf(parseArea(name)!) + 1;

/** All seven, in the order of their numbers. */
export const TERRITORY_NUMBERS: readonly number[] = Array.from({ length: TERRITORIES }, (_, n) => n + 1);
