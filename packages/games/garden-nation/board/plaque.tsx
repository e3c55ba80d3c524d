import type { VNode } from 'preact';
import type { Ground } from './plan.ts';
import { RADIUS, SLANT } from './hexagon.ts';
import { clanOf } from './pieces.ts';
import type { Standing } from './standing.ts';

/** A territory's number on a wooden sign, with the flags of whoever holds it. */
export function Plaque({ ground, standing }: { ground: Ground; standing: Standing }): VNode {
  const { x, y } = ground.middle;
  const { leaders } = standing;
  return (
    <g
      class="gn-plaque"
      data-explain={`territory ${ground.territory}`}
      data-fly={`territory-${standing.territory}`}
      transform={`translate(${x} ${y + RADIUS * SLANT - 1})`}
    >
      {leaders.map((seat, n) => (
        <g key={seat} transform={`translate(${(n - (leaders.length - 1) / 2) * 20} 18.5)`}>
          <path fill={clanOf(seat).colour} d="M-10-8h20V9l-4-3-5 3H-1l-5-3-4 3z" />
          <use href={`#gn-${clanOf(seat).id}`} transform="translate(0 2.500) scale(0.4)" />
        </g>
      ))}
      <path class="gn-sign" d="M-14-11c9-2 19-2 28 0 1 7 1 15 0 22-9 2-19 2-28 0-1-7-1-15 0-22z" />
      <text class="gn-sign-number" y="6">
        {standing.territory}
      </text>
    </g>
  );
}
