import type { Game, JsonObject } from '@potager/kernel';
import { type TableInfo, nextInfo } from './table-info.ts';
import type { RedactedEntry, Snapshot, TurnStatus, Update } from './redacted.ts';

/**
 * A table as one viewer sees it, far from its host: a snapshot, followed by updates. It is never changed, only
 * replaced.
 */
export interface Mirror {
  readonly n: number;
  readonly info: TableInfo;
  readonly view: JsonObject | undefined;
  readonly turnStatus: TurnStatus;
  readonly log: readonly RedactedEntry[];
}

export const makeMirror = ({ n, info, view, turnStatus, log }: Snapshot): Mirror => ({
  n,
  info,
  view,
  turnStatus,
  log,
});

/** Thrown where an update does not follow on what is known: something was missed, and must be asked for again. */
export class GapError extends Error {}

/** The mirror after an update; entries it already knows count once. */
export function nextMirror(game: Game, mirror: Mirror, { entries, view, turnStatus }: Update): Mirror {
  const fresh = entries.filter(({ n }) => n > mirror.n);
  if (fresh.length === 0) return { ...mirror, turnStatus };
  if (fresh[0]?.n !== mirror.n + 1) throw new GapError(`entry ${mirror.n + 1} is missing`);
  let { info, view: followed } = mirror;
  for (const entry of fresh) {
    info = nextInfo(info, entry);
    if (view !== undefined || entry.kind !== 'moved' || followed === undefined) continue;
    for (const event of entry.events) followed = game.follow(followed, event) as JsonObject;
  }
  const n = (fresh.at(-1) as RedactedEntry).n;
  return { n, info, view: view ?? followed, turnStatus, log: [...mirror.log, ...fresh] };
}
