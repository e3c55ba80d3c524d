import type { Language, ReasonModule, ReasonWords } from '@potager/kernel';
import { byGame } from './by-game.ts';

const modules = byGame(import.meta.glob<ReasonModule>('../*/reasons/reasons.ts'));

type Load = () => Promise<ReasonWords>;

const words: { readonly [language in Language]: ReadonlyMap<string, Load> } = {
  en: byGame(import.meta.glob<ReasonWords>('../*/reasons/en.ts')),
  fr: byGame(import.meta.glob<ReasonWords>('../*/reasons/fr.ts')),
  de: byGame(import.meta.glob<ReasonWords>('../*/reasons/de.ts')),
};

/** Whether a game says why its moves are made. */
export const hasReasons = (game: string): boolean => modules.has(game);

export const loadReasons = async (game: string): Promise<ReasonModule | undefined> => modules.get(game)?.();

export const loadReasonWords = async (game: string, language: Language): Promise<ReasonWords | undefined> =>
  words[language].get(game)?.();
