import { FIGURES, type Figure, figureOf } from './faces.ts';

/** How many of each creature are among these tiles; those that are missing are left out. */
export function countFigures(tiles: readonly string[]): { readonly figure: Figure; readonly count: number }[] {
  return FIGURES.map((figure) => ({ figure, count: tiles.filter((id) => figureOf(id) === figure).length })).filter(
    ({ count }) => count > 0,
  );
}

/** The rules' preview of a draw. */
export type DrawPreview = {
  readonly outOf: number;
  readonly alarms: number;
  /** What an alarm would steal now. */
  readonly loses: number;
  readonly misfits: number;
  readonly tiles: readonly string[];
};

/** A share in whole percent: never 0 for what can happen, never 100 for what need not. */
export function percent(count: number, outOf: number): number {
  if (count === 0 || outOf === 0) return 0;
  if (count === outOf) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * count) / outOf)));
}
