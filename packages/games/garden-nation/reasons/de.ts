import { grammarOf, type ReasonWords, type Sentences, speaker } from '@potager/kernel';
import { makeNaming } from '../words/make-words.ts';
import { names } from '../words/names-de.ts';
import type { Chance, Reason } from './kinds.ts';

const { count, either, list } = grammarOf('de');
const { land, project } = makeNaming(names);

const pointsOf = (number: number): string => count(number, 'Punkt', 'Punkte');
const floorsOf = (number: number): string => count(number, 'Stockwerk', 'Stockwerke');
const inhabitantsOf = (number: number): string => count(number, 'Einwohner', 'Einwohner');
const areasOf = (number: number): string => `${count(number, 'Feld', 'Felder')} zum Bauen`;
/** At the end of a clause: „… Tempel für 11 Punkte erfüllen“. */
const completing = ({ project: number, points }: Chance): string =>
  `${project(number)} für ${pointsOf(points)} erfüllen`;

const sentences: Sentences<Reason> = {
  completes: ({ projects: all, project: best, points }) =>
    all.length === 1
      ? `erfüllt ${project(best)} für ${pointsOf(points)}`
      : `kann ${either(all.map(project))} erfüllen, für bis zu ${count(points, 'Punkt', 'Punkten')}`,
  scores: ({ project: number, points }) => `bringt ${pointsOf(points)} für ${project(number)}`,
  forgoes: ({ project: number, points }) =>
    `lässt das Gebäude offen, und ${project(number)} mit ${count(points, 'Punkt', 'Punkten')} bleibt liegen`,
  missions: ({ change, after }) =>
    change > 0
      ? `bringt deinen Aufträgen ${pointsOf(change)} mehr, zusammen ${after}`
      : `kostet deine Aufträge ${pointsOf(-change)}; es bleiben ${after}`,
  leads: ({ territory, gain, from }, nameOf) =>
    (gain === 2
      ? `gibt dir allein die Mehrheit in Gebiet ${territory}`
      : `bringt dich in Gebiet ${territory} auf Gleichstand mit den Ersten`) +
    `: ${inhabitantsOf(gain)} am Rundenende, wenn es so bleibt` +
    (from.length === 0 ? '' : `; weniger für ${list(from.map(nameOf))}`),
  yields: ({ territory, gain }) =>
    gain === 0
      ? `gibt die Mehrheit in Gebiet ${territory} auf`
      : `lässt dir in Gebiet ${territory} nur noch Gleichstand`,
  unseats: ({ territory, seats }, nameOf) =>
    `bricht in Gebiet ${territory} die Mehrheit von ${list(seats.map(nameOf))}`,
  prepares: ({ project: number, points, area }) =>
    `macht ${project(number)} bis auf ein Stockwerk fertig: ${pointsOf(points)}, etwa auf ${area}`,
  acts: ({ territory, builds, chance }) =>
    chance === null
      ? builds === 0
        ? `lässt dich als Nächstes in Gebiet ${territory} handeln, wo du nicht bauen kannst`
        : `lässt dich als Nächstes in Gebiet ${territory} handeln (${areasOf(builds)})`
      : `lässt dich als Nächstes in Gebiet ${territory} handeln: Dort kannst du ${completing(chance)}`,
  sends: ({ territory, seats, stuck, threat }, nameOf) => {
    const only = seats.length === 1 ? nameOf(seats[0]!) : undefined;
    const who =
      only === undefined ? `lässt es in Gebiet ${territory} weitergehen` : `schickt ${only} in Gebiet ${territory}`;
    if (threat !== null) return `${who}: Dort kann ${nameOf(threat.seat)} ${completing(threat)}`;
    if (stuck.length === seats.length)
      return `${who}, wo ${only === undefined ? 'niemand bauen kann' : 'nichts zu bauen ist'}`;
    return stuck.length === 0
      ? who
      : `${who}, wo ${list(stuck.map(nameOf))} nicht bauen ${stuck.length === 1 ? 'kann' : 'können'}`;
  },
  chooses: ({ seat, territory, builds, chance }, nameOf) => {
    const who = `holt ${nameOf(seat)} in Gebiet ${territory}`;
    if (chance !== null)
      return `${who}: Dort ist es möglich, ${project(chance.project)} für ${pointsOf(chance.points)} zu erfüllen`;
    return builds === 0 ? `${who}, wo nichts zu bauen ist` : `${who} (${areasOf(builds)}, kein Projekt zu erfüllen)`;
  },
  invades: ({ owner, floors, cost }, nameOf) =>
    `vertreibt ${floorsOf(floors)} von ${nameOf(owner)}, wofür ${nameOf(owner)} deine ${inhabitantsOf(cost)} bekommt`,
  returns: ({ floors, gain }) => `bringt ${floorsOf(floors)} und ${inhabitantsOf(gain)} zurück`,
  population: ({ now, after }) =>
    `${after > now ? 'hebt' : 'senkt'} die Punkte für deine Einwohner von ${now} auf ${after}`,
  costs: ({ cost, left }) => `kostet ${inhabitantsOf(cost)}; ${left} bleiben`,
  ploy: ({ left }) => (left === 0 ? 'kostet deinen letzten Kniff' : `kostet einen Kniff; ${left} bleiben`),
  opens: ({ area, floors }) => `öffnet das Gebäude auf ${area} wieder (${floorsOf(floors)})`,
  idles: () => 'lässt die Aktion verfallen, weil nirgends etwas zu bauen ist',
  lastRound: () => 'setzt dein letztes Stockwerk, also ist diese Runde die letzte',
  sameLand: ({ land: ground }) => `passt zusammen: Gebäude auf ${land(ground)} können für beide zählen`,
  sameTowers: ({ floors }) =>
    `passt zusammen: Ein Gebäude mit ${count(floors, 'Stockwerk', 'Stockwerken')} zählt für beide`,
  sameTerritory: ({ territory }) => `passt zusammen: Gebiet ${territory} zählt für beide`,
  apart: () => 'zählt Verschiedenes: Du brauchst Stockwerke für jeden Auftrag',
};

export const sayReason: ReasonWords['sayReason'] = speaker(sentences);
