import { isPress } from '@potager/boardkit';
import { playSound } from '@potager/boardkit/sound';
import { type Mirror, winnersOf } from '@potager/table';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { noteCounted } from '../../../client/counted.ts';
import type { LoadedGame } from '../../../games/catalog.ts';
import { makeNameOf } from '../../../games/names.ts';
import type { Session } from '../../../client/session.ts';
import { announce } from '../../../parts/announcer.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import type { TableAt } from '../../../router/route.ts';
import { words, wordsOf } from '../../../words/words.ts';
import { withColon } from '../../../words/with-colon.ts';
import { ScoreSheet } from '../score-sheet.tsx';
import { makeViewRules } from '../view-rules.ts';
import { Celebration } from './celebration.tsx';
import { type CountRow, type EndResult, makeFigure, makeRows, totalsAfter } from './count.ts';
import { CountTable } from './count-table.tsx';
import { EndButtons } from './end-buttons.tsx';
import { EndCurve } from './end-curve.tsx';
import { EndNote } from './end-note.tsx';
import { Fairness } from './fairness-check.tsx';
import { MoreButtons } from './more-buttons.tsx';
import { Standings } from './standings.tsx';
import { useCountUp } from './use-count-up.ts';
import { isOwnVictory, kindWord, Verdict } from './verdict.tsx';

interface EndScreenProps {
  readonly session: Session;
  readonly place: TableAt['place'];
  readonly onClose: () => void;
}

/**
 * The end of a game, beside the board: the points are counted, what decided first, then it is told who won. What to do
 * next stands below from the beginning, and nothing moves while the rows come.
 */
export function EndScreen({ session, place, onClose }: EndScreenProps): VNode {
  const { info } = session.mirror.value as Mirror;
  const isTold = session.isVerdictTold.value;
  // Who comes back to a game that was counted before finds it counted.
  const wasCounted = useRef(!isTold).current;
  const rows = useRows(session);
  const winners = winnersOf(info);
  const finals = totalsAfter(rows, rows.length, info.seats.length);
  const result = { rows, totals: finals, winners };
  const tell = useTell(session, result);
  const count = useCountUp(rows.length, {
    isOn: !isTold,
    onRow: (row) => {
      playSound('count');
      announce(
        sayRow(
          rows[row]!,
          info.seats.map((_, seat) => makeNameOf(info.seats)(seat)),
        ),
      );
    },
    onEnd: tell,
  });
  const totals = totalsAfter(rows, count, info.seats.length);
  const close = (): void => {
    tell();
    onClose();
  };
  return (
    <>
      <Dialog title={words().gameOver} onClose={close} class="end-screen" isBeside>
        <EndBody isTold={isTold} tell={tell}>
          <Verdict session={session} result={result} tell={tell} />
          {info.seats.length > 1 && (
            <Standings
              info={info}
              totals={totals}
              most={Math.max(...finals)}
              winners={isTold ? winners : []}
              isTold={isTold}
            />
          )}
          <CountTable info={info} rows={rows} count={count} />
          {isTold && <EndMore session={session} place={place} />}
        </EndBody>
        <EndButtons session={session} place={place} result={result} onClose={close} />
      </Dialog>
      {wasCounted && isTold && isOwnVictory(session, winners) && <Celebration />}
    </>
  );
}

interface EndBodyProps {
  readonly isTold: boolean;
  readonly tell: () => void;
  readonly children: ComponentChildren;
}

/** A touch anywhere, or Enter, skips what is still to be counted. */
function EndBody({ isTold, tell, children }: EndBodyProps): VNode {
  const pressed = (event: KeyboardEvent): void => {
    if (isPress(event) && event.target === event.currentTarget) tell();
  };
  const skip = isTold ? {} : { onClick: tell, onKeyDown: pressed };
  return (
    // The first thing that has the focus: Enter is enough, and does nothing else.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div class="end-body" tabIndex={-1} autofocus {...skip}>
      {children}
    </div>
  );
}

/** Everything else there is to know, below what was counted. */
function EndMore({ session, place }: Omit<EndScreenProps, 'onClose'>): VNode {
  const { info } = session.mirror.value as Mirror;
  const { everyPoint, takebacks } = words();
  return (
    <>
      <EndNote session={session} />
      <EndCurve session={session} place={place} />
      <details class="every-point">
        <summary>{everyPoint}</summary>
        <ScoreSheet session={session} />
      </details>
      {info.takebacks > 0 && <p class="small-print">{takebacks(info.takebacks)}</p>}
      <MoreButtons session={session} place={place} />
      <Fairness session={session} place={place} />
    </>
  );
}

function useRows(session: Session): readonly CountRow[] {
  const { game } = session.loaded as LoadedGame;
  const { info, view = null } = session.mirror.value as Mirror;
  const viewer = session.viewer.value;
  const said = wordsOf(info.game);
  const { everythingElse } = words();
  return useMemo(() => {
    const rules = makeViewRules(game, view, viewer);
    const nameOf = makeNameOf(info.seats);
    const aboutOf = (line: Parameters<typeof said.scoreKind>[0]): string => said.scoreKind(line, nameOf);
    return makeRows(
      info.seats.map((_, seat) => rules.score(seat)),
      { aboutOf, rest: everythingElse },
    );
  }, [game, view, viewer, said, everythingElse]);
}

const sayRow = ({ about, points }: CountRow, names: readonly string[]): string =>
  withColon(about, `${points.map((figure, seat) => `${names[seat]!} ${makeFigure(figure)}`).join(', ')}.`);

/** Tells who won, once: on the page, in the log, and by a sound. */
function useTell(session: Session, result: EndResult): () => void {
  const skipped = useRef(false);
  const isTold = session.isVerdictTold.value;
  // What had the focus is gone.
  useLayoutEffect(() => {
    if (isTold && skipped.current) document.querySelector<HTMLElement>('.end-body')?.focus();
  }, [isTold]);
  return () => {
    if (session.isVerdictTold.peek()) return;
    skipped.current = document.activeElement?.closest('.end-skip') !== null;
    noteCounted(session.table);
    session.isVerdictTold.value = true;
    announce(kindWord(session, result) ?? '', 'last');
    playSound(isOwnVictory(session, result.winners) ? 'victory' : 'rest');
  };
}
