import type { VNode } from 'preact';
import { keeping } from './choices.ts';
import { MissionCard } from './mission-card.tsx';
import { useTable } from './table.ts';

/** Two of four, once at the beginning. */
export function MissionChoice(): VNode {
  const { view, labels, legal, commit, why, refuse, isBusy, choice, choose } = useTable();
  const { picked = [] } = choice;
  const move = keeping(picked);
  const toggle = (number: number): void =>
    choose({
      picked: picked.includes(number) ? picked.filter((other) => other !== number) : [...picked, number].slice(-2),
    });
  const keep = (): void => {
    const refusal = why(move);
    if (refusal === undefined) commit(move);
    else refuse(refusal);
  };
  return (
    <div class="gn-keep gn-keep-missions">
      <ul class="gn-hand">
        {view.dealt?.map((number) => (
          <li key={number}>
            <MissionCard number={number} isChosen={picked.includes(number)} onChoose={() => toggle(number)} />
          </li>
        ))}
      </ul>
      <div class="gn-do">
        <output>{labels.keepChosen(picked.length)}</output>
        <button
          type="button"
          class="button small primary"
          disabled={picked.length < 2}
          aria-disabled={isBusy || !legal.includes(move)}
          onClick={keep}
        >
          {labels.keep}
        </button>
      </div>
    </div>
  );
}
