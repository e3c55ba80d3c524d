import { isByPointer, isPress } from '@potager/boardkit';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { meetingsOf } from './garden.ts';
import { Gem, placeTransform } from './garden-drawing.tsx';
import { CELL, cellKey, cellsOf, slotPlacesOf } from './grid.ts';
import type { Offer } from './places.ts';
import { sayOffer } from './say-offer.ts';
import { useTable } from './table.ts';
import { TileDrawing } from './tile.tsx';

/**
 * Where the tile that is held fits: as it is turned now, and faintly the other ways. How many gems each place completes
 * is said where that is wanted; whoever wants no help sees none of it.
 */
export function Offers(): VNode | null {
  const table = useTable();
  const { building, commit } = table;
  const { offers, r, chosen, choose, previewOf, aid } = building;
  const list = useRef<SVGGElement>(null);
  const hasGems = aid === 'gems';
  // Whoever walks from place to place by keys has the focus on the one that is shown.
  useLayoutEffect(() => {
    if (list.current?.contains(document.activeElement) === true)
      list.current.querySelector<SVGGElement>('[data-chosen=true]')?.focus();
  }, [chosen?.move]);
  if (aid === 'off') return null;
  const straight = offers.filter((offer) => offer.r === r);
  const others = offers.filter(
    (offer) => offer.r !== r && !straight.some(({ middle }) => isSame(middle, offer.middle)),
  );
  const cells = new Map(straight.flatMap((offer) => cellsOf(offer)).map((cell) => [cellKey(cell), cell]));
  return (
    <g ref={list} class="gl-offers" data-passing>
      {[...cells.values()].map((cell) => (
        <rect
          key={cellKey(cell)}
          class="gl-fitting"
          x={(cell.x - 0.5) * CELL + 4}
          y={(cell.y - 0.5) * CELL + 4}
          width={CELL - 8}
          height={CELL - 8}
          rx="12"
        />
      ))}
      {others.map(({ move, middle }) => (
        <circle key={move} class="gl-turned" data-explain="turned" cx={middle.x * CELL} cy={middle.y * CELL} r="7" />
      ))}
      {straight.map((offer) => (
        <g
          key={offer.move}
          class="gl-offer"
          data-explain="place"
          data-chosen={offer.move === chosen?.move}
          data-gems={hasGems && previewOf(offer).completes > 0}
          role="button"
          tabIndex={offer.move === (chosen ?? straight[0])?.move ? 0 : -1}
          aria-label={sayOffer(table, offer, { hasGems })}
          transform={`translate(${offer.middle.x * CELL} ${offer.middle.y * CELL})`}
          onFocus={(event) => {
            // A finger's tap gives the focus, too, and must only show the place: the tap itself sees to that.
            const isByKey = event.currentTarget.matches(':focus-visible');
            if (isByKey && offer.move !== chosen?.move) choose(offer);
          }}
          onKeyDown={(event) => {
            if (!isPress(event)) return;
            event.preventDefault();
            commit(offer.move);
          }}
          onClick={(event) => {
            // A screen reader's click has no pointer behind it.
            if (isByPointer(event)) return;
            event.stopPropagation();
            commit(offer.move);
          }}
        >
          <circle r="15" />
          {hasGems && previewOf(offer).completes > 0 ? (
            <text y="6">+{previewOf(offer).completes}</text>
          ) : (
            <circle class="gl-seed" r="4" />
          )}
        </g>
      ))}
    </g>
  );
}

const isSame = (one: { x: number; y: number }, other: { x: number; y: number }): boolean =>
  one.x === other.x && one.y === other.y;

/** The tile that is held, where it would lie. */
export function Ghost(): VNode | null {
  const { building, gardens, shown, labels } = useTable();
  const { chosen, previewOf, held, aid } = building;
  const garden = gardens[shown];
  if (chosen === undefined || held === undefined || garden === undefined) return null;
  const { completes } = previewOf(chosen);
  return (
    <g class="gl-ghost" key={held.id} style={{ transform: placeTransform(chosen) }}>
      <TileDrawing id={chosen.id} r={chosen.r} />
      {aid !== 'off' && (
        <>
          <g style={{ transform: placeTransform({ x: -chosen.x, y: -chosen.y }) }}>
            {meetingsOf(garden, chosen).map((joint) => (
              <Gem key={joint.key} joint={joint} isFresh={false} />
            ))}
          </g>
          <g class="gl-gain" data-gems={completes > 0} transform={gainTransform(chosen)}>
            <rect x="-27" y="-15" width="54" height="30" rx="15" />
            <use href="#gl-gem" transform="translate(12 0) scale(.42)" />
            <text x="-8" y="6">
              {completes === 0 ? '0' : labels.plusGems(completes)}
            </text>
          </g>
        </>
      )}
    </g>
  );
}

/** At the creature's feet. */
const gainTransform = ({ x, y, middle }: Offer): string =>
  `translate(${(middle.x - x) * CELL} ${(middle.y - y) * CELL + 24}) scale(.8)`;

/**
 * The tile that is held, where it does not fit: the slots that clash are crossed. Whoever wants no help sees it like
 * anywhere else.
 */
export function StrayGhost(): VNode | null {
  const { building } = useTable();
  const { stray, chosen, aid } = building;
  if (stray === undefined || chosen !== undefined) return null;
  if (aid === 'off')
    return (
      <g class="gl-ghost" style={{ transform: placeTransform(stray.laid) }}>
        <TileDrawing id={stray.laid.id} r={stray.laid.r} />
      </g>
    );
  const places = slotPlacesOf(stray.laid);
  return (
    <g class="gl-stray">
      <g class="gl-stray-tile" style={{ transform: placeTransform(stray.laid) }}>
        <TileDrawing id={stray.laid.id} r={stray.laid.r} />
      </g>
      {stray.clashes.map(({ slot }) => {
        const { cell, side } = places[slot] as (typeof places)[number];
        return (
          <g
            key={slot}
            class="gl-clash"
            transform={`translate(${cell.x * CELL} ${cell.y * CELL}) rotate(${side * 90}) translate(0 ${-CELL / 2})`}
          >
            <circle r="25" />
            <path d="M-6-6L6 6M6-6L-6 6" />
          </g>
        );
      })}
    </g>
  );
}
