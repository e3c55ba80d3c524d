import { useTold, withRecent } from '@potager/boardkit';
import type { BoardProps, Seat } from '@potager/kernel';
import type { Event } from '../rules/kinds.ts';
import { territoryIn } from './plan.ts';

export type Control = Extract<Event, { readonly key: 'territoryControlled' }>;

/** What the board remembers of what has happened. */
interface Happenings {
  /** Areas that others have changed since the viewer's own last move. */
  readonly recent: ReadonlySet<string>;
  /** Areas touched by the last step, with how many floors have just come. */
  readonly fresh: ReadonlyMap<string, number>;
  /** Who did it; undefined: the rules. */
  readonly actor: Seat | undefined;
  /** The territory it was done in. */
  readonly scene: number | undefined;
  /** The territories that have been controlled so far, while that is being told. */
  readonly controls: readonly Control[];
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

/** Where the torticrane went without anything being built. */
const wentTo = (event: Event): number | undefined =>
  event.key === 'craneMoved' || event.key === 'movedOn' ? event.to : undefined;

const isControl = (event: Event): event is Control => event.key === 'territoryControlled';

/** The scene goes on as long as nothing but control is told; the new round is its last word. */
function withControls(before: readonly Control[], events: readonly Event[]): readonly Control[] {
  const isScene = events.every((event) => isControl(event) || event.key === 'roundBegan' || event.key === 'turnBegan');
  return [...(isScene ? before : []), ...events.filter(isControl)];
}

/** What others have built since the viewer moved stays marked. */
export const useHappenings = (props: Pick<BoardProps, 'happened' | 'viewer' | 'view'>): Happenings =>
  useTold<Happenings>(props, (step, before) => {
    const events = step.events as readonly Event[];
    const fresh = new Map(events.flatMap(touchedBy));
    const [first] = events;
    const control = events.findLast(isControl);
    const [area] = fresh.keys();
    return {
      fresh,
      recent: withRecent(before?.recent, fresh.keys(), step),
      actor: first !== undefined && 'seat' in first ? first.seat : undefined,
      scene: control?.territory ?? (area === undefined ? first && wentTo(first) : territoryIn(area)),
      controls: withControls(before?.controls ?? [], events),
    };
  });
