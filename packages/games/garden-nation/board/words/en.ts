import { grammarOf } from '@potager/kernel';
import { names } from '../../words/names-en.ts';
import { explained } from './explained-en.ts';
import type { Labels } from './labels.ts';

const { choose, count, either, list } = grammarOf('en');
const floors = (number: number): string => count(number, 'floor', 'floors');
const { lands } = names;

export const labels: Labels = {
  names,
  explained,
  stage: { zoomIn: 'Nearer', zoomOut: 'Further away', wholeBoard: 'Whole garden' },
  clans: { tins: 'tins', cups: 'teacups', spools: 'spools', boxes: 'matchboxes' },
  garden: 'The garden',
  choices: 'What you can do',
  clansTitle: 'Clans',
  projectsTitle: 'Projects',
  missionsTitle: 'Your missions',
  populationTitle: 'Inhabitants, and the points they bring at the end',
  pointsTitle: 'Points from projects',
  territoriesTitle: 'Who holds the territories',
  controlTitle: 'Territory control',

  territory: (number) => `Territory ${number}`,
  area: (name) => `Area ${name}`,
  bramble: 'bramble',
  value: (value) => `value ${value}`,
  empty: 'empty',
  token: 'once a bramble',
  building: (owner, high, roof) =>
    `${owner === undefined ? 'your building' : `${owner}’s building`}, ${floors(high)}${roof ? ', roofed' : ''}`,
  torticraneHere: 'the torticrane is here',
  changed: 'just changed',
  canBuild: (cost) => `you can build for ${cost}`,
  canAbandon: (gain) => `you can abandon it and gain ${gain}`,
  canInvade: (cost) => `you can invade it for ${cost} and a ploy`,
  canMoveRoof: 'a roof can be moved',

  yourTurn: 'Your turn',
  theirTurn: (name) => `${name} is playing`,
  actionsLeft: (left) => `${count(left, 'action', 'actions')} left`,
  chooseMissions: 'Keep two of your four missions',
  keepChosen: (chosen) => `${chosen} of 2 chosen`,
  waitingForMissions: (who) => `${list(who)} still choosing missions`,
  chooseProject: 'Complete a project with this building?',
  chooseNext: 'Who plays next?',
  isOver: 'The game is over',
  chooseAnywhere: 'The first floor may be built anywhere: touch an area.',
  chooseIn: (territory) => `Touch a glowing area in territory ${territory}.`,
  nothingIn: (territory) => `You cannot build in territory ${territory}.`,
  again: 'Touch the area again, or press Enter, to do it.',
  round: (number) => `Round ${number}`,
  lastRound: 'Last round',

  build: 'Build here',
  buildLand: (land) => `Build, turning the bramble into ${land}`,
  addFloor: 'Add a floor',
  abandon: 'Abandon the building',
  invade: 'Invade',
  moveRoof: (from, to) => `Move the roof from ${from} to ${to}`,
  moveTo: (territory) => `Torticrane to ${territory}`,
  craneTo: (territory) => `to ${territory}`,
  goOn: (territory) => `Go on to territory ${territory}`,
  idle: 'Let the action pass',
  complete: 'Complete',
  decline: 'No project',
  keep: 'Keep these two',
  cancel: 'Back',
  ploy: 'ploy',
  ploys: (left) => `Ploys: one with each action, ${left} left`,

  spendsPloy: (left) => `spends a ploy, ${left} left`,
  ownerGets: (name, gain, high) => `${name} gets these ${gain} and takes back ${floors(high)}`,
  missionsChange: (change, then) =>
    `your missions ${change < 0 ? `lose ${count(-change, 'point', 'points')}` : `gain ${count(change, 'point', 'points')}`}, ` +
    `${then} if it ended now`,
  getsRoof: 'this building gets a roof: no more floors, and from now on it counts only for holding territories',
  roofPloy: 'Move a roof',
  roofsToMove: (number) => `${number} here`,
  noRoofToMove: 'none here',
  touchRoof: 'Touch the building whose roof you want to move.',
  touchForRoof: 'Now touch the building that gets the roof.',
  touchRoofAgain: 'Touch it again to move the roof.',
  invadePloy: 'Invade',
  toInvade: (number, from) => `${number}, from ${from}`,
  nothingToInvade: 'none here',
  touchToInvade: 'Touch a glowing building to see what taking it costs.',
  projectPlaces: (areas, isNow) =>
    areas.length === 0
      ? 'no single floor would complete it yet.'
      : `one more floor on ${list(areas)} would complete it${isNow ? '; you can do it now.' : ', once the torticrane is there.'}`,
  instead: (territory, areas, from) =>
    `You can build in territory ${territory}: ${count(areas, 'area glows', 'areas glow')}, from ${from}.`,
  otherwise: (ways, next) =>
    `You can ${either(
      ways.map(
        (way) =>
          ({
            abandon: 'abandon a building of yours there',
            invade: 'invade one with a ploy',
            move: 'send the torticrane elsewhere with a ploy',
            on: `go on to territory ${next}`,
            idle: 'let the action pass',
          })[way],
      ),
    )}.`,
  nextFinds: (territory, areas, from) =>
    areas === 0
      ? `nothing to build in territory ${territory}`
      : `${count(areas, 'area', 'areas')} to build on in territory ${territory}, from ${from}`,
  letPlay: (name) => `${name} plays next`,
  threeInARow: (name) => `Then ${name} is last, begins the next round too, and has three actions in a row.`,
  ahead: (margin) => `by ${margin}`,

  pays: (cost, left) => `pay ${cost}, ${left} stay`,
  gains: (gain, then) => `gain ${gain}, then ${then}`,
  goesTo: (territory) => `torticrane to ${territory}`,
  completes: (projects) => `completes ${list(projects)}`,
  willHold: (holders, territory) =>
    holders.length === 0
      ? `territory ${territory} held by nobody`
      : `territory ${territory} ${choose(holders.length, 'held', 'shared')} by ${list(holders)}`,
  beginsLastRound: 'your last floor: this round becomes the last',
  nextUp: (who, territory, areas, from) =>
    `Then ${who ?? 'you'} in territory ${territory}: ${count(areas, 'area', 'areas')} to build on, the cheapest for ` +
    `${from}`,
  nextStuck: (who, territory) => `Then ${who ?? 'you'} in territory ${territory}: nothing to build`,
  playsNext: (name, actions) => `${name}: ${count(actions, 'action', 'actions')}`,

  population: (number) => count(number, 'inhabitant', 'inhabitants'),
  points: (number) => count(number, 'point', 'points'),
  pointsSoFar: (number) => `${count(number, 'point', 'points')} if it ended now`,
  floorsLeft: (number) => `${floors(number)} left`,
  ploysLeft: (number) => `${count(number, 'ploy', 'ploys')} left`,
  taken: (number) => count(number, 'project completed', 'projects completed'),
  you: 'you',
  first: 'first this round',
  hasPlayed: 'has played',
  isPlaying: 'plays now',
  toPlay: 'still to play',
  explain: (name) => `${name}: what the figures mean`,
  winner: 'winner',

  deckLeft: (number) => `${number} face down`,
  roofsLeft: (number) => `${count(number, 'roof', 'roofs')} in reserve`,
  tokensLeft: (land, number) => `${count(number, 'token', 'tokens')} ${land}`,
  heldBy: (name, margin) => `${name}, ${margin} ahead`,
  sharedBy: (who) => `shared by ${list(who)}`,
  heldByNobody: 'nobody',
  projectText: ({ kind, land, beside }) =>
    ({
      'beside-empty': `2+ floors on ${lands[land]}, next to empty ${lands[beside ?? land]}`,
      outer: `2+ floors on ${lands[land]}, not in the middle territory`,
      pair: `2 adjacent buildings on ${lands[land]}`,
      'pair-two-one': `2+ and 1+ floors, adjacent, both on ${lands[land]}`,
      centre: `3+ floors on ${lands[land]} in the middle territory`,
      trio: `2+ floors on ${lands[land]}, beside your buildings on both other lands`,
    })[kind],
  missionText: (mission) => {
    switch (mission.kind) {
      case 'floors':
        return `1 point for each floor on ${lands[mission.land]}`;
      case 'two-floors':
        return `3 points for each building of 2+ floors on ${lands[mission.land]}`;
      case 'tower':
        return `${mission.each} points for each territory with ${mission.floors}+ floors in one building`;
      case 'control':
        return `Hold territories ${list(mission.territories.map(String))} alone: 4 points for one, 12 for both`;
    }
  },
  missing: (place, number) => `${place}: ${floors(number)} missing`,
};
