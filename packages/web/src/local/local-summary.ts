import { SPECTATOR } from '@potager/kernel';
import type { Table } from '@potager/table';
import { standsSince } from '@potager/table/host';
import type { LocalSummary } from './local-message.ts';

/** What a list shows of a table, kept so that nobody has to play its log through to list it. */
export interface KeptSummary {
  readonly table: string;
  /** The last entry it knows of: one that knows less than the log is made anew. */
  readonly n: number;
  readonly form: typeof FORM;
  readonly summary: LocalSummary;
}

/** Counted up when summaries say more than they did: older ones are then made anew. */
export const FORM = 1;

export function makeSummary(table: Table): KeptSummary {
  const { info, log, n } = table;
  const { table: id, game, status, seats, ending } = info;
  const summary: LocalSummary = {
    table: id,
    game,
    status,
    seats,
    awaited: table.turnStatus(SPECTATOR, 0).awaited,
    at: log.at(-1)?.at ?? 0,
    since: standsSince(log, n),
    ...(ending && { ending: { reason: ending.reason, ...(ending.outcome && { outcome: ending.outcome }) } }),
  };
  return { table: id, n, form: FORM, summary };
}
