import type { Move } from '@potager/kernel';
import {
  BUY,
  buyMove,
  kindOf,
  LAY,
  layingIn,
  layMove,
  MUTATE,
  mutateMove,
  pigIn,
  pileIn,
  SHIFT,
  shiftMove,
  underIn,
  type Word,
  WORDS,
} from './moves.ts';
import { ALL_PILES, type AnyPile, PIG_PILE, type Pile, PILES } from './piles.ts';
import { FARTHEST, type Laying, layingOf, rotationOf, spotAt, spotOf, tileOf, xOf, yOf } from './spot.ts';
import { isMission, tileId, tileNumber } from './tile-set.ts';

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
