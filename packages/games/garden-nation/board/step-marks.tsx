import type { VNode } from 'preact';
import { clanOf } from './pieces.ts';
import type { Plot } from './plan.ts';
import { useTable } from './table.ts';

/** Lights what the step that is being shown speaks of, in the colour of whoever did it. */
export function StepMarks(): VNode | null {
  const { plan, fresh, actor, scene, isShowing, happened } = useTable();
  if (!isShowing) return null;
  const colour = actor === undefined ? 'var(--gn-light)' : clanOf(actor).colour;
  const plots = [...fresh.keys()].map((area) => (plan.plots.get(area) as Plot).path);
  const paths = plots.length === 0 && scene !== undefined ? [plan.groundOf(scene).path] : plots;
  return (
    <g key={happened.n} class="gn-step-marks" style={{ '--who': colour }}>
      {paths.map((path) => (
        <path key={`edge ${path}`} class="gn-step-edge" d={path} />
      ))}
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  );
}
