import type { VNode } from 'preact';
import type { Land } from '../rules/components.ts';
import type { Plot } from './plan.ts';

interface ValueTagProps {
  readonly plot: Plot;
  readonly land: Land | undefined;
  readonly isBuilt: boolean;
}

/**
 * What a floor costs here, on what land, and what the area is called in the log: in the middle of an empty area, at the
 * foot of a building.
 */
export function ValueTag({ plot, land, isBuilt }: ValueTagProps): VNode {
  const { x, y } = plot.site;
  return (
    <g
      class="gn-tag"
      data-area={plot.name}
      data-explain={`area ${plot.name}`}
      transform={`translate(${x} ${isBuilt ? y + 15 : y}) scale(${isBuilt ? 0.78 : 1})`}
    >
      <rect x="-19" y="-10.500" width="38" height="21" rx="10.500" />
      <use href={`#gn-icon-${land ?? 'bramble'}`} x="-8.500" />
      <text x="8.500" y="5.800">
        {plot.value}
      </text>
      <text class="gn-code" y={isBuilt ? 19 : 20.5} transform={isBuilt ? 'scale(1.15)' : undefined}>
        {plot.name}
      </text>
    </g>
  );
}
