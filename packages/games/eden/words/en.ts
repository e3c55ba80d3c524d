import { grammarOf, namesAndYou, type Words } from '@potager/kernel';
import { makeWords } from './make-words.ts';
import { shapes } from './shapes-en.ts';

const { count, list } = grammarOf('en');
const tiles = (number: number): string => count(number, 'tile', 'tiles');
const turns = (number: number): string => ['never', 'once', 'twice'][number] ?? count(number, 'time', 'times');

export const words: Words = makeWords({
  language: 'en',
  title: 'Eden',
  summary: 'Water the desert, let your gardens grow, and bid for those of the others.',
  options: { target: { label: 'Points to win', values: { 20: '20 points', 25: '25 points (long game)' } } },
  list,
  moves: {
    water: (cell) => `Irrigate ${cell}`,
    grab: (cell) => `Attack ${cell}`,
    with: (cell) => `Support from ${cell}`,
    bid: (amount) => `Bid ${amount} a point`,
    accept: () => 'Accept the bid',
    culture: (card, cells) => `Play culture card ${card} on ${list(cells)}`,
    sell: (card) => `Sell culture card ${card}`,
    buy: (card) => `Buy culture card ${card}`,
    done: () => 'End the turn',
    doneWithout: (cell) => `Discard ${cell} and end the turn`,
    draw: () => 'Draw now, then trade on',
    drawWithout: (cell) => `Discard ${cell}, draw now, then trade on`,
  },
  calls: {
    attacked: (attacker, cells, bid) => `${attacker} attacks ${cells}, bidding ${bid} a point`,
    outbid: (defender, cells, bid) => `${defender} defends ${cells}, bidding ${bid} a point`,
  },
  events: {
    turnBegan: ({ seat, mana }, nameOf) =>
      mana === 0 ? `${nameOf(seat)} begins a turn.` : `${nameOf(seat)} begins a turn with an income of ${mana} mana.`,
    watered: ({ seat, cell }, nameOf) => `${nameOf(seat)} irrigates ${cell}.`,
    cultivated: ({ seat, card, shape, raised, level, mana }, nameOf) =>
      `${nameOf(seat)} plays culture card ${card} (${shapes[shape]}): ${list(raised)} to level ${level} for ${mana} ` +
      `mana.`,
    sold: ({ seat, card, shape, mana }, nameOf) =>
      `${nameOf(seat)} sells culture card ${card} (${shapes[shape]}) for ${mana} mana.`,
    bought: ({ seat, card, shape, mana }, nameOf) =>
      `${nameOf(seat)} buys culture card ${card} (${shapes[shape]}) for ${mana} mana.`,
    targeted: ({ seat, defender, cell }, nameOf, you) =>
      `${nameOf(seat)} reaches for ${cell}, a tile of ${namesAndYou(nameOf, you, 'yours')(defender)}.`,
    supported: ({ seat, cell }, nameOf) => `${nameOf(seat)} adds ${cell} to the attack.`,
    opened: ({ seat, bid, mana }, nameOf) => `${nameOf(seat)} opens with ${bid} a point, ${mana} mana in all.`,
    raised: ({ seat, bid, mana }, nameOf) => `${nameOf(seat)} raises to ${bid} a point, ${mana} mana in all.`,
    accepted: ({ seat, winner, mana, tiles: taken }, nameOf, you) => {
      const cells = list(taken.map(({ cell }) => cell));
      return winner === you
        ? `${nameOf(seat)} accepts: you pay ${mana} mana and take ${cells}.`
        : `${nameOf(seat)} accepts: ${nameOf(winner)} pays ${mana} mana and takes ${cells}.`;
    },
    discarded: ({ seat, card }, nameOf) => `${nameOf(seat)} discards ${card}.`,
    finished: ({ seat }, nameOf) => `${nameOf(seat)} ends the turn.`,
    passed: ({ seat }, nameOf) => `${nameOf(seat)} passes.`,
    drew: ({ seat, card }, nameOf) => `${nameOf(seat)} draws ${card}.`,
    drewUnseen: ({ seat }, nameOf) => `${nameOf(seat)} draws a card.`,
    reshuffled: ({ cards, times }) =>
      `The ${cards} cards of the discard become the new pile; shuffled ${turns(times)} so far.`,
    won: ({ seat, points }, nameOf) => `${nameOf(seat)} has ${points} points and wins.`,
    passedOut: ({ winners }, nameOf, you) =>
      `Two rounds without a card played: the game ends. Winning: ${list(winners.map(namesAndYou(nameOf, you, 'you')))}.`,
    playedOut: ({ winners }, nameOf, you) =>
      `The pile cannot be shuffled a fourth time: the game ends. Winning: ${list(winners.map(namesAndYou(nameOf, you, 'you')))}.`,
  },
  ownEvents: {
    turnBegan: ({ mana }) => (mana === 0 ? 'You begin a turn.' : `You begin a turn with an income of ${mana} mana.`),
    watered: ({ cell }) => `You irrigate ${cell}.`,
    cultivated: ({ card, shape, raised, level, mana }) =>
      `You play culture card ${card} (${shapes[shape]}): ${list(raised)} to level ${level} for ${mana} mana.`,
    sold: ({ card, shape, mana }) => `You sell culture card ${card} (${shapes[shape]}) for ${mana} mana.`,
    bought: ({ card, shape, mana }) => `You buy culture card ${card} (${shapes[shape]}) for ${mana} mana.`,
    targeted: ({ defender, cell }, nameOf) => `You reach for ${cell}, a tile of ${nameOf(defender)}.`,
    supported: ({ cell }) => `You add ${cell} to the attack.`,
    opened: ({ bid, mana }) => `You open with ${bid} a point, ${mana} mana in all.`,
    raised: ({ bid, mana }) => `You raise to ${bid} a point, ${mana} mana in all.`,
    accepted: ({ winner, mana, tiles: taken }, nameOf) =>
      `You accept: ${nameOf(winner)} pays ${mana} mana and takes ${list(taken.map(({ cell }) => cell))}.`,
    discarded: ({ card }) => `You discard ${card}.`,
    finished: () => 'You end the turn.',
    passed: () => 'You pass.',
    drew: ({ card }) => `You draw ${card}.`,
    won: ({ points }) => `You have ${points} points and win.`,
  },
  refusals: {
    over: () => 'The game is over.',
    notYourTurn: ({ turn }, nameOf) => `It is the turn of ${nameOf(turn)}.`,
    awaitAnswer: ({ seat }, nameOf) => `${nameOf(seat)} has to answer the bid first.`,
    answerFirst: ({ bid }) => `A bid of ${bid} stands: accept it or raise it.`,
    openFirst: () => 'A land grab has begun: it goes on to the opening bid.',
    defenderTrades: ({ turn }, nameOf) => `Only ${nameOf(turn)}, whose turn it is, may trade cards.`,
    cardsPlayed: ({ watered, cultivated }) =>
      cultivated > 0
        ? 'A culture card was played this turn: no other card may follow.'
        : watered === 1
          ? 'An irrigation card was played this turn: only a second one may follow.'
          : 'Two irrigation cards were played this turn: no other card may follow.',
    hasDrawn: () => 'You have drawn your card: you may buy and sell, then end the turn.',
    drawsAtEnd: () => 'By the rules of this table your card comes when the turn ends.',
    handFull: ({ cards }) => `You would hold ${cards} cards: only with fewer than five is one drawn.`,
    noFourthShuffle: () => 'The pile is empty and was shuffled three times already.',
    notInHand: ({ card }) => `Card ${card} is not in your hand.`,
    occupied: ({ cell, by }, nameOf) => `${cell} is occupied by a tile of ${nameOf(by)}.`,
    noTile: () => 'You have no level-1 tile left.',
    notDead: ({ cell, left }) =>
      `${cell} is empty and you have ${tiles(left)} of level 1: its card can still be played.`,
    arrangement: ({ card, shape }) =>
      `These cells do not form the arrangement of culture card ${card} (${shapes[shape]}).`,
    mirrored: ({ card, shape }) =>
      `These cells mirror the arrangement of culture card ${card} (${shapes[shape]}): it may be turned, never ` +
      `mirrored.`,
    nowhere: ({ card, shape }) =>
      `Nowhere do your tiles form the arrangement of culture card ${card} (${shapes[shape]}).`,
    fewTiles: ({ card, shape, need, have }) =>
      `Culture card ${card} (${shapes[shape]}) takes ${tiles(need)} of yours side by side, you have ${have} on the land.`,
    onlyMirrored: ({ card, shape }) =>
      `Your tiles only form the mirror image of culture card ${card} (${shapes[shape]}): it may be turned, never ` +
      `mirrored.`,
    notThere: ({ card, shape, cell }) =>
      `With ${cell}, your tiles do not form the arrangement of culture card ${card} (${shapes[shape]}).`,
    whichCells: ({ card, shape }) => `On which cells? Culture card ${card} shows this arrangement: ${shapes[shape]}.`,
    notOwn: ({ cell }) => `${cell} does not hold a tile of yours.`,
    fullGrown: () => 'All these tiles have level 4 already and rise no more.',
    raiseMana: ({ need, have }) => `It costs ${need} mana, you have ${have}.`,
    raiseTiles: ({ level, need, have }) => `It takes ${tiles(need)} of level ${level}, you have ${have} left.`,
    notForSale: ({ card }) => `Culture card ${card} is not for sale.`,
    price: ({ need, have }) => `The card costs ${need} mana, you have ${have}.`,
    keepOpening: ({ need, have, keep }) =>
      `The card costs ${need} mana; of your ${have}, ${keep} are needed for the opening bid.`,
    notAfterWater: () => 'A land grab is possible only right after an irrigation card, once for each.',
    noTarget: ({ cell }) => `${cell} holds no tile of an opponent.`,
    otherOpponent: ({ cell, defender, by }, nameOf) =>
      `${cell} belongs to ${nameOf(by)}; this land grab is aimed at ${nameOf(defender)}.`,
    alreadyTarget: ({ cell }) => `${cell} is a target already.`,
    farFromPlaced: ({ cell, placed }) => `${cell} does not touch ${placed}, the tile just placed.`,
    farFromTargets: ({ cell }) => `${cell} does not touch a chosen target.`,
    openingMana: ({ need, have }) => `The opening bid would cost at least ${need} mana, you have ${have}.`,
    bidMana: ({ need, have }) => `This bid would cost ${need} mana, you have ${have}.`,
    targetFirst: () => 'Choose a target first.',
    supportedAlready: ({ cell }) => `${cell} supports the attack already; one tile at most may.`,
    noSupport: ({ cell, placed }) => `${cell} is not a tile of yours that touches ${placed}, the tile just placed.`,
    noAuction: () => 'There is nothing to bid for: choose a target first.',
    multiple: ({ bid }) => `${bid} is not a multiple of 5.`,
    tooLow: ({ bid, need }) => `${bid} is too low: at least ${need}.`,
    nothingToAccept: () => 'There is no bid to accept.',
  },
  scores: {
    tiles: ({ level, tiles: number, points }) =>
      `${tiles(number)} of level ${level}: ${count(points, 'point', 'points')}`,
  },
  scoreKinds: {
    tiles: ({ level }) => `Level ${level}`,
  },
});
