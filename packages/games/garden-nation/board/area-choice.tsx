import type { VNode } from 'preact';
import { landOf, movesAt, movesOf, partsOf, refusalsAt } from './choices.ts';
import { describeGround } from './describe.ts';
import { Icon } from './icon.tsx';
import { MoveChoice } from './move-choice.tsx';
import type { Plot } from './plan.ts';
import { RefusalLine } from './refusal-line.tsx';
import { useTable } from './table.ts';

/** The area in view: what it is, what can be done there, and why nothing else can. */
export function AreaChoice({ area }: { area: string }): VNode {
  const table = useTable();
  const { legal, view, plan, labels, me, why, choose, choice, isAsked } = table;
  const plot = plan.plots.get(area) as Plot;
  const moves = movesAt(legal, view, plot);
  const refusals = me === undefined ? [] : refusalsAt(why, view, plot);
  return (
    <div class="gn-area-choice">
      <p class="gn-area-name">
        <Icon of={`icon-${landOf(view, plot) ?? 'bramble'}`} box="land" />
        <strong>{plot.name}</strong> {describeGround(table, plot).join(', ')}
      </p>
      {refusals.map((refusal) => (
        <RefusalLine key={refusal.key} refusal={refusal} />
      ))}
      {moves.length > 0 && <MoveChoice moves={moves} />}
      {moves.length === 0 && isAsked && view.phase === 'action' && <Instead />}
      {choice.move === undefined && (
        <button type="button" class="button small" onClick={() => choose({})}>
          {labels.cancel}
        </button>
      )}
    </div>
  );
}

/** What could be done in place of what cannot. */
function Instead(): VNode | null {
  const { legal, labels, preview, view } = useTable();
  const builds = movesOf(legal, 'build');
  const territory = view.torticrane;
  if (territory === null) return null;
  if (builds.length === 0) return <p class="gn-hint">{labels.nothingIn(territory)}</p>;
  const areas = new Set(builds.map((move) => partsOf(move)[0]));
  const cheapest = Math.min(...builds.map((move) => preview(move)?.cost ?? 0));
  return <p class="gn-hint">{labels.instead(territory, areas.size, cheapest)}</p>;
}
