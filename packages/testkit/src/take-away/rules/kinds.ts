import type { NotationRefusal, OpenView, Seat } from '@potager/kernel';

/** The closed families of this game: what is seen, what happens, what is refused, what scores. */
export type Shown = {
  readonly stones: number;
  /** Whose turn it is; null when it is over. */
  readonly turn: Seat | null;
  readonly winner: Seat | null;
};

export type View = OpenView<Shown>;

export type Event =
  | { readonly key: 'took'; readonly seat: Seat; readonly move: string; readonly stones: number; readonly left: number }
  | { readonly key: 'won'; readonly seat: Seat };

export type Why =
  | NotationRefusal
  | { readonly rule: 'TA-2'; readonly key: 'notYourTurn'; readonly turn: Seat }
  | { readonly rule: 'TA-2'; readonly key: 'tooMany'; readonly stones: number }
  | { readonly rule: 'TA-3'; readonly key: 'over' };

export type ScoreLine = { readonly rule: 'TA-3'; readonly key: 'last'; readonly points: number };
