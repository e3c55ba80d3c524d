import type { BoardProps } from '@potager/kernel';
import { useRef } from 'preact/hooks';
import type { Event } from '../rules/kinds.ts';

/** What the board remembers of what has happened. */
interface Happenings {
  /** Areas where something happened since the viewer's own last move. */
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

/** Follows `happened`: everything since the viewer moved stays marked; a jump to another moment marks nothing. */
export function useHappenings({ happened, viewer }: Pick<BoardProps, 'happened' | 'viewer'>): Happenings {
  const seen = useRef<{ n: number; happenings: Happenings }>(undefined);
  if (seen.current?.n !== happened.n) {
    const events = happened.events as readonly Event[];
    const touched = events.flatMap(touchedBy);
    const isOwn = events.some((event) => 'seat' in event && event.seat === viewer && event.key !== 'turnBegan');
    const before = isOwn || events.length === 0 ? [] : (seen.current?.happenings.recent ?? []);
    seen.current = {
      n: happened.n,
      happenings: { recent: new Set([...before, ...touched.map(([area]) => area)]), fresh: new Map(touched) },
    };
  }
  return seen.current.happenings;
}
