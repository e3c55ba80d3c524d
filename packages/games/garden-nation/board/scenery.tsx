import type { VNode } from 'preact';
import { LANDS } from '../rules/components.ts';
import { tokensLeft } from './choices.ts';
import { WORLD } from './plan.ts';
import { useTable } from './table.ts';

/**
 * What lies around the territories: the wash of the meadow, and the reserves in the corners that the board leaves free.
 */
export function Scenery(): VNode {
  const { view } = useTable();
  const left = WORLD.x + 34;
  const right = WORLD.x + WORLD.width - 50;
  const below = WORLD.y + WORLD.height - 46;
  return (
    <g aria-hidden="true">
      <ellipse class="gn-meadow" fill="url(#gn-meadow)" rx="400" ry="330" />
      {MEADOW.map(([x, y, kind, size]) => (
        <use
          key={`${x} ${y}`}
          class="gn-growth gn-on-grass"
          href={`#gn-${kind}`}
          transform={`translate(${x} ${y}) scale(${size})`}
        />
      ))}
      {LANDS.map((land, n) => {
        return (
          <g
            key={land}
            class="gn-reserve"
            data-explain="tokens"
            transform={`translate(${left + (n % 2) * 30} ${below - 46 + n * 26})`}
          >
            {Array.from({ length: tokensLeft(view, land) }, (_, k) => (
              <g key={k} transform={`translate(0 ${-k * 3.5})`}>
                <ellipse class="gn-token" rx="15" ry="11" />
                <use href={`#gn-icon-${land}`} transform="scale(0.8)" />
              </g>
            ))}
          </g>
        );
      })}
      <g class="gn-reserve" data-explain="roofs" transform={`translate(${right} ${below})`}>
        {Array.from({ length: Math.min(6, view.roofsLeft) }, (_, n) => (
          <use key={n} href="#gn-roof" transform={`translate(${PILE[n]?.join(' ')}) scale(0.72)`} />
        ))}
        <text class="gn-count" x="4" y="32">
          ×{view.roofsLeft}
        </text>
      </g>
    </g>
  );
}

/** What grows around the board. */
const MEADOW: readonly (readonly [x: number, y: number, kind: string, size: number])[] = [
  [-205, -170, 'grass-0', 1.5],
  [-188, -196, 'grass-1', 1.4],
  [-232, -128, 'grass-0', 1.2],
  [-176, -224, 'grass-0', 1.1],
  [204, -186, 'grass-0', 1.5],
  [222, -150, 'grass-1', 1.4],
  [187, -216, 'grass-1', 1.2],
  [240, -120, 'grass-0', 1.3],
  [-214, 128, 'grass-1', 1.4],
  [-190, 158, 'grass-0', 1.5],
  [-186, 212, 'grass-0', 1.3],
  [206, 132, 'grass-0', 1.5],
  [186, 168, 'grass-1', 1.3],
  [4, 228, 'grass-0', 1.4],
  [-8, -226, 'grass-0', 1.3],
  [12, -232, 'grass-1', 1.2],
];

/** Where the roofs of the pile lie. */
const PILE: readonly (readonly [number, number])[] = [
  [-2, -14],
  [16, -10],
  [-14, 0],
  [26, 2],
  [6, 4],
  [-2, 14],
];
