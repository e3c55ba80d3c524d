import {
  type Language,
  type NotationRefusal,
  refusalSpeaker,
  type Sentences,
  speaker,
  type Words,
} from '@potager/kernel';
import type { Event, ScoreLine, Why } from '../rules/kinds.ts';

/** What a language must supply; a missing sentence does not compile. */
interface Texts {
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  readonly options: {
    readonly stones: { readonly label: string; readonly values: { readonly [value in 'false' | 'true']: string } };
  };
  readonly mark: (cell: string) => string;
  readonly events: Sentences<Event>;
  readonly refusals: Sentences<Exclude<Why, NotationRefusal>>;
  readonly scores: Sentences<ScoreLine>;
}

export function makeWords({ language, title, summary, options, mark, events, refusals, scores }: Texts): Words {
  return {
    title,
    summary,
    options,
    move: (text) => mark(text.slice('mark '.length)),
    event: speaker(events),
    refusal: refusalSpeaker<Why>({ language, example: 'mark b2', refusals }),
    score: speaker(scores),
  };
}
