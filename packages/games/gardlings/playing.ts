import { attempt, legalMoves, type Seat } from '@potager/kernel';
import type { Gardlings } from './rules/position.ts';

/** Plays moves of a seat that must be legal; a draw says what comes: `draw gnome-03`. */
export function play(position: Gardlings, seat: Seat, ...moves: string[]): Gardlings {
  for (const text of moves) {
    const [verb = '', told] = text.split(' ');
    const isChance = verb === 'draw' || verb === 'look';
    const done = isChance
      ? attempt(position, seat, verb, { chance: { told } })
      : attempt(position, seat, text, { chance: { told: undefined } });
    if (done.refusal) throw new Error(`${text} is refused: ${JSON.stringify(done.refusal)}`);
  }
  return position;
}

/** The legal moves of a seat whose notation begins so. */
export const legalOf = (position: Gardlings, seat: Seat, beginning = ''): string[] =>
  legalMoves(position, seat).filter((text) => text.startsWith(beginning));

/** A wall of so many tiles, yellow all around: two gems for each but the first. */
export const wall = (tiles: number): string =>
  Array.from({ length: tiles }, (_, i) => String.fromCodePoint(65 + i))
    .map((letter) => `${letter} ${letter.toLowerCase()}`)
    .join(' / ');
