import type { VNode } from 'preact';
import type { Tile } from '../rules/kinds.ts';
import { glazeOf } from './gardener.ts';
import { bedOf, scatter } from './plants.ts';

/** By level, the ground that shows between the plants. */
export const SOILS = ['#d0ad72', '#c3be6c', '#9cb85c', '#70a04d'] as const;

/** A tile on its cell: an edging in its owner's glaze, the ground of its level, and what grows there. */
export function TileDrawing({ tile: { seat, level }, seed }: { tile: Tile; seed: number }): VNode {
  const flip = scatter(seed + 31) < 0.5 ? -1 : 1;
  return (
    <g class="ed-tile ed-ink">
      <rect x="9" y="12" width="82" height="82" rx="12" class="ed-tile-shade" />
      <rect x="8" y="8" width="84" height="84" rx="11" fill={glazeOf(seat)} stroke-width="2.200" />
      <rect x="18" y="18" width="64" height="64" rx="5" fill={SOILS[level - 1]} stroke-width="1.600" />
      <rect x="18" y="18" width="64" height="64" rx="5" fill="url(#ed-damp)" stroke="none" />
      {level === 1 && <path class="ed-runnel" d="M18 58c10-8 14 4 26 0s16-14 38-8" />}
      <g transform={`translate(50 52) scale(${flip} 1)`}>
        <g class="ed-bed">
          {bedOf(level, seed).map(([plant, x, y, size = 1], n) => (
            <use key={n} href={`#ed-${plant}`} transform={`translate(${x} ${y}) scale(${size})`} />
          ))}
        </g>
      </g>
    </g>
  );
}
