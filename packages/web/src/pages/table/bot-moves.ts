import type { Seat } from '@potager/kernel';
import type { RedactedEntry, TableInfo } from '@potager/table';

/**
 * The numbers of those moves that a bot made for somebody. The log may begin in the middle: then the first that is
 * heard of a seat tells who played it before, or else who plays it now.
 */
export function findBotMoves(log: readonly RedactedEntry[], { seats }: TableInfo): ReadonlySet<number> {
  const isStoodIn = seats.map((chair, seat) => {
    const first = log.find((entry) => isChange(entry) && entry.seat === seat);
    if (first !== undefined) return first.kind === 'returned';
    return chair.kind === 'human' && chair.standIn !== undefined;
  });
  const moves = new Set<number>();
  for (const entry of log) {
    if (isChange(entry)) isStoodIn[entry.seat] = entry.kind === 'stoodIn';
    if (entry.kind === 'moved' && isStoodIn[entry.seat]) moves.add(entry.n);
  }
  return moves;
}

const isChange = (entry: RedactedEntry): entry is RedactedEntry & { kind: 'stoodIn' | 'returned'; seat: Seat } =>
  entry.kind === 'stoodIn' || entry.kind === 'returned';
