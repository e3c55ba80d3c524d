import type { VNode } from 'preact';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';

/** The bag: whoever presses it reaches in. What comes out lies where the bag was. */
export function DrawButton({ tiles }: { tiles: number }): VNode {
  const { labels, me, commit, isBusy, spokenOf } = useTable();
  return (
    <button
      type="button"
      class="gl-well gl-bag"
      data-move="draw"
      data-next
      data-fly={`bag-${me}`}
      data-explain={`bag ${me}`}
      data-lit={spokenOf.has(`bag ${me}`)}
      aria-keyshortcuts="D"
      aria-disabled={isBusy}
      onClick={() => commit('draw')}
    >
      <Icon of="bag" />
      <span>{labels.draw(tiles)}</span>
    </button>
  );
}
