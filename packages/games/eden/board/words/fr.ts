import { grammarOf } from '@potager/kernel';
import { shapes } from '../../words/shapes-fr.ts';
import type { Labels } from './labels.ts';

const { choose, count, list } = grammarOf('fr');
const points = (number: number): string => count(number, 'point', 'points');

const counted = (isByMana: boolean): string =>
  isByMana ? 'le plus de points, puis le plus de mana.' : 'le plus de points gagne ; à égalité, victoire partagée.';

export const labels: Labels = {
  stage: { zoomIn: 'Plus près', zoomOut: 'Plus loin', wholeBoard: 'Tout le terrain' },
  shapes,
  list,
  keys: [['R', 'un autre endroit où la carte convient']],

  land: 'Le terrain',
  race: (target) => `Course aux ${target} points`,
  actions: 'Ce que vous pouvez faire',
  hand: 'Vos cartes',
  handEmpty: 'Aucune carte en main.',
  market: 'Marché',
  marketEmpty: 'Aucune carte de culture à vendre.',

  bare: 'terre nue',
  tile: (owner, level) => `${owner === undefined ? 'votre tuile' : `tuile appartenant à ${owner}`}, niveau ${level}`,
  whiteRed: (white, red) => `${count(white, 'blanc', 'blancs')}, ${count(red, 'rouge', 'rouges')}`,
  placed: 'tout juste irriguée',
  isTarget: 'attaquée',
  isSupport: 'soutient l’attaque',
  changed: 'vient de changer',
  canWater: 'vous pouvez l’irriguer',
  canGrab: 'vous pouvez la convoiter',
  canSupport: 'elle peut soutenir votre attaque',
  canGrow: 'la carte de culture convient ici',
  pinned: 'choisie',
  inView: 'dans le motif montré',

  you: 'vous',
  points,
  pointsOf: (number, target) => `${number} points sur ${target}`,
  cards: (number) => count(number, 'carte', 'cartes'),
  mana: (number) => `${number} mana`,
  manaHidden: 'mana caché',
  income: (number) => `revenu ${number}`,
  supply: (one, two, three) => `tuiles restantes : ${one} de niveau 1, ${two} de niveau 2, ${three} de niveau 3`,
  isPlaying: 'joue',

  irrigation: (cell) => `Carte d’irrigation ${cell}`,
  culture: (card, shape, cells) => `Carte de culture ${card} : ${shape}, ${cells} cases`,
  dead: 'sa case est prise',
  noTileLeft: 'il ne vous reste plus de tuile de niveau 1',
  canDiscard: 'peut être défaussée à la fin du tour',
  places: (number) => (number === 0 ? 'ne convient nulle part' : `convient à ${count(number, 'endroit', 'endroits')}`),
  sells: (mana) => `se vend ${mana}`,
  costs: (mana) => `coûte ${mana}`,
  deck: (number) => `${number} à piocher`,
  discard: (number) => count(number, 'défaussée', 'défaussées'),
  shuffled: (times) => `remélangée ${times} fois sur 3`,

  yourTurn: 'À vous de jouer',
  theirTurn: (name) => `${name} joue`,
  playHint: 'Jouez une ou deux cartes d’irrigation, ou une carte de culture.',
  secondHint: 'Une seconde carte d’irrigation peut suivre.',
  grabHint: (cell) => `Depuis ${cell}, vous pouvez convoiter une tuile voisine qui luit.`,
  tradeHint: 'Achetez ou vendez si vous voulez.',
  discardHint: 'Pour défausser une carte injouable, touchez-la.',
  endHint: 'Puis finissez le tour.',
  onlyEndHint: 'Il ne reste qu’à finir le tour.',
  again: 'Touchez encore, ou appuyez sur Entrée, pour le faire.',
  cancel: 'Retour',

  gain: (gained, then, target) => `+${points(gained)}, soit ${then} sur ${target}`,
  pays: (mana, left) => `coûte ${mana}, reste ${left}`,
  gets: (mana, left) => `rapporte ${mana}, soit ${left}`,
  opening: (mana) => `ouvrir coûte au moins ${mana}`,
  rises: (cells, number, level) => `${cells} ${choose(number, 'monte', 'montent')} au niveau ${level}`,
  winsNow: 'et gagne la partie',
  reach: (cells) => `ensuite à portée : ${cells}`,
  fits: (number) =>
    number === 0
      ? 'ne convient nulle part tout de suite'
      : `jouable aussitôt à ${count(number, 'endroit', 'endroits')}`,
  place: (number, of) => `Endroit ${number} sur ${of}`,
  nextPlace: 'Endroit suivant',
  sell: (mana) => `Vendre pour ${mana}`,

  endTurn: 'Finir le tour',
  pass: 'Passer',
  endNow: 'Vraiment finir le tour ?',
  passNow: 'Vraiment passer ?',
  drawFirst: 'Piocher d’abord',
  drawsFirst: 'vous piochez une carte ; ensuite, vous ne pouvez plus qu’acheter et vendre',
  hasDrawn: 'votre carte est déjà piochée',
  draws: 'vous piochez une carte',
  drawsNone: 'cinq cartes ou plus : pas de pioche',
  shufflesFirst: 'la défausse est d’abord mélangée',
  endsGame: 'cela finit la partie',
  idle: (turns, limit) => `tours de suite sans carte jouée : ${turns} ; ${limit} finissent la partie`,

  grabTitle: (attacker, defender) => `${attacker} contre ${defender}`,
  attacker: 'attaque',
  defender: 'défend',
  stake: (letter, number) => `${letter} = ${points(number)}`,
  addHint: 'Touchez d’autres tuiles à prendre, ou une des vôtres en soutien. Puis ouvrez.',
  standing: (name, bid) => `${name} offre ${bid} par point`,
  yourBid: (bid) => `Votre offre : ${bid} par point`,
  sidePays: (mana) => `paie ${mana}`,
  sideTakes: (tiles) => `prend ${tiles}`,
  sideThen: (number) => `puis ${points(number)}`,
  sideWins: 'et gagne la partie',
  loses: (cell, level) => (level === 0 ? `${cell} (redevient nue)` : `${cell} (au niveau ${level})`),
  less: (by) => `${by} de moins`,
  more: (by) => `${by} de plus`,
  most: 'Max.',
  open: (bid) => `Ouvrir à ${bid}`,
  raise: (bid) => `Monter à ${bid}`,
  accept: (bid) => `Accepter ${bid}`,
  bidPays: (mana, left) => `Si elle l’emporte : coûte ${mana}, reste ${left}`,
  acceptGets: (mana, left, lost) => `Vous recevez ${mana} (soit ${left}) et perdez ${lost}`,
  noRaise: 'Vous ne pouvez pas payer plus. Personne d’autre ne le sait : acceptez quand vous voulez.',
  answers: (name) => `${name} doit répondre : monter ou accepter.`,

  sealed: {
    title: 'Réponse cachetée',
    none: 'Répond aux offres pour vous, même en votre absence.',
    upTo: (bid) => `Jusqu’à ${bid} par point`,
    give: 'En laisser une',
    change: 'Changer',
    withdraw: 'Retirer',
    seal: (bid) => `Cacheter : jusqu’à ${bid}`,
    how:
      'En défense comme à l’attaque, elle monte aussi peu que possible jusqu’à cette offre, puis accepte, toujours ' +
      'aussitôt. Elle vaut jusqu’à ce que vous la retiriez. Personne d’autre ne la voit.',
    costs: (mana, have) => `Ici, elle paie au plus ${mana} de vos ${have} mana.`,
    now: 'Elle répond tout de suite à l’offre en cours.',
  },

  wins: (names, number) => (number === 1 ? `${names} gagne` : `${names} partagent la victoire`),
  endings: {
    target: (target) => `Un jardin a atteint ${target} points.`,
    passes: (_, isByMana) => `Deux tours de table sans carte jouée : ${counted(isByMana)}`,
    reshuffles: (_, isByMana) => `La pioche ne peut être mélangée une quatrième fois : ${counted(isByMana)}`,
  },
};
