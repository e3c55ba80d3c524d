import type { VNode } from 'preact';
import type { Tiles } from '../rules/kinds.ts';
import type { News } from './news.ts';
import { LAND, PITCH, ROWS, SIDE } from './places.ts';
import { scatter, wasteOf } from './plants.ts';
import { TileDrawing } from './tile.tsx';

const LINES = Array.from({ length: SIDE + 1 }, (_, n) => n * PITCH);
const TRENCHES = LINES.map((at) => `M${at} 0V${LAND}M0 ${at}H${LAND}`).join('');

const seedOf = ({ column, row }: { column: number; row: number }): number => column * 7 + row + 1;

interface GroundProps {
  readonly tiles: Tiles;
  readonly news: News;
}

/** Everything that is only looked at: sand, trenches, water and tiles. */
export function Ground({ tiles, news }: GroundProps): VNode {
  const places = ROWS.flat();
  return (
    <g class="ed-ground" aria-hidden="true">
      <path class="ed-sand" d={WASH} />
      <rect x="-4" y="-4" width={LAND + 8} height={LAND + 8} rx="14" fill="url(#ed-sun)" />
      <rect x="-4" y="-4" width={LAND + 8} height={LAND + 8} rx="14" fill="url(#ed-grain)" />
      <path class="ed-trenches" d={TRENCHES} />
      <g class="ed-waste ed-ink">
        {places
          .filter(({ name }) => tiles[name] === undefined)
          .map((place) => (
            <Waste key={place.name} x={place.x} y={place.y} seed={seedOf(place)} />
          ))}
      </g>
      {['ed-water', 'ed-water-shine'].map((layer) => (
        <g key={layer} class={layer}>
          {places
            .filter(({ name }) => tiles[name] !== undefined)
            .map(({ name, x, y }) => (
              <rect
                key={name}
                x={x}
                y={y}
                width={PITCH}
                height={PITCH}
                rx="15"
                pathLength="100"
                data-change={news.changes.get(name)}
              />
            ))}
        </g>
      ))}
      {places.map((place) => {
        const tile = tiles[place.name];
        if (tile === undefined) return null;
        return (
          <g
            key={`${place.name} ${tile.seat} ${tile.level}`}
            transform={`translate(${place.x} ${place.y})`}
            data-change={news.changes.get(place.name)}
          >
            <TileDrawing tile={tile} seed={seedOf(place)} />
          </g>
        );
      })}
    </g>
  );
}

/** The edge of the colour wash strays from the ruler. */
export const WASH: string = (() => {
  const at = (n: number): string => {
    const side = Math.floor(n / 8);
    const along = (n % 8) * 0.125 * (LAND + 24) - 12;
    const out = -9 - scatter(n + 400) * 6;
    const [x, y] = [
      [along, out],
      [LAND - out, along],
      [LAND - along, LAND - out],
      [out, LAND - along],
    ][side] as [number, number];
    return `${x.toFixed(0)} ${y.toFixed(0)}`;
  };
  const points = Array.from({ length: 32 }, (_, n) => at(n));
  return `M${points.join('L')}z`;
})();

function Waste({ x, y, seed }: { x: number; y: number; seed: number }): VNode {
  const turn = Math.floor(scatter(seed + 5) * 4) * 90;
  const plant = wasteOf(seed);
  const stands = plant === 'tuft' || plant === 'lizard' || plant === 'pebbles';
  const [left, top] = [x + 38 + scatter(seed + 6) * 24, y + 42 + scatter(seed + 7) * 22];
  const [aside, below] = [x + 14 + scatter(seed + 8) * 72, y + 16 + (left > x + 50 ? 0 : 1) * 58];
  return (
    <>
      <use
        href={`#ed-${plant}`}
        transform={`translate(${left.toFixed(0)} ${top.toFixed(0)}) ${stands ? '' : `rotate(${turn})`}`}
      />
      <use
        href={`#ed-${stands ? 'crack' : 'pebbles'}`}
        transform={`translate(${aside.toFixed(0)} ${below.toFixed(0)}) scale(.5) rotate(${turn / 2})`}
      />
    </>
  );
}
