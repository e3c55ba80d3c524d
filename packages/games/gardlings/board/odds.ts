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
