import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { DOUBLE_TAP_MS, isByPointer } from './choice.ts';

/** A second tap no further away than this is on the same point. */
const SAME_POINT = 24;

interface Touch {
  readonly target: Element;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/**
 * A double tap is one touch: where the first tap has brought something else under the finger, the second one, which was
 * meant for what lay there before, does nothing.
 */
export function useOneTouch(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const ending = new AbortController();
    let last: Touch | undefined;
    const hear = (event: MouseEvent): void => {
      if (!isByPointer(event)) return;
      const target = pressedBy(event.target as Element);
      const touch = { target, x: event.clientX, y: event.clientY, at: event.timeStamp };
      const isMeant = last === undefined || !isDoubled(last, touch) || last.target === target;
      if (!isMeant) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      last = touch;
    };
    root.current?.addEventListener('click', hear, { signal: ending.signal, capture: true });
    return () => ending.abort();
  }, []);
}

/** What a tap presses: the button around whatever was hit. */
const pressedBy = (target: Element): Element => target.closest('button, summary, label, [role=button], svg') ?? target;

const isDoubled = (one: Touch, other: Touch): boolean =>
  other.at - one.at < DOUBLE_TAP_MS && Math.hypot(other.x - one.x, other.y - one.y) <= SAME_POINT;
