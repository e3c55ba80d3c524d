import type { BoardProps, NameOf, Seat } from '@potager/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Asked, Choice } from './choice.ts';
import type { News, Note } from './news.ts';
import type { Labels } from './words/labels.ts';

/** What all parts of the board need to know, and how they speak to it. */
export interface Table
  extends Asked, Pick<BoardProps, 'words' | 'isBusy' | 'refuse' | 'rules' | 'announce' | 'order' | 'leaveOrder'> {
  readonly labels: Labels;
  readonly nameOf: NameOf;
  /** The viewer's seat; undefined for a spectator. */
  readonly me: Seat | undefined;
  readonly news: News;
  /** Cells that others have changed since the viewer's own last move. */
  readonly recent: ReadonlySet<string>;
  /** What is worth telling until the viewer has moved on. */
  readonly notes: readonly Note[];
  readonly choose: (choice: Choice) => void;
  readonly commit: (move: string) => void;
}

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('this part belongs inside the board');
  return table;
}
