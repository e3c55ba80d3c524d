import type { ScoreLine, Seat } from '@potager/kernel';
import type { Mirror } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Kit } from '../../games/catalog.ts';
import { wordsOf } from '../../games/catalog.ts';
import { makeNameOf } from '../../games/names.ts';
import type { Session } from '../../keeper/session.ts';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { words } from '../../words/words.ts';
import { makeViewRules } from './view-rules.ts';

interface ScoreSheetProps {
  readonly session: Session;
  /** Lines appear one after the other, and the sums grow with them. */
  readonly isCountingUp?: boolean;
  readonly winners?: readonly Seat[];
}

const LINE_MS = 450;

/** Everyone's points, each with its reason and its rule. */
export function ScoreSheet({ session, isCountingUp = false, winners = [] }: ScoreSheetProps): VNode {
  const { game } = session.kit as Kit;
  const { hall, view } = session.mirror.value as Mirror;
  const viewer = session.viewer.value;
  const rules = useMemo(() => makeViewRules(game, view ?? null, viewer), [game, view, viewer]);
  const seats = hall.seats.map((_, seat) => rules.score(seat));
  const longest = Math.max(...seats.map((lines) => lines.length));
  const shown = useCount(isCountingUp ? longest : 0, isCountingUp);
  const count = isCountingUp ? shown : longest;
  return (
    <div class="score-sheet">
      {seats.map((lines, seat) => (
        <SeatScore
          key={seat}
          session={session}
          seat={seat}
          lines={lines.slice(0, count)}
          isWinner={winners.includes(seat) && count >= longest}
        />
      ))}
    </div>
  );
}

/** Grows by one until it is there; at once for those who want no movement. */
function useCount(end: number, isOn: boolean): number {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const count = useSignal(isStill ? end : 0);
  useEffect(() => {
    if (!isOn || isStill) return undefined;
    const timer = setInterval(() => {
      count.value += 1;
      if (count.value >= end) clearInterval(timer);
    }, LINE_MS);
    return () => clearInterval(timer);
  }, [end, isOn]);
  return isStill ? end : count.value;
}

/** With a minus sign, as high and wide as the figures beside it. */
const makeFigure = (points: number): string => String(points).replace('-', '−');

interface SeatScoreProps {
  readonly session: Session;
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
  readonly isWinner: boolean;
}

function SeatScore({ session, seat, lines, isWinner }: SeatScoreProps): VNode {
  const { hall } = session.mirror.value as Mirror;
  const said = wordsOf(hall.game);
  const nameOf = makeNameOf(hall.seats);
  const { winner, total } = words();
  const sum = lines.reduce((points, line) => points + line.points, 0);
  return (
    <section class="seat-score" data-winner={isWinner} aria-label={nameOf(seat)}>
      <h3>
        <SeatMark seat={seat} />
        <span>{nameOf(seat)}</span>
        {isWinner && <span class="winner">{winner}</span>}
      </h3>
      <table>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index} class="score-line">
              <th scope="row">
                {said.score(line, nameOf)}{' '}
                <a class="rule-link" href={`/rules/${hall.game}#${line.rule}`} target="_blank" rel="noreferrer">
                  {line.rule}
                </a>
              </th>
              <td>{makeFigure(line.points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            <td>{makeFigure(sum)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
