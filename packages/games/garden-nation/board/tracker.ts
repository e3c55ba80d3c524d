import type { Seat } from '@potager/kernel';
import { type Land, type Mission, missionAt } from '../rules/components.ts';
import type { View } from '../rules/kinds.ts';
import { landOf } from './choices.ts';
import { type Plan, type Plot, territoryIn } from './plan.ts';
import { standingsIn } from './standing.ts';

/** Where a mission could bring more, and how many floors are missing for it. */
export interface Chance {
  /** An area such as `3.5`, or the number of a territory. */
  readonly place: string;
  readonly missing: number;
}

/** What a mission's owner has to do: the places nearest to their goal come first. The points are the rules' own. */
export function chancesFor(view: View, plan: Plan, seat: Seat, number: number): Chance[] {
  return listChances(view, plan, seat, missionAt(number)).toSorted((one, other) => one.missing - other.missing);
}

function listChances(view: View, plan: Plan, seat: Seat, mission: Mission): Chance[] {
  switch (mission.kind) {
    case 'floors':
      return [];
    case 'two-floors':
      return openOn(view, plan, seat, mission.land)
        .filter(({ floors }) => floors === 1)
        .map(({ area }) => ({ place: area, missing: 1 }));
    case 'tower':
      return towerChances(view, seat, mission.floors);
    case 'control':
      return standingsIn(view)
        .filter(({ territory }) => mission.territories.includes(territory))
        .filter(({ leaders }) => leaders.length !== 1 || leaders[0] !== seat)
        .map(({ territory, floors }) => ({ place: String(territory), missing: overtake(floors, seat) }));
  }
}

const overtake = (floors: readonly number[], seat: Seat): number =>
  Math.max(...floors.filter((_, other) => other !== seat)) + 1 - floors[seat]!;

/** The highest open building of each territory that has none high enough. */
function towerChances(view: View, seat: Seat, wanted: number): Chance[] {
  const highest = new Map<number, { area: string; floors: number }>();
  for (const one of open(view, seat)) {
    const territory = territoryIn(one.area);
    if (one.floors > (highest.get(territory)?.floors ?? 0)) highest.set(territory, one);
  }
  return [...highest.values()]
    .filter(({ floors }) => floors < wanted)
    .map(({ area, floors }) => ({ place: area, missing: wanted - floors }));
}

const open = ({ buildings }: View, seat: Seat): { area: string; floors: number }[] =>
  Object.entries(buildings)
    .filter(([, building]) => building.seat === seat && !building.roof)
    .map(([area, { floors }]) => ({ area, floors }));

const openOn = (view: View, plan: Plan, seat: Seat, land: Land): { area: string; floors: number }[] =>
  open(view, seat).filter(({ area }) => landOf(view, plan.plots.get(area) as Plot) === land);
