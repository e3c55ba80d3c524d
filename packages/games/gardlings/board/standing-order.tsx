import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { canOrder, leastLimit, orderedGems, usualLimit } from './order.ts';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';

/** For those who would stop if only they knew what the others do: stop, unless someone passes a number of gems. */
export function StopUnless(): VNode | null {
  const table = useTable();
  const { labels, legal, commit, leaveOrder } = table;
  const limit = useLimit();
  if (!legal.includes('stop') || leaveOrder === undefined || !canOrder(table)) return null;
  return (
    <details class="gl-more">
      <summary>{labels.stopUnless}</summary>
      <div class="gl-row">
        <Stepper {...limit} />
        <button
          type="button"
          class="button"
          onClick={() => {
            limit.leave();
            commit('stop');
          }}
        >
          {labels.stopUnlessPassed(limit.gems)}
        </button>
      </div>
    </details>
  );
}

/** For those who have stopped: what was ordered, or what could be. */
export function BuildOnIf(): VNode | null {
  const table = useTable();
  const { labels, legal, leaveOrder } = table;
  const limit = useLimit();
  const ordered = orderedGems(table);
  if (!legal.includes('resume') || leaveOrder === undefined || !canOrder(table)) return null;
  if (ordered !== undefined)
    return (
      <div class="gl-row gl-order">
        <Icon of="lantern" />
        <p>{labels.ordered(ordered)}</p>
        <button type="button" class="button" onClick={() => leaveOrder(undefined)}>
          {labels.cancelOrder}
        </button>
      </div>
    );
  return (
    <div class="gl-row gl-order">
      <Stepper {...limit} />
      <button type="button" class="button" onClick={limit.leave}>
        {labels.buildOnIfPassed(limit.gems)}
      </button>
    </div>
  );
}

interface Limit {
  readonly gems: number;
  readonly least: number;
  readonly set: (gems: number) => void;
  readonly leave: () => void;
}

/** One's own gems to begin with; never less than someone has already. */
function useLimit(): Limit {
  const table = useTable();
  const { view, leaveOrder } = table;
  const [wanted, set] = useState<number>();
  const least = leastLimit(table);
  const gems = Math.max(least, wanted ?? usualLimit(table));
  return { gems, least, set, leave: () => leaveOrder?.({ round: view.round, gems }) };
}

function Stepper({ gems, least, set }: Limit): VNode {
  const { labels } = useTable();
  return (
    <span class="gl-stepper" role="group" aria-label={labels.gemsToPass}>
      <button
        type="button"
        class="button"
        aria-label={labels.oneLess}
        aria-disabled={gems <= least}
        onClick={() => set(Math.max(least, gems - 1))}
      >
        −
      </button>
      <output>
        {gems} <Icon of="gem" />
      </output>
      <button type="button" class="button" aria-label={labels.oneMore} onClick={() => set(gems + 1)}>
        +
      </button>
    </span>
  );
}
