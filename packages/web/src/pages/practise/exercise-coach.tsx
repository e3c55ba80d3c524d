import { useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { nameDay } from '../../exercises/day-words.ts';
import { today } from '../../exercises/day.ts';
import type { ExerciseRun } from '../../exercises/exercise-run.ts';
import { findNext } from '../../exercises/next-exercise.ts';
import { exercisePath, exercisesPath } from '../../exercises/paths.ts';
import { shareFeat } from '../../exercises/share-feat.ts';
import { solvedDays, triesOf } from '../../exercises/solved.ts';
import { streakOf } from '../../exercises/streak.ts';
import { announce } from '../../parts/announcer.tsx';
import { Icon } from '../../parts/icon.tsx';
import { botLevel } from '../../settings/bot-level.ts';
import { playOn } from '../../study/play-on.ts';
import { practiseWords } from '../../words/practise/words.ts';
import { words, wordsOf } from '../../words/words.ts';
import { makeLines } from './coach-lines.ts';

/**
 * What is asked, what answers are worth, and the way on; it has its own place beside the board, and moves it only once
 * the answer is there.
 */
export function ExerciseCoach({ run }: { run: ExerciseRun }): VNode {
  const text = useRef<HTMLDivElement>(null);
  const { coach, grades, stepOf } = practiseWords();
  const { spot } = run.exercise;
  const outcome = run.outcome.value;
  const lines = makeLines(run);
  const said = lines.map((line) => line.text).join(' ');
  useEffect(() => text.current?.scrollTo(0, 0), [said]);
  // What is new is said to whoever listens; what was asked they have heard.
  const news = lines.filter(({ isNew }) => isNew).map((line) => line.text);
  useEffect(() => announce(news.join(' '), 'last'), [news.join(' '), run.wrong.value?.count]);
  const steps = spot.steps.length;
  return (
    <aside class="coach" aria-label={coach} data-outcome={outcome} data-step={run.step.value}>
      <p class="coach-chapter">
        <strong>{grades[spot.grade]}</strong>{' '}
        {steps > 1 && outcome === 'open' && <small>{stepOf(run.step.value + 1, steps)}</small>}
      </p>
      {/* On a small screen it may have to be scrolled, by keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={text} class="coach-text" tabIndex={0} role="group" aria-label={coach}>
        {lines.map((line) => (
          <p key={line.text} class={line.kind}>
            {line.text}
          </p>
        ))}
        {outcome !== 'open' && <More run={run} />}
      </div>
      <div class="coach-ways">{outcome === 'open' ? <ShowMe run={run} /> : <Onward run={run} />}</div>
    </aside>
  );
}

const ShowMe = ({ run }: { run: ExerciseRun }): VNode => (
  <button type="button" class="button small" disabled={run.session.value === undefined} onClick={() => void run.show()}>
    <Icon name="eye" />
    {practiseWords().showMe}
  </button>
);

/** What is next, and what there is to share of a day. */
function Onward({ run }: { run: ExerciseRun }): VNode {
  const { exercise } = run;
  const { next, toList } = practiseWords();
  const path = useSignal<string | undefined>(undefined);
  const link = useRef<HTMLAnchorElement>(null);
  useSignalEffect(() => {
    void findNext(exercise).then((found) => (path.value = found));
  });
  // Whoever uses keys goes on with what is under the hand.
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  const tries = triesOf(exercise.game, exercise.name);
  const share = async (day: string): Promise<void> => {
    const feat = {
      game: wordsOf(exercise.game).title,
      day: nameDay(day),
      tries: tries ?? 0,
      streak: streakOf(solvedDays.peek(), today()),
    };
    await shareFeat(practiseWords().feat(feat), exercisePath(exercise.game, day));
  };
  return (
    <>
      {exercise.day !== undefined && tries !== undefined && (
        <button type="button" class="button small" onClick={() => void share(exercise.day!)}>
          <Icon name="share" />
          {words().share}
        </button>
      )}
      <a ref={link} class="button primary small" href={path.value ?? exercisesPath(exercise.game)}>
        {path.value === undefined ? toList : next}
      </a>
    </>
  );
}

/** What else can be done with an exercise that is done. */
function More({ run }: { run: ExerciseRun }): VNode {
  const { again, playOn: playOnText, toList } = practiseWords();
  const { game, spot } = run.exercise;
  const isOver = run.session.value?.mirror.value?.info.status === 'over';
  const goOn = async (): Promise<void> => {
    const begun = run.begun();
    if (begun !== undefined) await playOn(begun, { reader: spot.seat, bots: botLevel.peek() });
  };
  return (
    <div class="button-row coach-more">
      <button type="button" class="button small" onClick={() => void run.begin()}>
        <Icon name="again" />
        {again}
      </button>
      {!isOver && (
        <button type="button" class="button small" onClick={() => void goOn()}>
          <Icon name="play" />
          {playOnText}
        </button>
      )}
      <a class="button small" href={exercisesPath(game)}>
        {toList}
      </a>
    </div>
  );
}
