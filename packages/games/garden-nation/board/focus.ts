import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface FocusKeeping {
  /** Grows with each step of the game. */
  readonly n: number;
  /** Whether the next choice is made in the tray and not in the garden. */
  readonly isInTray: boolean;
  /** Whether anything is asked of the viewer. */
  readonly isAsked: boolean;
}

/**
 * A button that did its work is gone, and the keyboard's focus with it: it then goes on to where the next choice is made, so that
 * nobody has to look for it from the top of the page.
 */
export function useFocusKeeping(root: RefObject<HTMLElement | null>, { n, isInTray, isAsked }: FocusKeeping): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    root.current?.addEventListener('focusin', () => void (wasInside.current = true), { signal });
    // A focus that goes elsewhere has somewhere to go; one that is lost has not.
    root.current?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget !== null) wasInside.current = root.current?.contains(relatedTarget as Node) ?? false;
      },
      { signal },
    );
    return () => ending.abort();
  }, []);
  useEffect(() => {
    if (!wasInside.current || !isAsked || document.activeElement !== document.body) return;
    const target = isInTray ? '.gn-tray button:not(:disabled)' : '.gn-plot[tabindex="0"]';
    root.current?.querySelector<HTMLElement | SVGElement>(target)?.focus({ preventScroll: true });
  }, [n, isInTray, isAsked]);
}
