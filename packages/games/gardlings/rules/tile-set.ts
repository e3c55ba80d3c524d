import { InputError, readInteger, readList, readObject, readOneOf, readText } from '@potager/kernel';
import { type Back, BACKS, type Colour, COLOURS, TILES_BY_BACK } from './piles.ts';
import { EMPTY, shadowOf, SIDE_BITS, type Slot, SLOTS } from './slots.ts';

const CREATURES = ['pig', 'gardener', 'mushroom', 'bird', 'unicorn', 'dragon', 'gnome', 'mission'] as const;
export type Creature = (typeof CREATURES)[number];

/** One tile of a tile file. */
export type TileFace = {
  readonly id: string;
  readonly creature: Creature;
  /** Six slots, a mission's eight: clockwise from the top left, see `SLOT_PLACES`. */
  readonly slots: string;
  /** Pairs of gem slots that a line joins. */
  readonly lines: readonly (readonly [number, number])[];
  readonly gnomes: number;
};

export const MISSIONS = 7;
export const TILES = Object.values(TILES_BY_BACK).reduce((sum, count) => sum + count, 0);

/** In a half's word: it covers its cell. Cells that are covered reject it. */
export const COVERED = 1 << (4 * SIDE_BITS);

/** Where a tile's slots are in rotation 0: which half, which side. Both turn with the tile. */
export const SLOT_PLACES = [
  { half: 0, side: 0 },
  { half: 1, side: 0 },
  { half: 1, side: 1 },
  { half: 1, side: 2 },
  { half: 0, side: 2 },
  { half: 0, side: 3 },
] as const;

/** A mission's slots: its cells are 0 (0,0), 1 (1,0), 2 (1,1), 3 (0,1). */
export const MISSION_PLACES = [
  { half: 0, side: 0 },
  { half: 1, side: 0 },
  { half: 1, side: 1 },
  { half: 2, side: 1 },
  { half: 2, side: 2 },
  { half: 3, side: 2 },
  { half: 3, side: 3 },
  { half: 0, side: 3 },
] as const;

/** Ids of all tiles in the order of their numbers, which is that of their code points; missions come last. */
const TILE_IDS: readonly string[] = [
  ...BACKS.flatMap((back) =>
    Array.from({ length: TILES_BY_BACK[back] }, (_, i) => `${back}-${String(i + 1).padStart(2, '0')}`),
  ),
  ...Array.from({ length: MISSIONS }, (_, i) => `mission-${i + 1}`),
];
const NUMBERS: ReadonlyMap<string, number> = new Map(TILE_IDS.map((id, tile) => [id, tile]));

export const tileNumber = (id: string): number | undefined => NUMBERS.get(id);
export const tileId = (tile: number): string => TILE_IDS[tile]!;
export const isMission = (tile: number): boolean => tile >= TILES;
export const missionTile = (mission: number): number => TILES + mission - 1;

const BACK_OF: readonly Back[] = TILE_IDS.slice(0, TILES).map((id) => id.split('-')[0] as Back);
const RANKS = Int8Array.from(BACK_OF, (back) => COLOURS.indexOf(back as Colour));
export const backOf = (tile: number): Back => BACK_OF[tile]!;
export const tilesOf = (back: Back): number[] => BACK_OF.flatMap((other, tile) => (other === back ? [tile] : []));

const PIG = CREATURES.indexOf('pig');
const UNICORN = CREATURES.indexOf('unicorn');
const DRAGON = CREATURES.indexOf('dragon');

/** A checked tile file as tables that the rules can read quickly. Tiles are numbers, missions among them. */
export class TileSet {
  readonly faces: readonly TileFace[];
  readonly gnomes: Uint8Array;
  private readonly creatures: Uint8Array;
  /** By tile, rotation and half: for each side one bit for its slot, and COVERED. */
  readonly halves: Int32Array;
  /** The same as numbers: three bits a side, the slot's code plus one, 0 where the tile goes on. */
  readonly sides: Int32Array;

  /** By entry and side: what the slot there forbids on the cell it faces. */
  readonly shadows: Int32Array;

  constructor(faces: readonly TileFace[]) {
    this.faces = faces;
    this.gnomes = Uint8Array.from(faces, (face) => face.gnomes);
    this.creatures = Uint8Array.from(faces, (face) => CREATURES.indexOf(face.creature));
    this.halves = new Int32Array(faces.length * 16);
    this.sides = new Int32Array(faces.length * 16);
    faces.forEach((face, tile) => this.turn(face, tile));
    this.shadows = Int32Array.from({ length: 4 * this.sides.length }, (_, i) =>
      shadowOf(i & 3, (this.sides[i >> 2]! >> (3 * (i & 3))) & 7),
    );
  }

