import type { VNode } from 'preact';
import { sayTile } from './describe.ts';
import { MoveButton } from './move-button.tsx';
import { BuildOnIf } from './standing-order.tsx';
import { buildersIn } from './status.ts';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';

/** Stopped, or had to; nobody waits idly: who still builds is said. */
export function Finished(): VNode {
  const table = useTable();
  const { labels, view, me, nameOf } = table;
  const mine = view.seats[me!] as (typeof view.seats)[number];
  const title = (): string => {
    if (mine.alarm) return labels.ended.alarm(sayTile(table, mine.aside ?? ''));
    if (mine.aside !== null) return labels.ended.aside(sayTile(table, mine.aside));
    return mine.status === 'stopped' ? labels.ended.stopped(mine.gems) : labels.ended.empty;
  };
  return (
    <>
      <div class="gl-row">
        {mine.alarm && <Icon of="gnome" class="gl-large" />}
        <div class="gl-asked">
          <h2>{title()}</h2>
          <p class="gl-quiet">{labels.stillBuilding(buildersIn({ view }).map(nameOf))}</p>
        </div>
        <MoveButton move="resume" label={labels.resume} shortcut="S" />
      </div>
      <BuildOnIf />
    </>
  );
}
