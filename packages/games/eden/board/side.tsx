import type { VNode } from 'preact';
import type { AuctionSide } from './auction.ts';
import { sayBid, sayOutcome } from './auction-words.ts';
import { Icon } from './icon.tsx';
import { Mark } from './mark.tsx';
import { useTable } from './table.ts';
import { useThing } from './thing.ts';

/**
 * One side of a land grab: its tiles, its own last bid, and what it would pay and take if that bid won. Only what was
 * bid stands here: what somebody is about to bid has a place of its own.
 */
export function Side({ side }: { side: AuctionSide }): VNode {
  const table = useTable();
  const thing = useThing();
  const { labels, nameOf } = table;
  const { seat, part, cells, points, bid, isStanding } = side;
  return (
    <div class="ed-side" {...thing(`side ${part}`)} data-high={isStanding}>
      <p class="ed-side-name">
        <Mark seat={seat} />
        <b>{nameOf(seat)}</b> <span class="ed-soft">{labels[part]}</span>
      </p>
      <p class="ed-side-tiles" data-explain="stakes">
        <Icon name={part === 'attacker' ? 'spade' : 'fence'} />
        {labels.list(cells)} <span class="ed-soft">{labels.points(points)}</span>
      </p>
      <p class="ed-side-bid" data-topped={bid !== null && !isStanding}>
        <Icon name="venus" />
        {sayBid(table, side)}
      </p>
      {isStanding && bid !== null && <p class="ed-side-take">{sayOutcome(table, side, bid).join(' ')}</p>}
    </div>
  );
}
