import type { BoardProps, GameEvent, Seat } from '@potager/kernel';
import { useRef } from 'preact/hooks';
import type { Event } from '../rules/kinds.ts';

/** How a cell has just changed. */
type Change = 'watered' | 'risen' | 'taken' | 'bared';

/** What has just happened, for things to move. */
export interface News {
  readonly n: number;
  readonly changes: ReadonlyMap<string, Change>;
  /** Mana that came or went, by seat: what was paid is public, what is left is not. */
  readonly mana: ReadonlyMap<Seat, number>;
  /** The card the viewer has just drawn or bought. */
  readonly drawn: string | undefined;
  readonly isShuffled: boolean;
  readonly last: GameEvent | undefined;
}

export function readNews({ n, events }: BoardProps['happened']): News {
  const changes = new Map<string, Change>();
  const mana = new Map<Seat, number>();
  const pay = (seat: Seat, sum: number): unknown => sum !== 0 && mana.set(seat, (mana.get(seat) ?? 0) + sum);
  let drawn: string | undefined;
  let isShuffled = false;
  for (const event of events as readonly Event[]) {
    switch (event.key) {
      case 'turnBegan':
        pay(event.seat, event.mana);
        break;
      case 'watered':
        changes.set(event.cell, 'watered');
        break;
      case 'cultivated':
        for (const cell of event.raised) changes.set(cell, 'risen');
        pay(event.seat, -event.mana);
        break;
      case 'sold':
        pay(event.seat, event.mana);
        break;
      case 'bought':
        pay(event.seat, -event.mana);
        drawn = event.card;
        break;
      case 'accepted':
        for (const { cell, level } of event.tiles) changes.set(cell, level === 0 ? 'bared' : 'taken');
        pay(event.winner, -event.mana);
        pay(event.seat, event.mana);
        break;
      case 'drew':
        drawn = event.card;
        break;
      case 'reshuffled':
        isShuffled = true;
        break;
      case 'targeted':
      case 'supported':
      case 'opened':
      case 'raised':
      case 'discarded':
      case 'finished':
      case 'passed':
      case 'drewUnseen':
      case 'won':
      case 'passedOut':
      case 'playedOut':
    }
  }
  return { n, changes, mana, drawn, isShuffled, last: tellingOf(events) };
}

/** The event that says most about a step: income and the end of a turn come by themselves. */
const tellingOf = (events: readonly GameEvent[]): GameEvent | undefined =>
  events.find(({ key }) => !['turnBegan', 'finished', 'drew', 'drewUnseen'].includes(key)) ?? events[0];

/** The cells that others have changed since the viewer's own last move. */
export function withRecent(recent: ReadonlySet<string>, news: News, isOwn: boolean): ReadonlySet<string> {
  return isOwn ? new Set() : new Set([...recent, ...news.changes.keys()]);
}

/** The news of the step in view, and what has changed since the viewer last moved. */
export function useNews({ happened, viewer }: Pick<BoardProps, 'happened' | 'viewer'>): {
  news: News;
  recent: ReadonlySet<string>;
} {
  const kept = useRef<{ news: News; recent: ReadonlySet<string> }>(undefined);
  if (kept.current?.news.n !== happened.n) {
    const news = readNews(happened);
    const first = happened.events[0];
    // A jump to another moment has no events, and nothing is new there.
    const isOwn = first === undefined || first['seat'] === viewer;
    kept.current = { news, recent: withRecent(kept.current?.recent ?? new Set(), news, isOwn) };
  }
  return kept.current;
}
