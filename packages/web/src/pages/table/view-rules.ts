import {
  awaitedSeats,
  type BoardRules,
  FastRandom,
  type Game,
  isLegal,
  type Json,
  legalMoves,
  type Move,
  type Position,
  type Reason,
  type ReasonModule,
  type SeatSet,
  SPECTATOR,
  type Viewer,
} from '@potager/kernel';

export interface ViewRules extends BoardRules {
  /** On whom the game waited. */
  readonly awaited: () => SeatSet;
  /** What the viewer could do. */
  readonly legal: () => readonly string[];
  /** Why the viewer might make a move, what matters most first; nothing where it is not legal. */
  readonly reasons: (reasonsFor: ReasonModule['reasonsFor'], move: string) => readonly Reason[];
}

/**
 * What the rules say of a view, without asking anyone: a full position is made from it, hidden parts dealt at random,
 * and every answer depends only on what the viewer may know.
 */
export function makeViewRules(game: Game, view: Json, viewer: Viewer): ViewRules {
  let made: Position | undefined;
  const position = (): Position => (made ??= game.fromView(view, new FastRandom(1)));
  const legalMove = (text: string): Move | undefined => {
    const move = viewer === SPECTATOR ? undefined : position().parseMove(text);
    return move !== undefined && isLegal(position(), viewer, move) ? move : undefined;
  };
  return {
    preview(text) {
      const move = legalMove(text);
      return move === undefined ? undefined : position().preview(viewer, move);
    },
    reasons(reasonsFor, text) {
      const move = legalMove(text);
      return move === undefined ? [] : reasonsFor(position(), viewer, move);
    },
    why: (text) => (viewer === SPECTATOR ? undefined : position().why(viewer, text)),
    score: (seat) => position().score(seat, viewer),
    awaited: () => awaitedSeats(position()),
    legal: () => (viewer === SPECTATOR ? [] : legalMoves(position(), viewer)),
  };
}
