import type { VNode } from 'preact';
import { MissionLine } from './mission-card.tsx';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';
import { Tally } from './tally.tsx';

/** Above the garden: whose it is, the round, and how it stands. */
export function Header(): VNode {
  const { labels, view, shown, me, nameOf, spokenOf } = useTable();
  return (
    <header class="gl-header">
      <h2>
        {view.first === shown && (
          <span data-explain="start" data-lit={spokenOf.has('start')}>
            <Icon of="lantern" />
            <span class="unseen">{labels.startMarker}</span>
          </span>
        )}
        <span class="gl-whose">{labels.gardenOf(shown === me ? undefined : nameOf(shown))}</span>
        <small data-explain="round">{labels.round(view.round)}</small>
      </h2>
      <Tally seat={shown} />
      <MissionLine />
    </header>
  );
}
