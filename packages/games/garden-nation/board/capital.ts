/** A move in words, as the beginning of a line. */
export const withCapital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
