import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Viewer } from '@potager/kernel';
import type { RedactedEntry } from '@potager/table';
import type { Session } from '../../client/session.ts';
import { recall, remember } from '@potager/boardkit/storage';
import { findBotMoves } from './bot-moves.ts';

interface Missed {
  /** The last entry the reader saw before. */
  readonly since: number;
  /** The entry with which a bot began to play for them, where one did. */
  readonly standIn: number | undefined;
}

/** What happened while the reader was elsewhere. */
export interface Recap {
  /** Undefined where nothing is to be told. */
  readonly missed: ReadonlySignal<Missed | undefined>;
  readonly dismiss: () => void;
}

const keyOf = (table: string): string => `seen.${table}`;

/** Whether a bot began to play for this seat. */
const isStandInOf = (entry: RedactedEntry, seat: Viewer): boolean =>
  entry.kind === 'stoodIn' && entry.seat === seat && entry.why !== 'left' && entry.why !== 'resigned';

/** On a device that has not seen this table: up to where the reader played themselves, where a bot has since. */
function beforeStandIn(session: Session): number | undefined {
  const mirror = session.mirror.peek();
  const viewer = session.viewer.peek();
  if (mirror === undefined) return undefined;
  const { log, info } = mirror;
  const byBot = findBotMoves(log, info);
  const own = log.findLast((entry) => entry.kind === 'moved' && entry.seat === viewer && !byBot.has(entry.n));
  const standIn = log.find((entry) => entry.n > (own?.n ?? -1) && isStandInOf(entry, viewer));
  return standIn && standIn.n - 1;
}

/** What is to be told of what came after an entry: what the reader did themselves needs no telling. */
function findMissed(session: Session, since: number): Missed | undefined {
  const log = (session.mirror.peek()?.log ?? []).filter(({ n }) => n > since);
  const viewer = session.viewer.peek();
  const standIn = log.find((entry) => isStandInOf(entry, viewer))?.n;
  const isMissed = standIn !== undefined || log.some((entry) => entry.kind === 'moved' && entry.seat !== viewer);
  return isMissed ? { since, standIn } : undefined;
}

/** Remembers what was seen, and tells what was not when the reader comes back: to the page, or from another window. */
export function useRecap(session: Session): Recap {
  const missed = useSignal<Missed | undefined>(undefined);
  const leftAt = useRef<number | undefined>(undefined);
  const open = (from: number): void => {
    missed.value = findMissed(session, from);
  };
  useEffect(() => {
    const seen = recall(keyOf(session.table));
    const from = seen === null ? beforeStandIn(session) : Number(seen);
    if (from !== undefined) open(from);
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
    // Whoever has moved on knows how things stand.
    const last = session.mirror.value?.log.at(-1);
    if (last?.kind === 'moved' && session.isOwn(last.seat)) missed.value = undefined;
  });
  return { missed, dismiss: () => (missed.value = undefined) };
}
