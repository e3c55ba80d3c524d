import type { BegunGame } from './record.ts';
import type { Seat } from './seat.ts';

/**
 * How a game's rules page is cut into chapters: the rules each of them holds, in the order to be read, what is plain
 * before what is rare. The same in every language.
 */
export type ChapterTable = { readonly [chapter: string]: readonly string[] };

/** In which chapter a drawn example stands, by its name: `examples/NAME.json` in the game's folder. */
export type ExampleTable<Table extends ChapterTable> = { readonly [example: string]: keyof Table };

/** A position out of a real game, to be shown by the real board, and what is to be seen in it. */
export type RuleExample = {
  /** Who looks and plays. */
  readonly seat: Seat;
  /** What it is about: legal moves of that seat, one after the other. */
  readonly show: readonly string[];
  /** What others answer in between; they are still where it is left out. */
  readonly replies?: readonly string[];
  readonly game: BegunGame;
};

/** One part of the page that goes on paper. */
export type SummaryPart = { readonly title: string; readonly lines: readonly string[] };

/** What a chapter tells before the rules that say it exactly. */
type ChapterText = { readonly title: string; readonly text: readonly string[] };

/** What a language must supply; a missing chapter does not compile. */
export type GuideTexts<Table extends ChapterTable, Examples extends ExampleTable<Table>> = {
  /** What one plays for, in a sentence or two. */
  readonly goal: string;
  /** A turn or a round, step by step. */
  readonly flow: readonly string[];
  readonly chapters: { readonly [chapter in keyof Table]: ChapterText };
  /** What is to be seen in an example. */
  readonly examples: { readonly [example in keyof Examples]: string };
  /** All that one wants to have beside the board, on one sheet of A4. */
  readonly summary: readonly SummaryPart[];
};

export type Chapter = ChapterText & {
  readonly id: string;
  readonly rules: readonly string[];
  readonly examples: readonly { readonly name: string; readonly text: string }[];
};

/** A rules page one likes to read: the goal and the flow of a turn first, then chapters with the rules of each. */
export type Guide = {
  readonly goal: string;
  readonly flow: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly summary: readonly SummaryPart[];
};

export function makeGuide<Table extends ChapterTable, const Examples extends ExampleTable<Table>>(
  table: Table,
  examples: Examples,
  texts: GuideTexts<Table, Examples>,
): Guide {
  const chapters = Object.entries(table).map(([id, rules]) => {
    const own = Object.keys(examples).filter((name) => examples[name] === id);
    return {
      id,
      rules,
      ...texts.chapters[id as keyof Table],
      examples: own.map((name) => ({ name, text: texts.examples[name as keyof Examples] })),
    };
  });
  return { goal: texts.goal, flow: texts.flow, chapters, summary: texts.summary };
}
