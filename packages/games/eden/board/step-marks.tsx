import type { VNode } from 'preact';
import { gardenerOf } from './gardener.ts';
import { placeOf } from './places.ts';
import { cellsOf } from './spoken-cells.ts';
import { useTable } from './table.ts';

/** Lights the cells that the step in view speaks of, in the colour of whoever did it. */
export function StepMarks(): VNode | null {
  const { happened, skip, view } = useTable();
  if (skip === undefined && happened.isAgain !== true) return null;
  const seat = happened.events[0]?.['seat'];
  const colour = typeof seat === 'number' ? gardenerOf(seat).colour : '#ffcf3f';
  return (
    <g class="ed-step-marks" aria-hidden="true" style={{ '--who': colour }}>
      {[...cellsOf(happened.events, view)].map(placeOf).map(({ name, x, y }) => (
        <g key={`${happened.n} ${name}`} transform={`translate(${x} ${y})`}>
          <rect class="ed-step-edge" x="4" y="4" width="92" height="92" rx="14" />
          <rect x="4" y="4" width="92" height="92" rx="14" />
        </g>
      ))}
    </g>
  );
}
