import type { Guide, Language } from '@potager/kernel';
import { byGame } from './by-game.ts';

type Load = () => Promise<Guide>;

const loads: { readonly [language in Language]: ReadonlyMap<string, Load> } = {
  en: byGame(import.meta.glob<Guide>('../*/words/guide-en.ts', { import: 'guide' })),
  fr: byGame(import.meta.glob<Guide>('../*/words/guide-fr.ts', { import: 'guide' })),
  de: byGame(import.meta.glob<Guide>('../*/words/guide-de.ts', { import: 'guide' })),
};

/** The chapters of a game's rules; undefined where a game has none, and its rules are one list. */
export const loadGuide = async (game: string, language: Language): Promise<Guide | undefined> =>
  loads[language].get(game)?.();
