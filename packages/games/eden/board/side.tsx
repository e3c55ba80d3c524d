import type { Seat } from '@potager/kernel';
import type { VNode } from 'preact';
import type { Side as SideFigures } from '../rules/kinds.ts';
import { Icon } from './icon.tsx';
import { Mark } from './mark.tsx';
import { sayTaken } from './spoken.ts';
import { useTable } from './table.ts';

interface SideProps {
  readonly seat: Seat;
  readonly part: 'attacker' | 'defender';
  /** The points of this side's own tiles, and of the other's: a bid costs bid × the other's. */
  readonly own: number;
  readonly stake: number;
  readonly cells: readonly string[];
  /** The other side's tiles. */
  readonly spoils: readonly string[];
  readonly bid: number;
  /** What winning at this bid would mean, where the viewer may ask. */
  readonly figures: SideFigures | undefined;
  /** Whether this side holds the bid in view. */
  readonly isHigh: boolean;
}

/** One side of a land grab: its tiles, what the bid in view would cost it, and what it would take. */
export function Side({ seat, part, own, stake, cells, spoils, bid, figures, isHigh }: SideProps): VNode {
  const { labels, nameOf } = useTable();
  const letter = part === 'attacker' ? 'A' : 'D';
  return (
    <div class="ed-side" data-high={isHigh}>
      <p class="ed-side-name">
        <Mark seat={seat} />
        <b>{nameOf(seat)}</b> <span class="ed-soft">{labels[part]}</span>
      </p>
      <p class="ed-side-tiles">
        <Icon name={part === 'attacker' ? 'spade' : 'fence'} />
        <b>{labels.stake(letter, own)}</b> <span class="ed-soft">{cells.join(' ')}</span>
      </p>
      <p class="ed-side-cost">
        <Icon name="venus" />
        <span class="ed-sum">
          {bid} × {stake} = <b>{bid * stake}</b>
        </span>
      </p>
      <p class="ed-side-take">
        {labels.sideTakes(figures === undefined ? labels.list(spoils) : sayTaken(labels, figures.takes))}
        {figures !== undefined && `, ${labels.sideThen(figures.points[seat]!)}`}
        {figures?.wins === true && <b> {labels.sideWins}</b>}
      </p>
    </div>
  );
}
