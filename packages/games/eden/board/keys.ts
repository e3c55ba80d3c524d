import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Keys that work anywhere on the board. */
export function useKeys(root: RefObject<HTMLElement | null>, keys: { readonly [key: string]: () => unknown }): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const ending = new AbortController();
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      latest.current[event.key]?.();
    };
    root.current?.addEventListener('keydown', press, { signal: ending.signal });
    return () => ending.abort();
  }, []);
}

/** A button that has done its work goes away; whoever pressed it with a key goes on from the heading of the tray. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const leave = ({ relatedTarget }: FocusEvent): void => {
      hadFocus.current = relatedTarget === null;
    };
    root.current?.addEventListener('focusin', () => void (hadFocus.current = true), { signal });
    root.current?.addEventListener('focusout', leave, { signal });
    return () => ending.abort();
  }, []);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('.ed-prompt')?.focus({ preventScroll: true });
  });
}
