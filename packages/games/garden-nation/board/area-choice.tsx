import type { VNode } from 'preact';
import { kindOf, landOf, movesAt, refusalsAt } from './choices.ts';
import { describeGround } from './describe.ts';
import { Icon } from './icon.tsx';
import { sayInstead } from './instead.ts';
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
  // What a ploy could do about it is offered, but is not all there is.
  const canAct = moves.some((move) => kindOf(move) !== 'move');
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
      {!canAct && isAsked && view.phase === 'action' && <p class="gn-hint">{sayInstead(table)}</p>}
      {moves.length > 0 && <MoveChoice moves={moves} />}
      {choice.move === undefined && (
        <button type="button" class="button small" onClick={() => choose({})}>
          {labels.cancel}
        </button>
      )}
    </div>
  );
}
