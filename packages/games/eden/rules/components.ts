import { InputError, readInteger, readList, readObject } from '@potager/kernel';
import { nameCulture } from './cards.ts';
import { CELLS, cellAt, hiOf, loOf, nameCell } from './cells.ts';
import { nameShape, type Point, type Shape } from './shapes.ts';
import { BOARD, DECK } from './figures.ts';

const { CULTURES, MAX_CULTURE_CELLS, QUARTER_TURNS } = DECK;

const { SIDE, STRIDE, HALF } = BOARD;

/** What lies in the box as far as the rules text does not print it: the owner of a box can correct it. */
export interface BoxFiles {
  /** As in cultures.json: for each card its number and its cells, x to the right, y down. */
  readonly cultures: unknown;
  /** As in terrain.json: for each level its tiles of one colour; those of level 3 have level 4 on their back. */
  readonly terrain: unknown;
}

const TILES_BY_COLOUR = 24;

/** How far a shift by a column carries cells from one half to the other. */
const CARRY = HALF - STRIDE;
export const SUPPLY_LEVELS = 3;

/** One way a culture card can lie: its cells as distances from the corner of the box around them. */
interface Lie {
  readonly offsets: readonly number[];
  /** Where that corner can be. */
  readonly corners: readonly number[];
}

/**
 * The box made ready for play. A lie of a culture card is culture × 4 + turn; turns that give the same cells again are
 * left out, so that each set of cells has one lie and corner. A play of a culture card is lie × 64 + corner.
 */
export interface Components {
  /** Tiles of one colour of level 1, 2 and 3. */
  readonly supply: readonly number[];
  /** By culture. */
  readonly sizes: Uint8Array;
  readonly turns: Uint8Array;
  readonly shapes: readonly Shape[];
  /** By lie: its `traitsOf`. */
  readonly traits: Uint8Array;
  /** Four to a lie. */
  readonly offsets: Uint8Array;
  /** By lie: where its corner can be. */
  readonly cornersLo: Int32Array;
  readonly cornersHi: Int32Array;
  /** By culture: the play that covers these cells, written as in a move. */
  readonly plays: readonly ReadonlyMap<string, number>[];
}

/** Checks the files of a box and makes them ready; an `InputError` says what is wrong with them. */
export function makeComponents({ cultures, terrain }: BoxFiles): Components {
  const cards = readCultures(cultures);
  const lies = cards.map(listLies);
  const components = {
    supply: readTerrain(terrain),
    sizes: Uint8Array.from(cards, (cells) => cells.length),
    turns: Uint8Array.from(lies, (ways) => ways.length),
    shapes: cards.map(nameShape),
    traits: new Uint8Array(CULTURES * QUARTER_TURNS),
    offsets: new Uint8Array(CULTURES * QUARTER_TURNS * MAX_CULTURE_CELLS),
    cornersLo: new Int32Array(CULTURES * QUARTER_TURNS),
    cornersHi: new Int32Array(CULTURES * QUARTER_TURNS),
    plays: lies.map(listPlays),
  };
  lies.forEach((ways, culture) => {
    ways.forEach(({ offsets, corners }, turn) => {
      const lie = culture * QUARTER_TURNS + turn;
      components.traits[lie] = traitsOf(halfOf(offsets, loOf), halfOf(offsets, hiOf));
      components.offsets.set(offsets, lie * MAX_CULTURE_CELLS);
      components.cornersLo[lie] = halfOf(corners, loOf);
      components.cornersHi[lie] = halfOf(corners, hiOf);
    });
  });
  return components;
}

export const cultureOf = (play: number): number => play >>> 8;
export const lieOf = (play: number): number => play >>> 6;
export const cornerOf = (play: number): number => play & 63;
export const makePlay = (lie: number, corner: number): number => (lie << 6) | corner;

/** The cells of a play, ascending. */
export function cellsOf(components: Components, play: number): number[] {
  const first = lieOf(play) * MAX_CULTURE_CELLS;
  const offsets = components.offsets.subarray(first, first + components.sizes[cultureOf(play)]!);
  return Array.from(offsets, (offset) => offset + cornerOf(play));
}

/**
 * What a set of cells has, as bits: two that touch in a column (1) or in a row (2), three on end in a column (4) or in
 * a row (8), one with neighbours both ways (16). Tiles that lack what an arrangement has cannot hold it: a glance that
 * saves most of the looking.
 */
