/** What a pattern found in the games' folders, by the game's name: `../eden/words/en.ts` is Eden's. */
export const byGame = <T>(found: { readonly [path: string]: T }): ReadonlyMap<string, T> =>
  new Map(Object.entries(found).map(([path, part]) => [path.split('/')[1]!, part]));
