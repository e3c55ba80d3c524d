import { useTold, withRecent } from '@potager/boardkit';
import type { BoardProps } from '@potager/kernel';
import type { Event } from '../rules/kinds.ts';

/** What the board remembers of what has happened. */
interface Happenings {
  /** Areas that others have changed since the viewer's own last move. */
  readonly recent: ReadonlySet<string>;
  /** Areas touched by the last step, with how many floors have just come. */
  readonly fresh: ReadonlyMap<string, number>;
}

/** Areas in which an event changed something, with the floors that came. */
function touchedBy(event: Event): [area: string, floors: number][] {
  if (event.key === 'built') return [[event.area, 1]];
  if (event.key === 'invaded') return [[event.area, event.floors]];
  if (event.key === 'abandoned' || event.key === 'projectCompleted') return [[event.area, 0]];
  if (event.key !== 'roofMoved') return [];
  return [
    [event.from, 0],
    [event.to, 0],
  ];
}

/** What others have built since the viewer moved stays marked. */
export const useHappenings = (props: Pick<BoardProps, 'happened' | 'viewer' | 'view'>): Happenings =>
  useTold<Happenings>(props, (step, before) => {
    const fresh = new Map((step.events as readonly Event[]).flatMap(touchedBy));
    return { fresh, recent: withRecent(before?.recent, fresh.keys(), step) };
  });
