import { grammarOf } from '@potager/kernel';
import type { Explained } from './explained.ts';

const { count } = grammarOf('de');
const inhabitants = (number: number): string => count(number, 'Einwohner', 'Einwohner');

export const explained: Explained = {
  land: (area, land) => [
    `Feld ${area}: ${land}`,
    'Die Zahl sagt, was hier ein erstes Stockwerk kostet. Projekte und Aufträge verlangen Böden: Gras, Stroh oder Laub.',
  ],
  bramble: (area) => [
    `Feld ${area}: Gestrüpp`,
    'Gestrüpp hat keinen Boden. Wer hier baut, zahlt 5 und wählt, welcher Boden daraus für immer wird.',
  ],
  firstFloor: (cost) => `Ein erstes Stockwerk kostet ${inhabitants(cost)}.`,
  nextFloor: (cost) => `Das nächste Stockwerk kostet den Besitzer ${inhabitants(cost)}.`,
  sendsTo: (territory) => `Nach einer Aktion hier geht der Schildkran in Gebiet ${territory}.`,
  building: (name) => [
    `Ein Gebäude von ${name}`,
    'Seine Stockwerke zählen für die Mehrheit im Gebiet, für Projekte und für Aufträge. Nur der Besitzer darf darauf bauen.',
  ],
  roofed: (name) => [
    `Ein Gebäude von ${name}, mit Dach`,
    'Es hat ein Projekt erfüllt. Das Dach schließt es ab: keine Stockwerke mehr, und es zählt nur noch für Mehrheiten.',
  ],
  worth: (number) => `Aufgeben bringt dem Besitzer ${number}; erobern kostet ${number} und einen Kniff.`,
  territory: (number) => [
    `Gebiet ${number}`,
    'Wer hier am Ende jeder Runde die meisten Stockwerke hat, gewinnt 2 Einwohner; bei Gleichstand bekommt jeder 1.',
  ],
  floorsOf: (name, number) => `${name}: ${count(number, 'Stockwerk', 'Stockwerke')}`,
  torticrane: [
    'Der Schildkran',
    'Die nächste Aktion geschieht in seinem Gebiet. Die Lage des Feldes, oben links, rechts und so weiter, schickt ihn dann in das Gebiet, das auf dem Plan dort liegt; das mittlere in die Mitte.',
  ],
  standsIn: (territory) =>
    territory === null
      ? 'Noch hat niemand gebaut: Das erste Stockwerk darf überall stehen.'
      : `Er steht in Gebiet ${territory}.`,
  recent: 'Hier hat sich seit deinem letzten Zug etwas geändert.',

  clan: (name, clan) => [
    `${name}, das Volk der ${clan}`,
    'Die Zahlen: Einwohner, Punkte aus Projekten, übrige Stockwerke und übrige Kniffe.',
  ],
  turn: (name) => [
    `${name}: wann dran?`,
    'Ein volles Zeichen für jede Aktion, die noch bleibt; ein leeres: kommt in dieser Runde noch dran; ein Strich: war schon dran.',
  ],
  population: (name) => [
    `Einwohner von ${name}`,
    'Sie bezahlen Stockwerke und kommen zurück, wenn man aufgibt oder Gebiete hält. Viele bringen am Ende Punkte, weniger als zehn kosten welche.',
  ],
  atTheEnd: (number, points) =>
    `${inhabitants(number)}: ${count(points, 'Punkt', 'Punkte').replace('-', '−')} am Ende.`,
  points: (name) => [
    `Punkte von ${name}`,
    'Bis jetzt kommen sie aus Projekten. Aufträge und Einwohner kommen am Ende dazu.',
  ],
  floors: (name) => [
    `Stockwerke von ${name}`,
    'So viele bleiben zum Bauen. Sobald jemand sein letztes setzt, ist diese Runde die letzte.',
  ],
  ploys: (name) => [
    `Kniffe von ${name}`,
    'Vier im ganzen Spiel, höchstens einer je Aktion: den Schildkran um eine Nummer bewegen, ein Dach versetzen oder erobern.',
  ],
  round: [
    'Eine Runde',
    'Alle kommen einmal dran, dann werden die Gebiete gezählt. Wer zuletzt dran war, beginnt die nächste Runde.',
  ],
  lastRound: ['Die letzte Runde', 'Jemand hat sein letztes Stockwerk gesetzt. Nach dieser Runde wird alles gezählt.'],

  project: (name) => [
    name,
    'Ein Projekt. Setze ein Stockwerk, das sein Muster ergibt, dann darfst du die Karte nehmen: Du bekommst ihre Punkte, und das Gebäude bekommt ein Dach.',
  ],
  projectPoints: (points) => `${count(points, 'Punkt', 'Punkte')} für den, der es zuerst schafft.`,
  deck: ['Verdeckte Projekte', 'Wird ein Projekt erfüllt, wird das nächste aufgedeckt.'],
  mission: (name) => [name, 'Ein geheimer Auftrag von dir, am Ende gezählt. Gebäude mit Dach zählen dafür nicht.'],
  control: (name) => [
    name,
    'Ein geheimer Auftrag von dir, am Ende gezählt. Gebäude mit Dach zählen mit, Gleichstand zählt nicht.',
  ],
  bringsNow: (points) => `Er brächte ${count(points, 'Punkt', 'Punkte')}, wäre das Spiel jetzt aus.`,
  populationTrack: [
    'Einwohner',
    'Ein Stängel je Volk. Die Zahlen oben sagen, was so viele Einwohner am Ende bringen: von −30 bis +10.',
  ],
  pointsTrack: ['Punkte aus Projekten', 'Ein Stängel je Volk. Aufträge und Einwohner kommen am Ende dazu.'],

  movePloy: [
    'Kniff: Schildkran bewegen',
    'Vor einer Aktion darf er in das Gebiet mit der nächsthöheren oder nächstkleineren Nummer; nach 7 kommt 1. Die Aktion geschieht dann dort.',
  ],
  roofPloy: [
    'Kniff: ein Dach versetzen',
    'Vor einer Aktion darf eines deiner Dächer im Gebiet des Schildkrans auf ein anderes deiner Gebäude mit demselben Boden, egal wo. Das erste ist dann wieder offen.',
  ],
  roofsNow: (number) =>
    number === 0
      ? 'Keines deiner Dächer hier könnte woandershin.'
      : `So viele deiner Dächer hier könnten woandershin: ${number}.`,
  invasionsNow: (number, from) =>
    number === 0
      ? 'Hier ist kein Gebäude, das du nehmen könntest.'
      : `Hier könntest du ${count(number, 'Gebäude', 'Gebäude')} nehmen, ab ${from}.`,
  invadePloy: [
    'Kniff: erobern',
    'Als Aktion nimmst du im Gebiet des Schildkrans das Gebäude eines anderen Volkes: Du zahlst ihm das Doppelte dessen, was seine Stockwerke kosten, und deine stehen dort stattdessen.',
  ],
  tokens: ['Plättchen für Gestrüpp', 'Wer auf Gestrüpp baut, legt eines davon hin, und das Feld behält diesen Boden.'],
  roofs: [
    'Dächer im Vorrat',
    'Ein Gebäude, das ein Projekt erfüllt, bekommt eines. Ist keines mehr da, kann kein Projekt erfüllt werden.',
  ],
  price: ['Was es kostet oder bringt', 'Einwohner, die du für das Gezeigte zahlst (−) oder bekommst (+).'],
  nextPrice: ['Was danach käme', 'Was ein Stockwerk hier den kosten würde, der danach dran ist.'],
};
