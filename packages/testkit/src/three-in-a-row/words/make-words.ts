import { type RuleText, type Sentences, speaker, type Words } from '@potager/kernel';
import type { Event, Line, Why } from '../rules/kinds.ts';

type RuleNumber = 'TR-1' | 'TR-2' | 'TR-3' | 'TR-4' | 'TR-5' | 'TR-6';

/** What a language must supply; a missing sentence does not compile. */
interface Texts {
  readonly title: string;
  readonly summary: string;
  readonly options: {
    readonly stones: { readonly label: string; readonly values: { readonly [value in 'false' | 'true']: string } };
  };
  readonly mark: (cell: string) => string;
  readonly events: Sentences<Event>;
  readonly refusals: Sentences<Why>;
  readonly scores: Sentences<Line>;
  readonly rules: { readonly [rule in RuleNumber]: RuleText };
}

export function makeWords({ title, summary, options, mark, events, refusals, scores, rules }: Texts): Words {
  return {
    title,
    summary,
    options,
    rules,
    move: (text) => mark(text.slice('mark '.length)),
    event: speaker(events),
    refusal: speaker(refusals),
    score: speaker(scores),
  };
}
