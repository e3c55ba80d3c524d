import type { VNode } from 'preact';

/** A bright stroke on a broader dark one: whatever lies below, one of the two stands out. */
export const RECENT_STROKES = [
  { colour: '#2a1206', width: 11 },
  { colour: '#ffe45c', width: 6 },
] as const;

const CORNERS = 'M70 9h21v21M91 70v21H70M30 91H9V70M9 30V9h21';

/** Corners about a cell that has just changed. */
export const RecentMark = (): VNode => (
  <g class="ed-recent">
    {RECENT_STROKES.map(({ colour, width }) => (
      <path key={colour} d={CORNERS} stroke={colour} stroke-width={width} />
    ))}
  </g>
);

/** About a cell that a line beside the board speaks of: the same two strokes, which stand out on every colour. */
export const LitFrame = (): VNode => (
  <g class="ed-lit">
    {RECENT_STROKES.map(({ colour, width }) => (
      <rect key={colour} x="4" y="4" width="92" height="92" rx="14" stroke={colour} stroke-width={width + 3} />
    ))}
  </g>
);
