import { isPress, Stage } from '@potager/boardkit';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Cell } from '../rules/ponds.ts';
import { nameTile } from '../words/make-words.ts';
import { sayLaid } from './describe.ts';
import { EmptyMeadow, GardenDrawing, placeTransform } from './garden-drawing.tsx';
import { CELL, placeAt, rectOf, worldOf } from './grid.ts';
import { Ghost, Offers, StrayGhost } from './offers.tsx';
import { layAt } from './lay-at.ts';
import { movableIn } from './places.ts';
import { usePointer } from './pointer.ts';
import { Ruler } from './ruler.tsx';
import { useTable } from './table.ts';

/** Pixels a unit at which a cell is large enough to tap. */
const COMFORT = 46 / CELL;
const ROOM = { margin: 2, least: { x: 8, y: 6 } };

/** The garden that is shown large: one's own, where tiles are laid by pointer, finger or keys. */
export function Site(): VNode {
  const table = useTable();
  const { labels, building, gardens, shown, view, fresh, me } = table;
  const frame = useRef<HTMLDivElement>(null);
  const origin = useRef<SVGGElement>(null);
  const garden = gardens[shown] as (typeof gardens)[number];
  const { held, asked } = building;
  const world = worldOf(garden.tiles, ROOM);
  // The garden stays as near as it is, but for a place that was asked for.
  const focus = asked && focusOn(asked.middle);
  usePointer(frame, origin, {
    isHolding: held !== undefined,
    hover: building.hover,
    turn: building.turn,
    leave: building.leave,
    tap(point, isTouch) {
      const answer = building.tap(point, isTouch);
      // Touching a place where the tile does not fit says why.
      if (answer === 'misfit') layAt(table, placeAt(point, building.r));
      else if (answer !== undefined) table.commit(answer);
    },
  });

  return (
    <div ref={frame} class="gl-site" data-fly={`garden-${shown}`} data-held={held !== undefined}>
      <Stage class="gl-stage" world={world} comfort={COMFORT} focus={focus} labels={labels.stage}>
        <g ref={origin} role="group" aria-label={labels.gardenOf(shown === me ? undefined : table.nameOf(shown))}>
          <Ruler world={world} />
          {held === undefined && <EmptyMeadow garden={garden} />}
          <GardenDrawing
            garden={garden}
            seat={shown}
            spokenOf={table.spokenOf}
            hasPonds={view.expert}
            fresh={fresh}
            lifted={held?.from?.id}
          />
          <Movable />
          {shown === me && <Offers />}
          {shown === me && <Ghost />}
          {shown === me && <StrayGhost />}
        </g>
      </Stage>
      <ul class="unseen">
        {garden.tiles.map((laid) => (
          <li key={laid.id}>{sayLaid(table, garden, laid)}</li>
        ))}
      </ul>
    </div>
  );
}

/** What a small screen must show around a place. */
const focusOn = ({ x, y }: Cell): ReturnType<typeof rectOf> => rectOf(x - 1.5, y - 1, x + 1.5, y + 1);

/** Unicorns that can be picked up. */
function Movable(): VNode | null {
  const { legal, gardens, me, building, labels, names } = useTable();
  if (me === undefined) return null;
  const movable = movableIn(legal);
  const tiles = gardens[me]?.tiles.filter(({ id }) => movable.has(id)) ?? [];
  return (
    <>
      {tiles.map(({ id, x, y, r }) => {
        const isHeld = building.held?.from?.id === id;
        const toggle = (): void => building.pickUp(isHeld ? undefined : id);
        return (
          <g
            key={id}
            class="gl-movable"
            data-movable={id}
            data-explain={`tile ${id}`}
            data-passing
            data-held={isHeld}
            role="button"
            tabIndex={0}
            aria-pressed={isHeld}
            aria-label={isHeld ? labels.putBack : labels.pickUp(nameTile(names, id), labels.at(x, y, r))}
            style={{ transform: placeTransform({ x, y }) }}
            onClick={toggle}
            onKeyDown={(event) => {
              if (!isPress(event)) return;
              event.preventDefault();
              toggle();
            }}
          >
            <g transform={`rotate(${r * 90})`}>
              <rect x={-CELL / 2} y={-CELL / 2} width={2 * CELL} height={CELL} rx="9" />
            </g>
          </g>
        );
      })}
    </>
  );
}
