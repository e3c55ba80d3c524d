import type { Game, JsonObject } from '@potager/kernel';
import { type Hall, nextHall } from './hall.ts';
import type { SeenEntry, Snapshot, Standing, Update } from './seen.ts';

/** A table as one viewer sees it, far from its host: a snapshot, followed by updates. It is never changed, only replaced. */
export interface Mirror {
  readonly n: number;
  readonly hall: Hall;
  readonly view: JsonObject | undefined;
  readonly standing: Standing;
  readonly log: readonly SeenEntry[];
}

export const makeMirror = ({ n, hall, view, standing, log }: Snapshot): Mirror => ({ n, hall, view, standing, log });

/** Thrown where an update does not follow on what is known: something was missed, and must be asked for again. */
export class GapError extends Error {}

/** The mirror after an update; entries it already knows count once. */
export function nextMirror(game: Game, mirror: Mirror, { entries, view, standing }: Update): Mirror {
  const fresh = entries.filter(({ n }) => n > mirror.n);
  if (fresh.length === 0) return { ...mirror, standing };
  if (fresh[0]?.n !== mirror.n + 1) throw new GapError(`entry ${mirror.n + 1} is missing`);
  let { hall, view: followed } = mirror;
  for (const entry of fresh) {
    hall = nextHall(hall, entry);
    if (view !== undefined || entry.kind !== 'moved' || followed === undefined) continue;
    for (const event of entry.events) followed = game.follow(followed, event) as JsonObject;
  }
  const n = (fresh.at(-1) as SeenEntry).n;
  return { n, hall, view: view ?? followed, standing, log: [...mirror.log, ...fresh] };
}
