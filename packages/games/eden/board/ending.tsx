import type { VNode } from 'preact';
import { Icon } from './icon.tsx';
import { Mark } from './mark.tsx';
import { useTable } from './table.ts';

/** Who has won, why, and what everyone's garden is worth, line by line. */
export function Ending({ winners }: { winners: readonly number[] }): VNode {
  const { view, labels, rules, words, nameOf } = useTable();
  const seats = view.points
    .map((_, seat) => seat)
    .toSorted((one, other) => standing(view.points, other) - standing(view.points, one));
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
            <b class="ed-standing-points">{labels.points(view.points[seat] as number)}</b>
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

const standing = (points: readonly number[], seat: number): number => points[seat] as number;
