import type { VNode } from 'preact';
import type { View } from '../rules/kinds.ts';
import { Icon } from './icon.tsx';
import { Mark } from './mark.tsx';
import { useTable } from './table.ts';
import { isByMana } from './winners.ts';

/** Who has won, why, and what everyone's garden is worth, line by line. */
export function Ending({ winners }: { winners: readonly number[] }): VNode {
  const { view, labels, rules, words, nameOf } = useTable();
  const seats = view.points
    .map((_, seat) => seat)
    .toSorted((one, other) => standing(view, other) - standing(view, one));
  const best = Math.max(...view.points);
  const isCompared = isByMana(view);
  const figuresOf = (seat: number): string[] => [
    labels.points(view.points[seat]!),
    ...(isCompared && view.points[seat] === best ? [labels.mana(view.mana[seat] ?? 0)] : []),
  ];
  return (
    <div class="ed-ending">
      <ol class="ed-standings">
        {seats.map((seat) => (
          <li key={seat} data-winner={winners.includes(seat)}>
            <span class="ed-standing-name">
              <Mark seat={seat} />
              <b>{nameOf(seat)}</b>
              {winners.includes(seat) && <Icon name="laurel" />}
            </span>
            <b class="ed-standing-points">{figuresOf(seat).join(' · ')}</b>
            <span class="ed-soft">
              {rules
                .score(seat)
                .map((line) => words.score(line, nameOf))
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Mana only tells those apart whose points are the same, where it does at all. */
const standing = (view: View, seat: number): number =>
  view.points[seat]! + (isByMana(view) ? (view.mana[seat] ?? 0) / 1e6 : 0);
