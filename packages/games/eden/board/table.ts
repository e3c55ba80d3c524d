import { type BoardTable, makeTableContext } from '@potager/boardkit';
import type { Preview, View } from '../rules/kinds.ts';
import type { Choice } from './choice.ts';
import type { News, Note } from './news.ts';
import type { Labels } from './words/labels.ts';

/** What all parts of the board need to know, and how they speak to it. */
export interface Table extends BoardTable<View, Labels, Preview> {
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
  readonly news: News;
  /**
   * What a line beside the board, or the explanation in view, speaks of: cells by their names, other things as in
   * `explainThing`, and the buttons `end` and `draw`.
   */
  readonly lit: ReadonlySet<string>;
  /** Cells that others have changed since the viewer's own last move. */
  readonly recent: ReadonlySet<string>;
  /** What is worth telling until the viewer has moved on. */
  readonly notes: readonly Note[];
}

export const { TableProvider, useTable } = makeTableContext<Table>();