export function traitsOf(lo: number, hi: number): number {
  const columnsLo = lo & (lo >>> 1);
  const columnsHi = hi & (hi >>> 1);
  const rowsLo = lo & ((lo >>> STRIDE) | (hi << CARRY));
  const rowsHi = hi & (hi >>> STRIDE);
  const triples = (columnsLo & (columnsLo >>> 1)) | (columnsHi & (columnsHi >>> 1));
  const rowTriples = (rowsLo & ((rowsLo >>> STRIDE) | (rowsHi << CARRY))) | (rowsHi & (rowsHi >>> STRIDE));
  const bentLo = (columnsLo | (columnsLo << 1)) & (rowsLo | (rowsLo << STRIDE));
  const bentHi = (columnsHi | (columnsHi << 1)) & (rowsHi | (rowsHi << STRIDE) | (rowsLo >>> CARRY));
  return (
    ((columnsLo | columnsHi) === 0 ? 0 : 1) |
    ((rowsLo | rowsHi) === 0 ? 0 : 2) |
    (triples === 0 ? 0 : 4) |
    (rowTriples === 0 ? 0 : 8) |
    ((bentLo | bentHi) === 0 ? 0 : 16)
  );
}

function readCultures(value: unknown): Point[][] {
  const byId = new Map<number, Point[]>();
  readList(value, 'cultures', { min: CULTURES, max: CULTURES }).forEach((item, i) => {
    const where = `cultures[${i}]`;
    const card = readObject(item, where, ['id', 'cells']);
    const id = readInteger(card['id'], `${where}.id`, { min: 1, max: CULTURES });
    if (byId.has(id)) throw new InputError(`${where}.id`, `card ${id} stands here twice`);
    byId.set(id, readArrangement(card['cells'], `${where}.cells`));
  });
  return Array.from({ length: CULTURES }, (_, culture) => byId.get(Number(nameCulture(culture))) as Point[]);
}

function readArrangement(value: unknown, where: string): Point[] {
  const points = readList(value, where, { min: 2, max: MAX_CULTURE_CELLS }).map((item, i): Point => {
    const pair = readList(item, `${where}[${i}]`, { min: 2, max: 2 });
    const read = (axis: 0 | 1): number => readInteger(pair[axis], `${where}[${i}][${axis}]`, { min: 0, max: SIDE - 1 });
    return [read(0), read(1)];
  });
  if (new Set(points.map(String)).size < points.length) throw new InputError(where, 'has a cell twice');
  return points;
}

function readTerrain(value: unknown): number[] {
  const supply = readList(value, 'terrain', { min: SUPPLY_LEVELS, max: SUPPLY_LEVELS }).map((item, i) => {
    const where = `terrain[${i}]`;
    const kind = readObject(item, where, ['level', 'tiles']);
    readInteger(kind['level'], `${where}.level`, { min: i + 1, max: i + 1 });
    return readInteger(kind['tiles'], `${where}.tiles`, { min: 1, max: TILES_BY_COLOUR });
  });
  const total = supply.reduce((sum, tiles) => sum + tiles, 0);
  if (total !== TILES_BY_COLOUR) throw new InputError('terrain', `has ${total} tiles, not ${TILES_BY_COLOUR}`);
  return supply;
}

/** A card may be turned, never mirrored (ED-U1). */
function listLies(points: readonly Point[]): Lie[] {
  const lies = new Map<string, Lie>();
  let turned = points;
  for (let turn = 0; turn < QUARTER_TURNS; turn++) {
    const lie = makeLie(turned);
    if (!lies.has(String(lie.offsets))) lies.set(String(lie.offsets), lie);
    turned = turned.map(([x, y]) => [-y, x]);
  }
  return [...lies.values()];
}

function makeLie(points: readonly Point[]): Lie {
  const left = Math.min(...points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y));
  const width = Math.max(...points.map(([x]) => x)) - left + 1;
  const height = Math.max(...points.map(([, y]) => y)) - top + 1;
  return {
    offsets: points.map(([x, y]) => cellAt(x - left, y - top)).toSorted((a, b) => a - b),
    corners: CELLS.filter((cell) => cell <= cellAt(SIDE - width, SIDE - 1) && cell % STRIDE <= SIDE - height),
  };
}

function listPlays(lies: readonly Lie[], culture: number): Map<string, number> {
  const plays = lies.flatMap(({ offsets, corners }, turn) =>
    corners.map((corner): [string, number] => [
      offsets.map((offset) => nameCell(corner + offset)).join(' '),
      makePlay(culture * QUARTER_TURNS + turn, corner),
    ]),
  );
  return new Map(plays);
}

const halfOf = (cells: readonly number[], half: (cell: number) => number): number =>
  cells.reduce((bits, cell) => bits | half(cell), 0);
