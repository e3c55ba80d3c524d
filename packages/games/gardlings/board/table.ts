import { type BoardTable, makeTableContext, type TapGuard } from '@potager/boardkit';
import type { JsonObject, Seat } from '@potager/kernel';
import type { View } from '../rules/kinds.ts';
import type { Names } from '../words/make-words.ts';
import type { Building } from './building.ts';
import type { Garden } from './garden.ts';
import type { Labels } from './words/labels.ts';

/** What all parts of the board need to know, and how they speak to it. */
export interface Table extends BoardTable<View, Labels, JsonObject> {
  readonly names: Names;
  /** Whose garden is shown large. */
  readonly shown: Seat;
  /** By seat. */
  readonly gardens: readonly Garden[];
  readonly building: Building;
  /** The pile or the mutation that is being looked at. */
  readonly choice: string | undefined;
  readonly choose: (move: string) => void;
  readonly mayCommit: TapGuard['mayCommit'];
  /** Tiles that have just been laid. */
  readonly fresh: ReadonlySet<string>;
}

export const { TableProvider, useTable } = makeTableContext<Table>();
