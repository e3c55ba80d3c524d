import { cards } from '@potager/games/page/cards';
import type { Lesson } from '@potager/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { findEntry } from '../../games/find-entry.ts';
import { forgetProgress, type LessonProgress, noteKnownGame, recallProgress } from '../../lesson/lesson-progress.ts';
import { Crumbs } from '../../parts/crumbs.tsx';
import { navigate } from '../../router/route.ts';
import { language } from '../../settings/language.ts';
import '../../styles/lesson.css';
import { lessonWords, loadLessonWords } from '../../words/lesson/words.ts';
import { words, wordsOf } from '../../words/words.ts';
import { LessonRoom } from './lesson-room.tsx';

/** A game's lesson; undefined where there is none. */
export async function loadLesson(game: string): Promise<Lesson | undefined> {
  const [module] = await Promise.all([findEntry(game)?.lesson?.(), loadLessonWords()]);
  return module?.lesson;
}

interface LessonPageProps {
  readonly game: string;
  readonly lesson: Lesson;
}

/** A first game: its goal in one sentence and one picture, then the board. */
export function LessonPage({ game, lesson }: LessonPageProps): VNode {
  const begun = useSignal<{ readonly from: LessonProgress | undefined } | undefined>(undefined);
  if (begun.value !== undefined) return <LessonRoom game={game} lesson={lesson} from={begun.value.from} />;
  const begin = (from: LessonProgress | undefined): void => {
    if (from === undefined) forgetProgress(game);
    begun.value = { from };
  };
  return <Goal game={game} lesson={lesson} onBegin={begin} />;
}

interface GoalProps extends LessonPageProps {
  readonly onBegin: (from: LessonProgress | undefined) => void;
}

function Goal({ game, lesson, onBegin }: GoalProps): VNode {
  const { firstGame, iKnowIt, learnHint } = words();
  const { goal, beginLesson, goOnLesson, beginAnew } = lessonWords();
  const { title } = wordsOf(game);
  const kept = recallProgress(game);
  const Picture = cards.get(game)?.Picture as ComponentType | undefined;
  const know = (): void => {
    noteKnownGame(game);
    navigate('/');
  };
  return (
    <div class="sheet lesson-goal">
      <Crumbs />
      <main>
        <h1>
          {title}
          <small>
            {firstGame}, {learnHint}
          </small>
        </h1>
        {Picture && <Picture />}
        <h2>{goal}</h2>
        <p class="goal-text">{lesson.goal[language.value]}</p>
        <div class="button-row">
          <button type="button" class="button primary" onClick={() => onBegin(kept)}>
            {kept === undefined ? beginLesson : goOnLesson}
          </button>
          {kept !== undefined && (
            <button type="button" class="button" onClick={() => onBegin(undefined)}>
              {beginAnew}
            </button>
          )}
          <button type="button" class="button quiet" onClick={know}>
            {iKnowIt}
          </button>
        </div>
      </main>
    </div>
  );
}
