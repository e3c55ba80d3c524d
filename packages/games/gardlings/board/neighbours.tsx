import type { Seat } from '@potager/kernel';
import type { VNode } from 'preact';
import { EmptyMeadow, GardenDrawing } from './garden-drawing.tsx';
import { worldOf } from './grid.ts';
import { Icon } from './symbols.tsx';
import { statusWords } from './status.ts';
import { type Table, useTable } from './table.ts';
import { TilePicture } from './tile.tsx';

const SMALL = { margin: 0.4, least: { x: 4, y: 3 } };

/** The others at the table: their gardens grow as they build, and a tap opens one. */
export function Neighbours({ onOpen }: { onOpen: (seat: Seat) => void }): VNode | null {
  const table = useTable();
  const { view, labels, shown } = table;
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== shown);
  if (others.length === 0) return null;
  return (
    <section class="gl-neighbours" aria-label={labels.others}>
      <h3 class="unseen">{labels.others}</h3>
      <ul>
        {others.map((seat) => (
          <li key={seat}>
            <Neighbour seat={seat} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Neighbour({ seat, onOpen }: { seat: Seat; onOpen: (seat: Seat) => void }): VNode {
  const table = useTable();
  const { view, nameOf, labels, fresh, spokenOf } = table;
  const one = view.seats[seat] as (typeof view.seats)[number];
  const words = [nameOf(seat), statusWords(table, seat), labels.gemsOf(one.gems, view.target), labels.coins(one.coins)];
  if (view.first === seat) words.push(labels.startMarker);
  return (
    <button
      type="button"
      class="gl-neighbour"
      data-explain={`garden ${seat}`}
      data-lit={spokenOf.has(`garden ${seat}`)}
      data-active={table.isAwaited(seat)}
      data-alarm={one.alarm}
      data-step={table.acting.has(seat)}
      onClick={() => onOpen(seat)}
    >
      <span class="unseen">{`${words.join(', ')}. ${labels.openGarden}`}</span>
      <span class="gl-neighbour-face" aria-hidden="true">
        {view.first === seat && <Icon of="lantern" class="gl-start" thing="start" />}
        <SmallGarden seat={seat} fresh={fresh} />
        <span class="gl-name">
          <span>{nameOf(seat)}</span>
        </span>
        <span class="gl-figures">
          <span data-fly={`gems-${seat}`} data-explain={`gems ${seat}`}>
            <Icon of="gem" />
            <b>{one.gems}</b>
          </span>
          <span data-fly={`coins-${seat}`} data-explain={`coins ${seat}`}>
            <Icon of="coin" />
            {one.coins}
          </span>
          <span class="gl-bag-size" data-fly={`bag-${seat}`} data-explain={`bag ${seat}`}>
            <Icon of="bag" />
            {one.bag.length}
          </span>
        </span>
        <span class="gl-state" data-state={one.alarm ? 'alarm' : one.status}>
          {one.alarm && <Icon of="gnome" />}
          {hiredBy(table, seat).map((id) => (
            <TilePicture key={id} id={id} isAsked />
          ))}
          {hiredBy(table, seat).length === 0 && <span>{statusWords(table, seat)}</span>}
        </span>
      </span>
    </button>
  );
}

/**
 * Whom a seat has hired this round, a mutation included: shown instead of said, since names are long and there may be
 * four others.
 */
function hiredBy({ view }: Pick<Table, 'view'>, seat: Seat): string[] {
  const one = view.seats[seat];
  if (view.phase !== 'hire' || view.turn === seat || one === undefined) return [];
  return [one.hired, one.mutant].filter((id) => id !== null);
}

export function SmallGarden({ seat, fresh }: { seat: Seat; fresh?: ReadonlySet<string> }): VNode {
  const { gardens, view, spokenOf } = useTable();
  const garden = gardens[seat] as (typeof gardens)[number];
  const { x, y, width, height } = worldOf(garden.tiles, SMALL);
  return (
    <svg class="gl-small" data-fly={`garden-${seat}`} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <EmptyMeadow garden={garden} />
      <GardenDrawing garden={garden} seat={seat} spokenOf={spokenOf} hasPonds={view.expert} fresh={fresh} />
    </svg>
  );
}
