import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const DOUBLE_TAP_MS = 380;
const SAME_PLACE_PX = 24;

/**
 * Whether the pointer now does again what it did a moment ago at the same place. Where one button gives way to the
 * next, the second half of a double tap must not press that one, too.
 */
export function useDoubleTap(root: RefObject<HTMLElement | null>): () => boolean {
  const last = useRef({ x: 0, y: 0, at: -Infinity, isDouble: false });
  useEffect(() => {
    const ending = new AbortController();
    const options = { signal: ending.signal, capture: true };
    const touch = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): void => {
      const before = last.current;
      const isNear = Math.hypot(x - before.x, y - before.y) < SAME_PLACE_PX;
      last.current = { x, y, at, isDouble: isNear && at - before.at < DOUBLE_TAP_MS };
    };
    root.current?.addEventListener('pointerdown', touch, options);
    root.current?.addEventListener('keydown', () => void (last.current.isDouble = false), options);
    return () => ending.abort();
  }, []);
  return () => last.current.isDouble;
}
