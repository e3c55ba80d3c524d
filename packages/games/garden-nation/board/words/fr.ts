import { grammarOf } from '@potager/kernel';
import { names } from '../../words/names-fr.ts';
import { explained } from './explained-fr.ts';
import type { Labels } from './labels.ts';

const { count, either, list } = grammarOf('fr');
const floors = (number: number): string => count(number, 'étage', 'étages');
const { lands } = names;

export const labels: Labels = {
  names,
  explained,
  stage: { zoomIn: 'Rapprocher', zoomOut: 'Éloigner', wholeBoard: 'Tout le jardin' },
  clans: { tins: 'boîtes de conserve', cups: 'tasses', spools: 'bobines', boxes: 'boîtes d’allumettes' },
  garden: 'Le jardin',
  choices: 'Ce que vous pouvez faire',
  clansTitle: 'Clans',
  projectsTitle: 'Projets',
  missionsTitle: 'Vos missions',
  populationTitle: 'Habitants, et les points qu’ils rapportent à la fin',
  pointsTitle: 'Points des projets',
  territoriesTitle: 'Qui tient les territoires',
  controlTitle: 'Contrôle des territoires',

  territory: (number) => `Territoire ${number}`,
  area: (name) => `Case ${name}`,
  bramble: 'ronce',
  value: (value) => `valeur ${value}`,
  empty: 'vide',
  token: 'ancienne ronce',
  building: (owner, high, roof) =>
    `${owner === undefined ? 'votre bâtiment' : `bâtiment de ${owner}`}, ${floors(high)}${roof ? ', avec un toit' : ''}`,
  torticraneHere: 'la tortugrue est ici',
  changed: 'vient de changer',
  canBuild: (cost) => `vous pouvez construire pour ${cost}`,
  canAbandon: (gain) => `vous pouvez l’abandonner et gagner ${gain}`,
  canInvade: (cost) => `vous pouvez l’envahir pour ${cost} et une ruse`,
  canMoveRoof: 'un toit peut être déplacé',

  yourTurn: 'À vous de jouer',
  theirTurn: (name) => `${name} joue`,
  actionsLeft: (left) => `encore ${count(left, 'action', 'actions')}`,
  chooseMissions: 'Gardez deux de vos quatre missions',
  keepChosen: (chosen) => `${chosen} sur 2`,
  waitingForMissions: (who) => `Choisissent encore leurs missions : ${list(who)}`,
  chooseProject: 'Réaliser un projet avec ce bâtiment ?',
  chooseNext: 'Qui joue ensuite ?',
  isOver: 'La partie est terminée',
  chooseAnywhere: 'Le premier étage se construit où l’on veut : touchez une case.',
  chooseIn: (territory) => `Touchez une case qui brille dans le territoire ${territory}.`,
  nothingIn: (territory) => `Impossible de construire dans le territoire ${territory}.`,
  again: 'Touchez encore la case, ou appuyez sur Entrée, pour le faire.',
  round: (number) => `Manche ${number}`,
  lastRound: 'Dernière manche',

  build: 'Construire ici',
  buildLand: (land) => `Construire, la ronce devient « ${land} »`,
  addFloor: 'Ajouter un étage',
  abandon: 'Abandonner le bâtiment',
  invade: 'Envahir',
  moveRoof: (from, to) => `Déplacer le toit de ${from} vers ${to}`,
  moveTo: (territory) => `Tortugrue vers ${territory}`,
  craneTo: (territory) => `vers ${territory}`,
  goOn: (territory) => `Passer au territoire ${territory}`,
  idle: 'Laisser passer l’action',
  complete: 'Réaliser',
  decline: 'Aucun projet',
  keep: 'Garder ces deux missions',
  cancel: 'Retour',
  ploy: 'ruse',
  ploys: (left) => `Ruses : une par action, il en reste ${left}`,

  spendsPloy: (left) => `dépense une ruse, il en reste ${left}`,
  ownerGets: (name, gain, high) => `${name} reçoit ces ${gain} et reprend ${floors(high)}`,
  missionsChange: (change, then) =>
    `vos missions ${change < 0 ? `perdent ${count(-change, 'point', 'points')}` : `gagnent ${count(change, 'point', 'points')}`} : ` +
    `${then} si la partie s’arrêtait là`,
  getsRoof: 'ce bâtiment reçoit un toit : plus d’étages, et il ne compte désormais que pour tenir les territoires',
  roofPloy: 'Déplacer un toit',
  roofsToMove: (number) => `${number} ici`,
  noRoofToMove: 'aucun ici',
  touchRoof: 'Touchez le bâtiment dont vous voulez déplacer le toit.',
  touchForRoof: 'Touchez maintenant le bâtiment qui reçoit le toit.',
  touchRoofAgain: 'Touchez-le encore pour déplacer le toit.',
  invadePloy: 'Envahir',
  toInvade: (number, from) => `${number}, dès ${from}`,
  nothingToInvade: 'aucun ici',
  touchToInvade: 'Touchez un bâtiment qui brille pour voir ce qu’il coûte.',
  projectPlaces: (areas, isNow) =>
    areas.length === 0
      ? 'aucun étage seul ne suffit encore.'
      : `un étage de plus en ${list(areas)} suffirait${isNow ? ' ; c’est possible maintenant.' : ', une fois la tortugrue sur place.'}`,
  instead: (territory, areas, from) =>
    `Vous pouvez construire dans le territoire ${territory} : ${count(areas, 'case brille', 'cases brillent')}, à ` +
    `partir de ${from}.`,
  otherwise: (ways, next) =>
    `Vous pouvez ${either(
      ways.map(
        (way) =>
          ({
            abandon: 'y abandonner un de vos bâtiments',
            invade: 'en envahir un par une ruse',
            move: 'envoyer la tortugrue ailleurs par une ruse',
            on: `passer au territoire ${next}`,
            idle: 'laisser passer l’action',
          })[way],
      ),
    )}.`,
  nextFinds: (territory, areas, from) =>
    areas === 0
      ? `rien à construire dans le territoire ${territory}`
      : `${count(areas, 'case', 'cases')} où construire dans le territoire ${territory}, à partir de ${from}`,
  letPlay: (name) => `Au tour de ${name}`,
  threeInARow: (name) => `Ensuite ${name} finit la manche, ouvre la suivante et joue trois actions d’affilée.`,
  ahead: (margin) => `de ${margin}`,

  pays: (cost, left) => `payez ${cost}, il en reste ${left}`,
  gains: (gain, then) => `gagnez ${gain}, puis ${then}`,
  goesTo: (territory) => `tortugrue vers ${territory}`,
  completes: (projects) => `réalise ${list(projects)}`,
  willHold: (holders, territory) =>
    holders.length === 0
      ? `personne ne tient le territoire ${territory}`
      : `le territoire ${territory} est à ${list(holders)}${holders.length === 1 ? '' : ' à égalité'}`,
  beginsLastRound: 'votre dernier étage : cette manche sera la dernière',
  nextUp: (who, territory, areas, from) =>
    `Puis ${who ?? 'vous'}, territoire ${territory} : ${count(areas, 'case', 'cases')} où construire, la moins ` +
    `chère à ${from}`,
  nextStuck: (who, territory) => `Puis ${who ?? 'vous'}, territoire ${territory} : rien à construire`,
  playsNext: (name, actions) => `${name} : ${count(actions, 'action', 'actions')}`,

  population: (number) => count(number, 'habitant', 'habitants'),
  points: (number) => count(number, 'point', 'points'),
  pointsSoFar: (number) => `${count(number, 'point', 'points')} si la partie s’arrêtait là`,
  floorsLeft: (number) => `${floors(number)} en réserve`,
  ploysLeft: (number) => `${count(number, 'ruse', 'ruses')} en réserve`,
  taken: (number) => count(number, 'projet réalisé', 'projets réalisés'),
  you: 'vous',
  first: 'premier de la manche',
  hasPlayed: 'a joué',
  isPlaying: 'joue',
  toPlay: 'doit encore jouer',
  explain: (name) => `${name} : ce que disent les chiffres`,
  winner: 'victoire',

  deckLeft: (number) => `${number} face cachée`,
  roofsLeft: (number) => `${count(number, 'toit', 'toits')} en réserve`,
  tokensLeft: (land, number) => `${count(number, 'jeton', 'jetons')} « ${land} »`,
  heldBy: (name, margin) => `${name}, ${margin} d’avance`,
  sharedBy: (who) => `à égalité : ${list(who)}`,
  heldByNobody: 'personne',
  projectText: ({ kind, land, beside }) =>
    ({
      'beside-empty': `2 étages ou plus (${lands[land]}), à côté d’une case vide (${lands[beside ?? land]})`,
      outer: `2 étages ou plus (${lands[land]}), hors du territoire central`,
      pair: `2 bâtiments voisins (${lands[land]})`,
      'pair-two-one': `2 étages et 1 étage ou plus, voisins (${lands[land]})`,
      centre: `3 étages ou plus (${lands[land]}) dans le territoire central`,
      trio: `2 étages ou plus (${lands[land]}), à côté de vos bâtiments sur les deux autres terrains`,
    })[kind],
  missionText: (mission) => {
    switch (mission.kind) {
      case 'floors':
        return `1 point par étage (${lands[mission.land]})`;
      case 'two-floors':
        return `3 points par bâtiment de 2 étages ou plus (${lands[mission.land]})`;
      case 'tower':
        return `${mission.each} points par territoire avec un bâtiment de ${mission.floors} étages ou plus`;
      case 'control':
        return `Tenir seul les territoires ${list(mission.territories.map(String))} : 4 points pour un, 12 pour les deux`;
    }
  },
  missing: (place, number) => `${place} : manque ${floors(number)}`,
};
