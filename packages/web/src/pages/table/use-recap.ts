import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../../keeper/session.ts';
import { recall, remember } from '../../settings/stored.ts';

/** What happened while the reader was elsewhere. */
export interface Recap {
  /** The last entry the reader saw before; undefined where nothing is to be told. */
  readonly since: ReadonlySignal<number | undefined>;
  readonly until: number;
  readonly dismiss: () => void;
}

const keyOf = (table: string): string => `potager.seen.${table}`;

/** Moves of others after an entry: one's own need no telling. */
function countMissed(session: Session, since: number): number {
  const log = session.mirror.peek()?.log ?? [];
  return log.filter((entry) => entry.n > since && entry.kind === 'moved' && entry.seat !== session.viewer.peek())
    .length;
}

/** Remembers what was seen, and tells what was not when the reader comes back: to the page, or from another window. */
export function useRecap(session: Session): Recap {
  const since = useSignal<number | undefined>(undefined);
  const until = useRef(0);
  const leftAt = useRef<number | undefined>(undefined);
  const open = (from: number): void => {
    until.current = session.mirror.peek()?.n ?? 0;
    if (countMissed(session, from) > 0) since.value = from;
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
  return { since, until: until.current, dismiss: () => (since.value = undefined) };
}
