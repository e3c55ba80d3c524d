import type { Language, Words } from '@potager/kernel';
import { needWords, spoken } from '../settings/loaded-words.ts';
import type { EverywhereWords } from './everywhere/words.ts';
import type { LandingWords } from './landing/words.ts';
import type { MyGamesWords } from './my-games/words.ts';
import type { LobbyWords } from './lobby/words.ts';
import type { SettingsWords } from './settings/words.ts';
import type { CallsWords } from './calls/words.ts';
import type { RoomWords } from './room/words.ts';
import type { TableWords } from './table/words.ts';
import type { EndWords } from './end/words.ts';

/** Every text of the page around the games. A language that lacks one does not compile. */
export type PageWords = EverywhereWords &
  LandingWords &
  MyGamesWords &
  LobbyWords &
  SettingsWords &
  CallsWords &
  RoomWords &
  TableWords &
  EndWords;

/** Everything that is said in one language. */
interface AllWords {
  readonly pageWords: PageWords;
  readonly gameWords: ReadonlyMap<string, Words>;
}

const LOADS: { readonly [language in Language]: () => Promise<AllWords> } = {
  en: async () => import('./all-en.ts'),
  fr: async () => import('./all-fr.ts'),
  de: async () => import('./all-de.ts'),
};

const KEY = 'words';

export const loadAllWords = async (): Promise<void> => needWords(KEY, async (language) => LOADS[language]());

const allWords = (): AllWords => spoken(KEY) as AllWords;

/** The page's words in the current language; a component that calls this follows when the language changes. */
export const words = (): PageWords => allWords().pageWords;

/** Likewise those of a game. */
export const wordsOf = (game: string): Words => allWords().gameWords.get(game) as Words;
