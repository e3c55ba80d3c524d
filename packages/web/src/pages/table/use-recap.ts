import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
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

/** Moves of others after an entry: one's own need no telling. */
function countMissed(session: Session, since: number): number {
  const log = session.mirror.peek()?.log ?? [];
  return log.filter((entry) => entry.n > since && entry.kind === 'moved' && entry.seat !== session.viewer.peek())
    .length;
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
