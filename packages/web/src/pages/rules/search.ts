/** Without capitals and accents, letter for letter, so that places in it are places in the text. */
const fold = (text: string): string =>
  Array.from(text, (letter) => letter.normalize('NFD').toLowerCase().slice(0, letter.length)).join('');

/** What the reader looks for, word by word; empty where they look for nothing. */
export const parseQuery = (typed: string): readonly string[] =>
  fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether all of these words are somewhere in the texts. */
export const isFound = (query: readonly string[], ...texts: readonly string[]): boolean => {
  const folded = fold(texts.join('\n'));
  return query.every((word) => folded.includes(word));
};

/** A text in pieces: every second one is what was looked for. */
export function splitAtFound(query: readonly string[], text: string): readonly string[] {
  if (query.length === 0) return [text];
  const pattern = new RegExp(`(${query.map(escape).join('|')})`, 'g');
  let at = 0;
  return fold(text)
    .split(pattern)
    .map((piece) => text.slice(at, (at += piece.length)));
}

const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
