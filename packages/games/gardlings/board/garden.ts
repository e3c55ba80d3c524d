import type { Laid, ScoreLine } from '../rules/kinds.ts';
import { type Cell, findPonds } from '../rules/ponds.ts';
import { SIDES, type Slot } from '../rules/slots.ts';
import { faceOf } from './faces.ts';
import { beyond, cellKey, cellsOf, edgeKey, otherSide, slotPlacesOf } from './grid.ts';

/** Two slots that make a gem, as the rules' score tells it. */
export interface Joint {
  readonly key: string;
  readonly cell: Cell;
  readonly side: number;
  /** What the two slots show: that of the cell, and that beyond. */
  readonly shows: readonly [Slot, Slot];
  readonly between: readonly [string, string];
}

/** A garden ready to be drawn and told: what lies where, what is joined. */
export interface Garden {
  readonly tiles: readonly Laid[];
  readonly lines: readonly ScoreLine[];
  readonly joints: readonly Joint[];
  /** Tiles that fulfil the mission. */
  readonly shape: ReadonlySet<string>;
  readonly tileAt: (cell: Cell) => Laid | undefined;
  readonly slotAt: (cell: Cell, side: number) => Slot | undefined;
  readonly isJoined: (cell: Cell, side: number) => boolean;
}

export function makeGarden(tiles: readonly Laid[], lines: readonly ScoreLine[]): Garden {
  const cells = new Map(tiles.flatMap((laid) => cellsOf(laid).map((cell) => [cellKey(cell), laid] as const)));
  const slots = new Map(
    tiles.flatMap((laid) => slotPlacesOf(laid).map(({ cell, side, shows }) => [edgeKey(cell, side), shows] as const)),
  );
  const joints = lines.flatMap((line) => jointsOf(line, slots));
  const joined = new Set(
    joints.flatMap(({ cell, side }) => [edgeKey(cell, side), edgeKey(beyond(cell, side), otherSide(side))]),
  );
  return {
    tiles,
    lines,
    joints,
    shape: new Set(lines.flatMap((line) => (line.key === 'mission' ? line.tiles : []))),
    tileAt: (cell) => cells.get(cellKey(cell)),
    slotAt: (cell, side) => slots.get(edgeKey(cell, side)),
    isJoined: (cell, side) => joined.has(edgeKey(cell, side)),
  };
}

function jointsOf(line: ScoreLine, slots: ReadonlyMap<string, Slot>): Joint[] {
  if (line.key !== 'gem' && line.key !== 'triple') return [];
  const cell = { x: line.x, y: line.y };
  const side = SIDES.indexOf(line.side);
  const key = edgeKey(cell, side);
  const facing = edgeKey(beyond(cell, side), otherSide(side));
  return [{ key, cell, side, shows: [slots.get(key) as Slot, slots.get(facing) as Slot], between: line.between }];
}

/**
 * The gems that a tile would make where it fits: there, every slot but an empty one that meets another is half of one.
 */
export function meetingsOf(garden: Garden, laid: Laid): Joint[] {
  return slotPlacesOf(laid).flatMap(({ cell, side, shows }): Joint[] => {
    const other = garden.tileAt(beyond(cell, side));
    const facing = garden.slotAt(beyond(cell, side), otherSide(side));
    if (other === undefined || facing === undefined || other.id === laid.id || shows === '.') return [];
    return [{ key: edgeKey(cell, side), cell, side, shows: [shows, facing], between: [laid.id, other.id] }];
  });
}

/** By line of a mushroom head: whether both of its gems are complete. */
export function litLines(garden: Garden, laid: Laid): boolean[] {
  const places = slotPlacesOf(laid);
  return faceOf(laid.id).lines.map((ends) =>
    ends.every((end) => {
      const place = places[end];
      return place !== undefined && garden.isJoined(place.cell, place.side);
    }),
  );
}

/** The ponds of a garden, as the rules find them. */
export function pondsOf({ tiles, tileAt }: Garden): Cell[][] {
  const cells = tiles.flatMap(cellsOf);
  if (cells.length === 0) return [];
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const frame = { x, y, width: Math.max(...xs) - x + 2, height: Math.max(...ys) - y + 2 };
  return findPonds(frame, (column, row) => tileAt({ x: column, y: row }) !== undefined);
}
