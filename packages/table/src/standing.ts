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
import { botOf, type Hall, playersOf } from './hall.ts';
import type { Match } from './match.ts';
import type { ClockFace, Standing } from './seen.ts';
import type { StandingOrders } from './standing-orders.ts';

/** What of a table says where things stand. */
export interface Circumstances {
  readonly hall: Hall;
  readonly match: Match | undefined;
  readonly orders: StandingOrders;
  readonly face: ClockFace | undefined;
}

export function makeStanding({ hall, match, orders, face }: Circumstances, viewer: Viewer): Standing {
  const standing = match === undefined || hall.status === 'over' ? NOTHING_TO_DO : inGame(hall, match, viewer);
  const order = hall.status === 'over' ? undefined : orders.of(viewer);
  // Most have neither: adding nothing to an object takes longer than all the rest.
  if (order === undefined && (face === undefined || match === undefined)) return standing;
  return { ...standing, ...(order ? { order } : {}), ...(face && match ? { clock: face } : {}) };
}

const NOTHING_TO_DO: Standing = { actors: NOBODY, awaited: NOBODY, legal: [], undo: 'no' };

function inGame(hall: Hall, match: Match, viewer: Viewer): Standing {
  const { position } = match;
  const { actors } = position;
  const awaited = awaitedSeats(position);
  const isPlaying = hall.status === 'playing' && viewer !== SPECTATOR && botOf(hall.seats[viewer]) === undefined;
  if (!isPlaying) return { actors, awaited, legal: [], undo: 'no' };
  const legal = includes(actors, viewer) ? legalMoves(position, viewer) : [];
  return { actors, awaited, legal, undo: undoOf(hall, match, viewer) };
}

function undoOf(hall: Hall, match: Match, seat: Seat): Standing['undo'] {
  if (likelyTakeback(match.played, seat)) return 'free';
  if (!hasMoved(match.played, seat)) return 'no';
  return playersOf(hall).length > 1 ? 'ask' : 'free';
}
