import { describe, expect, test } from 'vitest';
import { bringIn, type Camera, centreOn, fitCamera, fitScale, keepInside, type Rect, zoomAt } from './camera.ts';

const world: Rect = { x: -100, y: -50, width: 200, height: 100 };
const view = { width: 400, height: 400 };
const seen = (camera: Camera, x: number, y: number): [number, number] => [
  camera.x + camera.k * x,
  camera.y + camera.k * y,
];

describe('a camera', () => {
  test('that fits shows the whole world in the middle', () => {
    expect(fitScale(world, view)).toBe(2);
    const camera = fitCamera(world, view);
    expect(seen(camera, -100, -50)).toEqual([0, 100]);
    expect(seen(camera, 100, 50)).toEqual([400, 300]);
  });

  test('zooms about a point that stays where it was', () => {
    const before = fitCamera(world, view);
    const after = zoomAt(before, { x: 90, y: 130 }, 1.5, { min: 1, max: 8 });
    const point = [(90 - before.x) / before.k, (130 - before.y) / before.k] as const;
    expect(after.k).toBe(3);
    expect(seen(after, ...point)).toEqual([90, 130]);
  });

  test('stops at the limits', () => {
    expect(zoomAt({ x: 0, y: 0, k: 2 }, { x: 0, y: 0 }, 100, { min: 1, max: 8 }).k).toBe(8);
    expect(zoomAt({ x: 0, y: 0, k: 2 }, { x: 0, y: 0 }, 0.01, { min: 1, max: 8 }).k).toBe(1);
  });

  test('does not leave the world', () => {
    const wide = keepInside({ x: 5000, y: -5000, k: 8 }, world, view);
    expect(seen(wide, -100, 0)[0]).toBe(0);
    expect(seen(wide, 0, 50)[1]).toBe(400);
  });

  test('centres on a part', () => {
    expect(seen(centreOn({ x: 10, y: 10, width: 20, height: 40 }, view, 3), 20, 30)).toEqual([200, 200]);
  });

  test('brings a part in by the shortest way, and leaves alone what is seen', () => {
    const camera = { x: 0, y: 0, k: 1 };
    expect(bringIn(camera, { x: 390, y: 100, width: 30, height: 30 }, view, 10)).toEqual({ x: -30, y: 0, k: 1 });
    expect(bringIn(camera, { x: -20, y: 100, width: 30, height: 30 }, view, 10)).toEqual({ x: 30, y: 0, k: 1 });
    expect(bringIn(camera, { x: 100, y: 100, width: 30, height: 30 }, view, 10)).toEqual(camera);
  });
});
