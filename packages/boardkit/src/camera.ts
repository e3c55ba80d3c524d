/**
 * Where a stage looks: a point of the world at `x`, `y` is seen at `camera.x + k·x`, `camera.y + k·y` of the view.
 * Pure figures; `stage.tsx` puts them on the screen.
 */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point, Size {}

/** The smallest and the largest scale. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** The scale at which the whole world is just seen. */
export const fitScale = (world: Size, view: Size): number =>
  Math.min(view.width / world.width, view.height / world.height);

export function fitCamera(world: Rect, view: Size): Camera {
  return keepInside({ x: 0, y: 0, k: fitScale(world, view) }, world, view);
}

/** Scaled about a point of the view, which goes on showing the same point of the world. */
export function zoomAt(camera: Camera, at: Point, factor: number, { min, max }: Limits): Camera {
  const k = Math.min(max, Math.max(min, camera.k * factor));
  const by = k / camera.k;
  return { x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by, k };
}

/** Moved no further than the edge of the world; what is smaller than the view lies in its middle. */
export function keepInside({ x, y, k }: Camera, world: Rect, view: Size): Camera {
  return {
    x: keepSpan(x + k * world.x, k * world.width, view.width) - k * world.x,
    y: keepSpan(y + k * world.y, k * world.height, view.height) - k * world.y,
    k,
  };
}

function keepSpan(start: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2;
  return Math.min(0, Math.max(room - length, start));
}

/** With the middle of a part of the world in the middle of the view. */
export const centreOn = (part: Rect, view: Size, k: number): Camera => ({
  x: view.width / 2 - k * (part.x + part.width / 2),
  y: view.height / 2 - k * (part.y + part.height / 2),
  k,
});

/** Moved as little as shows a part of the world, with a margin in pixels. */
export function bringIn(camera: Camera, part: Rect, view: Size, margin: number): Camera {
  const { k } = camera;
  return {
    x: camera.x + shiftFor(camera.x + k * part.x, k * part.width, view.width, margin),
    y: camera.y + shiftFor(camera.y + k * part.y, k * part.height, view.height, margin),
    k,
  };
}

function shiftFor(start: number, length: number, room: number, margin: number): number {
  if (start < margin) return margin - start;
  return Math.min(0, room - margin - (start + length));
}
