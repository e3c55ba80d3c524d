import type { Seat } from '@potager/kernel';
import type { ComponentChildren, VNode } from 'preact';
import { alarmLimit } from '../rules/alarm.ts';
import { faceOf } from './faces.ts';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';

/** How a garden stands: gems towards the victory tile, gnomes towards the alarm, pigs, dragons, coins. */
export function Tally({ seat }: { seat: Seat }): VNode {
  const { view, labels, gardens } = useTable();
  const one = view.seats[seat] as (typeof view.seats)[number];
  const faces = (gardens[seat]?.tiles ?? []).map(({ id }) => faceOf(id));
  const gnomes = faces.reduce((sum, face) => sum + face.gnomes, 0);
  const count = (creature: string): number => faces.filter((face) => face.creature === creature).length;
  const limit = alarmLimit(count('dragon'));
  return (
    <ul class="gl-tally">
      <Figure
        icon="gem"
        thing={`gems ${seat}`}
        words={labels.gemsOf(one.gems, view.target)}
        class="gl-gems"
        fly={`gems-${seat}`}
      >
        <b>{one.gems}</b>/{view.target}
      </Figure>
      <Figure
        icon="gnome"
        thing={`gnomes ${seat}`}
        words={labels.gnomesOf(gnomes, limit)}
        level={gnomes >= limit - 2 ? 'high' : 'none'}
      >
        <b>{gnomes}</b>/{limit}
      </Figure>
      <Figure icon="coin" thing={`coins ${seat}`} words={labels.coins(one.coins)} fly={`coins-${seat}`}>
        <b>{one.coins}</b>
      </Figure>
      <Figure icon="pig" thing={`pigs ${seat}`} words={labels.pigs(count('pig'))}>
        <b>{count('pig')}</b>/3
      </Figure>
      <Figure icon="dragon" thing={`dragons ${seat}`} words={labels.dragons(count('dragon'))}>
        <b>{count('dragon')}</b>/3
      </Figure>
    </ul>
  );
}

interface FigureProps {
  /** As it is explained. */
  readonly thing: string;
  readonly icon: string;
  readonly words: string;
  readonly class?: string;
  readonly level?: string;
  readonly fly?: string;
  readonly children: ComponentChildren;
}

function Figure({ icon, thing, words, level, fly, children, class: name }: FigureProps): VNode {
  const { spokenOf } = useTable();
  return (
    <li class={name} data-level={level} data-fly={fly} data-explain={thing} data-lit={spokenOf.has(thing)}>
      <Icon of={icon} />
      <span class="unseen">{words}</span>
      <span aria-hidden="true">{children}</span>
    </li>
  );
}

/** Every gem of a garden, and what changes their number: the total explains itself. */
export function GemSheet({ seat }: { seat: Seat }): VNode {
  const { gardens, labels, words, nameOf, view, point } = useTable();
  const lines = gardens[seat]?.lines ?? [];
  const total = lines.reduce((sum, { points }) => sum + points, 0);
  return (
    <div class="gl-gem-sheet">
      {lines.length === 0 && <p class="gl-quiet">{labels.noGems}</p>}
      <ul>
        {lines.map((line, n) => (
          <li
            key={n}
            data-explain={`line ${seat} ${n}`}
            onPointerEnter={() => point({ line, seat })}
            onPointerLeave={() => point(undefined)}
          >
            <span>{words.score(line, nameOf)}</span>
            <b>{line.points > 0 ? `+${line.points}` : `−${-line.points}`}</b>
          </li>
        ))}
      </ul>
      <p class="gl-total">
        <span>{labels.total}</span>
        <b>{labels.gemsOf(total, view.target)}</b>
      </p>
    </div>
  );
}
