import { scatter } from './plants.ts';

/** Grains of sand on a square of 160 units, as one path. */
export const SPECKS: string = Array.from({ length: 90 }, (_, n) => {
  const [x, y, size] = [scatter(n * 3 + 1) * 158, scatter(n * 3 + 2) * 158, 0.5 + scatter(n * 3 + 3) * 1.1];
  return `M${x.toFixed(1)} ${y.toFixed(1)}h${size.toFixed(1)}v${size.toFixed(1)}h-${size.toFixed(1)}z`;
}).join('');
