import { grammarOf, namesAndYou } from '@potager/kernel';
import type { Clash } from '../rules/kinds.ts';
import type { Creature } from '../rules/tile-set.ts';
import { type GardlingsWords, makeWords, type Names, nameTile } from './make-words.ts';

const BACK_NAMES = {
  pig: 'cochon porte-bonheur',
  green: 'tuile verte',
  blue: 'tuile bleue',
  pink: 'tuile rose',
  gold: 'tuile dorée',
  gnome: 'gnome',
  double: 'double gnome',
  mission: 'mission',
} as const;

const names: Names = {
  creatures: {
    pig: 'cochon porte-bonheur',
    gardener: 'jardinier',
    mushroom: 'tête de champignon',
    bird: 'oiseau de paradis',
    unicorn: 'licorne',
    dragon: 'dragon',
    gnome: 'gnome',
    mission: 'mission',
  },
  tile: (back, number) => `${BACK_NAMES[back]} ${number}`,
  piles: {
    'green-1': 'la première pile verte',
    'green-2': 'la deuxième pile verte',
    'blue-1': 'la première pile bleue',
    'blue-2': 'la deuxième pile bleue',
    'pink-1': 'la première pile rose',
    'pink-2': 'la deuxième pile rose',
    'gold-1': 'la première pile dorée',
    'gold-2': 'la deuxième pile dorée',
    pig: 'la pile des cochons',
  },
  fromPile: (pile) => `de ${names.piles[pile]}`,
  underPile: (pile) => `sous ${names.piles[pile]}`,
  slots: {
    Y: 'une moitié jaune',
    G: 'une moitié verte',
    P: 'une moitié rose',
    B: 'une moitié bleue',
    '.': 'un raccord vide',
    '*': 'un œuf',
    '3': 'une moitié triple',
  },
  sides: { above: 'en haut', right: 'à droite', below: 'en bas', left: 'à gauche' },
  colours: { yellow: 'jaune', green: 'verte', pink: 'rose', blue: 'bleue', none: 'sans couleur' },
  missions: {
    pinwheel: 'Moulinet',
    wall: 'Mur',
    stairs: 'Escalier',
    paths: 'Chemins',
    blues: 'Gemmes bleues',
    surrounded: 'Entourée',
    secondLook: 'Second regard',
  },
  medals: { gold: 'or', silver: 'argent', bronze: 'bronze', none: 'pas de médaille, à retenter' },
};

const { count, list } = grammarOf('fr');
const tile = (id: string): string => nameTile(names, id);
/** A tile with its creature, where one wants to know whom it brings. */
const kind = (it: { readonly tile: string; readonly creature: Creature }): string =>
  `${tile(it.tile)} (${names.creatures[it.creature]})`;
const gems = (number: number): string => count(number, 'gemme', 'gemmes');
const coins = (number: number): string => count(number, 'pièce', 'pièces');
const turned = (turns: string): string => (turns === '0' ? 'sans la tourner' : `tournée de ${Number(turns) * 90}°`);
const clash = ({ side, has, needs, other }: Clash): string =>
  `${names.sides[side]}, ${names.slots[has]} toucherait ${names.slots[needs]} (${tile(other)})`;

