import { type BoardTable, makeTableContext } from '@potager/boardkit';
import type { Seat } from '@potager/kernel';
import type { Preview, View } from '../rules/kinds.ts';
import type { Choice } from './choices.ts';
import type { Control } from './happenings.ts';
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
  /** What the line that is pointed at, or the explanation in view, speaks of: `3.5`, `territory 3`, `project 7`. */
  readonly spokenOf: ReadonlySet<string>;
  /** Areas that others have changed since the viewer's own last move. */
  readonly recent: ReadonlySet<string>;
  /** Areas whose building has just got its floors. */
  readonly fresh: ReadonlyMap<string, number>;
  /** Who did what is being shown; undefined: the rules. */
  readonly actor: Seat | undefined;
  /** The territory in which it was done. */
  readonly scene: number | undefined;
  readonly controls: readonly Control[];
  /** Whether a step of others or of the rules is being shown. */
  readonly isShowing: boolean;
}

export const { TableProvider, useTable } = makeTableContext<Table>();
