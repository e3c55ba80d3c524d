import type { BoardProps, NameOf, Refusal, Seat } from '@potager/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Preview, View } from '../rules/kinds.ts';
import type { Choice } from './choices.ts';
import type { Labels } from './words/labels.ts';
import type { Plan } from './plan.ts';

/** What all parts of the board need to know, and how they speak to it. */
export interface Table extends Pick<
  BoardProps,
  'legal' | 'words' | 'isBusy' | 'refuse' | 'announce' | 'rules' | 'suggested'
> {
  readonly view: View;
  readonly labels: Labels;
  readonly plan: Plan;
  readonly nameOf: NameOf;
  /** Whether it is for the viewer to do something. */
  readonly isAsked: boolean;
  /** By the rules, or because someone gave up: nobody is awaited any more. */
  readonly isOver: boolean;
  /** The viewer's seat; undefined for a spectator. */
  readonly me: Seat | undefined;
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
  readonly commit: (move: string) => void;
  readonly preview: (move: string) => Preview | undefined;
  readonly why: (move: string) => Refusal | undefined;
  /** Areas where something happened since the viewer's own last move. */
  readonly recent: ReadonlySet<string>;
  /** Areas whose building has just got its floors. */
  readonly fresh: ReadonlyMap<string, number>;
}

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('this part belongs inside the board');
  return table;
}
