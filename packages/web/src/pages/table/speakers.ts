import type { Seat } from '@potager/kernel';
import type { TableInfo, RedactedEntry } from '@potager/table';
import { makeNameOf } from '../../games/names.ts';
import { tellApart } from '../../games/tell-apart.ts';
import { words } from '../../words/words.ts';

export interface Speaker {
  readonly name: string;
  /** Undefined for those who look on. */
  readonly seat: Seat | undefined;
}

/**
 * Everyone who said something, by person: those who sit as the table calls them, the others so that nobody can take
 * them for somebody who sits or spoke before them.
 */
export function makeSpeakers(log: readonly RedactedEntry[], { seats }: TableInfo): ReadonlyMap<string, Speaker> {
  const nameOf = makeNameOf(seats);
  const taken = seats.map((_, seat) => nameOf(seat));
  const speakers = new Map<string, Speaker>();
  for (const entry of log) {
    if (entry.kind !== 'said' || speakers.has(entry.person)) continue;
    const seat = seats.findIndex((chair) => chair.kind === 'human' && chair.person === entry.person);
    const name = seat < 0 ? tellApart(entry.name || words().someone, taken) : nameOf(seat);
    if (seat < 0) taken.push(name);
    speakers.set(entry.person, { name, seat: seat < 0 ? undefined : seat });
  }
  return speakers;
}
