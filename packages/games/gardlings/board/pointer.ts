import { useEffect, useRef } from 'preact/hooks';
import type { Cell } from '../rules/ponds.ts';
import { CELL } from './grid.ts';

/** What a pointer does over the garden; points are in cells. */
interface Pointing {
  /** Whether there is a tile to be moved about. */
  readonly isHolding: boolean;
  readonly hover: (point: Cell) => void;
  readonly tap: (point: Cell, isTouch: boolean) => void;
  readonly turn: () => void;
  readonly leave: () => void;
}

/** A wheel's one notch, or a stroke on a pad, is one turn. */
const TURN_MS = 180;

/** Listens on the frame around a stage; `origin` is an element of the drawing in whose units cells are counted. */
export function usePointer(
  frame: { readonly current: HTMLElement | null },
  origin: { readonly current: SVGGElement | null },
  pointing: Pointing,
): void {
  const now = useRef(pointing);
  now.current = pointing;
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    let turnedAt = 0;

    const onMove = (event: PointerEvent): void => {
      if (!now.current.isHolding || event.pointerType !== 'mouse' || event.buttons !== 0) return;
      now.current.hover(pointAt(origin.current, event));
    };
    const onClick = (event: MouseEvent): void => {
      if (!now.current.isHolding || (event.target as Element).closest('button, [data-movable]') !== null) return;
      const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse';
      now.current.tap(pointAt(origin.current, event), isTouch);
    };
    /** With a tile in hand the wheel turns it; with Ctrl it still zooms. */
    const onWheel = (event: WheelEvent): void => {
      if (!now.current.isHolding || event.ctrlKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.timeStamp - turnedAt < TURN_MS) return;
      turnedAt = event.timeStamp;
      now.current.turn();
    };
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerleave', () => now.current.leave(), { signal });
    element.addEventListener('click', onClick, { signal });
    element.addEventListener('wheel', onWheel, { signal, capture: true, passive: false });
    return () => ending.abort();
  }, []);
}

/** A point of the screen, in cells of the garden. */
export function pointAt(
  origin: SVGGElement | null,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Cell {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(origin?.getScreenCTM()?.inverse());
  return { x: x / CELL, y: y / CELL };
}
