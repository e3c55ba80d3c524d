import { isWished } from '@potager/kernel';
import { useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { awaitedOf } from '../../client/session.ts';
import { findEntry } from '../../games/find-entry.ts';
import { forgetProgress } from '../../lesson/lesson-progress.ts';
import type { LessonRun } from '../../lesson/lesson-run.ts';
import { navigate } from '../../router/route.ts';
import { playOn } from '../../study/play-on.ts';
import { language } from '../../settings/language.ts';
import { lessonWords } from '../../words/lesson/words.ts';
import { words } from '../../words/words.ts';

interface CoachProps {
  readonly game: string;
  readonly run: LessonRun;
}

/** What is said now, and the way on; it has its own place beside the board and never moves it. */
export function Coach({ game, run }: CoachProps): VNode {
  const { coach, chapterOf, watchOthers, notYet } = lessonWords();
  const text = useRef<HTMLDivElement>(null);
  const isWatching = useComputed(() => isOthersTurn(run));
  const { chapter, step } = run.place.value;
  useEffect(() => text.current?.scrollTo(0, 0), [chapter, step, isWatching.value]);
  const say = run.step.value.say[language.value];
  return (
    <aside
      class="coach"
      aria-label={coach}
      data-place={`${chapter}.${step}`}
      data-ready={run.isReady.value}
      data-last={run.isLast.value}
    >
      <p class="coach-chapter">
        <strong>{run.chapter.value.title[language.value]}</strong>{' '}
        <small>{chapterOf(chapter + 1, run.lesson.chapters.length)}</small>
      </p>
      {/* On a small screen it may have to be scrolled, by keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={text} class="coach-text" tabIndex={0} role="group" aria-label={coach}>
        {isWatching.value ? (
          <p>{watchOthers}</p>
        ) : (
          <>
            {run.strayed.value > 0 && <p class="coach-stray">{notYet}</p>}
            <p>{say}</p>
          </>
        )}
      </div>
      <div class="coach-ways">{!isWatching.value && <Ways game={game} run={run} />}</div>
    </aside>
  );
}

/** Whether the reader has nothing to do but to look on. */
function isOthersTurn({ session, isReady }: LessonRun): boolean {
  const mirror = session.value?.mirror.value;
  if (isReady.value || session.value === undefined || mirror === undefined) return false;
  return session.value.playback.isPlaying.value || awaitedOf(mirror, session.value.mySeats.value).length === 0;
}

function Ways({ game, run }: CoachProps): VNode | null {
  const { readOn, showMe, playOn: playOnText, ownGame, beginAnew } = lessonWords();
  const { wish } = run.step.value;
  const button = useRef<HTMLButtonElement>(null);
  const isRead = wish === undefined;
  // Whoever uses keys goes on with the one that is under the hand.
  useEffect(() => {
    if (isRead && run.isReady.peek()) button.current?.focus({ preventScroll: true });
  }, [run.place.value, isRead]);
  if (run.isLast.value) {
    const repeat = (): void => {
      forgetProgress(game);
      void run.begin();
    };
    const goOn = async (): Promise<void> => {
      const begun = run.begun();
      if (begun === undefined) return;
      await playOn(begun, { reader: 0, bots: 'sprout' });
      forgetProgress(game);
    };
    const isOver = run.session.value?.mirror.value?.info.status === 'over';
    return (
      <>
        {!isOver && (
          <button ref={button} type="button" class="button primary small" onClick={() => void goOn()}>
            {playOnText}
          </button>
        )}
        {findEntry(game)?.exercises && (
          <a class="button small" href={`/practise/${game}`}>
            {words().practise}
          </a>
        )}
        <button
          ref={isOver ? button : null}
          type="button"
          class={`button small ${isOver ? 'primary' : ''}`}
          onClick={() => navigate('/')}
        >
          {ownGame}
        </button>
        <button type="button" class="button quiet small" onClick={repeat}>
          {beginAnew}
        </button>
      </>
    );
  }
  if (isRead) {
    return (
      <button ref={button} type="button" class="button primary small" onClick={() => run.next()}>
        {readOn}
      </button>
    );
  }
  const shown = shownMove(run);
  if (shown === undefined) return null;
  const show = (): void => {
    const session = run.session.peek();
    if (session !== undefined) session.suggested.value = { move: shown };
  };
  return (
    <button type="button" class="button small" onClick={show}>
      {showMe}
    </button>
  );
}

/** A move that is waited for and that the board can show before it is made. */
function shownMove({ session, step }: LessonRun): string | undefined {
  const { mirror, loaded } = session.value ?? {};
  const { wish = [] } = step.value;
  return mirror?.value?.turnStatus.legal.find(
    (move) => isWished(wish, move) && loaded?.board?.canShow?.(move) === true,
  );
}
