import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Keys belong to the board while the focus is on it or nowhere, letters wherever the focus is; never while somebody
 * types or a dialog is open. Where a page may show several boards (`data-keys="own"` around each) they belong to the
 * one that has the focus. `press` says whether the key did something: then neither the browser nor the page makes
 * anything else of it.
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
  if (isTakingKeys(target, event.key) || isBehindDialog(root)) return false;
  if (root.contains(target)) return true;
  return root.closest('[data-keys=own]') === null && (target === document.body || isLetter(event.key));
}

/** A board may stand in a dialog itself. */
const isBehindDialog = (root: HTMLElement): boolean =>
  document.querySelector('dialog[open]') !== null && root.closest('dialog') === null;

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

/** Whether a key means something to what has the focus: a field takes all of them, a box to tick no letters. */
function isTakingKeys(target: Element, key: string): boolean {
  if (target.closest('textarea, select, [contenteditable]') !== null) return true;
  return target.matches('input') && !(target.matches('[type=checkbox], [type=radio]') && isLetter(key));
}

/**
 * Whether a key presses what has the focus, as it would press a button; for what is drawn, and is no button to the
 * browser.
 */
export const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';
