import type { PlayedGame, PlayedMove } from './played-game.ts';
import { countSeats, includes, type Seat } from './seat.ts';

/** The place of the seat's last move, where it may be taken back without asking. */
export function freeTakeback(played: PlayedGame, seat: Seat): readonly number[] | undefined {
  const places = likelyTakeback(played, seat);
  return places && played.isPossibleWithout(places) ? places : undefined;
}

/**
 * The same without looking whether the moves since could have been made without it, which takes longer: it revealed
 * nothing and told nobody anything, and nobody has moved since. Where several act at once, what the others did
 * meanwhile does not count, as long as they still do.
 */
export function likelyTakeback(
  { game, moves, position: { actors } }: PlayedGame,
  seat: Seat,
): readonly number[] | undefined {
  const place = lastMoveOf(moves, seat);
  const move = moves[place];
  if (move === undefined || move.isReveal || game.isSaid?.(move.move)) return undefined;
  if (place === moves.length - 1) return [place];
  const isStillTogether = countSeats(actors) > 1 && (actors & ~move.actors) === 0;
  if (!isStillTogether) return undefined;
  return moves.slice(place + 1).every((later) => includes(move.actors, later.seat)) ? [place] : undefined;
}

/** The places of the seat's last move and of everything after it: what the others must agree to. */
export function askedTakeback({ moves }: PlayedGame, seat: Seat): readonly number[] | undefined {
  const place = lastMoveOf(moves, seat);
  return place < 0 ? undefined : moves.slice(place).map((_, i) => place + i);
}

export const hasMoved = ({ moves }: PlayedGame, seat: Seat): boolean => lastMoveOf(moves, seat) >= 0;

const lastMoveOf = (moves: readonly PlayedMove[], seat: Seat): number =>
  moves.findLastIndex((move) => move.seat === seat);
