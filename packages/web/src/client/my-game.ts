import { includes, type Seat } from '@potager/kernel';
import type { ClockFace, MyTable } from '@potager/table';
import { type LocalSummary, ME } from '../local/local-message.ts';
import type { TableAt } from '../router/route.ts';

/** One of the reader's games, in this browser or on the server. */
export interface MyGame extends LocalSummary {
  readonly place: TableAt['place'];
  readonly mySeats: readonly Seat[];
  readonly isMyTurn: boolean;
  readonly isHidden: boolean;
  /** With when it arrived, by this page's own clock. */
  readonly clock?: { readonly face: ClockFace; readonly readAt: number };
}

export function gameHere(summary: LocalSummary): MyGame {
  const { seats, status, awaited } = summary;
  const mySeats = seats.flatMap((chair, seat) => (chair.kind === 'human' && chair.person === ME ? [seat] : []));
  const isMyTurn = status === 'playing' && mySeats.some((seat) => includes(awaited, seat));
  return { ...summary, place: 'here', mySeats, isMyTurn, isHidden: false };
}

export function gameOnline({ clock, isHidden, ...table }: MyTable): MyGame {
  const face = clock && { clock: { face: clock, readAt: performance.now() } };
  return { ...table, ...face, place: 'online', isHidden: isHidden === true };
}

export const isRunning = ({ status }: MyGame): boolean => status !== 'over';

/** Those that wait for the reader first, the longest first; then what happened last. */
export const byUrgency = (a: MyGame, b: MyGame): number =>
  Number(b.isMyTurn) - Number(a.isMyTurn) || (a.isMyTurn ? a.since - b.since : b.at - a.at);

/** Whoever has won: by the rules, or because all others gave up. */
export function winnersOf(game: MyGame): readonly Seat[] {
  const { ending } = game;
  if (ending?.outcome !== undefined) return ending.outcome.winners;
  if (ending?.reason !== 'resigned') return [];
  return game.seats.flatMap((_, seat) => (hasResigned(game, seat) ? [] : [seat]));
}

function hasResigned({ seats }: MyGame, seat: Seat): boolean {
  const chair = seats[seat];
  return chair?.kind === 'human' && chair.hasResigned === true;
}

export type Result = 'won' | 'lost' | 'other';

/** What became of it for the reader; `other` where nobody has won, or the reader had no part in it. */
export function resultOf(game: MyGame): Result {
  const winners = winnersOf(game);
  if (game.mySeats.length > 0 && game.mySeats.every((seat) => hasResigned(game, seat))) return 'lost';
  if (winners.length === 0 || game.mySeats.length === 0 || winners.length === game.seats.length) return 'other';
  // Before one screen somebody always wins.
  if (game.mySeats.length === game.seats.length) return 'other';
  return game.mySeats.some((seat) => winners.includes(seat)) ? 'won' : 'lost';
}
