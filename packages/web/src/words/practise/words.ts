import type { Grade, Language } from '@potager/kernel';
import { needWords, spoken } from '../../settings/loaded-words.ts';

/** Two moves in words, and what they are worth in percent of games won. */
interface Compared {
  readonly move: string;
  readonly best: number;
  /** Undefined where there is nothing to compare it with. */
  readonly next: { readonly move: string; readonly percent: number; readonly isOfSameKind: boolean } | undefined;
}

/** What was done, for others to read. */
interface Feat {
  readonly game: string;
  readonly day: string;
  readonly tries: number;
  readonly streak: number;
}

/** What is said around exercises; what a graded one asks is the game's own. */
export interface PractiseWords {
  // The lists
  readonly exercises: string;
  readonly exercisesOf: (title: string) => string;
  readonly introduction: string;
  readonly todaysExercises: string;
  readonly todaysHint: string;
  readonly exerciseOf: (day: string) => string;
  readonly earlierDays: string;
  readonly grades: { readonly [grade in Grade]: string };
  readonly solvedOf: (solved: number, all: number) => string;
  readonly solvedBy: (tries: number) => string;
  readonly notSolved: string;
  /** `isOpen`: today's is still to be solved. */
  readonly streak: (days: number, isOpen: boolean) => string;
  readonly longest: (days: number) => string;
  // One exercise
  readonly coach: string;
  readonly stepOf: (step: number, steps: number) => string;
  /** What the exercise of a day asks: what calls the reader, and how many moves there are. */
  readonly dailyQuestion: (call: string, moves: number) => string;
  readonly wrong: (move: string, percent: number, best: number) => string;
  /** Of a move that search hardly looked at. */
  readonly wrongUnknown: (move: string, best: number) => string;
  readonly rightSoFar: string;
  readonly solvedNow: (tries: number) => string;
  /** Solved after it had been shown. */
  readonly solvedWithHelp: string;
  readonly answerIs: (moves: readonly string[]) => string;
  readonly worth: (percent: number, next: number | undefined) => string;
  readonly dailyWhy: (compared: Compared) => string;
  /** How long a bot has to think before it finds the answer. */
  readonly insight: { readonly [grade in Grade]: string };
  readonly showMe: string;
  readonly again: string;
  readonly next: string;
  readonly toList: string;
  readonly playOn: string;
  readonly isDone: string;
  readonly feat: (feat: Feat) => string;
}

const LOADS: { readonly [language in Language]: () => Promise<{ readonly words: PractiseWords }> } = {
  en: async () => import('./en.ts'),
  fr: async () => import('./fr.ts'),
  de: async () => import('./de.ts'),
};

const KEY = 'practise words';

export const loadPractiseWords = async (): Promise<void> =>
  needWords(KEY, async (language) => (await LOADS[language]()).words);

export const practiseWords = (): PractiseWords => spoken(KEY) as PractiseWords;
