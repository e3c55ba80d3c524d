import type { Lesson } from '@potager/kernel';
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Session } from '../../client/session.ts';
import { keepProgress, type LessonProgress, noteKnownGame } from '../../lesson/lesson-progress.ts';
import { LessonRun } from '../../lesson/lesson-run.ts';
import { announce } from '../../parts/announcer.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Sprig } from '../../parts/sprig.tsx';
import { language } from '../../settings/language.ts';
import { openStudy } from '../../study/open-study.ts';
import { StudyBoard } from '../../study/study-board.tsx';
import '../../styles/table.css';
import '../../styles/sheets.css';
import { lessonWords } from '../../words/lesson/words.ts';
import { words, wordsOf } from '../../words/words.ts';
import { AllMoves } from '../table/all-moves.tsx';
import { useTurnNews } from '../table/use-turn-news.ts';
import { Coach } from './coach.tsx';

interface LessonRoomProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly from: LessonProgress | undefined;
}

/** The board of a first game, with somebody beside it who explains. */
export function LessonRoom({ game, lesson, from }: LessonRoomProps): VNode {
  const run = useMemo(() => new LessonRun(lesson, openStudy), []);
  useEffect(() => {
    void run.begin(from);
    return () => run.end();
  }, []);
  useTelling(game, run);
  const isListed = useSignal(false);
  const session = run.session.value;
  const { board, firstGame, moves } = words();
  const { leaveLesson } = lessonWords();
  return (
    <div class="table-page lesson-page">
      <header class="top-bar">
        <a class="icon-button" href="/" aria-label={leaveLesson} title={leaveLesson}>
          <Sprig />
        </a>
        <h1 class="turn">
          {wordsOf(game).title} <small>{firstGame}</small>
        </h1>
        <button
          type="button"
          class="icon-button"
          aria-label={moves}
          title={moves}
          onClick={() => (isListed.value = true)}
        >
          <Icon name="menu" />
        </button>
      </header>
      <Coach game={game} run={run} />
      <main class="board-room" aria-label={board}>
        <h2 class="unseen">{board}</h2>
        {session === undefined ? <Loading /> : <Board key={session} session={session} isListed={isListed} />}
      </main>
    </div>
  );
}

interface BoardProps {
  readonly session: Session;
  /** Whether everything that can be done is listed in words. */
  readonly isListed: Signal<boolean>;
}

function Board({ session, isListed }: BoardProps): VNode {
  useTurnNews(session);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() !== 'w' || document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      isListed.value = true;
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <StudyBoard session={session} isAlone />
      {isListed.value && (
        <Dialog title={words().moves} onClose={() => (isListed.value = false)}>
          <AllMoves session={session} onClose={() => (isListed.value = false)} />
        </Dialog>
      )}
    </>
  );
}

/** Lights what is spoken of, says it to whoever listens, and keeps how far the reader has come. */
function useTelling(game: string, run: LessonRun): void {
  useSignalEffect(() => {
    const session = run.session.value;
    const { light = [] } = run.step.value;
    if (session !== undefined) session.pointed.value = run.isReady.value ? { places: light } : undefined;
  });
  useSignalEffect(() => {
    if (!run.isReady.value) return;
    announce(run.step.value.say[language.peek()], 'last');
    const progress = run.progress();
    if (run.isLast.value) noteKnownGame(game);
    if (progress !== undefined) keepProgress(game, progress);
  });
  useSignalEffect(() => {
    if (run.strayed.value > 0) announce(lessonWords().notYet, 'last');
  });
}
