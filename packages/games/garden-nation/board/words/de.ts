import { grammarOf } from '@potager/kernel';
import { names } from '../../words/names-de.ts';
import { explained } from './explained-de.ts';
import type { Labels } from './labels.ts';

const { choose, count, either, list } = grammarOf('de');
const floors = (number: number): string => count(number, 'Stockwerk', 'Stockwerke');
const { lands } = names;

export const labels: Labels = {
  names,
  explained,
  stage: { zoomIn: 'Näher heran', zoomOut: 'Weiter weg', wholeBoard: 'Ganzer Garten' },
  clans: { tins: 'Blechdosen', cups: 'Teetassen', spools: 'Garnrollen', boxes: 'Streichholzschachteln' },
  garden: 'Der Garten',
  choices: 'Was du tun kannst',
  clansTitle: 'Völker',
  projectsTitle: 'Projekte',
  missionsTitle: 'Deine Aufträge',
  populationTitle: 'Einwohner und ihre Punkte am Ende',
  pointsTitle: 'Punkte aus Projekten',
  territoriesTitle: 'Wer die Gebiete hält',
  controlTitle: 'Gebietskontrolle',

  territory: (number) => `Gebiet ${number}`,
  area: (name) => `Feld ${name}`,
  bramble: 'Gestrüpp',
  value: (value) => `Wert ${value}`,
  empty: 'leer',
  token: 'früher Gestrüpp',
  building: (owner, high, roof) =>
    `${owner === undefined ? 'dein Gebäude' : `Gebäude von ${owner}`}, ${floors(high)}${roof ? ', mit Dach' : ''}`,
  torticraneHere: 'hier steht der Schildkran',
  changed: 'eben verändert',
  canBuild: (cost) => `du kannst für ${cost} bauen`,
  canAbandon: (gain) => `du kannst es aufgeben und ${gain} gewinnen`,
  canInvade: (cost) => `du kannst es für ${cost} und einen Kniff erobern`,
  canMoveRoof: 'ein Dach kann versetzt werden',

  yourTurn: 'Du bist dran',
  theirTurn: (name) => `${name} ist dran`,
  actionsLeft: (left) => `noch ${count(left, 'Aktion', 'Aktionen')}`,
  chooseMissions: 'Behalte zwei deiner vier Aufträge',
  keepChosen: (chosen) => `${chosen} von 2 gewählt`,
  waitingForMissions: (who) => `Noch beim Wählen: ${list(who)}`,
  chooseProject: 'Mit diesem Gebäude ein Projekt erfüllen?',
  chooseNext: 'Wer ist als Nächstes dran?',
  isOver: 'Das Spiel ist aus',
  chooseAnywhere: 'Das erste Stockwerk darf überall stehen: Tippe auf ein Feld.',
  chooseIn: (territory) => `Tippe auf ein leuchtendes Feld in Gebiet ${territory}.`,
  nothingIn: (territory) => `In Gebiet ${territory} kannst du nicht bauen.`,
  again: 'Tippe noch einmal auf das Feld oder drücke Enter.',
  round: (number) => `Runde ${number}`,
  lastRound: 'Letzte Runde',

  build: 'Hier bauen',
  buildLand: (land) => `Bauen, das Gestrüpp wird zu ${land}`,
  addFloor: 'Ein Stockwerk aufsetzen',
  abandon: 'Gebäude aufgeben',
  invade: 'Erobern',
  moveRoof: (from, to) => `Dach von ${from} auf ${to} versetzen`,
  moveTo: (territory) => `Schildkran nach ${territory}`,
  craneTo: (territory) => `nach ${territory}`,
  goOn: (territory) => `Weiter in Gebiet ${territory}`,
  idle: 'Aktion verfallen lassen',
  complete: 'Erfüllen',
  decline: 'Kein Projekt',
  keep: 'Diese zwei behalten',
  cancel: 'Zurück',
  ploy: 'Kniff',
  ploys: (left) => `Kniffe: einer pro Aktion, noch ${left}`,

  spendsPloy: (left) => `kostet einen Kniff, noch ${left}`,
  ownerGets: (name, gain, high) => `${name} bekommt diese ${gain} und nimmt ${floors(high)} zurück`,
  missionsChange: (change, then) =>
    `deine Aufträge ${change < 0 ? `verlieren ${count(-change, 'Punkt', 'Punkte')}` : `gewinnen ${count(change, 'Punkt', 'Punkte')}`}, ` +
    `${then}, wenn jetzt Schluss wäre`,
  getsRoof: 'dieses Gebäude bekommt ein Dach: Es wächst nicht mehr und zählt nur noch, wenn es um Gebiete geht',
  roofPloy: 'Dach versetzen',
  roofsToMove: (number) => `${number} hier`,
  noRoofToMove: 'hier keins',
  touchRoof: 'Tippe auf das Gebäude, dessen Dach du versetzen willst.',
  touchForRoof: 'Tippe nun auf das Gebäude, das das Dach bekommt.',
  touchRoofAgain: 'Tippe noch einmal darauf, um das Dach zu versetzen.',
  invadePloy: 'Erobern',
  toInvade: (number, from) => `${number}, ab ${from}`,
  nothingToInvade: 'hier keins',
  touchToInvade: 'Tippe auf ein leuchtendes Gebäude, um zu sehen, was es kostet.',
  projectPlaces: (areas, isNow) =>
    areas.length === 0
      ? 'Noch reicht nirgends ein einzelnes Stockwerk.'
      : `Ein Stockwerk mehr auf ${list(areas)} erfüllt es${isNow ? '; das geht jetzt.' : ', sobald der Schildkran dort steht.'}`,
  instead: (territory, areas, from) =>
    `Bauen kannst du in Gebiet ${territory}: ${count(areas, 'Feld leuchtet', 'Felder leuchten')}, ab ${from}.`,
  otherwise: (ways, next) =>
    `Du kannst ${either(
      ways.map(
        (way) =>
          ({
            abandon: 'dort ein Gebäude aufgeben',
            invade: 'mit einem Kniff eines erobern',
            move: 'mit einem Kniff den Schildkran woanders hinschicken',
            on: `in Gebiet ${next} weitermachen`,
            idle: 'die Aktion verfallen lassen',
          })[way],
      ),
    )}.`,
  nextFinds: (territory, areas, from) =>
    areas === 0
      ? `in Gebiet ${territory} nichts zu bauen`
      : `in Gebiet ${territory} ${count(areas, 'Feld', 'Felder')} zum Bauen, ab ${from}`,
  letPlay: (name) => `${name} ist dran`,
  threeInARow: (name) =>
    `Dann ist ${name} zuletzt dran, beginnt auch die nächste Runde und hat drei Aktionen in Folge.`,
  ahead: (margin) => `um ${margin}`,

  pays: (cost, left) => `zahle ${cost}, ${left} bleiben`,
  gains: (gain, then) => `gewinne ${gain}, dann ${then}`,
  goesTo: (territory) => `Schildkran nach ${territory}`,
  completes: (projects) => `erfüllt ${list(projects)}`,
  willHold: (holders, territory) =>
    holders.length === 0
      ? `Gebiet ${territory}: niemand`
      : `Gebiet ${territory}: ${list(holders)}${holders.length === 1 ? '' : ' gleichauf'}`,
  beginsLastRound: 'dein letztes Stockwerk: Diese Runde wird die letzte',
  nextUp: (who, territory, areas, from) =>
    `Dann ${who ?? 'du'} in Gebiet ${territory}: ${count(areas, 'Feld', 'Felder')} zum Bauen, das billigste für ` +
    `${from}`,
  nextStuck: (who, territory) => `Dann ${who ?? 'du'} in Gebiet ${territory}: nichts zu bauen`,
  playsNext: (name, actions) => `${name}: ${count(actions, 'Aktion', 'Aktionen')}`,

  population: (number) => count(number, 'Einwohner', 'Einwohner'),
  points: (number) => count(number, 'Punkt', 'Punkte'),
  pointsSoFar: (number) => `${count(number, 'Punkt', 'Punkte')}, wenn jetzt Schluss wäre`,
  floorsLeft: (number) => `${floors(number)} übrig`,
  ploysLeft: (number) => `${count(number, 'Kniff', 'Kniffe')} übrig`,
  taken: (number) => count(number, 'Projekt erfüllt', 'Projekte erfüllt'),
  you: 'du',
  first: 'beginnt diese Runde',
  hasPlayed: 'war schon dran',
  isPlaying: 'ist dran',
  toPlay: 'kommt noch dran',
  explain: (name) => `${name}: was die Zahlen bedeuten`,
  winner: 'Sieg',

  deckLeft: (number) => `${number} verdeckt`,
  roofsLeft: (number) => `${count(number, 'Dach', 'Dächer')} im Vorrat`,
  tokensLeft: (land, number) => `${count(number, 'Plättchen', 'Plättchen')} ${land}`,
  heldBy: (name, margin) => `${name}, ${margin} Vorsprung`,
  sharedBy: (who) => `gleichauf: ${list(who)}`,
  heldByNobody: 'niemand',
  projectText: ({ kind, land, beside }) =>
    ({
      'beside-empty': `ab 2 Stockwerken auf ${lands[land]}, neben leerem Feld mit ${lands[beside ?? land]}`,
      outer: `ab 2 Stockwerken auf ${lands[land]}, nicht im mittleren Gebiet`,
      pair: `2 benachbarte Gebäude auf ${lands[land]}`,
      'pair-two-one': `ab 2 und ab 1 Stockwerk, benachbart, beide auf ${lands[land]}`,
      centre: `ab 3 Stockwerken auf ${lands[land]} im mittleren Gebiet`,
      trio: `ab 2 Stockwerken auf ${lands[land]}, neben eigenen Gebäuden auf beiden anderen Geländearten`,
    })[kind],
  missionText: (mission) => {
    switch (mission.kind) {
      case 'floors':
        return `1 Punkt je Stockwerk auf ${lands[mission.land]}`;
      case 'two-floors':
        return `3 Punkte je Gebäude ab 2 Stockwerken auf ${lands[mission.land]}`;
      case 'tower':
        return `${mission.each} Punkte je Gebiet mit einem Gebäude ab ${mission.floors} Stockwerken`;
      case 'control':
        return `Gebiete ${list(mission.territories.map(String))} allein halten: 4 Punkte für eins, 12 für beide`;
    }
  },
  missing: (place, number) => `${place}: ${choose(number, 'es fehlt', 'es fehlen')} ${floors(number)}`,
};
