import type { Point } from '@potager/boardkit';

/** The shape of a territory: a hexagon standing on a corner, seen a little from the front. */
export const RADIUS = 100;
/** Of the area in the middle; the six around it reach from there to the edge. */
const INNER = 0.45;
/** How much the plan is foreshortened. */
export const SLANT = 0.88;
/** Half of what lies between two areas. */
const PATH = 1.6;
/** Half of what lies between two territories. */
const BORDER = 3;
const CORNERS = 6;

/** Corner 0 is the upper one, then clockwise. */
function corner(n: number, radius: number): Point {
  const angle = ((n % CORNERS) * Math.PI) / 3 - Math.PI / 2;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) * SLANT };
}

const hexagon = (radius: number): Point[] => Array.from({ length: CORNERS }, (_, n) => corner(n, radius));

/** The outline of a territory about its middle. */
export const TERRITORY_OUTLINE: readonly Point[] = hexagon(RADIUS);

/** The outlines of the areas of a territory by index as it lies: 0 in the middle, 1 top left, then clockwise. */
export const AREA_OUTLINES: readonly (readonly Point[])[] = [
  hexagon(RADIUS * INNER - PATH),
  ...Array.from({ length: CORNERS }, (_, n) => trapezoid(n)),
];

/** The n-th of the outer areas lies between corners n − 1 and n. */
function trapezoid(n: number): Point[] {
  const [from, to] = [n + CORNERS - 1, n];
  const inner = RADIUS * INNER + PATH;
  const outer = RADIUS - BORDER;
  const aside = (at: number, radius: number, towards: number): Point => {
    const [start, end] = [corner(at, radius), corner(towards, radius)];
    const share = (PATH * 1.15) / radius;
    return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
  };
  return [aside(from, outer, to), aside(to, outer, from), aside(to, inner, from), aside(from, inner, to)];
}

/** Where a building stands in an area, about the middle of the territory. */
export const SITES: readonly Point[] = [
  { x: 0, y: 0 },
  ...Array.from({ length: CORNERS }, (_, n) => {
    const [one, other] = [corner(n + CORNERS - 1, RADIUS * 0.735), corner(n, RADIUS * 0.735)];
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  }),
];

/** The middle of the territory at each board position: 0 in the middle, 1 top left, then clockwise. */
export const MIDDLES: readonly Point[] = [
  { x: 0, y: 0 },
  ...Array.from({ length: CORNERS }, (_, n) => {
    const angle = (n * Math.PI) / 3 - (2 * Math.PI) / 3;
    const apart = Math.sqrt(3) * RADIUS;
    return { x: apart * Math.cos(angle), y: apart * Math.sin(angle) * SLANT };
  }),
];
