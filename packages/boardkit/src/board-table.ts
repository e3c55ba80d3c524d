import { type BoardProps, includes, type NameOf, NOBODY, type Refusal, type Seat } from '@potager/kernel';
import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What every part of a board needs to know, in the game's own types. A board adds what is its own. */
export interface BoardTable<View, Labels, Preview> extends Omit<BoardProps, 'view' | 'labels' | 'play'> {
  readonly view: View;
  readonly labels: Labels;
  readonly nameOf: NameOf;
  /** The viewer's seat; undefined for a spectator. */
  readonly me: Seat | undefined;
  /** Whether it is for the viewer to do something. */
  readonly isAsked: boolean;
  /** Whether the game waits for a seat: who is, is marked on the board as in the page's bar above it. */
  readonly isAwaited: (seat: Seat) => boolean;
  /** By the rules, or because someone gave up: nobody is awaited any more. */
  readonly isOver: boolean;
  readonly preview: (move: string) => Preview | undefined;
  readonly why: (move: string) => Refusal | undefined;
  /** Makes a legal move, unless the answer to the last one is still awaited. */
  readonly commit: (move: string) => void;
}

/** `beforeMove` is called when a move is about to be made, for instance to put away what was in view. */
export function makeTable<View, Labels, Preview>(
  props: BoardProps,
  beforeMove?: (move: string) => void,
): BoardTable<View, Labels, Preview> {
  const { seats, viewer, awaited, legal, rules, isBusy, play } = props;
  return {
    ...props,
    view: props.view as View,
    labels: props.labels as Labels,
    nameOf: (seat) => seats.find((one) => one.seat === seat)?.name ?? '',
    me: seats.some(({ seat }) => seat === viewer) ? viewer : undefined,
    isAsked: includes(awaited, viewer) && legal.length > 0,
    isAwaited: (seat) => includes(awaited, seat),
    isOver: awaited === NOBODY,
    preview: (move) => rules.preview(move) as Preview | undefined,
    why: (move) => rules.why(move),
    commit(move) {
      if (isBusy) return;
      beforeMove?.(move);
      play(move);
    },
  };
}

interface TableContext<Table> {
  readonly TableProvider: Context<Table | undefined>['Provider'];
  /** The table, in any part inside the provider. */
  readonly useTable: () => Table;
}

export function makeTableContext<Table>(): TableContext<Table> {
  const context = createContext<Table | undefined>(undefined);
  return {
    TableProvider: context.Provider,
    useTable() {
      const table = useContext(context);
      if (table === undefined) throw new Error('this part belongs inside the board');
      return table;
    },
  };
}
