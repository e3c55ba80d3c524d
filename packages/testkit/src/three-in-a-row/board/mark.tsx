import type { VNode } from 'preact';

const SHAPES = ['M-6-6 6 6M6-6-6 6', 'M0-7a7 7 0 1 0 .1 0z'] as const;

/** A seat's mark, told apart by shape and by colour; a ghost is only looked at. */
export const Mark = ({ seat, isGhost = false }: { seat: number; isGhost?: boolean }): VNode => (
  <svg class="tr-mark" data-seat={seat} data-ghost={isGhost} viewBox="-10 -10 20 20" aria-hidden="true">
    <path d={SHAPES[seat]} />
  </svg>
);
