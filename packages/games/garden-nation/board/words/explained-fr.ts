import { grammarOf } from '@potager/kernel';
import type { Explained } from './explained.ts';

const { count } = grammarOf('fr');
const inhabitants = (number: number): string => count(number, 'habitant', 'habitants');

export const explained: Explained = {
  land: (area, land) => [
    `Case ${area} : ${land}`,
    'Le chiffre dit ce que coûte un premier étage ici. Projets et missions demandent des terrains : herbe, paille ou feuilles.',
  ],
  bramble: (area) => [
    `Case ${area} : ronce`,
    'Une ronce n’a pas de terrain. Qui construit ici paie 5 et choisit le terrain qu’elle devient, pour toujours.',
  ],
  firstFloor: (cost) => `Un premier étage coûte ${inhabitants(cost)}.`,
  nextFloor: (cost) => `L’étage suivant coûte ${inhabitants(cost)} à son propriétaire.`,
  sendsTo: (territory) => `Après une action ici, la tortugrue va au territoire ${territory}.`,
  building: (name) => [
    `Un bâtiment de ${name}`,
    'Ses étages comptent pour tenir le territoire, pour les projets et pour les missions. Seul son propriétaire peut y construire.',
  ],
  roofed: (name) => [
    `Un bâtiment de ${name}, avec un toit`,
    'Il a réalisé un projet. Le toit le ferme : plus d’étages, et il ne compte que pour tenir les territoires.',
  ],
  worth: (number) => `L’abandonner rapporte ${number} à son propriétaire ; l’envahir coûte ${number} et une ruse.`,
  territory: (number) => [
    `Territoire ${number}`,
    'À la fin de chaque manche, qui a le plus d’étages ici gagne 2 habitants ; en cas d’égalité, chacun en gagne 1.',
  ],
  floorsOf: (name, number) => `${name} : ${count(number, 'étage', 'étages')}`,
  torticrane: [
    'La tortugrue',
    'La prochaine action se fait dans son territoire. La place de la case, en haut à gauche, à droite, etc., l’envoie ensuite au territoire qui se trouve là sur le plateau ; celle du milieu, au milieu.',
  ],
  standsIn: (territory) =>
    territory === null
      ? 'Personne n’a encore construit : le premier étage se pose où l’on veut.'
      : `Elle est dans le territoire ${territory}.`,
  recent: 'Quelqu’un y a changé quelque chose depuis votre dernier coup.',

  clan: (name, clan) => [
    `${name}, le clan des ${clan}`,
    'Les chiffres : habitants, points des projets, étages restants et ruses restantes.',
  ],
  turn: (name) => [
    `Le tour de ${name}`,
    'Une marque pleine par action restante ; une vide : doit encore jouer cette manche ; un trait : a joué.',
  ],
  population: (name) => [
    `Habitants de ${name}`,
    'Ils paient les étages et reviennent quand on abandonne ou qu’on tient des territoires. À la fin, beaucoup rapportent des points, et moins de dix en coûtent.',
  ],
  atTheEnd: (number, points) =>
    `${inhabitants(number)} : ${count(points, 'point', 'points').replace('-', '−')} à la fin.`,
  points: (name) => [
    `Points de ${name}`,
    'Pour l’instant, ils viennent des projets. Missions et habitants s’ajoutent à la fin.',
  ],
  floors: (name) => [
    `Étages de ${name}`,
    'Ce qui reste pour construire. La manche où quelqu’un pose son dernier étage est la dernière.',
  ],
  ploys: (name) => [
    `Ruses de ${name}`,
    'Quatre par partie, une au plus par action : déplacer la tortugrue d’un numéro, déplacer un toit ou envahir.',
  ],
  round: [
    'Une manche',
    'Chacun a son tour, puis on compte les territoires. Qui a joué en dernier commence la manche suivante.',
  ],
  lastRound: ['La dernière manche', 'Quelqu’un a posé son dernier étage. Après cette manche, on compte tout.'],

  project: (name) => [
    name,
    'Un projet. Posez un étage qui forme son motif et vous pouvez prendre la carte : ses points sont à vous, et ce bâtiment reçoit un toit.',
  ],
  projectPoints: (points) => `Vaut ${count(points, 'point', 'points')}, au premier qui le réalise.`,
  deck: ['Projets face cachée', 'Quand un projet est réalisé, on retourne le suivant.'],
  mission: (name) => [
    name,
    'Une de vos missions secrètes, comptée à la fin. Les bâtiments avec un toit ne comptent pas.',
  ],
  control: (name) => [
    name,
    'Une de vos missions secrètes, comptée à la fin. Les bâtiments avec un toit comptent, une égalité non.',
  ],
  bringsNow: (points) => `Elle rapporterait ${count(points, 'point', 'points')} si la partie s’arrêtait maintenant.`,
  populationTrack: [
    'Habitants',
    'Une tige par clan. Les chiffres du haut disent ce que tant d’habitants rapportent à la fin : de −30 à +10.',
  ],
  pointsTrack: ['Points des projets', 'Une tige par clan. Missions et habitants s’ajoutent à la fin.'],

  movePloy: [
    'Ruse : déplacer la tortugrue',
    'Avant une action, elle peut aller au territoire de numéro supérieur ou inférieur ; après 7 vient 1. L’action se fait alors là-bas.',
  ],
  roofPloy: [
    'Ruse : déplacer un toit',
    'Avant une action, un de vos toits dans le territoire de la tortugrue peut aller sur un autre de vos bâtiments, sur le même terrain, n’importe où. Le premier est de nouveau ouvert.',
  ],
  roofsNow: (number) =>
    number === 0
      ? 'Aucun de vos toits d’ici ne pourrait aller ailleurs.'
      : `Vos toits d’ici qui pourraient aller ailleurs : ${number}.`,
  invasionsNow: (number, from) =>
    number === 0
      ? 'Il n’y a ici aucun bâtiment à prendre.'
      : `Ici, ${count(number, 'bâtiment est à prendre', 'bâtiments sont à prendre')}, à partir de ${from}.`,
  invadePloy: [
    'Ruse : envahir',
    'Comme action, prenez le bâtiment d’un autre clan dans le territoire de la tortugrue : vous lui payez le double du prix de ses étages, et les vôtres prennent leur place.',
  ],
  tokens: ['Jetons de ronce', 'Qui construit sur une ronce y pose un de ces jetons, et la case garde ce terrain.'],
  roofs: [
    'Toits en réserve',
    'Un bâtiment qui réalise un projet en reçoit un. Quand il n’y en a plus, aucun projet ne peut être réalisé.',
  ],
  price: ['Ce que cela coûte ou rapporte', 'Les habitants que vous payez (−) ou recevez (+) pour ce qui est montré.'],
  nextPrice: ['Ce qui viendrait ensuite', 'Ce qu’un étage coûterait ici à qui agit après cela.'],
};
