/** What comes after this one in a circle, and is not solved yet. */
export function nextUnsolved<T>(all: readonly T[], now: T, isSolved: (one: T) => boolean): T | undefined {
  const at = all.indexOf(now);
  return [...all.slice(at + 1), ...all.slice(0, at)].find((one) => !isSolved(one));
}
