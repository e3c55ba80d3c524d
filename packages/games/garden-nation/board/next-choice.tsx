import { isByPointer } from '@potager/boardkit';
import type { Seat } from '@potager/kernel';
import type { VNode } from 'preact';
import { partsOf } from './choices.ts';
import { Icon } from './icon.tsx';
import { clanOf } from './pieces.ts';
import { useTable } from './table.ts';

const seatIn = (move: string): Seat => Number(partsOf(move)[0]);

/** Who is left this round, where they must act, and what the choice means for the others. It is asked once more. */
export function NextChoice(): VNode {
  const { legal, choice, choose, commit, mayCommit, labels, nameOf, isBusy } = useTable();
  const move = legal.includes(choice.move ?? '') ? choice.move : undefined;
  return (
    <div class="gn-moves gn-next-choice">
      <div class="gn-options">
        {legal.map((one) => (
          <button
            key={one}
            type="button"
            class="button small gn-option gn-next"
            aria-pressed={one === move}
            aria-disabled={isBusy}
            onClick={(event) => {
              if (one !== move) choose({ move: one });
              else if (mayCommit(isByPointer(event))) commit(one);
            }}
          >
            <Next move={one} />
          </button>
        ))}
      </div>
      {move !== undefined && (
        <div class="gn-do">
          <button type="button" class="button small" onClick={() => choose({})}>
            {labels.cancel}
          </button>
          <button type="button" class="button small primary" aria-disabled={isBusy} onClick={() => commit(move)}>
            {labels.letPlay(nameOf(seatIn(move)))}
          </button>
        </div>
      )}
    </div>
  );
}

function Next({ move }: { move: string }): VNode {
  const { labels, legal, nameOf, preview, view } = useTable();
  const seat = seatIn(move);
  const upcoming = preview(move)?.upcoming?.[0];
  const costs = (upcoming?.builds ?? []).map(({ cost }) => cost);
  // With two left, whoever is not chosen plays last, and begins the next round (GN-R6).
  const last = legal.length === 2 && !view.lastRound ? legal.map(seatIn).find((other) => other !== seat) : undefined;
  return (
    <>
      <Icon of={clanOf(seat).id} box="clan" />
      <span>
        <strong>{labels.playsNext(nameOf(seat), upcoming?.actions ?? 0)}</strong>
        <small>
          {labels.population(view.population[seat] ?? 0)},{' '}
          {labels.nextFinds(view.torticrane ?? 0, costs.length, Math.min(...costs))}
        </small>
        {last !== undefined && <small>{labels.threeInARow(nameOf(last))}</small>}
      </span>
    </>
  );
}
