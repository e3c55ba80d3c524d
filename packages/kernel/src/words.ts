import type { GameEvent } from './event.ts';
import type { ScoreLine } from './game.ts';
import type { Json } from './json.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Who sits where, as the reader should hear it. */
export type NameOf = (seat: Seat) => string;

/** Names everyone but the reader, who is told "you" as it is said in that place. */
export const namesAndYou =
  (nameOf: NameOf, you: Seat | undefined, word: string): NameOf =>
  (seat) =>
    seat === you ? word : nameOf(seat);

/**
 * One sentence for each key of a closed family of events, refusals or score lines. A family that gains a key does not
 * compile until every language has its sentence. `you`: the reader's own seat, where they are to be told so.
 */
export type Sentences<T extends { readonly key: string }> = {
  readonly [K in T['key']]: (it: Extract<T, { readonly key: K }>, nameOf: NameOf, you?: Seat) => string;
};

/** Finds the sentence for an item of a family. */
export function speaker<T extends { readonly key: string }>(
  sentences: Sentences<T>,
): (it: T, nameOf: NameOf, you?: Seat) => string {
  return (it, nameOf, you) => {
    const sentence = sentences[it.key as T['key']] as ((it: T, nameOf: NameOf, you?: Seat) => string) | undefined;
    if (sentence === undefined) throw new Error(`no words for ${it.key}`);
    return sentence(it, nameOf, you);
  };
}

/** Tells what the reader did in the second person, where there are words for that. */
export function eventSpeaker<T extends GameEvent>(
  events: Sentences<T>,
  ownEvents: Partial<Sentences<T>>,
): (event: T, nameOf: NameOf, you?: Seat) => string {
  const tell = speaker(events);
  return (event, nameOf, you) => {
    const isOwn = you !== undefined && 'seat' in event && event['seat'] === you;
    const own = isOwn ? (ownEvents[event.key as T['key']] as typeof tell | undefined) : undefined;
    return (own ?? tell)(event, nameOf, you);
  };
}

/** Everything a game says in one language while it is chosen and played. */
export interface Words {
  readonly title: string;
  /** One sentence that makes one want to play. */
  readonly summary: string;
  /** Names of options and of their values, by name and by value as text. */
  readonly options: {
    readonly [name: string]: { readonly label: string; readonly values: { readonly [value: string]: string } };
  };
  /** A move, from its notation, as a button or a screen reader says it. */
  move(text: string, nameOf: NameOf): string;
  /** `you`: the reader's own seat, where they are to be told as such what they did and what was done to them. */
  event(event: GameEvent, nameOf: NameOf, you?: Seat): string;
  refusal(refusal: Refusal, nameOf: NameOf): string;
  score(line: ScoreLine, nameOf: NameOf): string;
  /** What a line is about, in a word or two: lines that are about the same are added up. */
  scoreKind(line: ScoreLine, nameOf: NameOf): string;
  /** What calls the viewer to act, where the game waits for it and that is not simply its turn. */
  call?(view: Json, nameOf: NameOf): string | undefined;
}
