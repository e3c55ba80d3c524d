import type { Point } from './camera.ts';

/** What hands do to a stage; points are pixels from its upper left corner. */
export interface Gestures {
  drag(by: Point): void;
  zoom(at: Point, factor: number): void;
  /** Whether a wheel or a finger would move the stage; otherwise the page may have it. */
  takesWheel(factor: number): boolean;
  canDrag(): boolean;
  dragging(isDragged: boolean): void;
}

/** A finger that moves less than this is a tap. */
const SLOP = 8;

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spread = ([one, other]: readonly Point[]): number =>
  one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);

/** Listens to pointers and wheel on an element until the returned function is called. A drag ends without a click. */
export function listenToHands(element: HTMLElement, gestures: Gestures): () => void {
  const down = new Map<number, Point>();
  let start: Point | undefined;
  let isDrag = false;

  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    down.set(event.pointerId, at(event));
    if (down.size === 1) {
      start = at(event);
      isDrag = false;
    } else isDrag = true;
  };

  const onMove = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (before === undefined || start === undefined) return;
    const now = at(event);
    if (down.size === 1 && !isDrag) {
      if (!gestures.canDrag() || Math.hypot(now.x - start.x, now.y - start.y) < SLOP) return;
      isDrag = true;
    }
    // Capturing only now leaves taps to what was tapped.
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    gestures.dragging(true);
    const old = [...down.values()].slice(0, 2);
    down.set(event.pointerId, now);
    const fresh = [...down.values()].slice(0, 2);
    const [from, to] = [middle(old), middle(fresh)];
    if (fresh.length === 2 && spread(old) > 0) gestures.zoom(from, spread(fresh) / spread(old));
    gestures.drag({ x: to.x - from.x, y: to.y - from.y });
  };

  const onUp = (event: PointerEvent): void => {
    down.delete(event.pointerId);
    if (down.size === 0) gestures.dragging(false);
  };

  const onClick = (event: MouseEvent): void => {
    if (!isDrag) return;
    isDrag = false;
    event.stopPropagation();
    event.preventDefault();
  };

  const onWheel = (event: WheelEvent): void => {
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
    if (!event.ctrlKey && !gestures.takesWheel(factor)) return;
    event.preventDefault();
    gestures.zoom(at(event), factor);
  };

  const ending = new AbortController();
  const { signal } = ending;
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('click', onClick, { signal, capture: true });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => ending.abort();
}
