import type { VNode } from 'preact';
import { movesOf } from './choices.ts';
import { sayInstead } from './instead.ts';
import { MoveChoice } from './move-choice.tsx';
import { Ploys } from './ploys.tsx';
import { useTable } from './table.ts';

/** Before an area is chosen: where one may act, and what is not done in an area. */
export function ActionChoice(): VNode {
  const table = useTable();
  const { legal, view, labels } = table;
  const ployHint = usePloyHint();
  const { torticrane } = view;
  const canBuild = movesOf(legal, 'build').length > 0;
  const ways = ['on', 'idle'].filter((move) => legal.includes(move));
  return (
    <>
      <p class={`gn-hint ${canBuild ? '' : 'gn-hint-long'}`} role="status">
        {ployHint ?? (torticrane !== null && canBuild ? labels.chooseIn(torticrane) : sayInstead(table))}
      </p>
      {ways.length > 0 && <MoveChoice moves={ways} />}
      {torticrane !== null && view.movedOn === 0 && <Ploys torticrane={torticrane} />}
    </>
  );
}

/** What to touch for the ploy in view: said where the question stands, so that nothing below it moves. */
function usePloyHint(): string | undefined {
  const { choice, labels } = useTable();
  const { ploy, roofFrom, move } = choice;
  if (ploy === undefined) return undefined;
  if (ploy === 'invade') return labels.touchToInvade;
  if (move !== undefined) return labels.touchRoofAgain;
  return roofFrom === undefined ? labels.touchRoof : labels.touchForRoof;
}
