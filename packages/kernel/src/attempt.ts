import type { Position } from './game.ts';
import type { Listener } from './event.ts';
import { type Move, MoveList } from './move-list.ts';
import type { Json } from './json.ts';
import { type Refusal, unreadable } from './refusal.ts';
import { includes, listSeats, type Seat } from './seat.ts';

/** A move that was made, or why it was not. A refused move has changed nothing. */
export type Attempt =
  | { readonly refusal: Refusal }
  | { readonly refusal?: undefined; readonly move: Move; readonly text: string; readonly revealed: boolean };

/** What to do besides applying the move. */
export interface AttemptExtras {
  readonly listener?: Listener | undefined;
  /** In a replay: what chance decided in this move. Left out, chance is drawn. */
  readonly chance?: { readonly told: Json | undefined };
}

/** Makes a move that comes from elsewhere, in notation or as a number: applied where it is legal, refused otherwise. */
export function attempt(position: Position, seat: Seat, move: string | Move, extras: AttemptExtras = {}): Attempt {
  const known = typeof move === 'string' ? position.parseMove(move) : move;
  if (known === undefined || !isLegal(position, seat, known)) return { refusal: explain(position, seat, move) };
  const text = position.makeMove(known);
  if (extras.chance) position.foretell(seat, known, extras.chance.told);
  return { move: known, text, revealed: position.play(seat, known, extras.listener) };
}

/** Filled and read at once, never kept: a list of its own for every question would cost more than the question. */
const scratch = new MoveList();

export function isLegal(position: Position, seat: Seat, move: Move): boolean {
  if (!isSeat(position, seat) || !includes(position.actors, seat)) return false;
  position.moves(seat, scratch);
  return scratch.has(move);
}

/** The legal moves of a seat in notation, sorted by code point. */
export function legalMoves(position: Position, seat: Seat): string[] {
  const list = scratch;
  list.clear();
  if (isSeat(position, seat) && includes(position.actors, seat)) position.moves(seat, list);
  const texts: string[] = [];
  for (let i = 0; i < list.length; i++) texts.push(position.makeMove(list.at(i)));
  // Notation is ASCII, where the order of code units is that of code points.
  return texts.toSorted();
}

/** The legal moves of all who may act. */
export function legalMovesBySeat(position: Position): { [seat: string]: string[] } {
  return Object.fromEntries(listSeats(position.actors).map((seat) => [seat, legalMoves(position, seat)]));
}

const isSeat = (position: Position, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < position.seatCount;

function explain(position: Position, seat: Seat, move: string | Move): Refusal {
  if (typeof move !== 'string') return { rule: 'notation', key: 'unknownMove', move };
  if (!isSeat(position, seat)) return { rule: 'notation', key: 'noSuchSeat', seat, seats: position.seatCount };
  return position.why(seat, move) ?? unreadable(move);
}
