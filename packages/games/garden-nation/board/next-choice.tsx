import type { VNode } from 'preact';
import { partsOf } from './choices.ts';
import { sayUpcoming } from './effects.ts';
import { Icon } from './icon.tsx';
import { clanOf } from './pieces.ts';
import { useTable } from './table.ts';

/** Who is left this round, with how many actions, and where they must act. */
export function NextChoice(): VNode {
  const table = useTable();
  const { legal, labels, nameOf, preview, commit, isBusy, view } = table;
  return (
    <div class="gn-options">
      {legal.map((move) => {
        const seat = Number(partsOf(move)[0]);
        const upcoming = preview(move)?.upcoming?.[0];
        return (
          <button
            key={move}
            type="button"
            class="button small gn-option gn-next"
            aria-disabled={isBusy}
            onClick={() => commit(move)}
          >
            <Icon of={clanOf(seat).id} box="clan" />
            <span>
              <strong>{labels.playsNext(nameOf(seat), upcoming?.actions ?? 0)}</strong>
              <small>
                {labels.population(view.population[seat] ?? 0)}. {upcoming && sayUpcoming(table, upcoming)}
              </small>
            </span>
          </button>
        );
      })}
    </div>
  );
}
