import type { Move } from '@potager/kernel';
import { type Area, makeArea, parseArea } from './areas.ts';
import { LANDS, MISSIONS, PROJECTS, TERRITORIES } from './components.ts';
import { firstOf, KIND_NAMES, kindOf, KINDS, type MoveKind, packMove, secondOf } from './moves.ts';

const { BUILD } = KINDS;

type Part = 'area' | 'land' | 'mission' | 'territory' | 'project' | 'seat';

/** How a part is written and read; what it is inside fits six bits. */
const PARTS: {
  readonly [part in Part]: { make(value: number): string; parse(text: string): number | undefined };
} = {
  area: { make: (area: Area) => makeArea(area), parse: parseArea },
  land: {
    make: (land) => LANDS[land - 1]!,
    parse: (text) => {
      const land = LANDS.indexOf(text as (typeof LANDS)[number]);
      return land < 0 ? undefined : land + 1;
    },
  },
  mission: { make: String, parse: (text) => parseNumber(text, 1, MISSIONS.length) },
  territory: {
    make: (territory) => String(territory + 1),
    parse: (text) => {
      const number = parseNumber(text, 1, TERRITORIES);
      return number === undefined ? undefined : number - 1;
    },
  },
  project: { make: String, parse: (text) => parseNumber(text, 1, PROJECTS.length) },
  seat: { make: String, parse: (text) => parseNumber(text, 0, 3) },
};

const FORMS: { readonly [kind in MoveKind]: readonly Part[] } = {
  keep: ['mission', 'mission'],
  move: ['territory'],
  roof: ['area', 'area'],
  on: [],
  build: ['area', 'land'],
  abandon: ['area'],
  invade: ['area'],
  idle: [],
  project: ['project'],
  decline: [],
  next: ['seat'],
};

/**
 * Every move that was written so far, both ways: there are a few thousand, and the same ones are written and read again
 * and again.
 */
const written = new Map<Move, string>();
const read = new Map<string, Move>();

export function makeMove(move: Move): string {
  const known = written.get(move);
  if (known !== undefined) return known;
  const text = writeMove(move);
  written.set(move, text);
  read.set(text, move);
  return text;
}

export const parseMove = (text: string): Move | undefined => read.get(text) ?? readMove(text);

function readMove(text: string): Move | undefined {
  const [name = '', ...given] = text.split(' ', 4);
  const kind = KIND_NAMES.indexOf(name as MoveKind);
  if (kind < 0) return undefined;
  const form = FORMS[KIND_NAMES[kind]!];
  const needed = kind === BUILD ? 1 : form.length;
  if (given.length < needed || given.length > form.length) return undefined;
  const values = given.map((part, n) => PARTS[form[n]!].parse(part));
  if (values.includes(undefined)) return undefined;
  return packMove(kind, values[0] ?? 0, values[1] ?? 0);
}

function writeMove(move: Move): string {
  const name = KIND_NAMES[kindOf(move)]!;
  const [first, second] = FORMS[name];
  if (first === undefined) return name;
  const one = `${name} ${PARTS[first].make(firstOf(move))}`;
  const isShort = second === undefined || (name === 'build' && secondOf(move) === 0);
  return isShort ? one : `${one} ${PARTS[second].make(secondOf(move))}`;
}

/** A whole number in its only spelling. */
function parseNumber(text: string, min: number, max: number): number | undefined {
  const number = Number(text);
  return String(number) === text && number >= min && number <= max && Number.isInteger(number) ? number : undefined;
}
