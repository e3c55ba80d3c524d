import { withColon } from '@potager/kernel';
import type { VNode } from 'preact';
import { AidChoice } from './aid-choice.tsx';
import { saySlots, sayTile } from './describe.ts';
import { MoveButton } from './move-button.tsx';
import { PlaceButton } from './place-button.tsx';
import { PlaceList } from './place-list.tsx';
import { Reveal } from './reveal.tsx';
import { useTable } from './table.ts';
import { UnicornButtons } from './unicorn-buttons.tsx';

/** The tile in hand, or a unicorn that was picked up: turn it, lay it, or what else it allows. */
export function HeldTile(): VNode {
  const table = useTable();
  const { labels, building } = table;
  const { held, offers, chosen, aid, r, turn } = building;
  if (held === undefined) return <p />;
  const words = withColon(table.language, sayTile(table, held.id), saySlots(table, { id: held.id, x: 0, y: 0, r }));
  return (
    <>
      <div class="gl-row gl-holding">
        <button
          type="button"
          class="gl-well gl-hand"
          data-fly="hand"
          data-drag={held.id}
          aria-keyshortcuts="R"
          aria-label={`${words}. ${labels.turn}`}
          data-explain={`tile ${held.id}`}
          data-lit={table.spokenOf.has(`tile ${held.id}`)}
          onClick={turn}
        >
          <Reveal key={held.id} id={held.id} r={r} isDrawn={held.from === undefined} />
          <TurnMark />
        </button>
        <div class="gl-asked">
          <h2>{offers.length === 0 ? labels.fitsNowhere : labels.layTile(sayTile(table, held.id))}</h2>
          <p class="gl-quiet">
            {aid !== 'off' && labels.ways(offers.length)}{' '}
            {offers.length > 0 && chosen === undefined && labels.choosePlace[aid]}
          </p>
          <div class="gl-row">
            <PlaceButton />
            <MoveButton move="aside" label={labels.aside} isMain />
            <MoveButton move="look" label={labels.look} of="eye" shortcut="E" />
            {held.from !== undefined && (
              <button type="button" class="button" onClick={() => building.pickUp(undefined)}>
                {labels.putBack}
              </button>
            )}
            <UnicornButtons />
          </div>
        </div>
      </div>
      <div class="gl-folds">
        <AidChoice />
        {offers.length > 0 && aid !== 'off' && <PlaceList />}
      </div>
    </>
  );
}

function TurnMark(): VNode {
  return (
    <svg class="gl-turn-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 12a7 7 0 1 1 3 5.700M5 12l-3-3m3 3l3-3" />
    </svg>
  );
}
