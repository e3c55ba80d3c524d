import type { VNode } from 'preact';
import type { Ground } from './plan.ts';
import { RADIUS, SLANT } from './hexagon.ts';
import { clanOf } from './pieces.ts';
import type { Standing } from './standing.ts';

/** A territory's number on a wooden sign, with the flags of whoever holds it and by how many floors. */
export function Plaque({ ground, standing }: { ground: Ground; standing: Standing }): VNode {
  const { x, y } = ground.middle;
  const { leaders, margin } = standing;
  return (
    <g class="gn-plaque" transform={`translate(${x} ${y + RADIUS * SLANT - 1})`}>
      {leaders.map((seat, n) => {
        const wide = leaders.length === 1 ? 19 : 10;
        return (
          <g key={seat} transform={`translate(${(n - (leaders.length - 1) / 2) * 20} 18.5)`}>
            <path fill={clanOf(seat).colour} d={`M${-wide}-8h${2 * wide}V9l-4-3-5 3H${9 - wide}l-5-3-4 3z`} />
            <use
              href={`#gn-${clanOf(seat).id}`}
              transform={`translate(${leaders.length === 1 ? -8 : 0} 2.500) scale(0.4)`}
            />
            {leaders.length === 1 && (
              <text x="8" y="4" fill={clanOf(seat).on}>
                +{margin}
              </text>
            )}
          </g>
        );
      })}
      <path class="gn-sign" d="M-14-11c9-2 19-2 28 0 1 7 1 15 0 22-9 2-19 2-28 0-1-7-1-15 0-22z" />
      <text class="gn-sign-number" y="6">
        {standing.territory}
      </text>
    </g>
  );
}
