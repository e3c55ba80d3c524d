import { Sheet } from '@potager/boardkit';
import type { VNode } from 'preact';
import { BuildChoice } from './build-choice.tsx';
import { Ending } from './ending.tsx';
import { HireChoice } from './hire-choice.tsx';
import { HireStep } from './hire-step.tsx';
import { movesInView } from './moves-in-view.ts';
import { MutationChoice } from './mutation-choice.tsx';
import { buildersIn } from './status.ts';
import { useTable } from './table.ts';

/** What is asked of the viewer, and everything that can be done now. */
export function Dock(): VNode {
  const table = useTable();
  const { labels, isAsked, isBusy, help } = table;
  return (
    <Sheet label={labels.choices} isAsking={isAsked} help={help?.(movesInView(table))}>
      <div class="gl-dock" aria-busy={isBusy} data-passing>
        <Asked />
      </div>
    </Sheet>
  );
}

function Asked(): VNode {
  const { view, me } = useTable();
  if (view.phase === 'over') return <Ending />;
  if (view.phase === 'build') return me === undefined ? <Watching /> : <BuildChoice />;
  if (view.turn !== me) return <Watching />;
  return view.mutating ? <MutationChoice /> : <HireChoice />;
}

/** For those who wait or only look. */
function Watching(): VNode {
  const { view, labels, nameOf } = useTable();
  const { phase, turn, mutating } = view;
  if (phase === 'build') return <h2>{labels.stillBuilding(buildersIn({ view }).map(nameOf))}</h2>;
  return (
    <>
      <h2>{mutating ? labels.mutates(nameOf(turn ?? 0)) : labels.hires(nameOf(turn ?? 0))}</h2>
      <HireStep />
    </>
  );
}
