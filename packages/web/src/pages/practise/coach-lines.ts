import { answerOf } from '@potager/kernel';
import type { ExerciseRun } from '../../exercises/exercise-run.ts';
import { exerciseWordsOf } from '../../exercises/exercise-words.ts';
import { makeNameOf } from '../../games/names.ts';
import { practiseWords } from '../../words/practise/words.ts';
import { wordsOf } from '../../words/words.ts';
import { callOf } from '../table/call-of.ts';

/** A line of what is said beside the board. */
interface CoachLine {
  readonly text: string;
  readonly kind: 'coach-ask' | 'coach-wrong' | 'coach-right' | 'coach-why';
  /** Whether somebody who listens has not heard it. */
  readonly isNew: boolean;
}

/** What is said now: what is asked and what the last answer was worth, or how it ended and why. */
export const makeLines = (run: ExerciseRun): readonly CoachLine[] =>
  run.outcome.value === 'open' ? askedIn(run) : endOf(run);

function askedIn(run: ExerciseRun): readonly CoachLine[] {
  const { rightSoFar } = practiseWords();
  const wrong = wrongOf(run);
  const isOn = run.step.value > 0;
  return [
    ...(wrong === undefined ? [] : [{ text: wrong, kind: 'coach-wrong', isNew: true } as const]),
    ...(isOn ? [{ text: rightSoFar, kind: 'coach-right', isNew: wrong === undefined } as const] : []),
    { text: questionOf(run), kind: 'coach-ask', isNew: wrong === undefined && !isOn },
  ];
}

function questionOf({ exercise, session }: ExerciseRun): string {
  const { game, name, day } = exercise;
  if (day === undefined) return exerciseWordsOf(game, name).question;
  const mirror = session.value?.mirror.value;
  return mirror === undefined ? '' : practiseWords().dailyQuestion(callOf(mirror), mirror.turnStatus.legal.length);
}

/** Moves in the game's own words. */
function sayMove({ exercise, session }: ExerciseRun): (move: string) => string {
  const nameOf = makeNameOf(session.value?.mirror.value?.info.seats ?? []);
  return (move) => wordsOf(exercise.game).move(move, nameOf);
}

function wrongOf(run: ExerciseRun): string | undefined {
  const answer = run.wrong.value;
  if (answer === undefined) return undefined;
  const { wrong, wrongUnknown } = practiseWords();
  const { percent, best } = answer;
  const move = sayMove(run)(answer.move);
  return percent === undefined ? wrongUnknown(move, best) : wrong(move, percent, best);
}

function endOf(run: ExerciseRun): readonly CoachLine[] {
  const { solvedNow, solvedWithHelp, answerIs } = practiseWords();
  const { spot } = run.exercise;
  const answer = answerIs(answerOf(spot).map(sayMove(run)));
  const solved = run.hasHelp ? solvedWithHelp : solvedNow(run.tries);
  return [
    { text: run.outcome.value === 'solved' ? solved : answer, kind: 'coach-right', isNew: true },
    { text: whyOf(run), kind: 'coach-why', isNew: true },
  ];
}

/** Why the answer is the best one: in words where it has some, and by figures. */
function whyOf(run: ExerciseRun): string {
  const { worth, dailyWhy, insight } = practiseWords();
  const { game, name, day, spot } = run.exercise;
  const [[move, best], second] = spot.steps[0] as [
    (typeof spot.steps)[number][number],
    (typeof spot.steps)[number][number]?,
  ];
  if (day === undefined) return `${exerciseWordsOf(game, name).why} ${worth(best, second?.[1])}`;
  const say = sayMove(run);
  const next = second && {
    move: say(second[0]),
    percent: second[1],
    isOfSameKind: kindOf(second[0]) === kindOf(move),
  };
  return `${dailyWhy({ move: say(move), best, next })} ${insight[spot.grade]}`;
}

/** What is done, without where. */
const kindOf = (move: string): string => move.split(' ', 1)[0]!;
