import { attempt, FastRandom, type GameRecord, listSeats, type Position, readOptions } from '@potager/kernel';
import { PROJECTS, type ProjectKind } from './rules/components.ts';
import { game } from './rules/game.ts';
import type { Event, State } from './rules/kinds.ts';

/** A whole game as it was heard: every move with its events and the state it led to. */
export interface Told {
  readonly record: GameRecord;
  readonly steps: readonly { readonly move: string; readonly events: readonly Event[]; readonly state: State }[];
  readonly end: Position;
}

export function tell(record: GameRecord): Told {
  const options = readOptions(game.options, record.options);
  const end = game.begin(record.seats, options, record.setup, new FastRandom(0));
  const steps = record.moves.map(({ seat, move }) => {
    const events: Event[] = [];
    const { refusal } = attempt(end, seat, move, { listener: (event) => void events.push(event as Event) });
    if (refusal) throw new Error(`${move}: ${refusal.key}`);
    return { move, events, state: end.state() as State };
  });
  return { record, steps, end };
}

/** The ways a game can go of which a whole recorded game is kept, and what must be heard in it. */
export const WAYS: { readonly [name: string]: (told: Told) => boolean } = {
  'two-players': ({ record, end }) => record.seats === 2 && hasEnded(end),
  'three-players': ({ record, end }) => record.seats === 3 && hasEnded(end),
  'four-players': ({ record, end }) => record.seats === 4 && hasEnded(end),
  'printed-layout': ({ record }) => record.options['layout'] === 'printed',
  'strategic-movement': (told) => heard(told, 'craneMoved').length > 0,
  'roof-back-and-forth': (told) => {
    const moved = heard(told, 'roofMoved');
    return moved.some((one, n) => moved.slice(n + 1).some((other) => one.from === other.to && one.to === other.from));
  },
  'roofed-building-invaded': (told) => heard(told, 'invaded').some(({ roof }) => roof),
  'project-beside-empty': (told) => hasCompleted(told, 'beside-empty'),
  'project-outer': (told) => hasCompleted(told, 'outer'),
  'project-pair': (told) => hasCompleted(told, 'pair'),
  'project-pair-two-one': (told) => hasCompleted(told, 'pair-two-one'),
  'project-centre': (told) => hasCompleted(told, 'centre'),
  'project-trio': (told) => hasCompleted(told, 'trio'),
  'project-by-invasion': ({ steps }) =>
    steps.some(({ move }, n) => move.startsWith('project') && steps[n - 1]?.move.startsWith('invade')),
  'all-roofs-used': ({ steps }) => steps.some(({ state }) => state.roofsLeft === 0),
  'project-deck-empty': ({ steps }) => steps.some(({ state }) => state.projects.length < 4),
  'last-floor-by-invasion': ({ steps }) =>
    steps.some(({ move, events }) => move.startsWith('invade') && events.some(({ key }) => key === 'lastRoundBegan')),
  'last-floor-taken-back': (told) => {
    const last = heard(told, 'lastRoundBegan')[0];
    const state = told.steps.at(-1)?.state;
    return last !== undefined && state !== undefined && state.floorsLeft[last.seat]! > 0;
  },
  'on-all-the-way-round': ({ steps }) => steps.some(({ state }) => state.movedOn === 6),
  'idle-after-moving-on': ({ steps }) => steps.some(({ move }, n) => move === 'idle' && steps[n - 1]?.move === 'on'),
  'population-above-40': ({ steps }) =>
    steps.some(({ state }) => state.population.some((inhabitants) => inhabitants > 40)),
  'token-without-building': ({ steps }) =>
    steps.some(({ state }) => Object.keys(state.tokens).some((area) => state.buildings[area] === undefined)),
  'shared-victory': ({ end }) => (end.outcome()?.winners.length ?? 0) > 1,
};

const hasEnded = (end: Position): boolean => listSeats(end.actors).length === 0;

const heard = <K extends Event['key']>({ steps }: Told, key: K): Extract<Event, { readonly key: K }>[] =>
  steps.flatMap(({ events }) =>
    events.filter((event): event is Extract<Event, { readonly key: K }> => event.key === key),
  );

const hasCompleted = (told: Told, kind: ProjectKind): boolean =>
  heard(told, 'projectCompleted').some(({ project }) => PROJECTS[project - 1]?.kind === kind);
