import type { GameEvent } from './event.ts';
import type { ScoreLine } from './game.ts';
import { refusalSpeaker } from './notation-words.ts';
import type { NotationRefusal, Refusal } from './refusal.ts';
import { eventSpeaker, type Language, type Sentences, speaker, type Words } from './words.ts';

/** What a language must supply for a game; a missing sentence does not compile. */
interface GameTexts<Event extends GameEvent, Why extends Refusal, Line extends ScoreLine> extends Pick<
  Words,
  'title' | 'summary' | 'options' | 'move'
> {
  readonly language: Language;
  /** A move as it may be written. */
  readonly example: string;
  readonly events: Sentences<Event>;
  /** Of what the reader did, for those events that begin with whoever does something. */
  readonly ownEvents?: Partial<Sentences<Event>>;
  readonly refusals: Sentences<Exclude<Why, NotationRefusal>>;
  readonly scores: Sentences<Line>;
  /** What the lines are about, in a word or two. */
  readonly scoreKinds: Sentences<Line>;
}

/** The words of a game from its sentences, by the families of its events, refusals and score lines. */
export function makeGameWords<Event extends GameEvent, Why extends Refusal, Line extends ScoreLine>({
  language,
  example,
  events,
  ownEvents = {},
  refusals,
  scores,
  scoreKinds,
  ...texts
}: GameTexts<Event, Why, Line>): Words {
  return {
    ...texts,
    event: eventSpeaker(events, ownEvents),
    refusal: refusalSpeaker<Why>({ language, example, refusals }),
    score: speaker(scores),
    scoreKind: speaker(scoreKinds),
  };
}
