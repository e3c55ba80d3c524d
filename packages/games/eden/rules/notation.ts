import type { Move } from '@potager/kernel';
import { nameCulture, parseCulture } from './cards.ts';
import { nameCell, parseCell } from './cells.ts';
import { cellsOf, cultureOf, type Components } from './components.ts';
import { KINDS, kindOf, makePacked, MAX_BID, restOf } from './moves.ts';

const { WATER, GRAB, WITH, BID_OF, ACCEPT, CULTURE, SELL, BUY, DONE, DONE_WITHOUT, DRAW, DRAW_WITHOUT } = KINDS;

/** A line of notation as a move; undefined where it is none. */
export function parseMove(components: Components, text: string): Move | undefined {
  const space = text.indexOf(' ');
  if (space < 0) return parseWord(text);
  const rest = text.slice(space + 1);
  switch (text.slice(0, space)) {
    case 'water':
      return packed(WATER, parseCell(rest));
    case 'grab':
      return packed(GRAB, parseCell(rest));
    case 'with':
      return packed(WITH, parseCell(rest));
    case 'bid':
      return packed(BID_OF, parseBid(rest));
    case 'culture':
      return packed(CULTURE, parsePlay(components, rest));
    case 'sell':
      return packed(SELL, parseCulture(rest));
    case 'buy':
      return packed(BUY, parseCulture(rest));
    case 'done':
      return packed(DONE_WITHOUT, parseCell(rest));
    case 'draw':
      return packed(DRAW_WITHOUT, parseCell(rest));
    default:
      return undefined;
  }
}

export function makeMove(components: Components, move: Move): string {
  const rest = restOf(move);
  switch (kindOf(move)) {
    case WATER:
      return `water ${nameCell(rest)}`;
    case GRAB:
      return `grab ${nameCell(rest)}`;
    case WITH:
      return `with ${nameCell(rest)}`;
    case BID_OF:
      return `bid ${rest}`;
    case ACCEPT:
      return 'accept';
    case CULTURE: {
      const cells = cellsOf(components, rest).map(nameCell);
      return `culture ${nameCulture(cultureOf(rest))} ${cells.join(' ')}`;
    }
    case SELL:
      return `sell ${nameCulture(rest)}`;
    case BUY:
      return `buy ${nameCulture(rest)}`;
    case DONE:
      return 'done';
    case DONE_WITHOUT:
      return `done ${nameCell(rest)}`;
    case DRAW:
      return 'draw';
    case DRAW_WITHOUT:
      return `draw ${nameCell(rest)}`;
    default:
      throw new RangeError(`${move} is no move of Eden`);
  }
}

/**
 * A culture card with cells that may not form its arrangement, or with one or none yet: no move, but worth an
 * explanation.
 */
export interface CultureIntent {
  readonly culture: number;
  /** Ascending. */
  readonly cells: readonly number[];
}

export function parseCultureIntent(text: string): CultureIntent | undefined {
  const [word, name = '', ...names] = text.split(' ', 20);
  const culture = parseCulture(name);
  if (word !== 'culture' || culture === undefined) return undefined;
  const cells = names.map(parseCell).filter((cell) => cell !== undefined);
  const isAscending = cells.every((cell, i) => i === 0 || cells[i - 1]! < cell);
  return cells.length === names.length && isAscending ? { culture, cells } : undefined;
}

function parseWord(text: string): Move | undefined {
  if (text === 'accept') return makePacked(ACCEPT, 0);
  if (text === 'done') return makePacked(DONE, 0);
  return text === 'draw' ? makePacked(DRAW, 0) : undefined;
}

const packed = (kind: number, rest: number | undefined): Move | undefined =>
  rest === undefined ? undefined : makePacked(kind, rest);

function parseBid(text: string): number | undefined {
  if (!/^[1-9]\d{0,5}$/.test(text)) return undefined;
  return Number(text) > MAX_BID ? undefined : Number(text);
}

function parsePlay(components: Components, text: string): number | undefined {
  const space = text.indexOf(' ');
  const culture = space < 0 ? undefined : parseCulture(text.slice(0, space));
  if (culture === undefined) return undefined;
  return components.plays[culture]?.get(text.slice(space + 1));
}
