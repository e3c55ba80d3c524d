import type { Seat } from '@potager/kernel';
import { type Area, AREAS, makeArea } from '../rules/areas.ts';
import { LANDS } from '../rules/components.ts';
import { memoryFromView } from '../rules/from-view.ts';
import type { View } from '../rules/kinds.ts';
import type { Memory } from '../rules/memory.ts';
import { listNumbers } from '../rules/number-set.ts';
import { completableAt } from '../rules/projects.ts';
import { versionOf } from '../rules/versions.ts';
import { tokensLeft } from './choices.ts';

/** The areas where one more floor of this seat would complete a project, wherever the torticrane is now. */
export function placesFor(view: View, seat: Seat, project: number): string[] {
  const memory = memoryFromView(versionOf(view.rules), view);
  return AREAS.filter((area) => {
    const canBuild = memory.isEmpty(area) || (memory.isOwn(seat, area) && !memory.isRoofed(area));
    return canBuild && landsFor(view, memory, area).some((land) => completes(memory, { seat, area, land }, project));
  }).map(makeArea);
}

/** A bramble may become any land that has a token left. */
const landsFor = (view: View, memory: Memory, area: Area): (number | undefined)[] =>
  memory.landOf(area) < LANDS.length
    ? [undefined]
    : LANDS.flatMap((land, number) => (tokensLeft(view, land) > 0 ? [number] : []));

interface Floor {
  readonly seat: Seat;
  readonly area: Area;
  /** Of the token laid with it. */
  readonly land: number | undefined;
}

function completes(memory: Memory, { seat, area, land }: Floor, project: number): boolean {
  const after = memory.copy();
  if (land !== undefined) after.layToken(area, land);
  after.placeFloors(seat, area, 1);
  return listNumbers(completableAt(after, seat, area)).includes(project);
}
