import type { Preview } from '../rules/kinds.ts';

/** One way to play a culture card: the cells its arrangement would cover. */
export interface Play {
  readonly move: string;
  readonly cells: readonly string[];
}

/** The ways to play a card among the legal moves, in the order of their cells. */
export const playsOf = (legal: readonly string[], card: string): Play[] =>
  legal
    .filter((move) => move.startsWith(`culture ${card} `))
    .map((move) => ({ move, cells: move.split(' ').slice(2) }));

/** What brings most comes first. */
export function byGain(plays: readonly Play[], preview: (move: string) => Preview | undefined): Play[] {
  const gain = new Map(
    plays.map(({ move }) => {
      const seen = preview(move);
      return [move, seen?.kind === 'culture' ? seen.points : 0];
    }),
  );
  return plays.toSorted((one, other) => (gain.get(other.move) ?? 0) - (gain.get(one.move) ?? 0));
}

/** Those that cover all the cells that were touched. */
export const covering = (plays: readonly Play[], pins: readonly string[]): Play[] =>
  plays.filter(({ cells }) => pins.every((pin) => cells.includes(pin)));

/** One cell more; where no play covers all of them, the touch begins anew with this one. */
export const withPin = (plays: readonly Play[], pins: readonly string[], cell: string): readonly string[] =>
  covering(plays, [...pins, cell]).length > 0 ? [...pins, cell] : [cell];

/** The one in view: counting on from the last begins at the first again. */
export const playAt = (plays: readonly Play[], turn: number): Play | undefined =>
  plays[((turn % plays.length) + plays.length) % plays.length];
