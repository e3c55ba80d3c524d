import { LIMITS } from './command.ts';
import { skeletonOf } from './look-alike.ts';
import { isReserved } from './reserved-names.ts';
import { hasMixedScripts } from './script.ts';

/**
 * Why somebody cannot be called so: nothing to read in it; too long; characters that cannot be seen or turn the line
 * around; marks piled on each other; letters of several alphabets in one word; a name that belongs to the house.
 */
export const NAME_PROBLEMS = ['blank', 'long', 'unseen', 'stacked', 'mixed', 'reserved'] as const;

export type NameProblem = (typeof NAME_PROBLEMS)[number];

/** How a name is kept: in one form of Unicode, with single spaces inside and none around. */
export const cleanName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/[\t\p{Zs}]+/gu, ' ')
    .trim();

/**
 * What is wrong with a name that was cleaned. Names from before these rules stay as they are, so that only new ones are
 * asked about.
 */
export function nameProblem(name: string): NameProblem | undefined {
  if (isBlank(name)) return 'blank';
  if (name.length > LIMITS.nameCharacters) return 'long';
  const text = name.replaceAll(EMOJI, ' ');
  if (UNSEEN.test(text.replaceAll(JOINER, ''))) return 'unseen';
  if (STACKED.test(text.normalize('NFD'))) return 'stacked';
  if (text.split(/[\s\p{P}]+/u).some(hasMixedScripts)) return 'mixed';
  if (isReserved(name)) return 'reserved';
  return LEGIBLE.test(name) || text !== name ? undefined : 'blank';
}

/** Whether there is nothing to see in a text, however long it is. */
export const isBlank = (text: string): boolean => !/[^\s\p{Default_Ignorable_Code_Point}\p{C}\u2800]/u.test(text);

/** Whether people would take one name for the other. */
export const looksLike = (name: string, other: string): boolean => skeletonOf(name) === skeletonOf(other);

/** With the joiners and selectors that make one picture of several. */
const EMOJI = /\p{RGI_Emoji}/gv;

/** What writing needs in names from Tehran to Colombo: between letters, it shapes them. */
const JOINER =
  /(?<=[\p{sc=Arabic}\p{sc=Syriac}\p{sc=Mongolian}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Gujarati}\p{sc=Oriya}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Khmer}])[\u200C\u200D](?=\p{L})/gu;

/** Controls, marks of direction, fillers, what has no meaning, and the three that are drawn as nothing or as a box. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\uFFFD]/u;

/** Marks without a letter, the same one twice, more than a script needs, and those that strike through or enclose. */
const STACKED =
  /(?:^|[\s\p{P}\p{S}])\p{M}|(\p{M})\1|[\p{sc=Inherited}&&\p{M}]{3}|\p{M}{5}|[\p{Me}\u0334-\u0338\u20D0-\u20FF]/v;

const LEGIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
