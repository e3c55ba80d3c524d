import type { VNode } from 'preact';
import { kindOf } from './choices.ts';
import { RefusalLine } from './refusal-line.tsx';
import { MoveChoice } from './move-choice.tsx';
import { useTable } from './table.ts';

/** Before an area is chosen: where one may act, and what is not done in an area. */
export function ActionChoice(): VNode {
  const { legal, view, labels, me, why } = useTable();
  const { torticrane } = view;
  const canBuild = legal.some((move) => kindOf(move) === 'build');
  const ways = ['on', 'idle'].filter((move) => legal.includes(move));
  const ploys = legal.filter((move) => kindOf(move) === 'move' || kindOf(move) === 'roof');
  return (
    <>
      <p class="gn-hint">
        {torticrane === null
          ? labels.chooseAnywhere
          : canBuild
            ? labels.chooseIn(torticrane)
            : labels.nothingIn(torticrane)}
      </p>
      {ways.length > 0 && <MoveChoice moves={ways} />}
      {ploys.length === 0 && torticrane !== null && view.movedOn === 0 && (
        <RefusalLine refusal={why(`move ${torticrane}`)} />
      )}
      {ploys.length > 0 && (
        <div class="gn-ploys">
          <h3>{labels.ploys(view.ploysLeft[me ?? 0] ?? 0)}</h3>
          <MoveChoice moves={ploys} />
        </div>
      )}
    </>
  );
}
