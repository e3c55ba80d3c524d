import { type Area, areaAt, AREA_SLOTS, territoryOf } from './areas.ts';
import { AREAS_EACH, BORDERS, PRINTED_LAYOUT, TERRITORIES } from './components.ts';

/** A territory (1 to 7) and its rotation, by board position. */
export type Tiles = readonly (readonly [territory: number, rotation: number])[];

export const PRINTED_TILES: Tiles = PRINTED_LAYOUT.map((territory) => [territory, 0]);

const NO_AREA = 255;

/** By index: the adjacent areas of the same territory, as a set. Turning a territory does not change them. */
const BESIDE = Uint8Array.from({ length: AREAS_EACH }, (_, index) =>
  listBeside(index).reduce((set, other) => set | (1 << other), 0),
);

/** For other modules, which take them over as constants of their own: see `FIELDS`. */
export const NEIGHBOURS = { BESIDE, NO_AREA } as const;

/**
 * How the territories lie on the board, worked out once a game: who touches whom, and where the torticrane goes.
 * It never changes, so positions share it.
 */
export class Layout {
  readonly tiles: Tiles;
  /** By area: the territory (0 to 6) to which an action there sends the torticrane (GN-R4). */
  readonly sendsTo = new Uint8Array(AREA_SLOTS);
  /** By area: the one straight across the border, or `NO_AREA`. */
  readonly across = new Uint8Array(AREA_SLOTS).fill(NO_AREA);
  /** The territory (0 to 6) at the centre of the board. */
  readonly centre: number;

  constructor(tiles: Tiles) {
    this.tiles = tiles;
    const territoryAt = tiles.map(([territory]) => territory - 1);
    this.centre = territoryAt[0]!;
    for (let position = 0; position < TERRITORIES; position++) {
      for (let index = 0; index < AREAS_EACH; index++) {
        const area = this.areaLyingAt(position, index);
        this.sendsTo[area] = territoryAt[index]!;
        const across = BORDERS[position]?.[index];
        if (across !== undefined) this.across[area] = this.areaLyingAt(...across);
      }
    }
  }

  /** The area that lies at this index of this board position: rotation turns all but the centre. */
  areaLyingAt(position: number, index: number): Area {
    const [territory, rotation] = this.tiles[position]!;
    return areaAt(territory - 1, index === 0 ? 0 : ((index - 1 + 6 - rotation) % 6) + 1);
  }

  /** The areas that touch this one: those beside it in its territory, and the one across the border. */
  neighboursOf(area: Area): Area[] {
    const beside = listBeside(area & 7).map((index) => areaAt(territoryOf(area), index));
    const across = this.across[area]!;
    return across === NO_AREA ? beside : [...beside, across];
  }

  isCentral(area: Area): boolean {
    return area >> 3 === this.centre;
  }
}

/** The centre touches all others; these touch it and their two neighbours in the ring. */
function listBeside(index: number): readonly number[] {
  return index === 0 ? [1, 2, 3, 4, 5, 6] : [0, (index % 6) + 1, ((index + 4) % 6) + 1];
}
