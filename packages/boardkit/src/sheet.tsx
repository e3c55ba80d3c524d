import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './sheet.css';

interface SheetProps {
  /** What a screen reader calls this part of the page. */
  readonly label: string;
  /** Whether something is asked of the viewer: it then stands out. */
  readonly isAsking: boolean;
  /** What the move in view is good for (`BoardProps.help`); undefined where there is no such line. */
  readonly help?: string | undefined;
  readonly children: ComponentChildren;
}

/**
 * Where choices are offered: below the board, and on a narrow screen at the lower edge of it, always in reach of a
 * thumb. It never covers more than half of the screen; what is longer scrolls inside. Its heading says what is asked:
 * another heading is another question, which is seen from its beginning, however far the last one was scrolled.
 *
 * The line of help has its own room at the lower edge, the same whatever it says.
 */
export function Sheet({ label, isAsking, help, children }: SheetProps): VNode {
  const root = useRef<HTMLElement>(null);
  const asked = useRef('');
  useLayoutEffect(() => {
    const heading = root.current?.querySelector('h2')?.textContent ?? '';
    if (heading !== asked.current) root.current?.scrollTo({ top: 0, behavior: 'instant' });
    asked.current = heading;
  });
  return (
    <section
      ref={root}
      class="bk-sheet"
      tabindex={-1}
      data-asking={isAsking}
      data-helps={help !== undefined}
      aria-label={label}
    >
      {children}
      {help !== undefined && (
        <p class="bk-help" role="status">
          <span>{help}</span>
        </p>
      )}
    </section>
  );
}
