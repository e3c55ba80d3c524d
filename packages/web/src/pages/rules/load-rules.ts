import { loadGuide } from '@potager/games/page/guides';
import { loadRulebook } from '@potager/games/page/rulebooks';
import type { Guide, Rulebook } from '@potager/kernel';
import { findEntry } from '../../games/find-entry.ts';
import { needWords, spoken } from '../../settings/loaded-words.ts';
import { loadRulesWords } from '../../words/rules/words.ts';

interface LoadedRules {
  readonly rulebook: Rulebook;
  /** Undefined where the rules are one list. */
  readonly guide: Guide | undefined;
}

const keyOf = (game: string): string => `rulebook of ${game}`;

/** Returns whether there is such a game. */
export async function loadRules(game: string): Promise<boolean> {
  if (findEntry(game) === undefined) return false;
  await Promise.all([
    loadRulesWords(),
    needWords(keyOf(game), async (language): Promise<LoadedRules> => {
      const [rulebook, guide] = await Promise.all([loadRulebook(game, language), loadGuide(game, language)]);
      return { rulebook, guide };
    }),
  ]);
  return true;
}

export const rulesOf = (game: string): LoadedRules => spoken(keyOf(game)) as LoadedRules;
