import type { NameOf } from '@potager/kernel';
import type { VNode } from 'preact';
import { SEAT_MARKS } from '../../../parts/seat-mark.tsx';
import { words } from '../../../words/words.ts';
import { makeFigure } from './count.ts';
import { type Curve, sampleOf } from './curve.ts';

const WIDTH = 320;
const HEIGHT = 132;
const LEFT = 24;
const RIGHT = 18;
const TOP = 10;
const BOTTOM = 14;
/** Of a mark, which is drawn on a field of 24. */
const MARK = 0.5;
const READ_MOMENTS = 8;

/** How everyone's points grew, move by move; whoever listens has a table of the same. */
export function CurveChart({ curve, nameOf }: { curve: Curve; nameOf: NameOf }): VNode {
  const seats = curve[0]!.map((_, seat) => seat);
  const figures = curve.flat();
  const [least, most] = [Math.min(0, ...figures), Math.max(1, ...figures)];
  const x = (moment: number): number => LEFT + (moment / Math.max(1, curve.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (points: number): number => TOP + ((most - points) / (most - least)) * (HEIGHT - TOP - BOTTOM);
  const pathOf = (seat: number): string =>
    curve.map((moment, n) => `${n === 0 ? 'M' : 'L'}${x(n).toFixed(1)} ${y(moment[seat]!).toFixed(1)}`).join('');
  const last = curve.at(-1)!;
  return (
    <figure class="curve">
      <figcaption>{words().curve}</figcaption>
      <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} aria-hidden="true">
        {gridOf(least, most).map((points) => (
          <g key={points} class="curve-grid">
            <path d={`M${String(LEFT)} ${String(y(points))}H${String(WIDTH - RIGHT)}`} />
            <text x={LEFT - 5} y={y(points) + 3.5}>
              {makeFigure(points)}
            </text>
          </g>
        ))}
        {seats.map((seat) => (
          <g key={seat}>
            <path class="curve-edge" d={pathOf(seat)} />
            <path class="curve-line" d={pathOf(seat)} stroke={markOf(seat).colour} />
          </g>
        ))}
        {seats.map((seat) => (
          <path
            key={seat}
            class="curve-mark"
            d={markOf(seat).path}
            fill={markOf(seat).colour}
            transform={`translate(${String(WIDTH - RIGHT + 3)} ${String(y(last[seat]!) - 12 * MARK)}) scale(${String(MARK)})`}
          />
        ))}
      </svg>
      {/* Around the table, not on it: Firefox shows a table's caption wherever the table is. */}
      <div class="unseen">
        <CurveTable curve={curve} nameOf={nameOf} />
      </div>
    </figure>
  );
}

const markOf = (seat: number): (typeof SEAT_MARKS)[number] => SEAT_MARKS[seat % SEAT_MARKS.length]!;

/** Round figures to read heights by. */
function gridOf(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => (most - least) / size <= 4) ?? 1000;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, n) => first + n * step);
}

function CurveTable({ curve, nameOf }: { curve: Curve; nameOf: NameOf }): VNode {
  const { curve: title, moveNumber } = words();
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{moveNumber}</th>
          {curve[0]!.map((_, seat) => (
            <th key={seat} scope="col">
              {nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sampleOf(curve.length, READ_MOMENTS).map((moment) => (
          <tr key={moment}>
            <th scope="row">{moment}</th>
            {curve[moment]!.map((points, seat) => (
              <td key={seat}>{makeFigure(points)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
