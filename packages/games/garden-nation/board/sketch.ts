import type { Point } from '@potager/boardkit';

interface Hand {
  /** The same seed draws the same line. */
  readonly seed: number;
  /** How far from a corner its curve begins. */
  readonly round: number;
}

/** A number from 0 to 1 that looks like chance and is always the same. */
export function scatter(seed: number): number {
  const mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((again ^ (again >>> 16)) >>> 0) / 2 ** 32;
}

/** How far a hand strays from the ruler. */
const STRAY = 1.5;

/** A closed outline as a hand would draw it: rounded corners, sides not quite straight. */
export function sketch(points: readonly Point[], { seed, round }: Hand): string {
  const parts = points.map((point, n) => {
    const before = points.at(n - 1) as Point;
    const after = points[(n + 1) % points.length]!;
    const [start, end] = [towards(point, before, round), towards(point, after, round)];
    const next = towards(after, point, round);
    const bend = {
      x: (end.x + next.x) / 2 + stray(seed * 31 + n),
      y: (end.y + next.y) / 2 + stray(seed * 31 + n + 500),
    };
    return `${n === 0 ? 'M' : 'L'}${at(start)}Q${at(point)} ${at(end)}Q${at(bend)} ${at(next)}`;
  });
  return `${parts.join('')}z`;
}

const stray = (seed: number): number => (scatter(seed) - 0.5) * 2 * STRAY;

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function towards(from: Point, to: Point, by: number): Point {
  const share = Math.min(0.5, by / Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
