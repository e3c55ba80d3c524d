import type { Place } from '../rules/kinds.ts';
import { moveFor } from './places.ts';
import type { Table } from './table.ts';

/** Lays what is held at a place, or says why it does not fit there. */
export function layAt({ building, legal, rules, commit, refuse }: Table, { x, y, r }: Place): void {
  const { held } = building;
  if (held === undefined) return;
  const move = moveFor(held, x, y, r);
  const why = legal.includes(move) ? undefined : rules.why(move);
  if (why !== undefined) refuse(why);
  else if (legal.includes(move)) commit(move);
}
