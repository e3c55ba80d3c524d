import { grammarOf, type ReasonWords, type Sentences, speaker } from '@potager/kernel';
import { makeNaming } from '../words/make-words.ts';
import { names } from '../words/names-fr.ts';
import type { Chance, Reason } from './kinds.ts';

const { count, either, list } = grammarOf('fr');
const { land, project } = makeNaming(names);

const pointsOf = (number: number): string => count(number, 'point', 'points');
const floorsOf = (number: number): string => count(number, 'étage', 'étages');
const inhabitantsOf = (number: number): string => count(number, 'habitant', 'habitants');
const areasOf = (number: number): string => `${count(number, 'case', 'cases')} où construire`;
const completing = ({ project: number, points }: Chance): string =>
  `réaliser ${project(number)} pour ${pointsOf(points)}`;

const sentences: Sentences<Reason> = {
  completes: ({ projects: all, project: best, points }) =>
    all.length === 1
      ? `réalise ${project(best)} pour ${pointsOf(points)}`
      : `peut réaliser ${either(all.map(project))}, pour ${pointsOf(points)} au plus`,
  scores: ({ project: number, points }) => `rapporte ${pointsOf(points)} pour ${project(number)}`,
  forgoes: ({ project: number, points }) =>
    `garde le bâtiment ouvert, mais laisse passer ${project(number)} et ses ${pointsOf(points)}`,
  missions: ({ change, after }) =>
    change > 0
      ? `rapporte ${pointsOf(change)} de plus à vos missions, ${after} en tout`
      : `coûte ${pointsOf(-change)} à vos missions, qui en gardent ${after}`,
  leads: ({ territory, gain, from }, nameOf) =>
    (gain === 2
      ? `vous donne la majorité au territoire ${territory}`
      : `vous met à égalité en tête au territoire ${territory}`) +
    ` : ${inhabitantsOf(gain)} en fin de manche si rien ne change` +
    (from.length === 0 ? '' : ` ; moins pour ${list(from.map(nameOf))}`),
  yields: ({ territory, gain }) =>
    gain === 0
      ? `abandonne la majorité au territoire ${territory}`
      : `ne vous laisse que l’égalité au territoire ${territory}`,
  unseats: ({ territory, seats }, nameOf) =>
    `enlève à ${list(seats.map(nameOf))} la majorité au territoire ${territory}`,
  prepares: ({ project: number, points, area }) =>
    `ne laisse plus qu’un étage à poser pour ${project(number)} et ses ${pointsOf(points)}, par exemple en ${area}`,
  acts: ({ territory, builds, chance }) => {
    const where = `vous fait jouer ensuite au territoire ${territory}`;
    if (chance !== null) return `${where}, où vous pourriez ${completing(chance)}`;
    return builds === 0 ? `${where}, où vous ne pouvez rien construire` : `${where} (${areasOf(builds)})`;
  },
  sends: ({ territory, seats, stuck, threat }, nameOf) => {
    const only = seats.length === 1 ? nameOf(seats[0]!) : undefined;
    const who = `envoie ${only ?? 'le joueur suivant'} au territoire ${territory}`;
    if (threat !== null) return `${who}, où ${nameOf(threat.seat)} pourrait ${completing(threat)}`;
    if (stuck.length === seats.length)
      return `${who}, où ${only === undefined ? 'personne ne peut construire' : 'il n’y a rien à construire'}`;
    if (stuck.length === 0) return who;
    return `${who}, où ${list(stuck.map(nameOf))} ne ${stuck.length === 1 ? 'peut' : 'peuvent'} rien construire`;
  },
  chooses: ({ seat, territory, builds, chance }, nameOf) => {
    const who = `met ${nameOf(seat)} au territoire ${territory}`;
    if (chance !== null) return `${who}, où l’on peut ${completing(chance)}`;
    return builds === 0
      ? `${who}, où il n’y a rien à construire`
      : `${who} (${areasOf(builds)}, aucun projet à réaliser)`;
  },
  invades: ({ owner, floors, cost }, nameOf) =>
    `chasse ${nameOf(owner)} (${floorsOf(floors)}), qui reçoit vos ${inhabitantsOf(cost)}`,
  returns: ({ floors, gain }) => `vous rend ${floorsOf(floors)} et rapporte ${inhabitantsOf(gain)}`,
  population: ({ now, after }) =>
    `fait ${after > now ? 'monter' : 'baisser'} les points de vos habitants de ${now} à ${after}`,
  costs: ({ cost, left }) => `coûte ${inhabitantsOf(cost)} ; il en reste ${left}`,
  ploy: ({ left }) => (left === 0 ? 'dépense votre dernière ruse' : `dépense une ruse ; il en reste ${left}`),
  opens: ({ area, floors }) => `rouvre le bâtiment en ${area} (${floorsOf(floors)})`,
  idles: () => 'laisse passer l’action, car on ne peut construire nulle part',
  lastRound: () => 'pose votre dernier étage : cette manche sera la dernière',
  sameLand: ({ land: ground }) =>
    `va bien ensemble : les bâtiments sur « ${land(ground)} » peuvent compter pour les deux`,
  sameTowers: ({ floors }) => `va bien ensemble : un bâtiment de ${floorsOf(floors)} compte pour les deux`,
  sameTerritory: ({ territory }) => `va bien ensemble : le territoire ${territory} compte pour les deux`,
  apart: () => 'compte des choses différentes : il faut des étages pour chacune',
};

export const sayReason: ReasonWords['sayReason'] = speaker(sentences);
