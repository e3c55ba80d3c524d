import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Boards learn how high everything above them is: `--head`. The bar has more rows the more there is to say of those who
 * sit there.
 */
export function useHead(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null) return undefined;
    const { style } = current.parentElement as HTMLElement;
    const observer = new ResizeObserver(() => tell());
    let frame = 0;
    const tell = (): void => {
      const head = `${String(current.offsetHeight)}px`;
      if (style.getPropertyValue('--head') === head) return;
      style.setProperty('--head', head);
      // The page may get a scroll bar by this, or lose it, and the bar another width: that is for the next frame, for a
      // browser calls it an error in this one.
      observer.unobserve(current);
      frame = requestAnimationFrame(() => observer.observe(current));
    };
    observer.observe(current);
    tell();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return bar;
}
