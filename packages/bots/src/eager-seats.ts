import { type GameAdvice, includes, type Position, type SeatSet } from '@potager/kernel';

/** Whom to ask for a move: all who may act, but for those who are content and would only change their minds. */
export function eagerSeats(position: Position, advice: GameAdvice | undefined): SeatSet {
  const { actors } = position;
  if ((actors & (actors - 1)) === 0 || !advice?.isContent) return actors;
  let eager = actors;
  for (let seat = 0; seat < position.seatCount; seat++) {
    if (includes(actors, seat) && advice.isContent(position, seat)) eager &= ~(1 << seat);
  }
  return eager === 0 ? actors : eager;
}
