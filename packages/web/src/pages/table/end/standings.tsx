import type { Seat } from '@potager/kernel';
import type { TableInfo } from '@potager/table';
import type { VNode } from 'preact';
import { makeNameOf } from '../../../games/names.ts';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { words } from '../../../words/words.ts';
import { makeFigure } from './count.ts';

interface StandingsProps {
  readonly info: TableInfo;
  /** By seat, as far as they have been counted. */
  readonly totals: readonly number[];
  /** The most that anyone will have, for bars to grow towards. */
  readonly most: number;
  /** Once it is told. */
  readonly winners: readonly Seat[];
  readonly isTold: boolean;
}

export const hasResigned = ({ seats }: TableInfo, seat: Seat): boolean => {
  const chair = seats[seat];
  return chair?.kind === 'human' && chair.hasResigned === true;
};

/** Everyone's total at a glance, in rows that stay as high as they are; once it is told, the winner first. */
export function Standings({ info, totals, most, winners, isTold }: StandingsProps): VNode {
  const nameOf = makeNameOf(info.seats);
  const seats = totals.map((_, seat) => seat);
  const rank = (seat: Seat): number => (winners.includes(seat) ? 1e6 : 0) + totals[seat]!;
  const ranked = isTold ? seats.toSorted((a, b) => rank(b) - rank(a)) : seats;
  return (
    <ol class="end-standings" aria-label={words().scores}>
      {ranked.map((seat) => (
        <li key={seat} data-winner={winners.includes(seat)}>
          <SeatMark seat={seat} />
          <span class="end-name">
            <bdi>{nameOf(seat)}</bdi>
            {winners.includes(seat) && <span class="winner">{words().winner}</span>}
            {hasResigned(info, seat) && <small>{words().resigned}</small>}
          </span>
          <b>{makeFigure(totals[seat]!)}</b>
          <span class="end-bar" style={{ '--share': String(Math.max(0, totals[seat]!) / Math.max(1, most)) }} />
        </li>
      ))}
    </ol>
  );
}
