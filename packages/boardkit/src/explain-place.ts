import type { Rect } from './camera.ts';

/** Between a thing and its card, and between the card and the edge of the window. */
const GAP = 10;
const EDGE = 8;
/** What is larger is not gone round: the card lies beside the hand. */
const LARGE = 260;

interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * Where a card lies so that the thing it explains stays in sight: above it, or below, or beside it, wherever there is
 * room first. `hand`: where it was asked.
 */
export function placeCard(
  thing: Rect,
  card: Room,
  window: Room,
  hand?: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } {
  const isLarge = thing.width > LARGE || thing.height > LARGE;
  const { x, y, width, height } = isLarge && hand !== undefined ? { ...hand, width: 0, height: 0 } : thing;
  const within = (at: number, size: number, all: number): number => Math.max(EDGE, Math.min(at, all - size - EDGE));
  const middle = {
    x: within(x + width / 2 - card.width / 2, card.width, window.width),
    y: within(y + height / 2 - card.height / 2, card.height, window.height),
  };
  const places = [
    { x: middle.x, y: y - GAP - card.height },
    { x: middle.x, y: y + height + GAP },
    { x: x + width + GAP, y: middle.y },
    { x: x - GAP - card.width, y: middle.y },
  ];
  const fits = (at: { readonly x: number; readonly y: number }): boolean =>
    at.x === within(at.x, card.width, window.width) && at.y === within(at.y, card.height, window.height);
  return places.find(fits) ?? middle;
}
