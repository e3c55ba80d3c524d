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
import {
  type Land,
  type Mission,
  missionAt,
  type MissionName,
  projectAt,
  type ProjectName,
} from '../rules/components.ts';
import type { Event, ScoreLine, Why } from '../rules/kinds.ts';
import type { MoveKind } from '../rules/moves.ts';

/** How a language names the things of the game; its sentences are made with these names. */
export interface Names {
  readonly lands: { readonly [land in Land]: string };
  readonly projects: { readonly [name in ProjectName]: string };
  readonly missions: { readonly [name in MissionName]: string };
  /** “A, B and C”. */
  readonly list: (parts: readonly string[]) => string;
}

/** Names found by the numbers of the notation. */
interface Naming {
  readonly land: (land: Land) => string;
  readonly project: (number: number) => string;
  readonly projects: (numbers: readonly number[]) => string;
  readonly mission: (number: number) => string;
  readonly missions: (numbers: readonly number[]) => string;
  readonly lands: (lands: readonly Land[]) => string;
  readonly territories: (numbers: readonly number[]) => string;
}

/** One phrase for each kind of move, from the words of its notation. */
type MovePhrases = {
  readonly [kind in MoveKind]: (parts: readonly [string, string], nameOf: NameOf) => string;
};

/** What a language must supply; a missing sentence or name does not compile. */
interface Texts {
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  readonly options: {
    readonly layout: { readonly label: string; readonly values: { readonly [value in 'random' | 'printed']: string } };
  };
  readonly moves: MovePhrases;
  readonly events: Sentences<Event>;
  readonly ownEvents: Partial<Sentences<Event>>;
  readonly refusals: Sentences<Exclude<Why, NotationRefusal>>;
  readonly scores: Sentences<ScoreLine>;
  /** What the lines are about, in a word or two. */
  readonly scoreKinds: Sentences<ScoreLine>;
}

export function makeWords({
  language,
  title,
  summary,
  options,
  moves,
  events,
  ownEvents,
  refusals,
  scores,
  scoreKinds,
}: Texts): Words {
  return {
    title,
    summary,
    options,
    move(text, nameOf) {
      const [kind, one = '', other = ''] = text.split(' ');
      return moves[kind as MoveKind]([one, other], nameOf);
    },
    event: eventSpeaker(events, ownEvents),
    refusal: refusalSpeaker<Why>({ language, example: 'build 3.5', refusals }),
    score: speaker(scores),
    scoreKind: speaker(scoreKinds),
  };
}

/** A card is told apart from others of its name by its lands or its territories, in brackets. */
export function makeNaming({ lands, projects, missions, list }: Names): Naming {
  const land = (name: Land): string => lands[name];
  const project = (number: number): string => {
    const { name, land: first, beside } = projectAt(number);
    return beside === undefined ? projects[name] : `${projects[name]} (${land(first)} · ${land(beside)})`;
  };
  const mission = (number: number): string => {
    const card: Mission = missionAt(number);
    return card.kind === 'control' ? `${missions[card.name]} (${card.territories.join(' · ')})` : missions[card.name];
  };
  return {
    land,
    project,
    projects: (numbers) => list(numbers.map(project)),
    mission,
    missions: (numbers) => list(numbers.map(mission)),
    lands: (several) => list(several.map(land)),
    territories: (numbers) => list(numbers.map(String)),
  };
}
