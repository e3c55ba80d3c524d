import type { VNode } from 'preact';
import { MISSION_TABLE } from '../rules/missions.ts';
import { MISSION_PLACES, SLOT_PLACES } from '../rules/tile-set.ts';
import { backOf, faceOf, figureOf, isMission, slotsOf } from './faces.ts';
import { CELL } from './grid.ts';
import { SLOT_NAMES, symbolOf } from './symbols.tsx';

const HALF = CELL / 2;

/** Where the cells of a tile are, seen from its first. */
const OFFSETS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

interface Slot {
  readonly half: number;
  readonly side: number;
}

/** From the edge of a tile inwards, as the halves are drawn. */
function slotTransform({ half, side }: Slot): string {
  const [x, y] = OFFSETS[half] as readonly [number, number];
  return `translate(${x * CELL} ${y * CELL}) rotate(${side * 90}) translate(0 ${-HALF})`;
}

/** The middle of an edge. */
function edgeOf({ half, side }: Slot, inset: number): [number, number] {
  const [x, y] = OFFSETS[half] as readonly [number, number];
  const [dx, dy] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][side] as [number, number];
  return [x * CELL + dx * (HALF - inset), y * CELL + dy * (HALF - inset)];
}

interface TileProps {
  readonly id: string;
  readonly r: number;
  /** By line of a mushroom head: whether it gives its gem. */
  readonly lit?: readonly boolean[] | undefined;
}

/** A tile about the middle of its first half, turned. The creature stays upright. */
export function TileDrawing({ id, r, lit = [] }: TileProps): VNode {
  if (isMission(id)) return <MissionTile id={id} />;
  const { lines } = faceOf(id);
  const figure = figureOf(id);
  return (
    <g class="gl-tile" data-back={backOf(id)} style={{ transform: `rotate(${r * 90}deg)` }}>
      <rect class="gl-ground" x={1 - HALF} y={1 - HALF} width={2 * CELL - 2} height={CELL - 2} rx="9" />
      <rect class="gl-rim" x={5 - HALF} y={5 - HALF} width={2 * CELL - 10} height={CELL - 10} rx="6" />
      <Slots id={id} places={SLOT_PLACES} />
      <g style={{ transform: `translate(${HALF}px, 0) rotate(${-r * 90}deg)` }}>
        <ellipse class="gl-pool" rx="21" ry="23" />
      </g>
      {lines.map(([from, to], n) => (
        <Line key={n} n={n} isLit={lit[n] === true} ends={[from, to]} />
      ))}
      <g style={{ transform: `translate(${HALF}px, 0) rotate(${-r * 90}deg)` }}>
        <use href={`#gl-${symbolOf(figure)}`} transform={lines.length > 0 ? 'scale(.66)' : 'scale(.9)'} />
      </g>
      <TileNumber id={id} r={r} />
    </g>
  );
}

/** A line joins two slots. Each of a tile's lines has its own colour and its own strokes, so that none is lost. */
function Line({ n, isLit, ends: [from, to] }: { n: number; isLit: boolean; ends: readonly [number, number] }): VNode {
  const path = linePath(from, to);
  return (
    <g class="gl-line" data-n={n} data-whole={isLit}>
      <path class="gl-line-edge" d={path} />
      <path class="gl-line-core" d={path} />
      {[from, to].map((end) => {
        const [cx, cy] = edgeOf(SLOT_PLACES[end]!, 15);
        return <circle key={end} cx={cx} cy={cy} r="4" />;
      })}
    </g>
  );
}

/** From slot to slot, bowed towards the creature in the middle. */
function linePath(from: number, to: number): string {
  const [x1, y1] = edgeOf(SLOT_PLACES[from]!, 15);
  const [x2, y2] = edgeOf(SLOT_PLACES[to]!, 15);
  return `M${x1} ${y1}C${(x1 + HALF) / 2} ${y1 / 3} ${(x2 + HALF) / 2} ${y2 / 3} ${x2} ${y2}`;
}

/** Tiles of one kind are told apart by their numbers, in the log as here. */
function TileNumber({ id, r }: { id: string; r: number }): VNode {
  return (
    <g style={{ transform: `translate(${-HALF + 9}px, ${HALF - 9}px) rotate(${-r * 90}deg)` }}>
      <text class="gl-number" y="4">
        {Number(id.split('-')[1])}
      </text>
    </g>
  );
}

function MissionTile({ id }: { id: string }): VNode {
  const mission = MISSION_TABLE[Number(id.slice(-1)) - 1]?.name ?? '';
  return (
    <g class="gl-tile" data-back="mission">
      <rect class="gl-ground" x={1 - HALF} y={1 - HALF} width={2 * CELL - 2} height={2 * CELL - 2} rx="11" />
      <rect class="gl-rim" x={5 - HALF} y={5 - HALF} width={2 * CELL - 10} height={2 * CELL - 10} rx="8" />
      <Slots id={id} places={MISSION_PLACES} />
      <use href={`#gl-plan-${mission}`} transform={`translate(${HALF} ${HALF}) scale(1.350)`} />
      <text class="gl-number" x={-HALF + 10} y={2 * CELL - HALF - 6}>
        {Number(id.split('-')[1])}
      </text>
    </g>
  );
}

function Slots({ id, places }: { id: string; places: readonly Slot[] }): VNode {
  return (
    <>
      {slotsOf(id).map((slot, n) => (
        <use key={n} href={`#gl-half-${SLOT_NAMES[slot]}`} transform={slotTransform(places[n]!)} />
      ))}
    </>
  );
}

interface TilePictureProps {
  readonly id: string;
  readonly r?: number;
  readonly class?: string;
  /** Whether it says what it is; not where something around it does. */
  readonly isAsked?: boolean;
}

/** A tile as a picture of its own; one that can be turned has room for all ways. */
export function TilePicture({ id, r, isAsked, class: name = '' }: TilePictureProps): VNode {
  const isSquare = r !== undefined || isMission(id);
  const turn = ((r ?? 0) * Math.PI) / 2;
  const [x, y] = [HALF * (1 - Math.cos(turn)), -HALF * Math.sin(turn)];
  const top = isMission(id) ? -36 : -68;
  return (
    <svg
      class={`gl-picture ${name}`}
      viewBox={isSquare ? `-36 ${top} 136 136` : '-36 -36 136 72'}
      aria-hidden="true"
      data-explain={isAsked === true ? `tile ${id}` : undefined}
    >
      <g class="gl-turning" style={{ transform: `translate(${x.toFixed()}px, ${y.toFixed()}px)` }}>
        <TileDrawing id={id} r={r ?? 0} />
      </g>
    </svg>
  );
}

/** What every tile in a bag looks like from outside. */
export function TileBack(): VNode {
  return (
    <svg class="gl-picture gl-tile-back" viewBox="-36 -68 136 136" aria-hidden="true">
      <rect class="gl-ground" x={1 - HALF} y={1 - HALF} width={2 * CELL - 2} height={CELL - 2} rx="9" />
      <rect class="gl-rim" x={5 - HALF} y={5 - HALF} width={2 * CELL - 10} height={CELL - 10} rx="6" />
      <use href="#gl-lantern" transform={`translate(${HALF} 0) scale(.8)`} />
    </svg>
  );
}
