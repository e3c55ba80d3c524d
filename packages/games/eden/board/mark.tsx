import type { Seat } from '@potager/kernel';
import type { VNode } from 'preact';
import { gardenerOf } from './gardener.ts';

/** A seat's colour and shape. */
export function Mark({ seat }: { seat: Seat }): VNode {
  const { colour, mark } = gardenerOf(seat);
  return (
    <svg class="ed-icon ed-mark" viewBox="-13 -13 26 26" aria-hidden="true">
      <path d={mark} fill={colour} stroke-width="2" stroke-linejoin="round" />
    </svg>
  );
}
