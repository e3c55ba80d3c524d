import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { MissionCard } from './mission-card.tsx';
import { useTable } from './table.ts';

/** Two of four, once at the beginning. */
export function MissionChoice(): VNode {
  const { view, labels, legal, commit, why, refuse, isBusy } = useTable();
  const [picked, pick] = useState<readonly number[]>([]);
  const move = `keep ${picked.toSorted((one, other) => one - other).join(' ')}`;
  const toggle = (number: number): void =>
    pick(picked.includes(number) ? picked.filter((other) => other !== number) : [...picked, number].slice(-2));
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
