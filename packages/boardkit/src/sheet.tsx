import type { ComponentChildren, VNode } from 'preact';
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
 * thumb. It never covers more than half of the screen; what is longer scrolls inside.
 */
export function Sheet({ label, isAsking, children }: SheetProps): VNode {
  return (
    <section class="bk-sheet" tabindex={-1} data-asking={isAsking} aria-label={label}>
      {children}
    </section>
  );
}
