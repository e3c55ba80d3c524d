import type { TableInfo } from '@potager/table';
import type { VNode } from 'preact';
import { makeNameOf } from '../../../games/names.ts';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { words } from '../../../words/words.ts';
import { type CountRow, makeFigure } from './count.ts';

interface CountTableProps {
  readonly info: TableInfo;
  readonly rows: readonly CountRow[];
  /** So many of them have been counted; the others keep their places. */
  readonly count: number;
}

/** Where the points came from: a row for each thing, a column for each player. */
export function CountTable({ info, rows, count }: CountTableProps): VNode {
  const nameOf = makeNameOf(info.seats);
  return (
    <table class="count-table">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{words().pointsFrom}</span>
          </th>
          {info.seats.map((_, seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} />
              <span class="unseen">{nameOf(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ about, points }, row) => (
          <tr key={about} data-counted={row < count}>
            <th scope="row">{about}</th>
            {points.map((figure, seat) => (
              <td key={seat} data-best={points.length > 1 && figure === Math.max(...points)}>
                {makeFigure(figure)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
