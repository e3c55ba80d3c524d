import {
  awaitedSeats,
  hasMoved,
  includes,
  legalMoves,
  likelyTakeback,
  NOBODY,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '@potager/kernel';
import { botOf, type TableInfo, playersOf } from './table-info.ts';
import type { Match } from './match.ts';
import type { ClockFace, TurnStatus } from './redacted.ts';
import type { OrderBook } from './order-book.ts';

/** What a turn status is made of. */
export interface TurnStatusParts {
  readonly info: TableInfo;
  readonly match: Match | undefined;
  readonly orders: OrderBook;
  readonly face: ClockFace | undefined;
}

export function makeTurnStatus({ info, match, orders, face }: TurnStatusParts, viewer: Viewer): TurnStatus {
  const turnStatus = match === undefined || info.status === 'over' ? NOTHING_TO_DO : inGame(info, match, viewer);
  const order = info.status === 'over' ? undefined : orders.of(viewer);
  // Most have neither: adding nothing to an object takes longer than all the rest.
  if (order === undefined && (face === undefined || match === undefined)) return turnStatus;
  return { ...turnStatus, ...(order ? { order } : {}), ...(face && match ? { clock: face } : {}) };
}

const NOTHING_TO_DO: TurnStatus = { actors: NOBODY, awaited: NOBODY, legal: [], undo: 'no' };

function inGame(info: TableInfo, match: Match, viewer: Viewer): TurnStatus {
  const { position } = match;
  const { actors } = position;
  const awaited = awaitedSeats(position);
  const isPlaying = info.status === 'playing' && viewer !== SPECTATOR && botOf(info.seats[viewer]) === undefined;
  if (!isPlaying) return { actors, awaited, legal: [], undo: 'no' };
  const legal = includes(actors, viewer) ? legalMoves(position, viewer) : [];
  return { actors, awaited, legal, undo: undoOf(info, match, viewer) };
}

function undoOf(info: TableInfo, match: Match, seat: Seat): TurnStatus['undo'] {
  if (likelyTakeback(match.played, seat)) return 'free';
  if (!hasMoved(match.played, seat)) return 'no';
  return playersOf(info).length > 1 ? 'ask' : 'free';
}
