import type { VNode } from 'preact';
import { movesOf } from './choices.ts';
import { MoveChoice } from './move-choice.tsx';
import { Ploys } from './ploys.tsx';
import { useTable } from './table.ts';

/** Before an area is chosen: where one may act, and what is not done in an area. */
export function ActionChoice(): VNode {
  const { legal, view, labels } = useTable();
  const { torticrane } = view;
  const canBuild = movesOf(legal, 'build').length > 0;
  const ways = ['on', 'idle'].filter((move) => legal.includes(move));
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
      {torticrane !== null && view.movedOn === 0 && <Ploys torticrane={torticrane} />}
    </>
  );
}
