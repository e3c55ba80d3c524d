import { includes, SPECTATOR, type GameEvent, type Viewer } from '@potager/kernel';
import { contentOf, type Entry, type EntryContent, type OpenedEntry, type SaidEntry } from './entry.ts';
import { makeCommitment } from './fairness.ts';
import type { Shown } from './match.ts';
import type { RedactedContent, RedactedEntry } from './redacted.ts';

type Moved = Extract<Entry, { kind: 'moved' }>;

/** What it takes to show an entry that is no move. */
export interface Redaction {
  readonly viewer: Viewer;
  readonly isOver: boolean;
  /** What is published once it is over. */
  readonly proof: () => { readonly secret: string; readonly seed: string };
}

/** An entry of the log as a viewer may see it. */
export function redactEntry(entry: Exclude<Entry, Moved>, redaction: Redaction): RedactedEntry {
  return { n: entry.n, at: entry.at, ...redactContent(contentOf(entry), redaction) };
}

/** A move as a viewer may see it, with what it showed them. */
export function redactMove({ n, at, kind, seat, move }: Moved, shown: readonly Shown[], viewer: Viewer): RedactedEntry {
  const events: GameEvent[] = [];
  for (const { event, audience } of shown) if (includes(audience, viewer)) events.push(event);
  return viewer === seat ? { n, at, kind, seat, move, events } : { n, at, kind, seat, events };
}

function redactContent(content: Exclude<EntryContent, { kind: 'moved' }>, redaction: Redaction): RedactedContent {
  if (content.kind === 'opened') return withoutSecret(content);
  if (content.kind === 'started') return { kind: 'started' };
  if (content.kind === 'said') return hush(content, redaction);
  if (content.kind === 'ordered') return redactOrder(content, redaction);
  if (content.kind === 'ended') return { ...content, ...redaction.proof() };
  return content;
}

function redactOrder(
  { kind, ...own }: Extract<EntryContent, { kind: 'ordered' }>,
  { viewer }: Redaction,
): RedactedContent {
  return own.seat === viewer ? { kind, own } : { kind };
}

export function withoutSecret({ secret, ...opened }: OpenedEntry): Extract<RedactedContent, { kind: 'opened' }> {
  return { ...opened, commitment: makeCommitment(secret) };
}

/** The gallery must not tell the players what it sees. */
function hush(said: SaidEntry, { viewer, isOver }: Redaction): SaidEntry {
  return said.to === 'gallery' && viewer !== SPECTATOR && !isOver ? { ...said, text: '' } : said;
}
