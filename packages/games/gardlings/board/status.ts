import type { Seat } from '@potager/kernel';
import { sayTile } from './describe.ts';
import type { Table } from './table.ts';

type StatusTable = Pick<Table, 'view' | 'labels' | 'names' | 'isVerdictTold'>;

/** What a seat is doing, in a few words. */
export function statusWords(table: StatusTable, seat: Seat): string {
  const { view, labels, isVerdictTold } = table;
  const one = view.seats[seat] as (typeof view.seats)[number];
  if (view.phase === 'over') {
    return isVerdictTold && view.winner === seat ? labels.status.winner : labels.status.over;
  }
  if (view.phase === 'hire') {
    if (view.turn === seat) return view.mutating ? labels.status.mutating : labels.status.hiring;
    if (one.hired !== null) return labels.status.hired(sayTile(table, one.hired));
    return one.alarm ? labels.status.alarm : labels.status.waiting;
  }
  if (one.alarm) return labels.status.alarm;
  if (one.status === 'building') return one.hand === null ? labels.status.building : labels.status.laying;
  return one.status === 'stopped' ? labels.status.stopped : labels.status.done;
}

/** Who still builds. */
export const buildersIn = ({ view }: Pick<Table, 'view'>): Seat[] =>
  view.seats.flatMap(({ status }, seat) => (status === 'building' ? [seat] : []));
