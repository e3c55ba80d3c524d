import type { ScoreLine, Seat } from '@potager/kernel';
import type { TableInfo, Mirror } from '@potager/table';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { LoadedGame } from '../../games/catalog.ts';
import { makeNameOf } from '../../games/names.ts';
import type { Session } from '../../client/session.ts';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { words, wordsOf } from '../../words/words.ts';
import { makeFigure, sumOf } from './end/count.ts';
import { hasResigned } from './end/standings.tsx';
import { makeViewRules } from './view-rules.ts';

interface ScoreSheetProps {
  readonly session: Session;
  /** Lets the board be seen, where the sheet covers it: a line was chosen that the board can light. */
  readonly onShow?: () => void;
}

/** Everyone's points, each with its reason and its rule. */
export function ScoreSheet({ session, onShow }: ScoreSheetProps): VNode {
  const { game } = session.loaded as LoadedGame;
  const { info, view } = session.mirror.value as Mirror;
  const viewer = session.viewer.value;
  const rules = useMemo(() => makeViewRules(game, view ?? null, viewer), [game, view, viewer]);
  const seats = info.seats.map((_, seat) => rules.score(seat));
  return (
    <>
      {seats.length > 1 && <Totals info={info} totals={seats.map(sumOf)} />}
      <div class="score-sheet">
        {seats.map((lines, seat) => (
          <SeatScore key={seat} session={session} onShow={onShow} seat={seat} lines={lines} />
        ))}
      </div>
    </>
  );
}

/** At a glance, above reasons that may fill many screens. */
function Totals({ info, totals }: { info: TableInfo; totals: readonly number[] }): VNode {
  const nameOf = makeNameOf(info.seats);
  return (
    <ol class="standings" aria-label={words().scores}>
      {totals.map((total, seat) => (
        <li key={seat}>
          <SeatMark seat={seat} />
          <span>{nameOf(seat)}</span>
          {hasResigned(info, seat) && <small>{words().resigned}</small>}
          <b>{makeFigure(total)}</b>
        </li>
      ))}
    </ol>
  );
}

interface SeatScoreProps {
  readonly session: Session;
  readonly onShow: (() => void) | undefined;
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
}

function SeatScore({ session, onShow, seat, lines }: SeatScoreProps): VNode {
  const { info } = session.mirror.value as Mirror;
  const nameOf = makeNameOf(info.seats);
  const { total, resigned } = words();
  return (
    <section class="seat-score" aria-label={nameOf(seat)}>
      <h3>
        <SeatMark seat={seat} />
        <span>{nameOf(seat)}</span>
        {hasResigned(info, seat) && <span class="resigned">{resigned}</span>}
      </h3>
      <table>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index} class="score-line">
              <th scope="row">
                <ScoreText session={session} onShow={onShow} line={line} seat={seat} />{' '}
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

interface ScoreTextProps {
  readonly session: Session;
  readonly onShow: (() => void) | undefined;
  readonly line: ScoreLine;
  readonly seat: Seat;
}

/** What a point is for; where the board can light it, a tap lets it, until the next touch or key. */
function ScoreText({ session, onShow, line, seat }: ScoreTextProps): VNode {
  const { info } = session.mirror.value as Mirror;
  const text = wordsOf(info.game).score(line, makeNameOf(info.seats));
  const { board } = session.loaded as LoadedGame;
  if (onShow === undefined || board?.canLight?.({ line, seat }) !== true) return <>{text}</>;
  const show = (): void => {
    onShow();
    session.pointed.value = { line, seat };
  };
  return (
    <button type="button" class="score-show" onClick={show}>
      {text}
    </button>
  );
}
