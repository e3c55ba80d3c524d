/** The names of arrangements, up to turning: what a sentence calls a culture card. */
const SHAPE_CELLS = {
  domino: '0,0 1,0',
  straight3: '0,0 1,0 2,0',
  bent3: '0,0 0,1 1,1',
  square: '0,0 0,1 1,0 1,1',
  straight4: '0,0 1,0 2,0 3,0',
  t: '0,0 1,0 1,1 2,0',
  l: '0,0 0,1 0,2 1,2',
  j: '0,2 1,0 1,1 1,2',
  s: '0,1 1,0 1,1 2,0',
  z: '0,0 1,0 1,1 2,1',
} as const;

/** `other` is for arrangements that only an owner's own file can hold. */
export type Shape = keyof typeof SHAPE_CELLS | 'other';

export type Point = readonly [x: number, y: number];

export function nameShape(points: readonly Point[]): Shape {
  let turned = points;
  for (let turn = 0; turn < 4; turn++) {
    const key = makeKey(turned);
    const found = Object.entries(SHAPE_CELLS).find(([, cells]) => cells === key);
    if (found) return found[0] as Shape;
    turned = turned.map(([x, y]) => [-y, x]);
  }
  return 'other';
}

function makeKey(points: readonly Point[]): string {
  const left = Math.min(...points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y));
  return points
    .map(([x, y]) => `${x - left},${y - top}`)
    .toSorted()
    .join(' ');
}
