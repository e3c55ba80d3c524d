import type { Seat } from '@potager/kernel';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BagContents } from './bag.tsx';
import { sayLaid } from './describe.ts';
import { SmallGarden } from './neighbours.tsx';
import { useTable } from './table.ts';
import { GemSheet, Tally } from './tally.tsx';

/** Someone's garden, large, with their bag and every gem. */
export function GardenDialog({ seat, onClose }: { seat: Seat; onClose: () => void }): VNode {
  const table = useTable();
  const { labels, nameOf, view, gardens } = table;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const garden = gardens[seat] as (typeof gardens)[number];
  return (
    <dialog ref={dialog} class="gl-dialog" closedby="any" aria-labelledby="gl-dialog-title" onClose={onClose}>
      <div>
        <header>
          <h2 id="gl-dialog-title">{labels.gardenOf(nameOf(seat))}</h2>
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {labels.close}
          </button>
        </header>
        <Tally seat={seat} />
        <div class="gl-dialog-garden">
          <SmallGarden seat={seat} />
        </div>
        <ul class="unseen">
          {garden.tiles.map((laid) => (
            <li key={laid.id}>{sayLaid(table, garden, laid)}</li>
          ))}
        </ul>
        <h3>{labels.bag(view.seats[seat]?.bag.length ?? 0)}</h3>
        <BagContents tiles={view.seats[seat]?.bag ?? []} />
        <h3>{labels.gemSheet}</h3>
        <GemSheet seat={seat} />
      </div>
    </dialog>
  );
}
