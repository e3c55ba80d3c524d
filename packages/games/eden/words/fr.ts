import { grammarOf, namesAndYou, type Words } from '@potager/kernel';
import { makeWords } from './make-words.ts';
import { shapes } from './shapes-fr.ts';

const { count, list } = grammarOf('fr');
const tiles = (number: number): string => count(number, 'tuile', 'tuiles');

export const words: Words = makeWords({
  language: 'fr',
  title: 'Eden',
  summary: 'Irriguez le désert, faites pousser vos jardins et convoitez ceux des autres.',
  options: { target: { label: 'Points pour gagner', values: { 20: '20 points', 25: '25 points (longue partie)' } } },
  list,
  moves: {
    water: (cell) => `Irriguer ${cell}`,
    grab: (cell) => `Attaquer ${cell}`,
    with: (cell) => `Soutenir depuis ${cell}`,
    bid: (amount) => `Offrir ${amount} par point`,
    accept: () => 'Accepter l’offre',
    culture: (card, cells) => `Jouer la carte de culture ${card} sur ${list(cells)}`,
    sell: (card) => `Vendre la carte de culture ${card}`,
    buy: (card) => `Acheter la carte de culture ${card}`,
    done: () => 'Finir le tour',
    doneWithout: (cell) => `Défausser ${cell} et finir le tour`,
    draw: () => 'Piocher d’abord, puis commercer',
    drawWithout: (cell) => `Défausser ${cell}, piocher, puis commercer`,
  },
  calls: {
    attacked: (attacker, cells, bid) => `${attacker} attaque ${cells} et offre ${bid} par point`,
    outbid: (defender, cells, bid) => `${defender} défend ${cells} et offre ${bid} par point`,
  },
  events: {
    turnBegan: ({ seat, mana }, nameOf) =>
      mana === 0 ? `${nameOf(seat)} commence son tour.` : `${nameOf(seat)} commence son tour et reçoit ${mana} mana.`,
    watered: ({ seat, cell }, nameOf) => `${nameOf(seat)} irrigue ${cell}.`,
    cultivated: ({ seat, card, shape, raised, level, mana }, nameOf) =>
      `${nameOf(seat)} joue la carte de culture ${card} (${shapes[shape]}) : ${list(raised)} au niveau ${level} ` +
      `pour ${mana} mana.`,
    sold: ({ seat, card, shape, mana }, nameOf) =>
      `${nameOf(seat)} vend la carte de culture ${card} (${shapes[shape]}) pour ${mana} mana.`,
    bought: ({ seat, card, shape, mana }, nameOf) =>
      `${nameOf(seat)} achète la carte de culture ${card} (${shapes[shape]}) pour ${mana} mana.`,
    targeted: ({ seat, defender, cell }, nameOf, you) =>
      `${nameOf(seat)} vise ${cell}, qui est à ${namesAndYou(nameOf, you, 'vous')(defender)}.`,
    supported: ({ seat, cell }, nameOf) => `${nameOf(seat)} ajoute ${cell} à l’attaque.`,
    opened: ({ seat, bid, mana }, nameOf) => `${nameOf(seat)} ouvre à ${bid} par point, soit ${mana} mana.`,
    raised: ({ seat, bid, mana }, nameOf) => `${nameOf(seat)} relance à ${bid} par point, soit ${mana} mana.`,
    accepted: ({ seat, winner, mana, tiles: taken }, nameOf, you) => {
      const cells = list(taken.map(({ cell }) => cell));
      return winner === you
        ? `${nameOf(seat)} accepte : vous payez ${mana} mana et prenez ${cells}.`
        : `${nameOf(seat)} accepte : ${nameOf(winner)} paie ${mana} mana et prend ${cells}.`;
    },
    discarded: ({ seat, card }, nameOf) => `${nameOf(seat)} défausse ${card}.`,
    finished: ({ seat }, nameOf) => `${nameOf(seat)} finit son tour.`,
    passed: ({ seat }, nameOf) => `${nameOf(seat)} passe.`,
    drew: ({ seat, card }, nameOf) => `${nameOf(seat)} pioche ${card}.`,
    drewUnseen: ({ seat }, nameOf) => `${nameOf(seat)} pioche une carte.`,
    reshuffled: ({ cards, times }) =>
      `Les ${cards} cartes de la défausse forment la nouvelle pioche ; mélange numéro ${times}.`,
    won: ({ seat, points }, nameOf) => `${nameOf(seat)} atteint ${points} points et gagne.`,
    passedOut: ({ winners }, nameOf, you) =>
      `Deux tours de table sans carte jouée : la partie finit. Victoire : ${list(winners.map(namesAndYou(nameOf, you, 'vous')))}.`,
    playedOut: ({ winners }, nameOf, you) =>
      `On ne mélange pas la pioche une quatrième fois : la partie finit. Victoire : ${list(winners.map(namesAndYou(nameOf, you, 'vous')))}.`,
  },
  ownEvents: {
    turnBegan: ({ mana }) =>
      mana === 0 ? 'Vous commencez votre tour.' : `Vous commencez votre tour et recevez ${mana} mana.`,
    watered: ({ cell }) => `Vous irriguez ${cell}.`,
    cultivated: ({ card, shape, raised, level, mana }) =>
      `Vous jouez la carte de culture ${card} (${shapes[shape]}) : ${list(raised)} au niveau ${level} pour ${mana} mana.`,
    sold: ({ card, shape, mana }) => `Vous vendez la carte de culture ${card} (${shapes[shape]}) pour ${mana} mana.`,
    bought: ({ card, shape, mana }) => `Vous achetez la carte de culture ${card} (${shapes[shape]}) pour ${mana} mana.`,
    targeted: ({ defender, cell }, nameOf) => `Vous visez ${cell}, qui est à ${nameOf(defender)}.`,
    supported: ({ cell }) => `Vous ajoutez ${cell} à l’attaque.`,
    opened: ({ bid, mana }) => `Vous ouvrez à ${bid} par point, soit ${mana} mana.`,
    raised: ({ bid, mana }) => `Vous relancez à ${bid} par point, soit ${mana} mana.`,
    accepted: ({ winner, mana, tiles: taken }, nameOf) =>
      `Vous acceptez : ${nameOf(winner)} paie ${mana} mana et prend ${list(taken.map(({ cell }) => cell))}.`,
    discarded: ({ card }) => `Vous défaussez ${card}.`,
    finished: () => 'Vous finissez votre tour.',
    passed: () => 'Vous passez.',
    drew: ({ card }) => `Vous piochez ${card}.`,
    won: ({ points }) => `Vous atteignez ${points} points et gagnez.`,
  },
  refusals: {
    over: () => 'La partie est terminée.',
    notYourTurn: ({ turn }, nameOf) => `C’est à ${nameOf(turn)} de jouer.`,
    awaitAnswer: ({ seat }, nameOf) => `${nameOf(seat)} doit d’abord répondre à l’offre.`,
    answerFirst: ({ bid }) => `Une offre de ${bid} est sur la table : acceptez ou relancez.`,
    openFirst: () => 'Une prise de terrain est commencée : elle va jusqu’à l’offre d’ouverture.',
    defenderTrades: ({ turn }, nameOf) =>
      `Vendre ou acheter des cartes n’est permis qu’à ${nameOf(turn)}, dont c’est le tour.`,
    cardsPlayed: ({ watered, cultivated }) =>
      cultivated > 0
        ? 'Une carte de culture a été jouée ce tour-ci : aucune autre carte ne peut suivre.'
        : watered === 1
          ? 'Une carte d’irrigation a été jouée ce tour-ci : seule une seconde peut suivre.'
          : 'Deux cartes d’irrigation ont été jouées ce tour-ci : aucune autre carte ne peut suivre.',
    hasDrawn: () => 'Vous avez pioché : vous pouvez encore acheter et vendre, puis finir le tour.',
    drawsAtEnd: () => 'Selon les règles de cette table, on pioche en finissant le tour.',
    handFull: ({ cards }) => `Vous auriez ${cards} cartes en main : on ne pioche qu’avec moins de cinq.`,
    noFourthShuffle: () => 'La pioche est vide et a déjà été mélangée trois fois.',
    notInHand: ({ card }) => `La carte ${card} n’est pas dans votre main.`,
    occupied: ({ cell, by }, nameOf) => `${cell} est occupée : la tuile est à ${nameOf(by)}.`,
    noTile: () => 'Il ne vous reste aucune tuile de niveau 1.',
    notDead: ({ cell, left }) =>
      `${cell} est vide et il vous reste ${tiles(left)} de niveau 1 : sa carte peut encore se jouer.`,
    arrangement: ({ card, shape }) =>
      `Ces cases ne forment pas le motif de la carte de culture ${card} (${shapes[shape]}).`,
    mirrored: ({ card, shape }) =>
      `Ces cases sont l’image en miroir de la carte de culture ${card} (${shapes[shape]}) : on peut la tourner, pas ` +
      `la retourner.`,
    nowhere: ({ card, shape }) =>
      `Vos tuiles ne forment nulle part le motif de la carte de culture ${card} (${shapes[shape]}).`,
    fewTiles: ({ card, shape, need, have }) =>
      `La carte de culture ${card} (${shapes[shape]}) demande ${tiles(need)} à vous côte à côte, vous en avez ${have} ` +
      `sur le terrain.`,
    onlyMirrored: ({ card, shape }) =>
      `Vos tuiles ne forment que le reflet de la carte de culture ${card} (${shapes[shape]}) : on peut la tourner, ` +
      `jamais la retourner.`,
    notThere: ({ card, shape, cell }) =>
      `Avec ${cell}, vos tuiles ne forment pas le motif de la carte de culture ${card} (${shapes[shape]}).`,
    whichCells: ({ card, shape }) => `Sur quelles cases ? Motif de la carte de culture ${card} : ${shapes[shape]}.`,
    notOwn: ({ cell }) => `${cell} ne porte pas une de vos tuiles.`,
    fullGrown: () => 'Toutes ces tuiles sont déjà au niveau 4 et ne montent plus.',
    raiseMana: ({ need, have }) => `Cela coûte ${need} mana, vous en avez ${have}.`,
    raiseTiles: ({ level, need, have }) => `Il faut ${tiles(need)} de niveau ${level}, il vous en reste ${have}.`,
    notForSale: ({ card }) => `La carte de culture ${card} n’est pas à vendre.`,
    price: ({ need, have }) => `La carte coûte ${need} mana, vous en avez ${have}.`,
    keepOpening: ({ need, have, keep }) =>
      `La carte coûte ${need} mana ; sur vos ${have}, il en faut ${keep} pour l’offre d’ouverture.`,
    notAfterWater: () =>
      'Une prise de terrain n’est possible que juste après une carte d’irrigation, une fois pour chacune.',
    noTarget: ({ cell }) => `${cell} ne porte pas de tuile adverse.`,
    otherOpponent: ({ cell, defender, by }, nameOf) =>
      `${cell} est à ${nameOf(by)} ; cette prise de terrain vise ${nameOf(defender)}.`,
    alreadyTarget: ({ cell }) => `${cell} est déjà une cible.`,
    farFromPlaced: ({ cell, placed }) => `${cell} ne touche pas ${placed}, la tuile tout juste posée.`,
    farFromTargets: ({ cell }) => `${cell} ne touche aucune cible choisie.`,
    openingMana: ({ need, have }) => `L’offre d’ouverture coûterait au moins ${need} mana, vous en avez ${have}.`,
    bidMana: ({ need, have }) => `Cette offre coûterait ${need} mana, vous en avez ${have}.`,
    targetFirst: () => 'Choisissez d’abord une cible.',
    supportedAlready: ({ cell }) => `${cell} soutient déjà l’attaque ; une seule tuile le peut.`,
    noSupport: ({ cell, placed }) =>
      `${cell} n’est pas une de vos tuiles touchant ${placed}, la tuile tout juste posée.`,
    noAuction: () => 'Il n’y a pas d’enchère : choisissez d’abord une cible.',
    multiple: ({ bid }) => `${bid} n’est pas un multiple de 5.`,
    tooLow: ({ bid, need }) => `${bid} est trop bas : au moins ${need}.`,
    nothingToAccept: () => 'Il n’y a pas d’offre à accepter.',
  },
  scores: {
    tiles: ({ level, tiles: number, points }) =>
      `${tiles(number)} de niveau ${level} : ${count(points, 'point', 'points')}`,
  },
  scoreKinds: {
    tiles: ({ level }) => `Niveau ${level}`,
  },
});
