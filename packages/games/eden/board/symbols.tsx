import type { VNode } from 'preact';
import { Drawn } from '@potager/boardkit';
import { GLAZES } from './gardener.ts';
import { ICONS } from './icons.ts';
import { PLANTS, scatter } from './plants.ts';

/** Grains of sand on a square of 160 units, as one path. */
const SPECKS = Array.from({ length: 90 }, (_, n) => {
  const [x, y, size] = [scatter(n * 3 + 1) * 158, scatter(n * 3 + 2) * 158, 0.5 + scatter(n * 3 + 3) * 1.1];
  return `M${x.toFixed(1)} ${y.toFixed(1)}h${size.toFixed(1)}v${size.toFixed(1)}h-${size.toFixed(1)}z`;
}).join('');

/** Every drawing that is used more than once, known to the page by its name. */
export const Symbols = (): VNode => (
  <svg class="ed-symbols" width="0" height="0" aria-hidden="true">
    <defs>
      {Object.entries(ICONS).map(([name, drawing]) => (
        <g key={name} id={`ed-${name}`} class="ed-ink">
          <Drawn drawing={drawing} />
        </g>
      ))}
      {Object.entries(PLANTS).map(([name, drawing]) => (
        <g key={name} id={`ed-${name}`} class="ed-ink">
          <Drawn drawing={drawing} />
        </g>
      ))}
      {GLAZES.map(({ colour, on, glaze }, seat) => (
        <pattern key={seat} id={`ed-glaze-${seat}`} width="12" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 0h12v12H0z" fill={colour} />
          <path d={glaze} fill={on} />
        </pattern>
      ))}
      <pattern id="ed-grain" width="160" height="160" patternUnits="userSpaceOnUse">
        <path d={SPECKS} fill="#7a5a33" opacity=".28" />
      </pattern>
      <pattern id="ed-damp" width="12" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-4)">
        <path d="M0 3c3-1.500 6 1.500 12 0" fill="none" stroke="#4a3826" stroke-width="1.100" opacity=".35" />
      </pattern>
      <radialGradient id="ed-sun" cx=".32" cy=".22" r="1">
        <stop offset="0" stop-color="#faefd0" />
        <stop offset=".55" stop-color="#eed8a9" />
        <stop offset="1" stop-color="#dfc08b" />
      </radialGradient>
    </defs>
  </svg>
);
