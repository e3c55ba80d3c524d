import { countSeats, includes, type Seat, type SeatSet } from '@potager/kernel';
import type { Played } from './match.ts';

/**
 * The seat's last move, where it may be taken back without asking: it revealed nothing, and nobody has moved since. Where several act at
 * once, what the others did meanwhile does not count, as long as they still do.
 */
export function freeTakeback(moves: readonly Played[], actors: SeatSet, seat: Seat): readonly number[] | undefined {
  const place = lastMoveOf(moves, seat);
  const move = moves[place];
  if (move === undefined || move.isReveal) return undefined;
  if (place === moves.length - 1) return [place];
  const isStillTogether = countSeats(actors) > 1 && (actors & ~move.actors) === 0;
  if (!isStillTogether) return undefined;
  return moves.slice(place + 1).every((later) => includes(move.actors, later.seat)) ? [place] : undefined;
}

/** The seat's last move and everything after it: what the others must agree to. */
export function askedTakeback(moves: readonly Played[], seat: Seat): readonly number[] | undefined {
  const place = lastMoveOf(moves, seat);
  return place < 0 ? undefined : moves.slice(place).map((_, i) => place + i);
}

export const hasMoved = (moves: readonly Played[], seat: Seat): boolean => lastMoveOf(moves, seat) >= 0;

const lastMoveOf = (moves: readonly Played[], seat: Seat): number => moves.findLastIndex((move) => move.seat === seat);
