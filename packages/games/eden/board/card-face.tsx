import type { VNode } from 'preact';
import { cultureCardOf } from './culture-card.ts';
import { placeOf, SIDE } from './places.ts';

const PLOT = 7;
const PLOTS = Array.from({ length: SIDE * SIDE }, (_, n) => {
  const [x, y] = [24 + (n % SIDE) * PLOT, 21 + Math.floor(n / SIDE) * PLOT];
  return `M${x} ${y}h5.600v5.600h-5.600z`;
}).join('');

/** The face of an irrigation card: the land from afar, and water falling on one cell of it. */
export function IrrigationFace({ cell, isDead }: { cell: string; isDead: boolean }): VNode {
  const { column, row } = placeOf(cell);
  const [x, y] = [26.8 + column * PLOT, 23.8 + row * PLOT];
  return (
    <svg viewBox="0 0 96 74" class="ed-face ed-ink" data-dead={isDead} aria-hidden="true">
      <path class="ed-face-sky" d="M0 0h96v74H0z" />
      <path class="ed-face-sun" d="M0 0h30c-2 16-14 26-30 27z" />
      <path class="ed-face-plots" d={PLOTS} />
      <path class="ed-face-cell" d={`M${x - 5} ${y - 5}h10v10H${x - 5}z`} />
      <use href="#ed-drop" transform={`translate(${x - 10.8} ${y - 20}) scale(.9)`} />
    </svg>
  );
}

const BED = 17;

/** The face of a culture card: its arrangement as beds of young plants. */
export function CultureFace({ card }: { card: string }): VNode {
  const { cells } = cultureCardOf(card);
  const width = Math.max(...cells.map(([x]) => x)) + 1;
  const height = Math.max(...cells.map(([, y]) => y)) + 1;
  const [left, top] = [48 - (width * BED) / 2, 37 - (height * BED) / 2];
  return (
    <svg viewBox="0 0 96 74" class="ed-face ed-ink" aria-hidden="true">
      <path class="ed-face-meadow" d="M0 0h96v74H0z" />
      <path class="ed-face-hill" d="M0 60c20-12 38-8 54-4s28 2 42-6v24H0z" />
      {cells.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${left + x * BED} ${top + y * BED})`}>
          <path class="ed-face-bed" d="M1 1h15v15H1z" />
          <use href="#ed-lettuce" transform="translate(8.500 13.500) scale(.62)" />
        </g>
      ))}
    </svg>
  );
}
