import type { Seat } from '@potager/kernel';
import type { Building, Event, View } from './kinds.ts';
import { versionOf } from './versions.ts';

/** The view after an event, from the view before it and the event as its viewer heard it. */
export function followEvent(view: View, event: Event): View {
  switch (event.key) {
    case 'kept':
      return { ...withChosen(view, event.seat), kept: replaceAt(view.kept, event.seat, event.missions) };
    case 'keptUnseen':
      return withChosen(view, event.seat);
    case 'turnBegan':
      return { ...view, phase: 'action', turn: event.seat, actionsLeft: event.actions };
    case 'craneMoved':
      return { ...withPloyUsed(view, event.seat), torticrane: event.to };
    case 'roofMoved':
      return followRoof(withPloyUsed(view, event.seat), event);
    case 'movedOn':
      return {
        ...view,
        movedOn: view.movedOn + 1,
        cameFrom: view.movedOn === 0 ? event.from : view.cameFrom,
        torticrane: event.to,
      };
    case 'built':
      return followBuilt(view, event);
    case 'abandoned':
      return followAbandoned(view, event);
    case 'invaded':
      return followInvaded(view, event);
    case 'idled':
      return { ...view, torticrane: event.torticrane };
    case 'lastRoundBegan':
      return { ...view, lastRound: true };
    case 'projectOffered':
      return { ...view, phase: 'project', placed: event.area };
    case 'projectCompleted':
      return followCompleted(view, event);
    case 'projectRevealed':
      return { ...view, deck: view.deck - 1, projects: view.projects.toSpliced(event.place, 0, event.project) };
    case 'projectDeclined':
    case 'nextChosen':
      return view;
    case 'actionEnded':
      return followActionEnded(view, event);
    case 'nextAsked':
      return { ...view, phase: 'next' };
    case 'territoryControlled':
      return {
        ...view,
        population: view.population.map((there, seat) => there + (event.seats.includes(seat) ? event.gain : 0)),
      };
    case 'roundBegan':
      return { ...view, round: event.round, first: event.first, turns: 0, played: [] };
    case 'ended':
      return { ...view, phase: 'over', turn: null, kept: event.missions };
  }
}

type Heard<K extends Event['key']> = Extract<Event, { readonly key: K }>;

const withChosen = (view: View, seat: Seat): View => ({
  ...view,
  choosing: view.choosing.filter((other) => other !== seat),
});

const withPloyUsed = (view: View, seat: Seat): View => ({
  ...view,
  ployUsed: true,
  ploysLeft: addAt(view.ploysLeft, seat, -1),
});

function followBuilt(view: View, { seat, area, floors, cost, torticrane, land }: Heard<'built'>): View {
  return {
    ...view,
    torticrane,
    population: addAt(view.population, seat, -cost),
    floorsLeft: addAt(view.floorsLeft, seat, -1),
    buildings: withBuilding(view, area, { seat, floors, roof: false }),
    tokens: land === undefined ? view.tokens : inOrder({ ...view.tokens, [area]: land }),
  };
}

function followAbandoned(view: View, { seat, area, floors, gain, roof, torticrane }: Heard<'abandoned'>): View {
  return {
    ...view,
    torticrane,
    population: addAt(view.population, seat, gain),
    floorsLeft: addAt(view.floorsLeft, seat, floors),
    roofsLeft: view.roofsLeft + Number(roof),
    buildings: withBuilding(view, area, undefined),
  };
}

function followInvaded(view: View, event: Heard<'invaded'>): View {
  const { seat, owner, area, floors, cost, roof, torticrane } = event;
  return {
    ...withPloyUsed(view, seat),
    torticrane,
    population: addAt(addAt(view.population, seat, -cost), owner, cost),
    floorsLeft: addAt(addAt(view.floorsLeft, seat, -floors), owner, floors),
    roofsLeft: view.roofsLeft + Number(roof),
    buildings: withBuilding(view, area, { seat, floors, roof: false }),
  };
}

function followRoof(view: View, { from, to }: Heard<'roofMoved'>): View {
  const isBound = versionOf(view.rules).roofBindsAction;
  const opened = { ...view, isBound, buildings: withRoof(view, from, false) };
  return { ...opened, buildings: withRoof(opened, to, true) };
}

function followCompleted(view: View, { seat, project, area, points }: Heard<'projectCompleted'>): View {
  const taken = [...(view.taken[seat] ?? []), project].toSorted((one, other) => one - other);
  return {
    ...view,
    points: addAt(view.points, seat, points),
    projects: view.projects.filter((other) => other !== project),
    roofsLeft: view.roofsLeft - 1,
    buildings: withRoof(view, area, true),
    taken: replaceAt(view.taken, seat, taken),
  };
}

function followActionEnded(view: View, { seat, actions }: Heard<'actionEnded'>): View {
  const isLast = actions === 0;
  return {
    ...view,
    phase: 'action',
    actionsLeft: actions,
    movedOn: 0,
    cameFrom: null,
    ployUsed: false,
    isBound: false,
    placed: null,
    turns: view.turns + Number(isLast),
    played: isLast ? [...new Set([...view.played, seat])].toSorted((one, other) => one - other) : view.played,
  };
}

function withBuilding({ buildings }: View, area: string, building: Building | undefined): View['buildings'] {
  if (building === undefined) return Object.fromEntries(Object.entries(buildings).filter(([name]) => name !== area));
  return Object.hasOwn(buildings, area)
    ? { ...buildings, [area]: building }
    : inOrder({ ...buildings, [area]: building });
}

/** Keys stay in the order of the areas: views are compared as text. */
const inOrder = <T>(byArea: { readonly [area: string]: T }): { [area: string]: T } =>
  Object.fromEntries(Object.entries(byArea).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const withRoof = (view: View, area: string, roof: boolean): View['buildings'] =>
  withBuilding(view, area, { ...view.buildings[area]!, roof });

const addAt = (figures: readonly number[], seat: Seat, more: number): number[] =>
  figures.map((figure, other) => (other === seat ? figure + more : figure));

const replaceAt = <T>(items: readonly T[], seat: Seat, item: T): T[] =>
  items.map((old, other) => (other === seat ? item : old));
