import type { VNode } from 'preact';
import { sayHolders } from './explain-garden.ts';
import { Icon } from './icon.tsx';
import { clanOf } from './pieces.ts';
import { type Standing, standingsIn } from './standing.ts';
import { useTable } from './table.ts';
import { useThing } from './thing.ts';

/** Who holds each territory and by what margin: what the next territory control will bring. */
export function Territories(): VNode {
  const { view, labels } = useTable();
  return (
    <section class="gn-territories">
      <h3>{labels.territoriesTitle}</h3>
      <ul>
        {standingsIn(view).map((standing) => (
          <Row key={standing.territory} standing={standing} />
        ))}
      </ul>
    </section>
  );
}

function Row({ standing }: { standing: Standing }): VNode {
  const table = useTable();
  const { labels, view } = table;
  const thing = useThing();
  const { territory, leaders, margin, floors } = standing;
  return (
    <li data-here={view.torticrane === territory} {...thing(`territory ${territory}`)}>
      <span aria-hidden="true" class="gn-number">
        {territory}
      </span>
      <span class="unseen">
        {labels.territory(territory)}: {sayHolders(table, standing)}
      </span>
      <span class="gn-bars" aria-hidden="true">
        {floors.map((count, seat) => (
          <i key={seat} style={{ background: clanOf(seat).colour, height: `${Math.min(count, 9) * 4}px` }} />
        ))}
      </span>
      <span class="gn-holders" aria-hidden="true">
        {leaders.map((seat) => (
          <Icon key={seat} of={clanOf(seat).id} box="clan" />
        ))}
        {leaders.length === 1 && <b>{labels.ahead(margin)}</b>}
      </span>
    </li>
  );
}
