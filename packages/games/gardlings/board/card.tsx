import type { CardModule } from '@potager/kernel';
import type { VNode } from 'preact';

export const credits: CardModule['credits'] = {
  designers: 'Kristian A. Østby & Maria Østby',
  publishers: 'Alion Games & Schmidt Spiele',
};

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Jewels on dark moss, with mischievous company. */
export function Picture(): VNode {
  return (
    <svg viewBox="0 0 320 210" aria-hidden="true" stroke="#14201a" stroke-width="1.600" stroke-linejoin="round">
      <rect width="320" height="210" fill="#24382d" stroke="none" />
      <path
        fill="#2d4636"
        stroke="none"
        d="M0 40c50-30 80 10 130-8s90-40 190-12v70c-70 30-120-12-180 8S40 120 0 100z"
      />
      <Fireflies />
      <Tile x={22} y={36} />
      <Tile x={158} y={36} />
      <Tile x={90} y={112} />
      <Tile x={226} y={112} />
      <Gnome x={90} y={100} />
      <Pig x={226} y={86} />
      <Mushroom x={158} y={174} />
      <Gnome x={275} y={174} />
      <g>
        <DropGem x={158} y={74} />
        <SquareGem x={124} y={112} />
        <RoundGem x={192} y={112} />
        <HexGem x={226} y={150} />
        <SquareGem x={192} y={36} half />
        <HexGem x={56} y={36} half />
        <RoundGem x={260} y={36} half />
      </g>
    </svg>
  );
}

function Fireflies(): VNode {
  const places = [18, 150, 40, 188, 72, 128, 306, 60, 12, 96, 300, 20, 60, 20, 190, 18];
  const flies = Array.from({ length: places.length / 2 }, (_, index) => places.slice(2 * index, 2 * index + 2));
  return (
    <g fill="#f6e27a" stroke="none">
      {flies.map(([cx, cy]) => (
        <g key={cx}>
          <circle cx={cx} cy={cy} r="5" opacity=".18" />
          <circle cx={cx} cy={cy} r="1.700" />
        </g>
      ))}
    </g>
  );
}

function Tile({ x, y }: Place): VNode {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <rect y="5" width="136" height="76" rx="9" fill="#101a14" stroke="none" opacity=".6" />
      <rect width="136" height="76" rx="9" fill="#4c6b49" />
      <rect x="6" y="6" width="124" height="64" rx="5" fill="none" stroke="#7d9c6b" stroke-width="1.200" opacity=".7" />
    </g>
  );
}

const gemEdge = { stroke: '#14201a', 'stroke-width': 1.6 };

/** A gem is two halves, one on each tile; where a neighbour is missing only the lower half is there. */
function DropGem({ x, y }: Place): VNode {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`} {...gemEdge}>
      <path fill="#4b9fe0" d="M0-17c9 10 14 15 14 21s-6 11-14 11z" />
      <path fill="#8cc8f2" d="M0-17C-9-7-14-2-14 4s6 11 14 11z" />
      <path fill="none" stroke="#e9f6ff" stroke-linecap="round" d="M-8 4c0-3 2-6 4-8" />
    </g>
  );
}

function SquareGem({ x, y, half }: Place & { half?: boolean }): VNode {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`} {...gemEdge}>
      <path fill="#3fae72" d="M-15 0h30L0 15z" />
      {half !== true && <path fill="#8fdcac" d="M-15 0h30L0-15z" />}
      <path fill="none" stroke-width="1" d={half === true ? 'M-6 0 0 15 6 0' : 'M-6 0 0 15 6 0 0-15z'} />
    </g>
  );
}

function RoundGem({ x, y, half }: Place & { half?: boolean }): VNode {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`} {...gemEdge}>
      <path fill="#e9b735" d="M-14 0a14 14 0 0 0 28 0z" />
      {half !== true && <path fill="#fbe08a" d="M-14 0a14 14 0 0 1 28 0z" />}
      <path fill="none" stroke-width="1" d="M-7 0a7 7 0 0 0 14 0" />
    </g>
  );
}

function HexGem({ x, y, half }: Place & { half?: boolean }): VNode {
  const upper = half !== true;
  return (
    <g transform={`translate(${String(x)} ${String(y)})`} {...gemEdge}>
      <path fill="#d85a97" d="M-15 0 -8 13H8L15 0z" />
      {upper && <path fill="#f3a5c8" d="M-15 0-8-13H8L15 0z" />}
      <path fill="none" stroke-width="1" d={upper ? 'M-7 0-4 8h8l3-8-3-8h-8z' : 'M-7 0-4 8h8l3-8'} />
    </g>
  );
}

function Gnome({ x, y }: Place): VNode {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <path fill="#4d6fa8" d="M-18 4c0-18 6-24 18-24S18-14 18 4z" />
      <path fill="#f0c9a0" d="M-11-20h22v9c0 5-5 8-11 8s-11-3-11-8z" />
      <path fill="#f4efe2" d="M-14-14c4 3 7 1 10-1 2 2 6 2 8 0 3 2 6 4 10 1 1 12-6 20-14 24-8-4-15-12-14-24z" />
      <circle cy="-16" r="4" fill="#e79a80" />
      <path fill="#cf4a3f" d="M-19-20C-11-28-9-44 4-57c4 14 12 26 15 37-11-5-26-5-38 0z" />
      <path fill="none" stroke-linecap="round" stroke-width="1.400" d="M-8-19h1M7-19h1M0-42c4 2 6 4 7 7" />
    </g>
  );
}

function Pig({ x, y }: Place): VNode {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <path fill="#d88f92" d="M-22 10v10h9l2-6zM12 12l2 8h9V8z" />
      <path fill="#f0b3b0" d="M-32-2c0-16 14-24 32-24s32 8 32 22S18 16 0 16-32 12-32-2z" />
      <path fill="#e39c9c" d="M-22-20c-6-5-10-5-13-2 2 7 6 10 10 11zM2-25c4-7 9-9 13-7 0 7-4 11-9 12z" />
      <ellipse cx="-14" cy="-1" rx="11" ry="8.500" fill="#e39c9c" />
      <path fill="none" stroke-linecap="round" stroke-width="2.400" d="M-18-2v2M-11-2v2M-21-12h.5M0-12h.5" />
      <path fill="none" stroke-linecap="round" d="M32-6c6-1 7-8 2-8s-3 8 5 5M-15 11c4 2 8 1 11-1" />
      <circle cx="16" cy="-4" r="7" fill="#f6e27a" />
      <path fill="none" stroke-width="1.200" d="M16-8v8M13-6c2-2 5-1 5 0s-4 2-4 3 3 2 5 0" />
    </g>
  );
}

function Mushroom({ x, y }: Place): VNode {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <path fill="#f1e3c6" d="M-13-16c0 8-4 14-5 20 10 5 26 5 36 0-1-6-5-12-5-20z" />
      <path fill="#8f5aa8" d="M-31-14C-29-36-14-47 0-47s29 11 31 33C12-8-12-8-31-14z" />
      <g fill="#f4efe2" stroke-width="1.200">
        <circle cx="-13" cy="-28" r="5" />
        <circle cx="6" cy="-36" r="4" />
        <circle cx="17" cy="-21" r="4.500" />
      </g>
      <path fill="none" stroke-linecap="round" stroke-width="2" d="M-6-4v1M6-4v1M-4 3c3 2 5 2 8 0" />
    </g>
  );
}
