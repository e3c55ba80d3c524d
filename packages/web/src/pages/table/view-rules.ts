import {
  awaitedSeats,
  type BoardRules,
  FastRandom,
  type Game,
  isLegal,
  type Json,
  legalMoves,
  type Position,
  type SeatSet,
  SPECTATOR,
  type Viewer,
} from '@potager/kernel';

export interface ViewRules extends BoardRules {
  /** On whom the game waited. */
  readonly awaited: () => SeatSet;
  /** What the viewer could do. */
  readonly legal: () => readonly string[];
}

/**
 * What the rules say of a view, without asking anyone: a full position is made from it, hidden parts dealt at random,
 * and every answer depends only on what the viewer may know.
 */
export function makeViewRules(game: Game, view: Json, viewer: Viewer): ViewRules {
  let made: Position | undefined;
  const position = (): Position => (made ??= game.fromView(view, new FastRandom(1)));
  return {
    preview(text) {
      if (viewer === SPECTATOR) return undefined;
      const move = position().parseMove(text);
      return move !== undefined && isLegal(position(), viewer, move) ? position().preview(viewer, move) : undefined;
    },
    why: (text) => (viewer === SPECTATOR ? undefined : position().why(viewer, text)),
    score: (seat) => position().score(seat, viewer),
    awaited: () => awaitedSeats(position()),
    legal: () => (viewer === SPECTATOR ? [] : legalMoves(position(), viewer)),
  };
}
