import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useSignalEffect } from '@preact/signals';
import { nameDay } from '../../exercises/day-words.ts';
import { today } from '../../exercises/day.ts';
import { ExerciseRun } from '../../exercises/exercise-run.ts';
import { exerciseWordsOf, loadExerciseWords } from '../../exercises/exercise-words.ts';
import { type Exercise, findExercise } from '../../exercises/exercise.ts';
import { exercisesPath } from '../../exercises/paths.ts';
import { noteSolved } from '../../exercises/solved.ts';
import { toast } from '../../parts/toast.tsx';
import { openStudy } from '../../study/open-study.ts';
import { StudyRoom } from '../../study/study-room.tsx';
import { loadPractiseWords, practiseWords } from '../../words/practise/words.ts';
import { wordsOf } from '../../words/words.ts';
import { ExerciseCoach } from './exercise-coach.tsx';

/** An exercise by its name or its day; undefined where there is none. */
export async function loadExercise(game: string, name: string): Promise<Exercise | undefined> {
  const [exercise] = await Promise.all([findExercise(game, name), loadPractiseWords(), loadExerciseWords(game)]);
  return exercise;
}

/** One exercise on the real board, with somebody beside it who asks and tells what answers are worth. */
export function ExercisePage({ exercise }: { exercise: Exercise }): VNode {
  const { game, name, day } = exercise;
  const run = useMemo(() => new ExerciseRun(exercise, openStudy), []);
  const begunOn = useMemo(today, []);
  useEffect(() => {
    void run.begin();
    return () => run.end();
  }, []);
  useSignalEffect(() => {
    if (run.outcome.value === 'solved' && !run.hasHelp) noteSolved(exercise, run.tries, begunOn);
  });
  useSignalEffect(() => {
    if (run.late.value > 0) toast({ text: practiseWords().isDone });
  });
  const { exerciseOf, exercisesOf } = practiseWords();
  const { title } = wordsOf(game);
  return (
    <StudyRoom
      title={title}
      about={day === undefined ? exerciseWordsOf(game, name).title : exerciseOf(nameDay(day))}
      wayOut={{ path: exercisesPath(game), text: exercisesOf(title) }}
      session={run.session.value}
    >
      <ExerciseCoach run={run} />
    </StudyRoom>
  );
}
