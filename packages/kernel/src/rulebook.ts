/**
 * How a rule says more than its source: a ruling settles what the source leaves open, reconstructed facts are nowhere
 * printed that we know of, published ones were read off the components.
 */
const MARKS = ['ruling', 'reconstructed', 'published'] as const;
export type RuleMark = (typeof MARKS)[number];

/** A rule in our own words. */
export type RuleText = { readonly text: string; readonly marks: readonly RuleMark[] };

/** The rules page: one entry a rule number, in the order to be read. */
export type Rulebook = { readonly [number: string]: RuleText };

/**
 * The numbers of a game's rules, in the order to be read, and which of them say more than the source: the same in every
 * language.
 */
export type RuleMarks = { readonly [number: string]: readonly RuleMark[] };

/** What a language must supply; a missing rule does not compile. */
export type RuleTexts<Marks extends RuleMarks> = { readonly [rule in keyof Marks]: string };

export function makeRulebook<Marks extends RuleMarks>(marks: Marks, texts: RuleTexts<Marks>): Rulebook {
  const rules = Object.entries(marks).map(([number, own]): [string, RuleText] => [
    number,
    { text: texts[number as keyof Marks], marks: own },
  ]);
  return Object.fromEntries(rules);
}
