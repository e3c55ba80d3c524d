import type { Lesson } from '@potager/kernel';
import { useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { keepProgress, type LessonProgress, noteKnownGame } from '../../lesson/lesson-progress.ts';
import { type LessonPlace, LessonRun } from '../../lesson/lesson-run.ts';
import { announce } from '../../parts/announcer.tsx';
import { language } from '../../settings/language.ts';
import { openStudy } from '../../study/open-study.ts';
import { StudyRoom } from '../../study/study-room.tsx';
import { lessonWords } from '../../words/lesson/words.ts';
import { words, wordsOf } from '../../words/words.ts';
import { Coach } from './coach.tsx';
import { useUncovering } from './use-uncovering.ts';

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
  useUncovering(run);
  return (
    <StudyRoom
      title={wordsOf(game).title}
      about={words().firstGame}
      wayOut={{ path: '/', text: lessonWords().leaveLesson }}
      session={run.session.value}
    >
      <Coach game={game} run={run} />
    </StudyRoom>
  );
}

/** Lights what is spoken of, says it to whoever listens, and keeps how far the reader has come. */
function useTelling(game: string, run: LessonRun): void {
  const told = useRef<LessonPlace>(undefined);
  useSignalEffect(() => {
    const session = run.session.value;
    const { light = [] } = run.step.value;
    if (session !== undefined) session.pointed.value = run.isReady.value ? { places: light } : undefined;
  });
  useSignalEffect(() => {
    if (!run.isReady.value) return;
    // Once, however often something is done before what is waited for.
    if (told.current !== run.place.value) announce(run.step.value.say[language.peek()], 'last');
    told.current = run.place.value;
    const progress = run.progress();
    if (run.isLast.value) noteKnownGame(game);
    if (progress !== undefined) keepProgress(game, progress);
  });
  useSignalEffect(() => {
    if (run.strayed.value > 0) announce(lessonWords().notYet, 'last');
  });
}
