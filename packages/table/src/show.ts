import { includes, SPECTATOR, type Viewer } from '@potager/kernel';
import type { EntryContent, OpenedEntry, SaidEntry } from './entry.ts';
import { makeCommitment } from './fairness.ts';
import type { Shown } from './match.ts';
import type { SeenContent } from './seen.ts';

/** What it takes to show an entry. */
export interface Showing {
  readonly viewer: Viewer;
  readonly shown: readonly Shown[];
  readonly isOver: boolean;
  /** What is published once it is over. */
  readonly proof: () => { readonly secret: string; readonly seed: string };
}

/** An entry of the log as a viewer may see it. */
export function showEntry(entry: EntryContent, showing: Showing): SeenContent {
  if (entry.kind === 'opened') return withoutSecret(entry);
  if (entry.kind === 'started') return { kind: 'started' };
  if (entry.kind === 'moved') return showMove(entry, showing);
  if (entry.kind === 'said') return hush(entry, showing);
  if (entry.kind === 'ordered') return showOrder(entry, showing);
  if (entry.kind === 'ended') return { ...entry, ...showing.proof() };
  return entry;
}

function showOrder({ kind, ...own }: Extract<EntryContent, { kind: 'ordered' }>, { viewer }: Showing): SeenContent {
  return own.seat === viewer ? { kind, own } : { kind };
}

export function withoutSecret({ secret, ...opened }: OpenedEntry): Extract<SeenContent, { kind: 'opened' }> {
  return { ...opened, commitment: makeCommitment(secret) };
}

function showMove(
  { kind, seat, move }: Extract<EntryContent, { kind: 'moved' }>,
  { viewer, shown }: Showing,
): SeenContent {
  const events = shown.flatMap(({ event, audience }) => (includes(audience, viewer) ? [event] : []));
  return viewer === seat ? { kind, seat, move, events } : { kind, seat, events };
}

/** The gallery must not tell the players what it sees. */
function hush(said: SaidEntry, { viewer, isOver }: Showing): SaidEntry {
  return said.to === 'gallery' && viewer !== SPECTATOR && !isOver ? { ...said, text: '' } : said;
}
