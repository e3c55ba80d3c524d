import type { Seat, Viewer } from '@potager/kernel';
import type { CellName } from './cells.ts';

/** The closed families of this game: what is seen, what happens, what is refused, what scores. */
export type Stone = CellName | 'hidden' | 'spent';

export type View = {
  readonly viewer: Viewer;
  readonly stones: boolean;
  /** By seat. */
  readonly marks: readonly (readonly CellName[])[];
  /** Whose turn it is; null when it is over. */
  readonly turn: Seat | null;
  /** By seat; empty without the option. */
  readonly buried: readonly Stone[];
  /** By owner: where that stone cannot be, because the other seat has trodden there. */
  readonly trodden: readonly (readonly CellName[])[];
};

export type Event =
  | { readonly key: 'marked'; readonly seat: Seat; readonly cell: CellName }
  | { readonly key: 'stumbled'; readonly seat: Seat; readonly cell: CellName; readonly landed: CellName }
  | { readonly key: 'won'; readonly seat: Seat }
  | { readonly key: 'drawn' };

export type Why =
  | { readonly rule: 'notation'; readonly key: 'unreadable'; readonly text: string }
  | { readonly rule: 'TR-2'; readonly key: 'notYourTurn'; readonly turn: Seat }
  | { readonly rule: 'TR-3'; readonly key: 'taken'; readonly cell: CellName; readonly by: Seat }
  | { readonly rule: 'TR-4'; readonly key: 'over' };

export type ScoreLine = { readonly rule: 'TR-4'; readonly key: 'row'; readonly points: number };