  creatureOf(tile: number): Creature {
    return this.faces[tile]!.creature;
  }

  isPig(tile: number): boolean {
    return this.creatures[tile] === PIG;
  }

  isUnicorn(tile: number): boolean {
    return this.creatures[tile] === UNICORN;
  }

  isDragon(tile: number): boolean {
    return this.creatures[tile] === DRAGON;
  }

  /** The colour of a tile's back as its rank in COLOURS; −1 for gnomes. */
  rankOf(tile: number): number {
    return RANKS[tile]!;
  }

  /** The entry of a half in the tables. A mission has four cells and never turns. */
  static entry(tile: number, rotation: number, half: number): number {
    return (tile << 4) | (rotation << 2) | half;
  }

  private turn(face: TileFace, tile: number): void {
    const isLarge = isMission(tile);
    for (let rotation = 0; rotation < 4; rotation++) {
      for (let half = 0; half < 4; half++) this.halves[TileSet.entry(tile, rotation, half)] = COVERED;
      (isLarge ? MISSION_PLACES : SLOT_PLACES).forEach(({ half, side }, slot) => {
        const code = SLOTS.indexOf(face.slots[slot] as Slot);
        const turned = (side + (isLarge ? 0 : rotation)) & 3;
        const entry = TileSet.entry(tile, rotation, half);
        this.halves[entry]! |= 1 << (SIDE_BITS * turned + code);
        this.sides[entry]! |= (code + 1) << (3 * turned);
      });
    }
  }
}

/**
 * Reads a tile file: a list of 130 tiles and seven missions in any order. An `InputError` says what is wrong with it.
 */
export function parseTiles(file: unknown): TileSet {
  const list = readList(file, 'tiles', { min: TILE_IDS.length, max: TILE_IDS.length });
  const faces: TileFace[] = [];
  list.forEach((item, index) => {
    const face = readFace(item, `tiles[${index}]`);
    const tile = tileNumber(face.id)!;
    if (faces[tile] !== undefined) throw new InputError(`tiles[${index}].id`, `${face.id} stands here twice`);
    faces[tile] = face;
  });
  return new TileSet(faces);
}

function readFace(value: unknown, where: string): TileFace {
  const given = readObject(value, where, ['id', 'creature', 'slots', 'lines', 'gnomes']);
  const id = readOneOf(given['id'], `${where}.id`, TILE_IDS);
  const tile = tileNumber(id)!;
  const at = `${where} (${id})`;
  const slots = readSlots(given['slots'], `${at}.slots`, isMission(tile) ? 8 : 6);
  const creature = readOneOf(given['creature'], `${at}.creature`, creaturesFor(tile));
  const gnomes = gnomesFor(tile);
  readInteger(given['gnomes'], `${at}.gnomes`, { min: gnomes, max: gnomes });
  const lines = readList(given['lines'], `${at}.lines`, { max: 6 }).map((line, i) =>
    readLine(line, `${at}.lines[${i}]`, slots),
  );
  if (lines.length > 0 && creature !== 'mushroom')
    throw new InputError(`${at}.lines`, 'only mushroom heads have lines');
  return { id, creature, slots, lines, gnomes };
}

function readSlots(value: unknown, where: string, count: number): string {
  const slots = readText(value, where, { max: 8 });
  if (slots.length !== count) throw new InputError(where, `has ${slots.length} slots, not ${count}`);
  for (const slot of slots) readOneOf(slot, where, SLOTS);
  return slots;
}

function readLine(value: unknown, where: string, slots: string): [number, number] {
  const ends = readList(value, where, { min: 2, max: 2 }).map((end, i) =>
    readInteger(end, `${where}[${i}]`, { min: 0, max: slots.length - 1 }),
  ) as [number, number];
  if (ends[0] === ends[1]) throw new InputError(where, 'joins a slot to itself');
  const empty = ends.find((end) => slots[end] === SLOTS[EMPTY]);
  if (empty !== undefined) throw new InputError(where, `ends at slot ${empty}, which is no gem half`);
  return ends;
}

function creaturesFor(tile: number): readonly Creature[] {
  if (isMission(tile)) return ['mission'];
  const back = backOf(tile);
  if (back === 'pig') return ['pig'];
  return back === 'gnome' || back === 'double'
    ? ['gnome']
    : ['pig', 'gardener', 'mushroom', 'bird', 'unicorn', 'dragon'];
}

function gnomesFor(tile: number): number {
  if (isMission(tile)) return 0;
  return { gnome: 1, double: 2 }[backOf(tile) as string] ?? 0;
}
