/**
 * What is wrong with what was spoken, held against what the page told: what was not spoken in its place, and what was
 * spoken once more than it was told. Whatever else a screen reader says is its own business.
 */
export function compareSpeech(told: readonly string[], spoken: readonly string[]): string[] {
  const wanted = new Set(told);
  const heard = spoken.filter((text) => wanted.has(text));
  const both = commonOf(told, heard);
  return [
    ...without(told, both).map((line) => `not spoken in its place: ${line}`),
    ...without(heard, both).map((line) => `spoken out of place or again: ${line}`),
  ];
}

/** What is left of some lines without others, which come among them in the same order. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  let next = 0;
  return lines.filter((line) => {
    if (line !== others[next]) return true;
    next++;
    return false;
  });
}

/** The longest series of lines that both have in the same order. */
function commonOf(one: readonly string[], other: readonly string[]): string[] {
  const longest = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0));
  const lengthAt = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      longest[i]![j] =
        one[i] === other[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  const common: string[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) {
      common.push(one[i] as string);
      i++;
      j++;
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    else j++;
  }
  return common;
}
