/**
 * A game by each version of its rules that was ever published. A table or a record says by which one it is played and
 * goes on by it; what is new is played by the newest. How versions differ stands in one table a game
 * (`rules/versions.ts`).
 */
import type { Game } from './game.ts';
import { InputError } from './input.ts';

/** Makes a game of each version, the oldest first, each with those before it; gives the newest. */
export function makeVersions<Version>(
  versions: readonly [Version, ...Version[]],
  make: (version: Version, earlier: readonly Game[]) => Game,
): Game {
  const [first, ...rest] = versions;
  const earlier: Game[] = [];
  let newest = make(first, []);
  for (const version of rest) {
    earlier.push(newest);
    newest = make(version, [...earlier]);
  }
  return newest;
}

/** The versions that can be played, the newest last. */
export const listVersions = ({ earlier = [], rules }: Game): number[] => [...earlier.map((game) => game.rules), rules];

/** The game by this version of its rules; an `InputError` where there is none. */
export function gameByRules(game: Game, rules: number): Game {
  const found = game.rules === rules ? game : game.earlier?.find((version) => version.rules === rules);
  if (found) return found;
  throw new InputError('rules', `is version ${rules}; this program plays version ${listVersions(game).join(' and ')}`);
}
