import type { VNode } from 'preact';

const LANTERNS = [
  { x: 46, y: 25, fill: '#e8a33d' },
  { x: 112, y: 33, fill: '#d9603b' },
  { x: 208, y: 33, fill: '#d9603b' },
  { x: 274, y: 25, fill: '#e8a33d' },
] as const;

const LEAVES = [18, 30, 62, 78, 94, 130, 146, 160, 174, 190, 226, 242, 258, 290, 302] as const;

/** Where the string hangs. */
const hang = (x: number): number => 8 + 18 * (1 - ((x - 160) / 160) ** 2);

/** Leaves on a string from edge to edge; lanterns hang from it for whoever won. */
export function Garland({ isOwn }: { isOwn: boolean }): VNode {
  return (
    <svg class="garland" viewBox="0 0 320 58" aria-hidden="true">
      <path class="garland-string" d="M0 8Q160 44 320 8" />
      {LEAVES.map((x, n) => (
        <path
          key={x}
          class={n % 3 === 1 ? 'garland-bud' : 'garland-leaf'}
          d="M0 0c5-6 5-11 0-16-5 5-5 10 0 16z"
          transform={`translate(${String(x)} ${hang(x).toFixed(1)}) rotate(${String(n % 2 === 0 ? 155 : 30)})`}
        />
      ))}
      {isOwn &&
        LANTERNS.map(({ x, y, fill }) => (
          <g key={x} transform={`translate(${String(x)} ${String(y)})`}>
            <circle class="garland-glow" r="17" cy="7" />
            <path class="garland-ink" fill={fill} d="M-5-3h10c5 4 5 16 0 20h-10c-5-4-5-16 0-20z" />
            <path class="garland-ink" d="M-6-3h12M-6 17h12M0 17v6M-3-1c-3 5-3 12 0 16M3-1c3 5 3 12 0 16" fill="none" />
          </g>
        ))}
    </svg>
  );
}
