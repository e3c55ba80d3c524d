import { type BoardTable, makeTableContext } from '@potager/boardkit';
import type { Preview, View } from '../rules/kinds.ts';
import type { Choice } from './choices.ts';
import type { Plan } from './plan.ts';
import type { Labels } from './words/labels.ts';

/** What all parts of the board need to know, and how they speak to it. */
export interface Table extends BoardTable<View, Labels, Preview> {
  readonly plan: Plan;
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
  /** Whether a second touch may do what is in view. */
  readonly mayCommit: (isPointer: boolean) => boolean;
  /** The areas that the project or ploy in view is about; undefined where what can be acted on glows. */
  readonly lit: ReadonlySet<string> | undefined;
  /** Areas that others have changed since the viewer's own last move. */
  readonly recent: ReadonlySet<string>;
  /** Areas whose building has just got its floors. */
  readonly fresh: ReadonlyMap<string, number>;
}

export const { TableProvider, useTable } = makeTableContext<Table>();
