import type { GameEntry } from '@potager/kernel';
import type { VNode } from 'preact';
import { isKnownGame, noteKnownGame, recallProgress } from '../../lesson/lesson-progress.ts';
import { Icon } from '../../parts/icon.tsx';
import { words, wordsOf } from '../../words/words.ts';

const pathOf = ({ name }: GameEntry): string => `/learn/${name}`;

/** For whoever never played it: a first game, or a word that they know it. */
export function LessonOffer({ entry }: { entry: GameEntry }): VNode | null {
  if (entry.lesson === undefined || isKnownGame(entry.name)) return null;
  const { learn, learnHint, learnOn, iKnowIt } = words();
  const { title } = wordsOf(entry.name);
  const isBegun = recallProgress(entry.name) !== undefined;
  return (
    <div class="lesson-offer">
      <a class="lesson-begin" href={pathOf(entry)}>
        <strong>{isBegun ? learnOn : learn}</strong>
        <span>{learnHint}</span>
        <span class="unseen"> · {title}</span>
      </a>
      <button type="button" class="button quiet small" onClick={() => noteKnownGame(entry.name)}>
        {iKnowIt}
        <span class="unseen"> · {title}</span>
      </button>
    </div>
  );
}

/** It can be played again at any time. */
export function LessonLink({ entry }: { entry: GameEntry }): VNode | null {
  if (entry.lesson === undefined || !isKnownGame(entry.name)) return null;
  return (
    <a class="quiet-link" href={pathOf(entry)}>
      <Icon name="hint" />
      {words().firstGame}
      <span class="unseen"> · {wordsOf(entry.name).title}</span>
    </a>
  );
}
