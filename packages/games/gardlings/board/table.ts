import type { BoardProps, NameOf, Seat } from '@potager/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { View } from '../rules/kinds.ts';
import type { Names } from '../words/make-words.ts';
import type { Building } from './building.ts';
import type { Garden } from './garden.ts';
import type { Labels } from './words/labels.ts';

/** What all parts of the board need to know, and how they speak to it. */
export interface Table extends Pick<
  BoardProps,
  'tableId' | 'legal' | 'words' | 'isBusy' | 'order' | 'leaveOrder' | 'refuse' | 'announce' | 'rules' | 'happened'
> {
  readonly view: View;
  readonly labels: Labels;
  readonly names: Names;
  readonly nameOf: NameOf;
  /** The viewer's seat; undefined for a spectator. */
  readonly me: Seat | undefined;
  /** Whose garden is shown large. */
  readonly shown: Seat;
  /** By seat. */
  readonly gardens: readonly Garden[];
  readonly building: Building;
  readonly commit: (move: string) => void;
  /** The pile or the mutation that is being looked at. */
  readonly wish: string | undefined;
  readonly setWish: (move: string | undefined) => void;
  /** Tiles that have just been laid. */
  readonly fresh: ReadonlySet<string>;
}

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('this part belongs inside the board');
  return table;
}
