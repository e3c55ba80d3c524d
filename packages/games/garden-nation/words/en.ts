import { grammarOf, namesAndYou, type Words } from '@potager/kernel';
import type { Land } from '../rules/components.ts';
import { makeNaming, makeWords } from './make-words.ts';
import { names } from './names-en.ts';

const { choose, count, either, list } = grammarOf('en');

const { land, lands, mission, missions, project, projects, territories } = makeNaming(names);

const floorsOf = (number: number): string => count(number, 'floor', 'floors');
const inhabitantsOf = (number: number): string => count(number, 'inhabitant', 'inhabitants');
const pointsOf = (number: number): string => count(number, 'point', 'points');
const actionsOf = (number: number): string => count(number, 'action', 'actions');

export const words: Words = makeWords({
  language: 'en',
  title: 'Garden Nation',
  summary: 'Four tiny clans build a city in a forgotten garden, floor by floor, wherever the torticrane lets them.',
  options: {
    layout: { label: 'Territories', values: { random: 'laid and turned at random', printed: 'as printed' } },
  },
  moves: {
    keep: ([one, other]) => `keep ${mission(Number(one))} and ${mission(Number(other))}`,
    move: ([to]) => `ploy: move the torticrane to territory ${to}`,
    roof: ([from, to]) => `ploy: move the roof from ${from} to ${to}`,
    on: () => 'nothing can be built here: play in the next territory',
    build: ([area, token]) =>
      token === '' ? `build on ${area}` : `build on ${area}, which becomes ${land(token as Land)}`,
    abandon: ([area]) => `abandon ${area}`,
    invade: ([area]) => `ploy: invade ${area}`,
    idle: () => 'end the action without doing anything',
    project: ([number]) => `complete ${project(Number(number))}`,
    decline: () => 'complete no project',
    next: ([seat], nameOf) => `${nameOf(Number(seat))} plays next`,
  },
  events: {
    kept: ({ seat, missions: kept }, nameOf) => `${nameOf(seat)} keeps ${missions(kept)}.`,
    keptUnseen: ({ seat }, nameOf) => `${nameOf(seat)} has chosen two missions.`,
    turnBegan: ({ seat, actions }, nameOf) => `${nameOf(seat)} has ${actionsOf(actions)}.`,
    craneMoved: ({ seat, to }, nameOf) => `${nameOf(seat)} spends a ploy and moves the torticrane to territory ${to}.`,
    roofMoved: ({ seat, from, to }, nameOf) =>
      `${nameOf(seat)} spends a ploy and moves the roof from ${from} to ${to}.`,
    movedOn: ({ seat, from, to }, nameOf) =>
      `${nameOf(seat)} cannot construct in territory ${from} and goes on to territory ${to}.`,
    built: ({ seat, area, floors, cost, torticrane, land: token }, nameOf) =>
      `${nameOf(seat)} builds on ${area}${token === undefined ? '' : `, now ${land(token)}`}, ${floorsOf(floors)} high, for ${inhabitantsOf(cost)}. The torticrane goes to territory ${torticrane}.`,
    abandoned: ({ seat, area, floors, gain, torticrane }, nameOf) =>
      `${nameOf(seat)} abandons ${area}, takes back ${floorsOf(floors)} and gains ${inhabitantsOf(gain)}. The ` +
      `torticrane goes to territory ${torticrane}.`,
    invaded: ({ seat, owner, area, floors, cost, torticrane }, nameOf, you) =>
      `${nameOf(seat)} spends a ploy and invades ${area}: ` +
      (owner === you ? 'you take' : `${nameOf(owner)} takes`) +
      ` back ${floorsOf(floors)} and ${owner === you ? 'get' : 'gets'} ${inhabitantsOf(cost)}. The torticrane goes to ` +
      `territory ${torticrane}.`,
    idled: ({ seat, torticrane }, nameOf) =>
      `${nameOf(seat)} can build nowhere and lets the action pass. The torticrane stands in territory ${torticrane}.`,
    lastRoundBegan: ({ seat }, nameOf) => `${nameOf(seat)} has placed the last floor: this round is the last.`,
    projectOffered: ({ seat, area, projects: offered }, nameOf) =>
      `With ${area}, ${nameOf(seat)} can complete ${projects(offered)}.`,
    projectCompleted: ({ seat, project: number, area, points }, nameOf) =>
      `${nameOf(seat)} completes ${project(number)} for ${pointsOf(points)}; ${area} gets a roof.`,
    projectRevealed: ({ project: number }) => `New project: ${project(number)}.`,
    projectDeclined: ({ seat }, nameOf) => `${nameOf(seat)} completes no project.`,
    actionEnded: ({ seat, actions }, nameOf) =>
      actions === 0 ? `${nameOf(seat)}'s turn is over.` : `${nameOf(seat)} has ${actionsOf(actions)} left.`,
    nextAsked: ({ seat, among }, nameOf, you) =>
      `${nameOf(seat)} chooses who plays next: ${either(among.map(namesAndYou(nameOf, you, 'you')))}.`,
    nextChosen: ({ seat, next }, nameOf, you) =>
      `${nameOf(seat)} chooses ${namesAndYou(nameOf, you, 'you')(next)} to play next.`,
    territoryControlled: ({ territory, seats, floors, gain }, nameOf, you) => {
      const who = list(seats.map(namesAndYou(nameOf, you, 'you')));
      return seats.length === 1
        ? `Territory ${territory}: most floors (${floors}) for ${who}, ${inhabitantsOf(gain)} gained.`
        : `Territory ${territory}: ${who} share the majority with ${floorsOf(floors)} each and gain ${inhabitantsOf(gain)} each.`;
    },
    roundBegan: ({ round, first }, nameOf, you) =>
      `Round ${round}. ${first === you ? 'You are' : `${nameOf(first)} is`} first.`,
    ended: ({ winners, scores, missions: kept }, nameOf, you) => {
      const who = list(winners.map(namesAndYou(nameOf, you, winners[0] === you ? 'You' : 'you')));
      const isAlone = winners.length === 1;
      const wins = isAlone && winners[0] !== you ? 'wins' : 'win';
      const named = kept.map((pair, seat) => `${namesAndYou(nameOf, you, 'you')(seat)} ${missions(pair)}`);
      return `${who} ${isAlone ? wins : 'share the victory'} with ${pointsOf(scores[winners[0] ?? 0] ?? 0)}. Missions: ${named.join('; ')}.`;
    },
  },
  ownEvents: {
    kept: ({ missions: kept }) => `You keep ${missions(kept)}.`,
    turnBegan: ({ actions }) => `You have ${actionsOf(actions)}.`,
    craneMoved: ({ to }) => `You spend a ploy and move the torticrane to territory ${to}.`,
    roofMoved: ({ from, to }) => `You spend a ploy and move the roof from ${from} to ${to}.`,
    movedOn: ({ from, to }) => `You cannot construct in territory ${from} and go on to territory ${to}.`,
    built: ({ area, floors, cost, torticrane, land: token }) =>
      `You build on ${area}${token === undefined ? '' : `, now ${land(token)}`}, ${floorsOf(floors)} high, for ${inhabitantsOf(cost)}. The torticrane goes to territory ${torticrane}.`,
    abandoned: ({ area, floors, gain, torticrane }) =>
      `You abandon ${area}, take back ${floorsOf(floors)} and gain ${inhabitantsOf(gain)}. The torticrane goes to ` +
      `territory ${torticrane}.`,
    invaded: ({ owner, area, floors, cost, torticrane }, nameOf) =>
      `You spend a ploy and invade ${area}: ${nameOf(owner)} takes back ${floorsOf(floors)} and gets ` +
      `${inhabitantsOf(cost)}. The torticrane goes to territory ${torticrane}.`,
    idled: ({ torticrane }) =>
      `You can build nowhere and let the action pass. The torticrane stands in territory ${torticrane}.`,
    lastRoundBegan: () => 'You have placed the last floor: this round is the last.',
    projectOffered: ({ area, projects: offered }) => `With ${area}, you can complete ${projects(offered)}.`,
    projectCompleted: ({ project: number, area, points }) =>
      `You complete ${project(number)} for ${pointsOf(points)}; ${area} gets a roof.`,
    projectDeclined: () => 'You complete no project.',
    actionEnded: ({ actions }) => (actions === 0 ? 'Your turn is over.' : `You have ${actionsOf(actions)} left.`),
    nextAsked: ({ among }, nameOf) => `You choose who plays next: ${either(among.map(nameOf))}.`,
    nextChosen: ({ next }, nameOf) => `You choose ${nameOf(next)} to play next.`,
  },
  refusals: {
    over: () => 'The game is over.',
    notYourTurn: ({ turn }, nameOf) => `It is ${nameOf(turn)}'s turn.`,
    missionsFirst: ({ choosing }, nameOf) => `Missions come first; ${list(choosing.map(nameOf))} still to choose.`,
    missionsChosen: () => 'Your missions are chosen.',
    notDealt: ({ mission: number, dealt }) => `${mission(number)} is not among your cards: ${missions(dealt)}.`,
    sameMission: ({ mission: number }) => `Keep two different missions, not ${mission(number)} twice.`,
    smallerFirst: ({ move }) => `Write the smaller number first, not “${move}”.`,
    onlyBuild: () => 'The first action of the game can only be a construction.',
    projectFirst: ({ projects: offered }) => `First complete ${projects(offered)}, or decline.`,
    noFloorPlaced: () => 'A project can only be completed at the moment a floor is placed.',
    nextFirst: ({ among }, nameOf) => `First choose who plays next: ${either(among.map(nameOf))}.`,
    turnNotOver: ({ actions }) => `Your turn is not over: ${actionsOf(actions)} left.`,
    hasPlayed: ({ next, among }, nameOf) =>
      `${nameOf(next)} has already played this round; left are ${list(among.map(nameOf))}.`,
    noChoosing: () => 'With two players nobody chooses who plays next.',
    elsewhere: ({ area, torticrane }) => `${area} is out of reach: the torticrane stands in territory ${torticrane}.`,
    chooseLand: ({ area, lands: left }) => `${area} is a bramble: choose its land, ${lands(left)} are left.`,
    noBramble: ({ area, land: there }) => `${area} already has its land, ${land(there)}.`,
    noToken: ({ land: wanted, lands: left }) => `No ${land(wanted)} token is left, only ${lands(left)}.`,
    noFloors: () => 'You have no floor left.',
    othersBuilding: ({ area, owner }, nameOf) => `${nameOf(owner)}'s building stands on ${area}.`,
    roofed: ({ area }) => `A roof closes the building on ${area}.`,
    population: ({ need, have }) => `Needs ${inhabitantsOf(need)}, ${have} can be spent.`,
    nothingThere: ({ area }) => `No building stands on ${area}.`,
    notYours: ({ area, owner }, nameOf) => `The building on ${area} belongs to ${nameOf(owner)}.`,
    canConstructHere: ({ territory, area }) =>
      `You can construct in territory ${territory}, for instance on ${area}: no going on.`,
    allRound: () => 'You have been to all seven territories.',
    canConstruct: ({ area, cost }) => `You can still construct: on ${area} for ${inhabitantsOf(cost)}.`,
    actHere: ({ territory }) =>
      `A roof was transferred: the action must be carried out here, in territory ${territory}.`,
    ployUsed: () => 'Only one ploy for each action.',
    noPloys: () => 'You have no ploy left.',
    alreadyMovedOn: ({ times }) =>
      `The strategic movement comes before going on, and you went on ${times === 1 ? 'once' : `${times} times`}.`,
    notNextByNumber: ({ to, can }) => `The torticrane can move to territory ${either(can.map(String))}, not to ${to}.`,
    noRoof: ({ area }) => `The building on ${area} has no roof to move.`,
    hasRoof: ({ area }) => `The building on ${area} has a roof already.`,
    otherLand: ({ from, fromLand, to, toLand }) =>
      `A roof stays on its land: ${from} is ${land(fromLand)}, ${to} is ${land(toLand)}.`,
    ownBuilding: ({ area }) => `The building on ${area} is your own.`,
    tooFewFloors: ({ need, have }) => `Needs ${floorsOf(need)}, you have ${have}.`,
    notFaceUp: ({ project: number, projects: up }) =>
      `${project(number)} is not on offer${up.length === 0 ? '' : `; face up are ${projects(up)}`}.`,
    notCompleted: ({ project: number, area }) => `${project(number)} is not completed by the floor on ${area}.`,
  },
  scores: {
    project: ({ project: number }) => project(number),
    floors: ({ mission: number, floors }) => `${mission(number)}: ${floorsOf(floors)}`,
    buildings: ({ mission: number, buildings }) =>
      `${mission(number)}: ${count(buildings, 'building', 'buildings')} of two floors or more`,
    towers: ({ mission: number, territories: where }) =>
      where.length === 0
        ? `${mission(number)}: no territory`
        : `${mission(number)}: ${choose(where.length, 'territory', 'territories')} ${territories(where)}`,
    control: ({ mission: number, held }) =>
      held.length === 0 ? `${mission(number)}: none held` : `${mission(number)}: ${territories(held)} held`,
    missionsHidden: () => 'Two missions, still secret',
    population: ({ inhabitants }) => inhabitantsOf(inhabitants),
  },
  scoreKinds: {
    project: () => 'Projects',
    floors: () => 'Missions',
    buildings: () => 'Missions',
    towers: () => 'Missions',
    control: () => 'Missions',
    missionsHidden: () => 'Missions',
    population: () => 'Inhabitants',
  },
});
