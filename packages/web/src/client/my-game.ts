import { includes, type Seat } from '@potager/kernel';
import { type ClockFace, hasLostSeat, type MyTable, winnersOf } from '@potager/table';
import { type LocalSummary, ME } from '../local/local-message.ts';
import type { TableAt } from '../router/route.ts';
import { isToBeCounted } from './counted.ts';

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

/** Whether a bot plays for the reader, who may take their seat back. */
export const isPlayedByBot = ({ status, seats, mySeats }: MyGame): boolean =>
  status === 'playing' &&
  mySeats.some((seat) => {
    const chair = seats[seat];
    return chair?.kind === 'human' && chair.standIn !== undefined && chair.hasResigned !== true;
  });

/** Whether they did not want that: their time was up, or the others did not wait. */
const isReplaced = ({ status, seats, mySeats }: MyGame): boolean =>
  status === 'playing' && mySeats.some((seat) => hasLostSeat(seats[seat]));

/** Whether there is something for the reader to do. */
export const isWaitingForMe = (game: MyGame): boolean => game.isMyTurn || isReplaced(game);

export const isRunning = ({ status }: MyGame): boolean => status !== 'over';

/** How much time the reader has; endless where no clock runs. */
function timeLeft({ clock, mySeats, awaited }: MyGame): number {
  const seats = mySeats.filter((seat) => includes(awaited, seat));
  return Math.min(...seats.map((seat) => clock?.face.left[seat] ?? Infinity));
}

/**
 * Those that wait for the reader first, the least time left first, then the longest; then those where a bot has taken
 * their seat; then what happened last.
 */
export const byUrgency = (a: MyGame, b: MyGame): number =>
  Number(b.isMyTurn) - Number(a.isMyTurn) ||
  Number(isReplaced(b)) - Number(isReplaced(a)) ||
  (a.isMyTurn ? compare(timeLeft(a), timeLeft(b)) || a.since - b.since : b.at - a.at);

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

/** For so long nobody tells who won before the reader has seen it counted; on a new device old games just say it. */
const SUSPENSE_MS = 7 * 24 * 3_600_000;

/** Whether the reader has yet to see its points counted. */
export const isUntold = (game: MyGame): boolean => isToBeCounted(game) && Date.now() - game.at < SUSPENSE_MS;

function hasResigned({ seats }: MyGame, seat: Seat): boolean {
  const chair = seats[seat];
  return chair?.kind === 'human' && chair.hasResigned === true;
}

export type GameResult = 'won' | 'lost' | 'other';

/**
 * What became of it for the reader; `other` where nobody has won, or the reader had no part in it; undefined while that
 * is not to be told yet.
 */
export function resultOf(game: MyGame): GameResult | undefined {
  if (isUntold(game)) return undefined;
  const winners = winnersOf(game);
  if (game.mySeats.length > 0 && game.mySeats.every((seat) => hasResigned(game, seat))) return 'lost';
  if (winners.length === 0 || game.mySeats.length === 0 || winners.length === game.seats.length) return 'other';
  // Before one screen somebody always wins.
  if (game.mySeats.length === game.seats.length) return 'other';
  return game.mySeats.some((seat) => winners.includes(seat)) ? 'won' : 'lost';
}
