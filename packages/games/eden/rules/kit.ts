import { InputError, readInteger, readList, readObject } from '@potager/kernel';
import { CULTURES, nameCulture } from './cards.ts';
import { CELLS, cellAt, hiOf, loOf, nameCell, SIDE, STRIDE } from './cells.ts';
import { nameShape, type Shape } from './shapes.ts';

/** What lies in the box as far as the rules text does not print it: the owner of a box can correct it. */
export interface Box {
  /** As in cultures.json: for each card its number and its cells, x to the right, y down. */
  readonly cultures: unknown;
  /** As in terrain.json: for each level its tiles of one colour; those of level 3 have level 4 on their back. */
  readonly terrain: unknown;
}

export const MAX_CULTURE_CELLS = 4;
export const QUARTER_TURNS = 4;
const TILES_BY_COLOUR = 24;
export const SUPPLY_LEVELS = 3;

/** One way a culture card can lie: its cells as distances from the corner of the box around them. */
interface Lie {
  readonly offsets: readonly number[];
  /** Where that corner can be. */
  readonly corners: readonly number[];
}

/**
 * The box made ready for play. A placement of a culture card is turn × 64 + corner; turns that give the same cells again are
 * left out, so that each set of cells has one placement. Tables by lie are indexed by culture × 4 + turn.
 */
export interface Kit {
  /** Tiles of one colour of level 1, 2 and 3. */
  readonly supply: readonly number[];
  /** Whether the cells of every arrangement hang together, as in the box we know of. */
  readonly isConnected: boolean;
  /** By culture. */
  readonly sizes: Uint8Array;
  readonly turns: Uint8Array;
  readonly shapes: readonly Shape[];
  /** Four to a lie. */
  readonly offsets: Uint8Array;
  readonly cornersLo: Int32Array;
  readonly cornersHi: Int32Array;
  /** By culture: the placement that covers these cells, written as in a move. */
  readonly placements: readonly ReadonlyMap<string, number>[];
}

type Point = readonly [x: number, y: number];

/** Checks the files of a box and makes them ready; an `InputError` says what is wrong with them. */
export function makeKit({ cultures, terrain }: Box): Kit {
  const cards = readCultures(cultures);
  const lies = cards.map(listLies);
  const kit = {
    supply: readTerrain(terrain),
    isConnected: cards.every(isConnected),
    sizes: Uint8Array.from(cards, (cells) => cells.length),
    turns: Uint8Array.from(lies, (ways) => ways.length),
    shapes: cards.map(nameShape),
    offsets: new Uint8Array(CULTURES * QUARTER_TURNS * MAX_CULTURE_CELLS),
    cornersLo: new Int32Array(CULTURES * QUARTER_TURNS),
    cornersHi: new Int32Array(CULTURES * QUARTER_TURNS),
    placements: lies.map(listPlacements),
  };
  lies.forEach((ways, culture) => {
    ways.forEach(({ offsets, corners }, turn) => {
      const lie = culture * QUARTER_TURNS + turn;
      kit.offsets.set(offsets, lie * MAX_CULTURE_CELLS);
      kit.cornersLo[lie] = corners.reduce((lo, cell) => lo | loOf(cell), 0);
      kit.cornersHi[lie] = corners.reduce((hi, cell) => hi | hiOf(cell), 0);
    });
  });
  return kit;
}

export const turnOf = (placement: number): number => placement >>> 6;
export const cornerOf = (placement: number): number => placement & 63;

/** The cells of a placement, ascending. */
export function cellsOf(kit: Kit, culture: number, placement: number): number[] {
  const first = (culture * QUARTER_TURNS + turnOf(placement)) * MAX_CULTURE_CELLS;
  return Array.from(
    kit.offsets.subarray(first, first + (kit.sizes[culture] as number)),
    (offset) => offset + cornerOf(placement),
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

function isConnected(points: readonly Point[]): boolean {
  const reached = points.slice(0, 1);
  for (const [x, y] of reached) {
    for (const point of points) {
      if (Math.abs(point[0] - x) + Math.abs(point[1] - y) === 1 && !reached.includes(point)) reached.push(point);
    }
  }
  return reached.length === points.length;
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

function listPlacements(lies: readonly Lie[]): Map<string, number> {
  const placements = lies.flatMap(({ offsets, corners }, turn) =>
    corners.map((corner): [string, number] => [
      offsets.map((offset) => nameCell(corner + offset)).join(' '),
      turn * 64 + corner,
    ]),
  );
  return new Map(placements);
}
