import type { Point } from '@potager/boardkit';
import type { VNode } from 'preact';
import { RADIUS, SLANT } from './hexagon.ts';
import { type Plan, WORLD } from './plan.ts';

/** Where the torticrane stands: at the upper corner of its territory, or beside the board before the first action. */
export function standsAt(plan: Plan, territory: number | null): Point {
  if (territory === null) return { x: WORLD.x + 50, y: WORLD.y + 110 };
  const { middle } = plan.groundOf(territory);
  return { x: middle.x, y: middle.y - RADIUS * SLANT * 0.74 };
}

/** The torticrane walks to wherever it is put. */
export function Crane({ at, isGhost = false }: { at: Point; isGhost?: boolean }): VNode {
  return (
    <g
      class={isGhost ? 'gn-crane gn-ghost' : 'gn-crane'}
      data-explain="torticrane"
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <use href="#gn-torticrane" transform="scale(0.78)" />
    </g>
  );
}
