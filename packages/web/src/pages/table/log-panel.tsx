import type { Mirror } from '@potager/table';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LoadedGame } from '../../games/catalog.ts';
import type { Session } from '../../client/session.ts';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { words } from '../../words/words.ts';
import { eventsAt } from './board-view.tsx';
import { makeLines } from './log-lines.ts';

interface LogPanelProps {
  readonly session: Session;
  readonly onLook?: (() => void) | undefined;
}

/**
 * What happened, in words, with what is being shown marked; the board lights what a line speaks of, and a tap shows
 * that moment again.
 */
export function LogPanel({ session, onLook }: LogPanelProps): VNode {
  const mirror = session.mirror.value as Mirror;
  const { log, info } = mirror;
  const list = useRef<HTMLOListElement>(null);
  const { playback } = session;
  const shown = playback.isPlaying.value ? playback.shown.value.frames.at(-1)?.n : undefined;
  const looked = session.moment.value?.n ?? shown;
  const { verdicts } = (session.loaded as LoadedGame).game;
  const isTold = session.isVerdictTold.value;
  const lines = makeLines(log, { info, viewer: session.viewer.value, log, verdicts }).filter(
    ({ n, isVerdict }) => n >= firstMove(log) && (isTold || !isVerdict),
  );
  const last = lines.at(-1)?.n;
  useEffect(() => {
    if (list.current && looked === undefined) list.current.scrollTop = list.current.scrollHeight;
  }, [last, looked, isTold]);
  useEffect(() => showLine(list.current), [looked]);
  const look = (n: number): void => {
    void session.look(n);
    onLook?.();
  };
  const point = (n: number) => (): void => {
    session.pointed.value = { events: eventsAt(mirror, n) };
  };
  const leave = (): void => {
    session.pointed.value = undefined;
  };
  useEffect(() => leave, []);
  return (
    <ol class="log" ref={list} tabIndex={-1}>
      {(log[0]?.n ?? 0) > 0 && (
        <li>
          <button type="button" class="button small" onClick={() => void session.reachBack()}>
            {words().earlier}
          </button>
        </li>
      )}
      {lines.map(({ n, isVerdict, seat, sentences, isTakenBack, isByBot }) => (
        <li key={isVerdict ? -n : n}>
          <button
            type="button"
            class="log-line"
            aria-current={n === looked ? 'true' : undefined}
            onClick={() => look(n)}
            onPointerEnter={point(n)}
            onPointerLeave={leave}
            onFocus={point(n)}
            onBlur={leave}
          >
            {seat !== undefined && <SeatMark seat={seat} />}
            <span class="log-text">
              {isTakenBack ? <s>{sentences.join(' ')}</s> : sentences.join(' ')}
              {isByBot && <span class="log-note">{words().byBot}</span>}
              {isTakenBack && <span class="log-note">{words().takenBack}</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Brings the line of the moment that is looked at into the list, without moving the page around it. */
function showLine(list: HTMLOListElement | null): void {
  const line = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !line) return;
  const [frame, box] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (box.top < frame.top || box.bottom > frame.bottom) list.scrollTop += box.top - frame.top - frame.height / 3;
}

/** Who sat down and stood up before the game is of no interest any more. */
const firstMove = (log: Mirror['log']): number => log.find(({ kind }) => kind === 'started')?.n ?? 0;
