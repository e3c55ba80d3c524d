import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Keys belong to the board while the focus is on it or nowhere, never while somebody types or a dialog is open. `press`
 * says whether the key did something: then neither the browser nor the page makes anything else of it.
 */
export function useKeys(root: RefObject<HTMLElement | null>, press: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const ending = new AbortController();
    const hear = (event: KeyboardEvent): void => {
      if (root.current === null || !isForBoard(event, root.current) || !latest.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', hear, { signal: ending.signal });
    return () => ending.abort();
  }, []);
}

function isForBoard(event: KeyboardEvent, root: HTMLElement): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as Element;
  if (target.closest('dialog, input, textarea, select, [contenteditable]') !== null) return false;
  return (target === document.body && document.querySelector('dialog[open]') === null) || root.contains(target);
}

/**
 * Whether a key presses what has the focus, as it would press a button; for what is drawn, and is no button to the
 * browser.
 */
export const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';
