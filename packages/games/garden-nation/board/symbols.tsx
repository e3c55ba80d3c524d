import type { VNode } from 'preact';
import { type Drawing, Drawn } from '@potager/boardkit';
import { CLANS, INHABITANT, LAND_ICONS, PLOY, POINT, ROOF, TORTICRANE } from './pieces.ts';

/** What grows on a land: two kinds of each, so that no two areas look the same. */
const GROWTH: { readonly [name: string]: Drawing } = {
  'grass-0': [['-', 'M-4 0c0-3-1-5-3-7M-1 0c0-4 0-7-1-10M2 0c0-4 2-7 4-9']],
  'grass-1': [
    ['-', 'M0 0c0-3 0-5 1-8'],
    ['#fffbe8', 'M1-13c2-1 3 1 1 2 3 0 3 2 0 2 2 2 0 3-1 1-2 2-3 0-2-1-3 0-3-2 0-2-1-2 0-3 2-2z'],
    ['~#f0b53c', 'M0-10a1.300 1.300 0 1 0 2.600 0 1.300 1.300 0 1 0-2.600 0z'],
  ],
  'straw-0': [
    ['-', 'M-4 1c1-5 0-9-2-13M0 1c0-6 1-10 3-14M4 1c0-4 2-7 4-9'],
    ['#f7dd8c', 'M-7-17c3 1 3 4 1 6-2-1-2-4-1-6zM4-18c2 2 1 5-1 6-2-2-1-5 1-6z'],
  ],
  'straw-1': [['-', 'M-6 0l12-3M-5-4l9 5M-3 2l8-7']],
  'leaves-0': [
    ['#c4532f', 'M-7 1c1-6 6-9 13-8-1 6-6 10-13 8z'],
    ['-', 'M-9 3c5-2 8-4 12-8'],
  ],
  'leaves-1': [
    ['#eba04f', 'M0 4c-4-2-6-6-4-11 5 1 8 5 7 10 0 1-2 2-3 1z'],
    ['-', 'M1 6c0-4-1-7-3-10'],
  ],
  'bramble-0': [
    ['-', 'M-12 3c4-9 16-11 23-3M-6-2l-2-4M1-5l1-4M7-4l4-2M-2 4c3-5 9-6 13-4'],
    ['#4a2f57', 'M-5 2a3 3 0 1 0 6 0 3 3 0 1 0-6 0z'],
  ],
  'bramble-1': [
    ['-', 'M-9-4c6 7 14 7 19 1M-4 0l-2 4M3 1v4'],
    ['#6b8a48', 'M-2-3c2-5 6-6 10-4-2 4-6 6-10 4z'],
  ],
};

const LANDS = ['grass', 'straw', 'leaves', 'bramble'] as const;

/** Everything that is drawn more than once. One copy of it belongs into the page. */
export function Symbols(): VNode {
  return (
    <svg class="gn-symbols" aria-hidden="true">
      <defs>
        {LANDS.map((land) => (
          <radialGradient key={land} id={`gn-${land}`} r="0.72">
            <stop offset="0" stop-color={`var(--gn-${land}-light)`} />
            <stop offset="0.62" stop-color={`var(--gn-${land})`} />
            <stop offset="1" stop-color={`var(--gn-${land}-deep)`} />
          </radialGradient>
        ))}
        <radialGradient id="gn-meadow">
          <stop offset="0.55" stop-color="var(--gn-meadow)" />
          <stop offset="0.8" stop-color="var(--gn-meadow)" stop-opacity="0.5" />
          <stop offset="1" stop-color="var(--gn-meadow)" stop-opacity="0" />
        </radialGradient>
        {CLANS.map(({ id, floor }) => (
          <Piece key={id} id={id} drawing={floor} />
        ))}
        {Object.entries(LAND_ICONS).map(([land, drawing]) => (
          <Piece key={land} id={`icon-${land}`} drawing={drawing} />
        ))}
        {Object.entries(GROWTH).map(([name, drawing]) => (
          <Piece key={name} id={name} drawing={drawing} />
        ))}
        <Piece id="roof" drawing={ROOF} />
        <Piece id="torticrane" drawing={TORTICRANE} />
        <Piece id="inhabitant" drawing={INHABITANT} />
        <Piece id="ploy" drawing={PLOY} />
        <Piece id="point" drawing={POINT} />
      </defs>
    </svg>
  );
}

const Piece = ({ id, drawing }: { id: string; drawing: Drawing }): VNode => (
  <g id={`gn-${id}`}>
    <Drawn drawing={drawing} />
  </g>
);
