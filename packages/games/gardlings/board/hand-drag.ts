import { useEffect, useRef } from 'preact/hooks';
import { pointAt } from './pointer.ts';
import type { Table } from './table.ts';

/** A finger that moves less than this is a tap. */
const SLOP = 10;
/** The tile is shown above the finger, in pixels, so that it can be seen. */
const LIFT = 46;

/** The tile in hand can be dragged from the dock into the garden; letting go where it fits lays it. */
export function useHandDrag(root: { readonly current: HTMLElement | null }, table: Table): void {
  const now = useRef(table);
  now.current = table;
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    let start: { x: number; y: number; id: number } | undefined;
    let isDrag = false;

    const over = ({ clientX, clientY }: PointerEvent): boolean => {
      const box = element.querySelector('.gl-site')?.getBoundingClientRect();
      return (
        box !== undefined &&
        clientX > box.left &&
        clientX < box.right &&
        clientY - LIFT > box.top &&
        clientY - LIFT < box.bottom
      );
    };
    const onDown = (event: PointerEvent): void => {
      const hand = (event.target as Element).closest('[data-drag]');
      if (hand === null) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      isDrag = false;
    };
    const onMove = (event: PointerEvent): void => {
      if (start?.id !== event.pointerId) return;
      isDrag ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLOP;
      if (!isDrag || !over(event)) return;
      const origin = element.querySelector<SVGGElement>('.gl-site [role="group"]');
      now.current.building.hover(pointAt(origin, { clientX: event.clientX, clientY: event.clientY - LIFT }));
    };
    const onUp = (event: PointerEvent): void => {
      if (start?.id !== event.pointerId) return;
      start = undefined;
      const { chosen } = now.current.building;
      if (isDrag && over(event) && chosen !== undefined) now.current.commit(chosen.move);
    };
    // A drag that ends on the tile itself must not turn it.
    const onClick = (event: MouseEvent): void => {
      if (!isDrag) return;
      isDrag = false;
      if ((event.target as Element).closest('[data-drag]') !== null) event.stopPropagation();
    };
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('pointerdown', onDown, { signal });
    document.addEventListener('pointermove', onMove, { signal });
    document.addEventListener('pointerup', onUp, { signal });
    document.addEventListener('pointercancel', () => void (start = undefined), { signal });
    element.addEventListener('click', onClick, { signal, capture: true });
    return () => ending.abort();
  }, []);
}
