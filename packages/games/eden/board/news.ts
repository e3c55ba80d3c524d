import { type Step, useTold, withRecent } from '@potager/boardkit';
import type { BoardProps, GameEvent, Seat } from '@potager/kernel';
import type { Event } from '../rules/kinds.ts';

/** How a cell has just changed. */
type Change = 'watered' | 'risen' | 'taken' | 'bared';

/** What is worth a note until the viewer has moved on: how an auction ended, and that the discard was shuffled. */
export type Note = Extract<Event, { readonly key: 'accepted' | 'reshuffled' }>;

/** What has just happened, for things to move. */
export interface News {
  readonly n: number;
  readonly changes: ReadonlyMap<string, Change>;
  /** Mana that came or went, by seat: what was paid is public, what is left is not. */
  readonly mana: ReadonlyMap<Seat, number>;
  /** The card that has just come into the viewer's hand, or to the market. */
  readonly arrived: string | undefined;
  readonly isShuffled: boolean;
  readonly last: GameEvent | undefined;
}

export function readNews({ n, events }: Pick<Step, 'n' | 'events'>): News {
  const changes = new Map<string, Change>();
  const mana = new Map<Seat, number>();
  const pay = (seat: Seat, sum: number): unknown => sum !== 0 && mana.set(seat, (mana.get(seat) ?? 0) + sum);
  let arrived: string | undefined;
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
        arrived = event.card;
        break;
      case 'bought':
        pay(event.seat, -event.mana);
        arrived = event.card;
        break;
      case 'accepted':
        for (const { cell, level } of event.tiles) changes.set(cell, level === 0 ? 'bared' : 'taken');
        pay(event.winner, -event.mana);
        pay(event.seat, event.mana);
        break;
      case 'drew':
        arrived = event.card;
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
  return { n, changes, mana, arrived, isShuffled, last: tellingOf(events) };
}

const isNote = (event: GameEvent): event is Note => event.key === 'accepted' || event.key === 'reshuffled';

/** The event that says most about a step: what is worth a note; income and the end of a turn come by themselves. */
const tellingOf = (events: readonly GameEvent[]): GameEvent | undefined =>
  events.findLast(isNote) ??
  events.find(({ key }) => !['turnBegan', 'finished', 'drew', 'drewUnseen'].includes(key)) ??
  events[0];

const MOST_NOTES = 2;

/** Notes stay until the viewer moves again; that of an auction only until the next one begins. */
export function withNotes(notes: readonly Note[], { events, isOwn }: Step): readonly Note[] {
  const isAuction = events.some(({ key }) => key === 'targeted');
  const kept = isOwn || events.length === 0 ? [] : notes.filter(({ key }) => !(isAuction && key === 'accepted'));
  return [...kept, ...events.filter(isNote)].slice(-MOST_NOTES);
}

interface Told {
  readonly news: News;
  readonly recent: ReadonlySet<string>;
  readonly notes: readonly Note[];
}

/** The news of the step in view, and what has changed since the viewer last moved. */
export const useNews = (props: Pick<BoardProps, 'happened' | 'viewer' | 'view'>): Told =>
  useTold<Told>(props, (step, before) => {
    const news = readNews(step);
    return {
      news,
      recent: withRecent(before?.recent, news.changes.keys(), step),
      notes: withNotes(before?.notes ?? [], step),
    };
  });
