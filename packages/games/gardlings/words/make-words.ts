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
import type { Event, GemColour, ScoreLine, Medal, Why } from '../rules/kinds.ts';
import type { MissionName } from '../rules/missions.ts';
import type { Word } from '../rules/moves.ts';
import type { AnyPile, Back } from '../rules/piles.ts';
import type { Side, Slot } from '../rules/slots.ts';
import type { Creature } from '../rules/tile-set.ts';

type OnOff = { readonly label: string; readonly values: { readonly [value in 'false' | 'true']: string } };

/** The names of the game's own things, for boards as well as for sentences. */
export interface Names {
  readonly creatures: { readonly [creature in Creature]: string };
  /** A tile by the kind of its back and its number. */
  readonly tile: (back: Back | 'mission', number: number) => string;
  readonly piles: { readonly [pile in AnyPile]: string };
  /** `from the first green pile`, and what goes there instead. */
  readonly fromPile: (pile: AnyPile) => string;
  readonly underPile: (pile: AnyPile) => string;
  readonly slots: { readonly [slot in Slot]: string };
  readonly sides: { readonly [side in Side]: string };
  readonly colours: { readonly [colour in GemColour]: string };
  readonly missions: { readonly [mission in MissionName]: string };
  readonly medals: { readonly [medal in Medal]: string };
}

/**
 * What the moves that name a place or a pile say. Tiles are names already, `from` and `under` say of a pile what their
 * words mean.
 */
interface MoveTexts {
  readonly words: { readonly [word in Word]: string };
  readonly lay: (x: string, y: string, turns: string) => string;
  readonly shift: (tile: string, x: string, y: string, turns: string) => string;
  readonly buy: (from: string) => string;
  readonly mutate: (pig: string, under: string, from: string) => string;
}

/** What a language must supply; a missing sentence does not compile. */
interface Texts {
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  readonly options: {
    readonly target: { readonly label: string; readonly values: { readonly [value in '17' | '20']: string } };
    readonly expert: OnOff;
    readonly missions: OnOff;
  };
  readonly names: Names;
  readonly moves: MoveTexts;
  readonly events: Sentences<Event>;
  readonly ownEvents: Partial<Sentences<Event>>;
  readonly refusals: Sentences<Exclude<Why, NotationRefusal>>;
  readonly scores: Sentences<ScoreLine>;
  /** What the lines are about, in a word or two. */
  readonly scoreKinds: Sentences<ScoreLine>;
}

export interface GardlingsWords extends Words {
  readonly names: Names;
}

export function makeWords(texts: Texts): GardlingsWords {
  const { language, title, summary, options, names, moves, events, ownEvents, refusals, scores, scoreKinds } = texts;
  return {
    title,
    summary,
    options,
    names,
    move: (text: string, _nameOf: NameOf) => sayMove(text, names, moves),
    event: eventSpeaker(events, ownEvents),
    refusal: refusalSpeaker<Why>({ language, example: 'lay 1 0 2', refusals }),
    score: speaker(scores),
    scoreKind: speaker(scoreKinds),
  };
}

/** `green-07` as the language names it. */
export function nameTile(names: Pick<Names, 'tile'>, id: string): string {
  const [back, number] = id.split('-');
  return names.tile(back as Back | 'mission', Number(number));
}

function sayMove(text: string, names: Names, moves: MoveTexts): string {
  const [verb = '', ...rest] = text.split(' ');
  const [a = '', b = '', c = '', d = ''] = rest;
  switch (verb) {
    case 'lay':
      return moves.lay(a, b, c);
    case 'shift':
      return moves.shift(nameTile(names, a), b, c, d);
    case 'buy':
      return moves.buy(names.fromPile(a as AnyPile));
    case 'mutate':
      return moves.mutate(nameTile(names, a), names.underPile(b as AnyPile), names.fromPile(c as AnyPile));
    default:
      return moves.words[verb as Word];
  }
}
