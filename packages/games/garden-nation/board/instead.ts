import { kindOf, movesOf, partsOf } from './choices.ts';
import type { Table } from './table.ts';
import type { Otherwise } from './words/labels.ts';

const OTHERWISE: readonly Otherwise[] = ['abandon', 'invade', 'move', 'on', 'idle'];

/** What can be done where the torticrane is, in place of what cannot: where to build, or what else is left. */
export function sayInstead({ legal, labels, preview, view: { torticrane } }: Table): string {
  if (torticrane === null) return labels.chooseAnywhere;
  const builds = movesOf(legal, 'build');
  if (builds.length > 0) {
    const areas = new Set(builds.map((move) => partsOf(move)[0]));
    const cheapest = Math.min(...builds.map((move) => preview(move)?.cost ?? 0));
    return labels.instead(torticrane, areas.size, cheapest);
  }
  const ways = OTHERWISE.filter((way) => legal.some((move) => kindOf(move) === way));
  return `${labels.nothingIn(torticrane)} ${labels.otherwise(ways, preview('on')?.torticrane ?? 0)}`;
}
