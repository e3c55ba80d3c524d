/**
 * What was solved, as a device keeps it: a list of texts, `eden/square 2` for one that was found at the second try.
 * Lists of two devices can be joined; where both have solved the same one, the better of them counts.
 */
export type SolvedList = readonly string[];

const FORM = /^([\w-]+\/[\w-]+) (\d+)$/;

/** An exercise among those of all games. */
export const idOf = (game: string, name: string): string => `${game}/${name}`;

/** Whatever else was kept there counts for nothing. */
export function readTexts(text: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

/** By how many tries an exercise was solved, at best; undefined: not yet. */
export function triesFor(list: SolvedList, id: string): number | undefined {
  const tries = list.flatMap((item) => {
    const found = FORM.exec(item);
    return found?.[1] === id ? [Number(found[2])] : [];
  });
  return tries.length === 0 ? undefined : Math.min(...tries);
}

export const withSolved = (list: SolvedList, id: string, tries: number): SolvedList => {
  const before = triesFor(list, id);
  return before !== undefined && before <= tries ? list : [...list, `${id} ${tries}`];
};
