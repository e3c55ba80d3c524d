import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './sheet.css';

interface SheetProps {
  /** What a screen reader calls this part of the page. */
  readonly label: string;
  /** Whether something is asked of the viewer: it then stands out. */
  readonly isAsking: boolean;
  readonly children: ComponentChildren;
}

/**
 * Where choices are offered: below the board, and on a narrow screen at the lower edge of it, always in reach of a
 * thumb. It never covers more than half of the screen; what is longer scrolls inside. Its heading says what is asked:
 * another heading is another question, which is seen from its beginning, however far the last one was scrolled.
 */
export function Sheet({ label, isAsking, children }: SheetProps): VNode {
  const root = useRef<HTMLElement>(null);
  const asked = useRef('');
  useLayoutEffect(() => {
    const heading = root.current?.querySelector('h2')?.textContent ?? '';
    if (heading !== asked.current) root.current?.scrollTo({ top: 0, behavior: 'instant' });
    asked.current = heading;
  });
  return (
    <section ref={root} class="bk-sheet" tabindex={-1} data-asking={isAsking} aria-label={label}>
      {children}
    </section>
  );
}
