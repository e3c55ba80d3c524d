import type { Language, Rulebook } from '@potager/kernel';
import { byGame } from './by-game.ts';

type Load = () => Promise<Rulebook>;

const loads: { readonly [language in Language]: ReadonlyMap<string, Load> } = {
  en: byGame(import.meta.glob<Rulebook>('../*/words/rulebook-en.ts', { import: 'rulebook' })),
  fr: byGame(import.meta.glob<Rulebook>('../*/words/rulebook-fr.ts', { import: 'rulebook' })),
  de: byGame(import.meta.glob<Rulebook>('../*/words/rulebook-de.ts', { import: 'rulebook' })),
};

/** Only who opens the rules page reads it. */
export async function loadRulebook(game: string, language: Language): Promise<Rulebook> {
  const load = loads[language].get(game);
  if (load === undefined) throw new Error(`${game} has no rulebook in ${language}`);
  return load();
}
