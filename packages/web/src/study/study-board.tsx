import { useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Session } from '../client/session.ts';
import { BoardView } from '../pages/table/board-view.tsx';
import { nextSitter } from '../pages/table/hot-seat.ts';
import { usePlayback } from '../pages/table/use-playback.ts';
import { useRefusals } from '../pages/table/use-refusals.ts';
import { useSounds } from '../pages/table/use-sounds.ts';
import '../styles/study.css';

interface StudyBoardProps {
  readonly session: Session;
  /** It is the only one on the page: all keys are its own. */
  readonly isAlone?: boolean;
}

/** The board of a study and nothing around it, as wide as there is room. */
export const StudyBoard = ({ session, isAlone = false }: StudyBoardProps): VNode => (
  <OneBoard key={session} session={session} isAlone={isAlone} />
);

function OneBoard({ session, isAlone }: Required<StudyBoardProps>): VNode {
  const { mirror, mySeats, viewer } = session;
  // Whoever has several seats goes on from one to the next: there is nobody to hide anything from.
  const next = mirror.value && nextSitter(mirror.value, mySeats.value, viewer.value);
  useEffect(() => {
    if (next !== undefined) void session.joinAs(next);
  }, [next]);
  useSignalEffect(() => {
    // Nobody counts the points of a study first.
    if (mirror.value?.info.status === 'over') session.isVerdictTold.value = true;
  });
  useRefusals(session);
  useSounds(session);
  usePlayback(session);
  return (
    <div class={isAlone ? 'study-alone' : 'study-board'} data-keys={isAlone ? undefined : 'own'}>
      <BoardView session={session} />
    </div>
  );
}
