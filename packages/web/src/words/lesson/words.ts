import type { Language } from '@potager/kernel';
import { needWords, spoken } from '../../settings/loaded-words.ts';

/** What is said around a first game; what is taught is the game's own. It comes with the lesson. */
export interface LessonWords {
  // Before it begins
  readonly goal: string;
  readonly beginLesson: string;
  readonly goOnLesson: string;
  readonly beginAnew: string;
  // While it is played
  readonly coach: string;
  readonly chapterOf: (chapter: number, chapters: number) => string;
  readonly readOn: string;
  readonly showMe: string;
  /** While the others play. */
  readonly watchOthers: string;
  /** Something else was tried than what is waited for. */
  readonly notYet: string;
  readonly leaveLesson: string;
  // At its end
  readonly playOn: string;
  readonly ownGame: string;
}

const LOADS: { readonly [language in Language]: () => Promise<{ readonly words: LessonWords }> } = {
  en: async () => import('./en.ts'),
  fr: async () => import('./fr.ts'),
  de: async () => import('./de.ts'),
};

const KEY = 'lesson words';

export const loadLessonWords = async (): Promise<void> =>
  needWords(KEY, async (language) => (await LOADS[language]()).words);

export const lessonWords = (): LessonWords => spoken(KEY) as LessonWords;
