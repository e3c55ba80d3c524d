import type { Speaking } from '@potager/boardkit';
import type { Seat } from '@potager/kernel';
import { missionAt } from '../rules/components.ts';
import type { Event, ScoreLine, View } from '../rules/kinds.ts';
import { landOf } from './choices.ts';
import { type Plan, type Plot, territoryIn } from './plan.ts';

/**
 * Which places of the board a line of the log or of the score sheet speaks of. Areas are called as in notation, all
 * else as what it is explained by: `territory 3`, `project 7`, `population 1`.
 */
export const makeSpeaking = (view: View, plan: Plan): Speaking => ({
  event: (event) => placesOf(event as Event),
  score: (line, seat) => scoredPlaces(line as ScoreLine, seat, view, plan),
});

function placesOf(event: Event): readonly string[] {
  switch (event.key) {
    case 'built':
    case 'abandoned':
    case 'invaded':
      return [event.area];
    case 'roofMoved':
      return [event.from, event.to];
    case 'craneMoved':
    case 'movedOn':
      return [`territory ${event.to}`];
    case 'projectOffered':
      return [event.area, ...event.projects.map((project) => `project ${project}`)];
    case 'projectCompleted':
      return [event.area, `points ${event.seat}`];
    case 'projectRevealed':
      return [`project ${event.project}`];
    case 'territoryControlled':
      return [`territory ${event.territory}`, ...event.seats.map((seat) => `population ${seat}`)];
    case 'turnBegan':
      return [`turn ${event.seat}`];
    case 'nextChosen':
      return [`turn ${event.next}`];
    case 'kept':
      return event.missions.map((mission) => `mission ${mission}`);
    case 'lastRoundBegan':
      return [`floors ${event.seat}`];
    case 'roundBegan':
      return ['round'];
    case 'keptUnseen':
    case 'idled':
    case 'projectDeclined':
    case 'actionEnded':
    case 'nextAsked':
    case 'ended':
      return [];
  }
}

function scoredPlaces(line: ScoreLine, seat: Seat, view: View, plan: Plan): readonly string[] {
  switch (line.key) {
    case 'project':
      return [`points ${seat}`];
    case 'population':
      return [`population ${seat}`];
    case 'missionsHidden':
      return [];
    case 'control':
      return [`mission ${line.mission}`, ...line.held.map((territory) => `territory ${territory}`)];
    case 'floors':
    case 'buildings':
    case 'towers':
      return [`mission ${line.mission}`, ...countedFor(line.mission, seat, view, plan)];
  }
}

/** The buildings that a mission counts: open ones of its owner, as high and on such land as it asks for. */
export function countedFor(number: number, seat: Seat, view: View, plan: Plan): string[] {
  const mission = missionAt(number);
  if (mission.kind === 'control') return [];
  const least = mission.kind === 'floors' ? 1 : mission.kind === 'two-floors' ? 2 : mission.floors;
  const areas = Object.entries(view.buildings)
    .filter(([, building]) => building.seat === seat && !building.roof && building.floors >= least)
    .map(([area]) => area);
  if (mission.kind !== 'tower') {
    return areas.filter((area) => landOf(view, plan.plots.get(area) as Plot) === mission.land);
  }
  // One building counts in each territory.
  return areas.filter((area, n) => areas.findIndex((other) => territoryIn(other) === territoryIn(area)) === n);
}
