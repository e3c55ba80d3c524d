import type { MoveKind } from '../rules/moves.ts';
import { kindOf, landOf, movesAt } from './choices.ts';
import type { Plot } from './plan.ts';
import type { Table } from './table.ts';

/** An area in words, with what can be done there: what a screen reader says of it. */
export function describePlot(table: Table, plot: Plot): string {
  const { labels, view, recent } = table;
  const parts = [
    labels.area(plot.name),
    ...describeGround(table, plot),
    ...(view.torticrane === plot.territory ? [labels.torticraneHere] : []),
    ...(recent.has(plot.name) ? [labels.changed] : []),
    ...describeMoves(table, plot),
  ];
  return parts.join(', ');
}

/** Land, value, and what stands there. */
export function describeGround({ labels, view, nameOf, me }: Table, plot: Plot): string[] {
  const land = landOf(view, plot);
  const building = view.buildings[plot.name];
  const owner = building === undefined || building.seat === me ? undefined : nameOf(building.seat);
  return [
    land === undefined ? labels.bramble : labels.names.lands[land],
    ...(plot.land === undefined && land !== undefined ? [labels.token] : []),
    labels.value(plot.value),
    building === undefined ? labels.empty : labels.building(owner, building.floors, building.roof),
  ];
}

export function describeMoves({ labels, view, legal, preview }: Table, plot: Plot): string[] {
  const said = movesAt(legal, view, plot).map((move) => {
    const { cost = 0, gain = 0 } = preview(move) ?? {};
    const sayings: { readonly [kind in MoveKind]?: string } = {
      build: labels.canBuild(cost),
      abandon: labels.canAbandon(gain),
      invade: labels.canInvade(cost),
      roof: labels.canMoveRoof,
    };
    return sayings[kindOf(move)];
  });
  return [...new Set(said)].filter((text) => text !== undefined);
}

/** A move in words, as the beginning of a line. */
export const withCapital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
