import type { Seat } from '@potager/kernel';
import type { VNode } from 'preact';
import { PRICES } from '../rules/figures.ts';
import { redOf } from '../rules/tallies.ts';
import { Icon } from './icon.tsx';
import { ManaCount } from './mana-count.tsx';
import { Mark } from './mark.tsx';
import { useTable } from './table.ts';
import { useThing } from './thing.ts';

/** Everyone's points on the way to the target, and what else is public about them. */
export function Race(): VNode {
  const { view, labels } = useTable();
  return (
    <section class="ed-race" aria-label={labels.race(view.target)}>
      <ol>
        {view.points.map((_, seat) => (
          <Runner key={seat} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

function Runner({ seat }: { seat: Seat }): VNode {
  const { view, labels, nameOf, me, news, isAwaited } = useTable();
  const thing = useThing();
  const points = view.points[seat]!;
  const red = redOf(view.tiles, seat);
  const mana = view.mana[seat] ?? null;
  const income = PRICES.INCOME * red;
  const [one = 0, two = 0, three = 0] = view.supply[seat] ?? [];
  const paid = news.mana.get(seat);
  const isPlaying = view.ending === 'running' && view.turn === seat;
  const spoken = [
    `${nameOf(seat)}${seat === me ? ` (${labels.you})` : ''}${isPlaying ? `, ${labels.isPlaying}` : ''}`,
    labels.pointsOf(points, view.target),
    labels.whiteRed(points - red, red),
    mana === null ? labels.manaHidden : labels.mana(mana),
    labels.income(income),
    labels.cards(view.cards[seat]!),
    labels.supply(one, two, three),
  ];
  return (
    <li class="ed-runner" data-explain={`player ${seat}`} data-playing={isAwaited(seat)} data-me={seat === me}>
      <span class="unseen">{spoken.join(', ')}</span>
      <span class="ed-runner-name" aria-hidden="true">
        <Mark seat={seat} />
        <b>{nameOf(seat)}</b>
        {isPlaying && (
          <span class="ed-can">
            <Icon name="can" />
          </span>
        )}
      </span>
      <span class="ed-runner-points" {...thing(`points ${seat}`)} aria-hidden="true" data-fly={`points-${seat}`}>
        <b>{points}</b>
        <span>/{view.target}</span>
      </span>
      <Track seat={seat} points={points} red={red} target={view.target} />
      <span class="ed-runner-things" aria-hidden="true">
        <span class="ed-runner-mana" data-explain={`mana ${seat}`} data-fly={`mana-${seat}`}>
          {mana === null ? <Icon name="pouch" /> : <ManaCount mana={mana} />}
        </span>
        {paid !== undefined && (
          <span key={news.n} class="ed-paid" data-sign={paid > 0 ? 'plus' : 'minus'}>
            {paid > 0 ? `+${paid}` : `−${-paid}`}
          </span>
        )}
        <span class="ed-things-cards" data-explain={`cards ${seat}`}>
          <Icon name="card" />
          {view.cards[seat]}
        </span>
        <span class="ed-things-supply" data-explain={`supply ${seat}`}>
          {[one, two, three].map((left, level) => (
            <span key={level}>
              <SupplyIcon level={level + 1} />
              {left}
            </span>
          ))}
        </span>
      </span>
    </li>
  );
}

const SUPPLY_PLANTS = ['sprout', 'lettuce', 'bush'] as const;

const SupplyIcon = ({ level }: { level: number }): VNode => (
  <svg class="ed-icon" viewBox="-14 -20 28 25" aria-hidden="true">
    <use href={`#ed-${SUPPLY_PLANTS[level - 1] as string}`} />
  </svg>
);

const STEP = 10;

/** A furrow with a place for each point: white ones are tiles, red ones bring income; the gate is the target. */
function Track({ seat, points, red, target }: { seat: Seat; points: number; red: number; target: number }): VNode {
  const white = points - red;
  return (
    <svg
      class="ed-track"
      data-explain={`track ${seat}`}
      preserveAspectRatio="xMinYMid"
      viewBox={`0 0 ${target * STEP + 18} 16`}
      aria-hidden="true"
    >
      <path class="ed-furrow" d={`M3 12.500c${target * 3} 2 ${target * 6}-2 ${target * STEP} 0`} />
      {Array.from({ length: target }, (_, n) =>
        n < Math.min(points, target) ? (
          <use
            key={n}
            class="ed-ink"
            href={n < white ? '#ed-white' : '#ed-red'}
            transform={`translate(${n * STEP} 3) scale(.42)`}
          />
        ) : (
          <circle key={n} class="ed-hole" cx={n * STEP + 5} cy="8.500" r={(n + 1) % 5 === 0 ? 2.2 : 1.4} />
        ),
      )}
      <use class="ed-ink" href="#ed-gate" transform={`translate(${target * STEP + 1} 0) scale(.68)`} />
    </svg>
  );
}
