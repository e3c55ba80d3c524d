import type { Explanation } from '@potager/boardkit';
import { parseArea } from '../rules/areas.ts';
import { memoryFromView } from '../rules/from-view.ts';
import { versionOf } from '../rules/versions.ts';
import { landOf } from './choices.ts';
import { describeMoves } from './describe.ts';
import type { Plot } from './plan.ts';
import { type Standing, standingsIn } from './standing.ts';
import type { Table } from './table.ts';
import { tell } from './tell.ts';

/** An area: its land, what a floor costs, where it sends the torticrane, what can be done there now. */
export function explainArea(table: Table, name: string): Explanation | undefined {
  const { labels, view, plan } = table;
  const { explained } = labels;
  const plot = plan.plots.get(name);
  if (plot === undefined) return undefined;
  const land = landOf(view, plot);
  return land === undefined
    ? tell(explained.bramble(name), { rule: 'GN-C3', ...about(table, plot) })
    : tell(explained.land(name, labels.names.lands[land]), { rule: 'GN-C2', ...about(table, plot) });
}

/** A building, and its roof. */
export function explainBuilding(table: Table, name: string): Explanation | undefined {
  const { labels, view, plan, nameOf } = table;
  const plot = plan.plots.get(name);
  const building = view.buildings[name];
  if (plot === undefined || building === undefined) return undefined;
  const owner = nameOf(building.seat);
  return building.roof
    ? tell(labels.explained.roofed(owner), { rule: 'GN-F1', ...about(table, plot) })
    : tell(labels.explained.building(owner), { rule: 'GN-C4', ...about(table, plot) });
}

function about(table: Table, plot: Plot): Pick<Explanation, 'figures' | 'places'> {
  const { labels, view, nameOf, recent } = table;
  const { explained } = labels;
  const building = view.buildings[plot.name];
  const memory = memoryFromView(versionOf(view.rules), view);
  const area = parseArea(plot.name)!;
  const stands =
    building === undefined
      ? [explained.firstFloor(memory.costOf(area))]
      : [
          explained.floorsOf(nameOf(building.seat), building.floors),
          ...(building.roof ? [] : [explained.nextFloor(memory.costOf(area))]),
          explained.worth(memory.doubleCostOf(area)),
        ];
  return {
    figures: [
      ...stands,
      explained.sendsTo(plot.sendsTo),
      ...(recent.has(plot.name) ? [explained.recent] : []),
      ...describeMoves(table, plot),
    ],
    places: [`territory ${plot.sendsTo}`],
  };
}

/** Who holds a territory, and by what margin. */
export function explainTerritory({ labels, view, nameOf }: Table, number: number): Explanation | undefined {
  const standing = standingsIn(view)[number - 1];
  if (standing === undefined) return undefined;
  const floors = standing.floors.map((count, seat) => labels.explained.floorsOf(nameOf(seat), count));
  return tell(labels.explained.territory(number), {
    rule: 'GN-R5',
    figures: [sayHolders({ labels, nameOf }, standing), ...floors],
    places: [`territory ${number}`],
  });
}

/** Who has most floors in a territory, in words. */
export function sayHolders(
  { labels, nameOf }: Pick<Table, 'labels' | 'nameOf'>,
  { leaders, margin }: Standing,
): string {
  const [only] = leaders;
  if (only === undefined) return labels.heldByNobody;
  return leaders.length === 1 ? labels.heldBy(nameOf(only), margin) : labels.sharedBy(leaders.map(nameOf));
}
