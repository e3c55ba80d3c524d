import type { VNode } from 'preact';

/** Which part of the drawing's ground each piece covers when it stands alone in a line of text. */
const BOXES = {
  land: '-10 -10 20 20',
  clan: '-20 -20 40 28',
  roof: '-22 -28 44 34',
  torticrane: '-34 -74 70 80',
  inhabitant: '-8 -11 16 20',
  ploy: '-10 -10 20 21',
} as const;

/** A piece in a line of text; what it means is said beside it. */
export function Icon({ of, box }: { of: string; box: keyof typeof BOXES }): VNode {
  return (
    <svg class={`gn-icon gn-icon-${box}`} viewBox={BOXES[box]} aria-hidden="true">
      <use href={`#gn-${of}`} />
    </svg>
  );
}
