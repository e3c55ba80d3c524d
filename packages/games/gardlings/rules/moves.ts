import type { Move } from '@potager/kernel';
import { ALL_PILES, type AnyPile, PIG_PILE, type Pile, PILES } from './piles.ts';
import { FARTHEST, LAYING_BITS, type Laying, layingOf, rotationOf, spotAt, spotOf, tileOf, xOf, yOf } from './spot.ts';
import { isMission, tileId, tileNumber } from './tile-set.ts';

/** A move is its kind and, below it, a laying, a pile, or a pig and two piles. */
export const LAY = 1;
export const SHIFT = 2;
export const BUY = 3;
export const MUTATE = 4;

const WORDS = ['draw', 'aside', 'look', 'alarm', 'stop', 'resume', 'pig'] as const;
export type Word = (typeof WORDS)[number];
const wordMove = (word: Word): Move => WORDS.indexOf(word);

export const DRAW_MOVE = wordMove('draw');
export const ASIDE_MOVE = wordMove('aside');
export const LOOK_MOVE = wordMove('look');
export const ALARM_MOVE = wordMove('alarm');
export const STOP_MOVE = wordMove('stop');
export const RESUME_MOVE = wordMove('resume');
export const PIG_MOVE = wordMove('pig');

export const kindOf = (move: Move): number => move >> LAYING_BITS;
export const layingIn = (move: Move): Laying => move & ((1 << LAYING_BITS) - 1);
/** Laying the tile in hand: the move does not say which tile that is. */
export const layMove = (laying: Laying): Move => (LAY << LAYING_BITS) | (laying & ~0xff);
export const shiftMove = (laying: Laying): Move => (SHIFT << LAYING_BITS) | laying;
export const buyMove = (pile: number): Move => (BUY << LAYING_BITS) | pile;
export const pileIn = (move: Move): number => move & 0xf;
export const mutateMove = (pig: number, under: number, from: number): Move =>
  (MUTATE << LAYING_BITS) | (pig << 8) | (under << 4) | from;
export const pigIn = (move: Move): number => (move >> 8) & 0xff;
export const underIn = (move: Move): number => (move >> 4) & 0xf;

export function makeMove(move: Move): string {
  const laying = layingIn(move);
  const place = `${xOf(spotOf(laying))} ${yOf(spotOf(laying))} ${rotationOf(laying)}`;
  switch (kindOf(move)) {
    case LAY:
      return `lay ${place}`;
    case SHIFT:
      return `shift ${tileId(tileOf(laying))} ${place}`;
    case BUY:
      return `buy ${ALL_PILES[pileIn(move)]}`;
    case MUTATE:
      return `mutate ${tileId(pigIn(move))} ${ALL_PILES[underIn(move)]} ${ALL_PILES[pileIn(move)]}`;
    default:
      return WORDS[move] as string;
  }
}

const COORDINATE = /^(?:0|-?[1-9]\d{0,2})$/;

/** Any move there could be, whether it is legal or not. */
export function parseMove(text: string): Move | undefined {
  if (text.length > 60) return undefined;
  const [verb = '', ...rest] = text.split(' ');
  if (rest.length === 0) {
    const word = WORDS.indexOf(verb as Word);
    return word < 0 ? undefined : word;
  }
  switch (verb) {
    case 'lay': {
      const laying = parsePlace(0, rest);
      return laying === undefined ? undefined : layMove(laying);
    }
    case 'shift': {
      const tile = parseTile(rest[0]);
      const laying = tile === undefined ? undefined : parsePlace(tile, rest.slice(1));
      return laying === undefined ? undefined : shiftMove(laying);
    }
    case 'buy': {
      const pile = PILES.indexOf(rest[0] as Pile);
      return pile < 0 || rest.length !== 1 ? undefined : buyMove(pile);
    }
    case 'mutate':
      return parseMutation(rest);
    default:
      return undefined;
  }
}

function parsePlace(tile: number, [x = '', y = '', rotation = '', ...more]: readonly string[]): Laying | undefined {
  if (more.length > 0 || !COORDINATE.test(x) || !COORDINATE.test(y) || !/^[0-3]$/.test(rotation)) return undefined;
  if (Math.abs(Number(x)) > FARTHEST || Math.abs(Number(y)) > FARTHEST) return undefined;
  return layingOf(tile, spotAt(Number(x), Number(y)), Number(rotation));
}

function parseTile(id = ''): number | undefined {
  const tile = tileNumber(id);
  return tile === undefined || isMission(tile) ? undefined : tile;
}

function parseMutation([pig, ...piles]: readonly string[]): Move | undefined {
  const tile = parseTile(pig);
  const [under = -1, from = -1] = piles.map((pile) => ALL_PILES.indexOf(pile as AnyPile));
  if (tile === undefined || piles.length !== 2 || under < 0 || from < 0 || from === PIG_PILE) return undefined;
  return mutateMove(tile, under, from);
}
