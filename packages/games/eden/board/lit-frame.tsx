import type { VNode } from 'preact';
import { RECENT_STROKES } from './recent-mark.tsx';

/** About a cell that a line beside the board speaks of: the same two strokes, which stand out on every colour. */
export const LitFrame = (): VNode => (
  <g class="ed-lit">
    {RECENT_STROKES.map(({ colour, width }) => (
      <rect key={colour} x="4" y="4" width="92" height="92" rx="14" stroke={colour} stroke-width={width + 3} />
    ))}
  </g>
);
