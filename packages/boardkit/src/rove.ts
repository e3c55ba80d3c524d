import type { Point } from './camera.ts';

const DIRECTIONS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): boolean => Object.hasOwn(DIRECTIONS, key);

/** How much a step aside weighs against a step ahead. */
const ASIDE = 2;

/**
 * For arrow keys on a board: which of the places lies next in the direction of the key, and undefined where none does.
 * Handing it the neighbours of a place makes the arrows walk along them.
 */
export function roveTo<T extends Point>(key: string, from: Point, places: readonly T[]): T | undefined {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return undefined;
  let best: T | undefined;
  let least = Infinity;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
    const way = ahead + ASIDE * aside;
    // Nothing is "to the right" that lies mostly above.
    if (ahead <= 0 || aside > 2 * ahead || way >= least) continue;
    best = place;
    least = way;
  }
  return best;
}

/**
 * Arrow keys go from button to button inside a part of the board, by where they are seen. Says whether the key was such
 * an arrow.
 */
export function roveFocus({ key, target }: KeyboardEvent, part: string, places = 'button'): boolean {
  const around = (target as Element).closest(part);
  if (around === null || !isArrow(key)) return false;
  const seen = [...around.querySelectorAll<HTMLElement>(places)].map((place) => ({ place, ...centreOf(place) }));
  roveTo(key, centreOf(target as Element), seen)?.place.focus();
  return true;
}

function centreOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