export const words: GardlingsWords = makeWords({
  language: 'fr',
  title: 'Gardlings',
  summary: 'Piocher, poser, s’arrêter avant que les gnomes ne s’en mêlent : le jardin le plus étincelant l’emporte.',
  options: {
    target: { label: 'Tuile Victoire', values: { '17': '17 gemmes', '20': '20 gemmes (partie longue)' } },
    expert: { label: 'Variante experte', values: { false: 'non', true: 'étangs et cochons mutants' } },
    missions: { label: 'Missions', values: { false: 'sans', true: 'avec les tuiles Mission' } },
  },
  names,
  moves: {
    words: {
      draw: 'piocher une tuile',
      aside: 'mettre la tuile de côté et cesser de bâtir',
      look: 'Second regard : piocher une autre tuile',
      alarm: 'accepter l’alerte aux gnomes',
      stop: 's’arrêter',
      resume: 'continuer quand même',
      pig: 'prendre un cochon porte-bonheur et une pièce',
    },
    lay: (x, y, turns) => `poser la tuile en colonne ${x}, ligne ${y}, ${turned(turns)}`,
    shift: (name, x, y, turns) => `déplacer la licorne (${name}) en colonne ${x}, ligne ${y}, ${turned(turns)}`,
    buy: (from) => `engager la créature en haut ${from}`,
    mutate: (pig, under, from) => `glisser ${pig} ${under} et prendre la tuile du dessus ${from}`,
  },
  events: {
    drew: (it, nameOf) => `${nameOf(it.seat)} pioche : ${tile(it.tile)}.`,
    looked: (it, nameOf) =>
      `${nameOf(it.seat)} regarde une seconde fois : ${tile(it.tile)} ; retour au sac : ${tile(it.back)}.`,
    laid: (it, nameOf) => `${nameOf(it.seat)} pose ${tile(it.tile)} : ${gems(it.gems)}.`,
    shifted: (it, nameOf) => `${nameOf(it.seat)} déplace une licorne (${tile(it.tile)}) : ${gems(it.gems)}.`,
    pigCoin: (it, nameOf) => `Le troisième cochon rapporte une pièce à ${nameOf(it.seat)}.`,
    alarm: (it, nameOf) =>
      `Alerte aux gnomes chez ${nameOf(it.seat)} : ${tile(it.tile)} mis de côté, vol de ${gems(it.lost)}, reste ` +
      `${gems(it.gems)}.`,
    laidAside: (it, nameOf) => `Impossible de poser ${tile(it.tile)} ; ${nameOf(it.seat)} s’arrête là.`,
    bagEmpty: (it, nameOf) => `Le sac de ${nameOf(it.seat)} est vide : fin de la construction.`,
    stopped: (it, nameOf) => `${nameOf(it.seat)} s’arrête.`,
    resumed: (it, nameOf) => `${nameOf(it.seat)} continue quand même.`,
    tied: (it, nameOf, you) =>
      `Égalité entre ${list(it.seats.map(namesAndYou(nameOf, you, 'vous')))}, ${gems(it.gems)} et ${coins(it.coins)} : personne n’achète la ` +
      `tuile Victoire.`,
    won: (it, nameOf) => `${nameOf(it.seat)} achète la tuile Victoire avec ${gems(it.gems)} et gagne.`,
    wonAlone: (it) =>
      `La tuile Victoire est achetée avec ${gems(it.gems)}. Tuiles : ${it.tiles} ; ${names.medals[it.medal]}.`,
    hiring: (it, nameOf) => `À ${nameOf(it.seat)} d’engager.`,
    ponds: (it, nameOf) => `Étangs de ${nameOf(it.seat)} : ${it.ponds}, pour ${coins(it.coins)}.`,
    bought: (it, nameOf) =>
      `${nameOf(it.seat)} engage ${kind(it)}${it.coins > 0 ? ` avec ${coins(it.coins)}` : ''}${it.reward ? ' et reçoit la pièce posée à côté de la pile' : ''}.`,
    tookPig: (it, nameOf) =>
      `${nameOf(it.seat)} prend ${it.tile === null ? 'zéro cochon, il n’en reste plus,' : tile(it.tile)} et ` +
      `${coins(it.coins)}.`,
    mutationDue: (it, nameOf) => `Un cochon de ${nameOf(it.seat)} doit muter.`,
    mutated: (it, nameOf) => `Dans le jardin de ${nameOf(it.seat)}, ${tile(it.pig)} se change en ${kind(it)}.`,
    newRound: (it, nameOf, you) =>
      `Manche ${it.round}. Le marqueur de départ est à ${namesAndYou(nameOf, you, 'vous')(it.first)}.`,
  },
  ownEvents: {
    drew: (it) => `Vous piochez : ${tile(it.tile)}.`,
    looked: (it) => `Vous regardez une seconde fois : ${tile(it.tile)} ; retour au sac : ${tile(it.back)}.`,
    laid: (it) => `Vous posez ${tile(it.tile)} : ${gems(it.gems)}.`,
    shifted: (it) => `Vous déplacez une licorne (${tile(it.tile)}) : ${gems(it.gems)}.`,
    pigCoin: () => 'Le troisième cochon vous rapporte une pièce.',
    alarm: (it) =>
      `Alerte aux gnomes chez vous : ${tile(it.tile)} mis de côté, vol de ${gems(it.lost)}, reste ${gems(it.gems)}.`,
    laidAside: (it) => `Impossible de poser ${tile(it.tile)} ; vous vous arrêtez là.`,
    bagEmpty: () => 'Votre sac est vide : fin de la construction.',
    stopped: () => 'Vous vous arrêtez.',
    resumed: () => 'Vous continuez quand même.',
    won: (it) => `Vous achetez la tuile Victoire avec ${gems(it.gems)} et gagnez.`,
    hiring: () => 'À vous d’engager.',
    ponds: (it) => `Vos étangs : ${it.ponds}, pour ${coins(it.coins)}.`,
    bought: (it) =>
      `Vous engagez ${kind(it)}${it.coins > 0 ? ` avec ${coins(it.coins)}` : ''}${it.reward ? ' et recevez la pièce posée à côté de la pile' : ''}.`,
    tookPig: (it) =>
      `Vous prenez ${it.tile === null ? 'zéro cochon, il n’en reste plus,' : tile(it.tile)} et ${coins(it.coins)}.`,
    mutationDue: () => 'L’un de vos cochons doit muter.',
    mutated: (it) => `Dans votre jardin, ${tile(it.pig)} se change en ${kind(it)}.`,
  },
  refusals: {
    over: () => 'La partie est terminée.',
    stillBuilding: () => 'On engage quand tout le monde a fini de bâtir.',
    buildingIsOver: () => 'La construction est finie pour cette manche.',
    notYourTurn: ({ turn }, nameOf) => `C’est à ${nameOf(turn)} d’engager.`,
    endedByAlarm: (it) => `L’alerte aux gnomes (${tile(it.tile)}) a mis fin à votre construction pour cette manche.`,
    endedAside: (it) => `Vous avez mis de côté ${tile(it.tile)} : votre construction est finie pour cette manche.`,
    endedEmpty: () => 'Votre sac est vide : votre construction est finie pour cette manche.',
    hasStopped: () => 'Vous vous êtes arrêté ; revenez d’abord sur cette décision.',
    notStopped: () => 'Vous ne vous êtes pas arrêté.',
    decideFirst: ({ gnomes, limit }) =>
      `Ce serait une alerte (${gnomes} gnomes, le seuil est ${limit}) : second regard, ou l’accepter.`,
    noAlarm: ({ gnomes, limit }) => `Ce n’est pas une alerte : ${gnomes} gnomes, le seuil est ${limit}.`,
    layFirst: (it) => `Posez d’abord la tuile en main, ${tile(it.tile)}.`,
    emptyHand: () => 'Vous n’avez pas de tuile en main.',
    firstTile: () => 'La première tuile se pose en colonne 0, ligne 0, sans la tourner.',
    covered: ({ by }) => `La place est prise par ${tile(by)}.`,
    apart: () => 'La tuile ne toucherait pas le jardin.',
    clash: ({ clashes }) => `Cela ne va pas : ${clashes.map(clash).join(' ; ')}.`,
    fits: ({ places }) => `La tuile peut être posée : façons possibles, ${places}.`,
    noUnicorn: (it) => `Seules les licornes se déplacent ; ${tile(it.tile)} n’en est pas une.`,
    notInGarden: (it) => `Votre jardin ne contient pas ${tile(it.tile)}.`,
    wholeGarden: () => 'Une licorne qui est à elle seule le jardin reste en place.',
    liesThere: () => 'La licorne est déjà là.',
    splits: ({ parts }) => `Le jardin se diviserait (morceaux : ${parts}), ou la licorne serait à l’écart.`,
    noSecondLook: () => 'Votre mission n’est pas le Second regard.',
    lookedAlready: () => 'Le Second regard a déjà servi dans cette manche.',
    bagIsEmpty: () => 'Le sac est vide : il n’y a rien d’autre à piocher.',
    emptyPile: ({ pile }) => `Il ne reste rien ici : ${names.piles[pile]}.`,
    tooDear: (it) => `Le prix est ${it.need} ; vous avez ${gems(it.gems)} et ${coins(it.coins)}.`,
    mutateFirst: () => 'Vous avez engagé ; l’un de vos cochons doit maintenant muter.',
    noMutation: () => 'Aucun cochon ne mute en ce moment.',
    noPigOfYours: (it) => `Parmi les cochons de votre jardin, il n’y a pas ${tile(it.tile)}.`,
    goldPig: () => 'Les cochons dorés ne mutent pas.',
    wrongPiles: () => 'Le cochon va sous une pile de sa couleur, la nouvelle tuile vient de la couleur suivante.',
  },
  scores: {
    gem: (it) => `gemme ${names.colours[it.colour]} entre ${tile(it.between[0])} et ${tile(it.between[1])}`,
    triple: (it) => `gemme triple entre ${tile(it.between[0])} et ${tile(it.between[1])}`,
    lines: (it) => `lignes de ${tile(it.tile)}`,
    mission: (it) => `mission accomplie : ${names.missions[it.mission]}`,
    stolen: () => 'volé lors de l’alerte aux gnomes',
  },
  scoreKinds: {
    gem: () => 'Gemmes',
    triple: () => 'Gemmes triples',
    lines: () => 'Lignes',
    mission: () => 'Mission',
    stolen: () => 'Volées par les gnomes',
  },
});
