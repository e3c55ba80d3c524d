import {
  type Language,
  type NotationRefusal,
  refusalSpeaker,
  type NameOf,
  type Sentences,
  eventSpeaker,
  speaker,
  type Words,
} from '@potager/kernel';
import type { Event, ScoreLine, View, Why } from '../rules/kinds.ts';
import type { Shape } from '../rules/shapes.ts';

export type ShapeNames = { readonly [shape in Shape]: string };

/** A move as a button says it. */
interface MoveTexts {
  readonly water: (cell: string) => string;
  readonly grab: (cell: string) => string;
  readonly with: (cell: string) => string;
  readonly bid: (amount: string) => string;
  readonly accept: () => string;
  readonly culture: (card: string, cells: readonly string[]) => string;
  readonly sell: (card: string) => string;
  readonly buy: (card: string) => string;
  readonly done: () => string;
  readonly doneWithout: (cell: string) => string;
  readonly draw: () => string;
  readonly drawWithout: (cell: string) => string;
}

/** What calls someone to an auction: a bid they have to answer. */
interface CallTexts {
  readonly attacked: (attacker: string, cells: string, bid: number) => string;
  readonly outbid: (defender: string, cells: string, bid: number) => string;
}

/** What a language must supply; a missing sentence does not compile. */
interface Texts {
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  readonly options: {
    readonly target: { readonly label: string; readonly values: { readonly [value in 20 | 25]: string } };
  };
  readonly list: (items: readonly string[]) => string;
  readonly moves: MoveTexts;
  readonly calls: CallTexts;
  readonly events: Sentences<Event>;
  readonly ownEvents: Partial<Sentences<Event>>;
  readonly refusals: Sentences<Exclude<Why, NotationRefusal>>;
  readonly scores: Sentences<ScoreLine>;
  /** What the lines are about, in a word or two. */
  readonly scoreKinds: Sentences<ScoreLine>;
}

export function makeWords(texts: Texts): Words {
  const { language, title, summary, options, moves, events, ownEvents, refusals, scores, scoreKinds } = texts;
  return {
    title,
    summary,
    options,
    move: (text) => sayMove(moves, text),
    event: eventSpeaker(events, ownEvents),
    refusal: refusalSpeaker<Why>({ language, example: 'water C4', refusals }),
    score: speaker(scores),
    scoreKind: speaker(scoreKinds),
    call: (view, nameOf) => sayCall(texts, view as View, nameOf),
  };
}

function sayCall({ calls, list }: Texts, { grab, viewer, turn }: View, nameOf: NameOf): string | undefined {
  if (grab === null || grab.bid === null) return undefined;
  const cells = list(grab.targets);
  return viewer === turn
    ? calls.outbid(nameOf(grab.defender), cells, grab.bid)
    : calls.attacked(nameOf(turn), cells, grab.bid);
}

function sayMove(moves: MoveTexts, text: string): string {
  const [word = '', first = '', ...others] = text.split(' ');
  switch (word) {
    case 'culture':
      return moves.culture(first, others);
    case 'done':
      return first === '' ? moves.done() : moves.doneWithout(first);
    case 'draw':
      return first === '' ? moves.draw() : moves.drawWithout(first);
    case 'water':
    case 'grab':
    case 'with':
    case 'bid':
    case 'accept':
    case 'sell':
    case 'buy':
      return moves[word](first);
    default:
      throw new Error(`no words for ${text}`);
  }
}
