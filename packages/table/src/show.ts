import { includes, SPECTATOR, type GameEvent, type Viewer } from '@potager/kernel';
import { contentOf, type Entry, type EntryContent, type OpenedEntry, type SaidEntry } from './entry.ts';
import { makeCommitment } from './fairness.ts';
import type { Shown } from './match.ts';
import type { SeenContent, SeenEntry } from './seen.ts';

type Moved = Extract<Entry, { kind: 'moved' }>;

/** What it takes to show an entry that is no move. */
export interface Showing {
  readonly viewer: Viewer;
  readonly isOver: boolean;
  /** What is published once it is over. */
  readonly proof: () => { readonly secret: string; readonly seed: string };
}

/** An entry of the log as a viewer may see it. */
export function showEntry(entry: Exclude<Entry, Moved>, showing: Showing): SeenEntry {
  return { n: entry.n, at: entry.at, ...showContent(contentOf(entry), showing) };
}

/** A move as a viewer may see it, with what it showed them. */
export function showMove({ n, at, kind, seat, move }: Moved, shown: readonly Shown[], viewer: Viewer): SeenEntry {
  const events: GameEvent[] = [];
  for (const { event, audience } of shown) if (includes(audience, viewer)) events.push(event);
  return viewer === seat ? { n, at, kind, seat, move, events } : { n, at, kind, seat, events };
}

function showContent(content: Exclude<EntryContent, { kind: 'moved' }>, showing: Showing): SeenContent {
  if (content.kind === 'opened') return withoutSecret(content);
  if (content.kind === 'started') return { kind: 'started' };
  if (content.kind === 'said') return hush(content, showing);
  if (content.kind === 'ordered') return showOrder(content, showing);
  if (content.kind === 'ended') return { ...content, ...showing.proof() };
  return content;
}

function showOrder({ kind, ...own }: Extract<EntryContent, { kind: 'ordered' }>, { viewer }: Showing): SeenContent {
  return own.seat === viewer ? { kind, own } : { kind };
}

export function withoutSecret({ secret, ...opened }: OpenedEntry): Extract<SeenContent, { kind: 'opened' }> {
  return { ...opened, commitment: makeCommitment(secret) };
}

/** The gallery must not tell the players what it sees. */
function hush(said: SaidEntry, { viewer, isOver }: Showing): SaidEntry {
  return said.to === 'gallery' && viewer !== SPECTATOR && !isOver ? { ...said, text: '' } : said;
}
