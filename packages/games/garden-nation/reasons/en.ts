import { grammarOf, type ReasonWords, type Sentences, speaker } from '@potager/kernel';
import { makeNaming } from '../words/make-words.ts';
import { names } from '../words/names-en.ts';
import type { Chance, Reason } from './kinds.ts';

const { count, either, list } = grammarOf('en');
const { land, project } = makeNaming(names);

const pointsOf = (number: number): string => count(number, 'point', 'points');
const floorsOf = (number: number): string => count(number, 'floor', 'floors');
const inhabitantsOf = (number: number): string => count(number, 'inhabitant', 'inhabitants');
const areasOf = (number: number): string =>
  `there ${number === 1 ? 'is' : 'are'} ${count(number, 'area', 'areas')} to build on`;
const could = ({ project: number, points }: Chance): string =>
  `could complete ${project(number)} for ${pointsOf(points)}`;

const sentences: Sentences<Reason> = {
  completes: ({ projects: all, project: best, points }) =>
    all.length === 1
      ? `completes ${project(best)} for ${pointsOf(points)}`
      : `can complete ${either(all.map(project))}, for up to ${pointsOf(points)}`,
  scores: ({ project: number, points }) => `brings ${pointsOf(points)} for ${project(number)}`,
  forgoes: ({ project: number, points }) =>
    `keeps the building open, but passes up ${project(number)} and its ${pointsOf(points)}`,
  missions: ({ change, after }) =>
    change > 0
      ? `brings your missions ${pointsOf(change)} more, ${after} in all`
      : `costs your missions ${pointsOf(-change)}; ${after} would be left`,
  leads: ({ territory, gain, from }, nameOf) =>
    (gain === 2
      ? `gives you alone most floors in territory ${territory}`
      : `draws you level for most floors in territory ${territory}`) +
    `: ${inhabitantsOf(gain)} at the round’s end if it stays so` +
    (from.length === 0 ? '' : `; less for ${list(from.map(nameOf))}`),
  yields: ({ territory, gain }) =>
    gain === 0 ? `gives up your lead in territory ${territory}` : `leaves you only level in territory ${territory}`,
  unseats: ({ territory, seats }, nameOf) =>
    `takes most floors in territory ${territory} from ${list(seats.map(nameOf))}`,
  prepares: ({ project: number, points, area }) =>
    `leaves only one floor missing for ${project(number)}, worth ${pointsOf(points)}: on ${area}, for instance`,
  acts: ({ territory, builds, chance }) =>
    chance === null
      ? builds === 0
        ? `makes you act next in territory ${territory}, where you cannot build`
        : `lets you act next in territory ${territory}, where ${areasOf(builds)}`
      : `lets you act next in territory ${territory}, where you ${could(chance)}`,
  sends: ({ territory, seats, stuck, threat }, nameOf) => {
    const only = seats.length === 1 ? nameOf(seats[0]!) : undefined;
    const who = `sends ${only ?? 'the next player'} to territory ${territory}`;
    if (threat !== null) return `${who}, where ${only === undefined ? nameOf(threat.seat) : 'they'} ${could(threat)}`;
    if (stuck.length === seats.length)
      return `${who}, where ${only === undefined ? 'nobody can' : 'they cannot'} build`;
    return stuck.length === 0 ? who : `${who}, where ${list(stuck.map(nameOf))} cannot build`;
  },
  chooses: ({ seat, territory, builds, chance }, nameOf) => {
    if (chance !== null) return `puts ${nameOf(seat)} in territory ${territory}, where they ${could(chance)}`;
    if (builds === 0) return `puts ${nameOf(seat)} in territory ${territory}, where they cannot build`;
    return `puts ${nameOf(seat)} in territory ${territory}, where ${areasOf(builds)} and no project to complete`;
  },
  invades: ({ owner, floors, cost }, nameOf) =>
    `drives out ${floorsOf(floors)} of ${nameOf(owner)}, who gets your ${inhabitantsOf(cost)}`,
  returns: ({ floors, gain }) => `brings back ${floorsOf(floors)} and ${inhabitantsOf(gain)}`,
  population: ({ now, after }) =>
    after > now
      ? `raises the points for your inhabitants from ${now} to ${after}`
      : `lowers the points for your inhabitants from ${now} to ${after}`,
  costs: ({ cost, left }) => `costs ${inhabitantsOf(cost)}; ${left} left`,
  ploy: ({ left }) => (left === 0 ? 'spends your last ploy' : `spends a ploy; ${left} left`),
  opens: ({ area, floors }) => `opens the building on ${area} again, ${floorsOf(floors)} high`,
  idles: () => 'lets the action pass, for nothing can be built anywhere',
  lastRound: () => 'places your last floor, so this round is the last',
  sameLand: ({ land: ground }) => `goes together: buildings on ${land(ground)} can count for both`,
  sameTowers: ({ floors }) => `goes together: a building of ${floorsOf(floors)} counts for both`,
  sameTerritory: ({ territory }) => `goes together: territory ${territory} counts for both`,
  apart: () => 'counts different things, so you need floors for each',
};

export const sayReason: ReasonWords['sayReason'] = speaker(sentences);
