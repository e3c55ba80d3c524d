import { language, type Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Every text of the page around the games. A language that lacks one does not compile. */
export interface Words {
  readonly subtitle: string;
  readonly introduction: string;
  readonly chooseLanguage: string;
  readonly theGames: string;
  readonly players: (range: { from: number; to: number }) => string;
  readonly growing: string;
  readonly growingHint: string;
  readonly by: (people: { designers: string; publishers: string }) => string;
  readonly unofficial: string;
}

const all: Record<Language, Words> = { en, fr, de };

/** The words of the current language; a component that calls this follows when the language changes. */
export const words = (): Words => all[language.value];
