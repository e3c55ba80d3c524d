import type { ScoreLine, Seat } from '@potager/kernel';
import type { TableInfo, Mirror } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { LoadedGame } from '../../games/catalog.ts';
import { makeNameOf } from '../../games/names.ts';
import type { Session } from '../../client/session.ts';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { words, wordsOf } from '../../words/words.ts';
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
  const { game } = session.loaded as LoadedGame;
  const { info, view } = session.mirror.value as Mirror;
  const viewer = session.viewer.value;
  const rules = useMemo(() => makeViewRules(game, view ?? null, viewer), [game, view, viewer]);
  const seats = info.seats.map((_, seat) => rules.score(seat));
  const longest = Math.max(...seats.map((lines) => lines.length));
  const shown = useCount(isCountingUp ? longest : 0, isCountingUp);
  const count = isCountingUp ? shown : longest;
  const counted = seats.map((lines) => lines.slice(0, count));
  const known = count >= longest ? winners : [];
  return (
    <>
      {seats.length > 1 && <Standings info={info} totals={counted.map(sumOf)} winners={known} />}
      <div class="score-sheet">
        {counted.map((lines, seat) => (
          <SeatScore key={seat} session={session} seat={seat} lines={lines} isWinner={known.includes(seat)} />
        ))}
      </div>
    </>
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

const sumOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

/** With a minus sign, as high and wide as the figures beside it. */
const makeFigure = (points: number): string => String(points).replace('-', '−');

const hasResigned = ({ seats }: TableInfo, seat: Seat): boolean => {
  const chair = seats[seat];
  return chair?.kind === 'human' && chair.hasResigned === true;
};

interface StandingsProps {
  readonly info: TableInfo;
  /** By seat. */
  readonly totals: readonly number[];
  /** Once it is known. */
  readonly winners: readonly Seat[];
}

/** Everyone's total at a glance, above reasons that may fill many screens; the winner first. */
function Standings({ info, totals, winners }: StandingsProps): VNode {
  const nameOf = makeNameOf(info.seats);
  const rank = (seat: Seat): number => (winners.includes(seat) ? 1000 : 0) + (totals[seat] as number);
  const seats = totals.map((_, seat) => seat);
  const ranked = winners.length > 0 ? seats.toSorted((a, b) => rank(b) - rank(a)) : seats;
  return (
    <ol class="standings" aria-label={words().scores}>
      {ranked.map((seat) => (
        <li key={seat} data-winner={winners.includes(seat)}>
          <SeatMark seat={seat} />
          <span>{nameOf(seat)}</span>
          {hasResigned(info, seat) && <small>{words().resigned}</small>}
          <b>{makeFigure(totals[seat] as number)}</b>
        </li>
      ))}
    </ol>
  );
}

interface SeatScoreProps {
  readonly session: Session;
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
  readonly isWinner: boolean;
}

function SeatScore({ session, seat, lines, isWinner }: SeatScoreProps): VNode {
  const { info } = session.mirror.value as Mirror;
  const said = wordsOf(info.game);
  const nameOf = makeNameOf(info.seats);
  const { winner, total, resigned } = words();
  return (
    <section class="seat-score" data-winner={isWinner} aria-label={nameOf(seat)}>
      <h3>
        <SeatMark seat={seat} />
        <span>{nameOf(seat)}</span>
        {isWinner && <span class="winner">{winner}</span>}
        {hasResigned(info, seat) && <span class="winner">{resigned}</span>}
      </h3>
      <table>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index} class="score-line">
              <th scope="row">
                {said.score(line, nameOf)}{' '}
                <a class="rule-link" href={`/rules/${info.game}#${line.rule}`} target="_blank" rel="noreferrer">
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
            <td>{makeFigure(sumOf(lines))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
