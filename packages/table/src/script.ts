/** Those that people write their names in today; what belongs to none of them counts as one more. */
const SCRIPTS = [
  ['Adlam', 'Arabic', 'Armenian', 'Balinese', 'Bengali', 'Bopomofo', 'Canadian_Aboriginal', 'Cherokee', 'Cyrillic'],
  ['Devanagari', 'Ethiopic', 'Georgian', 'Greek', 'Gujarati', 'Gurmukhi', 'Han', 'Hangul', 'Hebrew', 'Hiragana'],
  ['Javanese', 'Kannada', 'Katakana', 'Khmer', 'Lao', 'Latin', 'Malayalam', 'Mongolian', 'Myanmar', 'Nko', 'Oriya'],
  ['Sinhala', 'Sundanese', 'Syriac', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan', 'Tifinagh', 'Vai', 'Yi'],
].flat();

/** What is written together every day, after the "highly restrictive" level of UTS #39. */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

/** Digits, symbols and marks that belong to no script in particular go with all of them. */
const writable = (scripts: readonly string[]): RegExp =>
  new RegExp(`^[${[...scripts, 'Common', 'Inherited'].map((script) => `\\p{scx=${script}}`).join('')}\\P{L}]*$`, 'u');

const none = new RegExp(`^[^${SCRIPTS.map((script) => `\\p{scx=${script}}`).join('')}]*$`, 'u');

const allowed: readonly RegExp[] = [...SCRIPTS.map((script) => [script]), ...TOGETHER].map(writable).concat(none);

/** Whether a word has letters of scripts that are not written together, such as Latin with a Cyrillic а among them. */
export const hasMixedScripts = (word: string): boolean => !allowed.some((script) => script.test(word));
