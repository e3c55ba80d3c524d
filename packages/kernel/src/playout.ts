import type { Position } from './game.ts';
import type { MoveList } from './move-list.ts';
import type { Random } from './random.ts';
import { countSeats, NOBODY, seatAt } from './seat.ts';

/**
 * Plays on at random, a random actor and then one of its legal moves, each as likely as the others, until the game is
 * over or so many moves were made. Returns how many were. `list` is scratch space.
 */
export function playout(position: Position, random: Random, list: MoveList, maxMoves: number): number {
  let played = 0;
  while (position.actors !== NOBODY && played < maxMoves) {
    const { actors } = position;
    const seat =
      (actors & (actors - 1)) === 0 ? 31 - Math.clz32(actors) : seatAt(actors, random.below(countSeats(actors)));
    position.moves(seat, list);
    position.play(seat, list.at(random.below(list.length)));
    played++;
  }
  return played;
}
