import type { VNode } from 'preact';
import type { Point } from '@potager/boardkit';
import type { Building } from '../rules/kinds.ts';
import { clanOf, FLOOR_HEIGHT } from './pieces.ts';

interface BuildingProps {
  readonly area: string;
  readonly site: Point;
  readonly building: Building;
  /** How many of its upper floors have just come: they drop. */
  readonly fresh: number;
  /** Whether its roof has just come. */
  readonly isFreshRoof: boolean;
}

/** Floors of one clan, one upon the other, and perhaps a roof. Touching it touches its area. */
export function BuildingView({ area, site, building, fresh, isFreshRoof }: BuildingProps): VNode {
  const { id } = clanOf(building.seat);
  return (
    <g
      data-area={area}
      data-explain={`building ${area}`}
      class="gn-building"
      transform={`translate(${site.x} ${site.y - 1})`}
    >
      <ellipse class="gn-shade" cx="3" cy="4" rx="23" ry="9" />
      {Array.from({ length: building.floors }, (_, n) => (
        <g key={`${id}${n}`} transform={`translate(0 ${-n * FLOOR_HEIGHT})`}>
          <use href={`#gn-${id}`} class={n >= building.floors - fresh ? 'gn-drop' : undefined} />
        </g>
      ))}
      {building.roof && (
        <g transform={`translate(0 ${-building.floors * FLOOR_HEIGHT + 1})`}>
          <use href="#gn-roof" class={isFreshRoof ? 'gn-drop' : undefined} />
        </g>
      )}
    </g>
  );
}
