import { type BoardTable, makeTableContext, type TapGuard } from '@potager/boardkit';
import type { JsonObject, Seat } from '@potager/kernel';
import type { ScoreLine, View } from '../rules/kinds.ts';
import type { Names } from '../words/make-words.ts';
import type { Aid } from './aid.ts';
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
  readonly setAid: (aid: Aid) => void;
  /** The pile or the mutation that is being looked at. */
  readonly choice: string | undefined;
  readonly choose: (move: string) => void;
  readonly mayCommit: TapGuard['mayCommit'];
  /** Tiles that have just been laid. */
  readonly fresh: ReadonlySet<string>;
  /** Who did what is being shown. */
  readonly acting: ReadonlySet<Seat>;
  /** What the line that is pointed at, or the explanation in view, speaks of: `tile green-12`, `coins 2`. */
  readonly spokenOf: ReadonlySet<string>;
  /** Points at a line of the board's own list of gems, or at none any more. */
  readonly point: (pointed: { readonly line: ScoreLine; readonly seat: Seat } | undefined) => void;
}

export const { TableProvider, useTable } = makeTableContext<Table>();
