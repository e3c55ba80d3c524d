const isSentence = (text: string): boolean => /[.!?…]$/.test(text);

/** Several things that are said, as one text: each ends before the next begins. */
export const joinSaid = (texts: readonly string[]): string =>
  texts.map((text, index) => (isSentence(text) || index === texts.length - 1 ? text : `${text}.`)).join(' ');
