import type { CardModule } from '@potager/kernel';
import type { VNode } from 'preact';

export const credits: CardModule['credits'] = {
  designers: 'Nathalie & Rémi Saunier',
  publishers: 'Bombyx',
};

const lands = {
  grass: { top: '#9cc36a', side: '#6c8f45' },
  straw: { top: '#e9cb6d', side: '#b8933f' },
  leaves: { top: '#d9805f', side: '#a4543c' },
};

type Land = keyof typeof lands;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A lush plan seen from above at a slant, with a crane-bearing tortoise at work. */
export function Picture(): VNode {
  return (
    <svg viewBox="0 0 320 210" aria-hidden="true" stroke="#3a2f23" stroke-width="1.6" stroke-linejoin="round">
      <rect width="320" height="210" fill="#d5e0a8" stroke="none" />
      <path fill="#c3d391" stroke="none" d="M0 150c60-30 90 10 150-8s110-60 170-30v98H0z" />
      <Hexagon x={66} y={66} land="straw" />
      <Hexagon x={160} y={66} land="grass" />
      <Hexagon x={254} y={66} land="leaves" />
      <Tower x={66} y={64} floors={['#5f86b3', '#5f86b3']} />
      <Hexagon x={19} y={116} land="leaves" />
      <Hexagon x={113} y={116} land="grass" />
      <Hexagon x={207} y={116} land="straw" />
      <Hexagon x={301} y={116} land="grass" />
      <Torticrane x={196} y={122} />
      <Hexagon x={66} y={166} land="leaves" />
      <Hexagon x={160} y={166} land="straw" />
      <Hexagon x={254} y={166} land="grass" />
      <Tower x={66} y={164} floors={['#c8504b', '#c8504b', '#c8504b']} />
      <Tower x={254} y={164} floors={['#f3ead3']} />
    </svg>
  );
}

function Hexagon({ x, y, land }: Place & { land: Land }): VNode {
  const { top, side } = lands[land];
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <path fill={side} d="M-45-15v30l45 15 45-15v-30v9l-45 15-45-15zM-45 15v8l45 15 45-15v-8" />
      <path fill={top} d="M0-30 45-15v30L0 30-45 15v-30z" />
      <Texture land={land} />
    </g>
  );
}

/** Each land has strokes of its own, so that its colour never speaks alone. */
function Texture({ land }: { land: Land }): VNode {
  const strokes: Record<Land, string> = {
    grass: 'M-30-4l-2-5m4 5 1-6m20-7-2-5m4 5 1-6M-14 12l-2-5m4 5 1-6m34-2-2-5m4 5 1-6',
    straw: 'M-32 8l6-18m0 19 5-17m14 22 5-17m1 18 5-17m8-2 5-14m1 15 5-14',
    leaves: 'M-32 2c4-8 10-8 14-6-2 6-8 9-14 6zm30 14c4-8 10-8 14-6-2 6-8 9-14 6zm12-24c4-8 10-8 14-6-2 6-8 9-14 6z',
  };
  return <path fill="none" stroke-linecap="round" stroke-width="1.2" opacity=".55" d={strokes[land]} />;
}

/** Floors of salvaged things under a leaf for a roof. */
function Tower({ x, y, floors }: Place & { floors: readonly string[] }): VNode {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <ellipse cx="3" cy="7" rx="25" ry="9" fill="#3a2f23" opacity=".18" stroke="none" />
      {floors.map((colour, index) => (
        <g key={index} transform={`translate(0 ${String(-14 * index)})`}>
          <path fill={colour} d="M-18-10v14l18 6 18-6v-14z" />
          <path fill="#fff" opacity=".35" stroke="none" d="M0-4v14l18-6v-14z" />
          <path fill="none" stroke-width="1.200" d="M0-4V10M-12-3v6l6 2v-6zm17 1 8-3v6l-8 3z" />
          <path fill={colour} d="M0-16l18 6-18 6-18-6z" />
        </g>
      ))}
      <g transform={`translate(0 ${String(-14 * floors.length - 1)})`}>
        <path fill="#6f9a4a" d="M-25 8C-16-4-6-14 2-15c8 1 17 10 24 19-9-1-17 0-25 5C-8 5-17 5-25 8z" />
        <path fill="none" stroke-width="1.200" d="M2-15C2-6 1 1 1 9M-12-2c5 0 9 1 13 4M14-2c-5 0-9 1-13 4" />
      </g>
    </g>
  );
}

function Torticrane({ x, y }: Place): VNode {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <ellipse cx="2" cy="13" rx="40" ry="9" fill="#3a2f23" opacity=".2" stroke="none" />
      <path fill="#a9a45e" d="M-30 4c-2 6-1 9 1 12h8l1-9zM14 6l2 10h8l2-11zM-33 2c-6 0-9 2-12 5 5 2 9 1 13-1z" />
      <path fill="#b9b36a" d="M27-4c3-11 12-15 19-12s8 12 2 15c-6 2-10 2-13 8l-10 2z" />
      <circle cx="43" cy="-9" r="1.700" fill="#3a2f23" stroke="none" />
      <path fill="none" stroke-width="1.200" d="M50-4c-2 1-4 1-6 0" />
      <path fill="#86693d" d="M-34 6C-34-16-18-26-2-26S31-16 31 6c-20 6-45 6-65 0z" />
      <path
        fill="#a98850"
        stroke-width="1.200"
        d="M-13-20h21l7 11-6 10h-22l-7-10zM-26-12l6 3M28-8 15-9M-24 3l11-2M22 4 9 1"
      />
      <path fill="#e2b04a" d="M-7-19l3-58h7l3 58z" />
      <path fill="none" stroke-width="1.200" d="M-6-24 4-36-5-46 3-58l-6-9M4-24-5-36l8-10-7-12 5-9" />
      <path fill="#e2b04a" d="M-34-76h98l-6-7H2l-2-8-4 8h-26z" />
      <path fill="#7d6650" d="M-34-76h16v11h-16z" />
      <path fill="none" stroke-width="1.200" d="M54-76v22M-18-80-1-90l48 7" />
      <path fill="#f3ead3" d="M40-54h28c0 12-5 18-14 18s-14-6-14-18zM67-51c8-2 10 9-2 9" />
      <path fill="none" stroke="#c8504b" stroke-width="2" d="M43-48c7 3 15 3 22 0" />
    </g>
  );
}
