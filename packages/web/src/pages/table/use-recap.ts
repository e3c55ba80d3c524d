import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Viewer } from '@potager/kernel';
import type { RedactedEntry } from '@potager/table';
import type { Session } from '../../client/session.ts';
import { recall, remember } from '@potager/boardkit/storage';

/** The last entry the reader saw before, and the last one they missed. */
interface Missed {
  readonly since: number;
  readonly until: number;
}

/** What happened while the reader was elsewhere. */
export interface Recap {
  /** Undefined where nothing is to be told. */
  readonly missed: ReadonlySignal<Missed | undefined>;
  readonly dismiss: () => void;
}

const keyOf = (table: string): string => `seen.${table}`;

/** Whether a bot began to play for this seat. */
export const isStandInOf = (entry: RedactedEntry, seat: Viewer): boolean =>
  entry.kind === 'stoodIn' && entry.seat === seat && entry.why !== 'left' && entry.why !== 'resigned';

/** Moves of others after an entry, and that a bot played for the reader: what they did themselves needs no telling. */
function countMissed(session: Session, since: number): number {
  const log = session.mirror.peek()?.log ?? [];
  const viewer = session.viewer.peek();
  return log.filter(
    (entry) => entry.n > since && ((entry.kind === 'moved' && entry.seat !== viewer) || isStandInOf(entry, viewer)),
  ).length;
}

/** Remembers what was seen, and tells what was not when the reader comes back: to the page, or from another window. */
export function useRecap(session: Session): Recap {
  const missed = useSignal<Missed | undefined>(undefined);
  const leftAt = useRef<number | undefined>(undefined);
  const open = (from: number): void => {
    if (countMissed(session, from) > 0) missed.value = { since: from, until: session.mirror.peek()?.n ?? 0 };
  };
  useEffect(() => {
    const seen = recall(keyOf(session.table));
    if (seen !== null) open(Number(seen));
    const change = (): void => {
      if (document.hidden) leftAt.current = session.mirror.peek()?.n;
      else if (leftAt.current !== undefined) open(leftAt.current);
    };
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, [session]);
  useSignalEffect(() => {
    const n = session.mirror.value?.n;
    if (n !== undefined && !document.hidden) remember(keyOf(session.table), String(n));
  });
  return { missed, dismiss: () => (missed.value = undefined) };
}
