import type { Move, Position, ReasonModule, Seat } from '@potager/kernel';
import { cellSet, countCells, FULL, holdsLine } from '../rules/cells.ts';
import type { View } from '../rules/kinds.ts';

/** What speaks for a mark or against it. */
export type Reason =
  /** Three in a row, unless one stumbles. */
  | { readonly key: 'wins'; readonly isSure: boolean }
  | { readonly key: 'blocks' }
  /** The other's stone may lie here, or in one of so many cells in all. */
  | { readonly key: 'risks'; readonly outOf: number }
  | { readonly key: 'quiet' };

/** From the seat's own view, so that nothing else can be told. */
export const reasonsFor: ReasonModule['reasonsFor'] = (position: Position, seat: Seat, move: Move) => {
  const { marks, buried, trodden } = position.view(seat) as View;
  const other = 1 - seat;
  const cell = 1 << move;
  const free = FULL & ~cellSet(marks.flat());
  const possible = FULL & ~cellSet(trodden[other] ?? []);
  const isRisky = buried[other] === 'hidden' && (possible & cell) !== 0 && countCells(free) > 1;
  const reasons: Reason[] = [];
  if (holdsLine(cellSet(marks[seat] ?? []) | cell)) reasons.push({ key: 'wins', isSure: !isRisky });
  if (holdsLine(cellSet(marks[other] ?? []) | cell)) reasons.push({ key: 'blocks' });
  if (isRisky) reasons.push({ key: 'risks', outOf: countCells(possible) });
  return reasons.length > 0 ? reasons : [{ key: 'quiet' }];
};
