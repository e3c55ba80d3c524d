import type { VNode } from 'preact';
import type { IconName } from './icons.ts';

interface TagProps {
  readonly x: number;
  readonly y: number;
  /** Figures, each with its picture. */
  readonly figures: readonly (readonly [icon: IconName, figure: string])[];
}

const HIGH = 34;
const ICON = 26;
const DIGIT = 15;

/** A paper tag with figures, lying on the land about a point. */
export function Tag({ x, y, figures }: TagProps): VNode {
  const widths = figures.map(([, figure]) => ICON + 9 + figure.length * DIGIT);
  const width = widths.reduce((sum, one) => sum + one, 10);
  const lefts = widths.map((_, n) => widths.slice(0, n).reduce((sum, one) => sum + one, 7));
  return (
    <g class="ed-tag ed-ink" transform={`translate(${x - width / 2} ${y - HIGH / 2})`} aria-hidden="true">
      <rect width={width} height={HIGH} rx="8" />
      {figures.map(([icon, figure], n) => (
        <g key={icon} transform={`translate(${lefts[n]!} 4)`}>
          <use href={`#ed-${icon}`} transform={`scale(${ICON / 24})`} />
          <text x={ICON + 3} y="21">
            {figure}
          </text>
        </g>
      ))}
    </g>
  );
}
