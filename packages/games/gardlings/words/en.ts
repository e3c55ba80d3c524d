import type { Clash } from '../rules/kinds.ts';
import type { Creature } from '../rules/tile-set.ts';
import { type GardlingsWords, makeWords, type Names, nameTile } from './make-words.ts';

const BACK_NAMES = {
  pig: 'lucky pig',
  green: 'green tile',
  blue: 'blue tile',
  pink: 'pink tile',
  gold: 'gold tile',
  gnome: 'gnome',
  double: 'double gnome',
  mission: 'mission',
} as const;

const names: Names = {
  creatures: {
    pig: 'lucky pig',
    gardener: 'gardener',
    mushroom: 'mushroom head',
    bird: 'bird of paradise',
    unicorn: 'unicorn',
    dragon: 'dragon',
    gnome: 'gnome',
    mission: 'mission',
  },
  tile: (back, number) => `${BACK_NAMES[back]} ${number}`,
  piles: {
    'green-1': 'the first green pile',
    'green-2': 'the second green pile',
    'blue-1': 'the first blue pile',
    'blue-2': 'the second blue pile',
    'pink-1': 'the first pink pile',
    'pink-2': 'the second pink pile',
    'gold-1': 'the first gold pile',
    'gold-2': 'the second gold pile',
    pig: 'the pig pile',
  },
  fromPile: (pile) => `from ${names.piles[pile]}`,
  underPile: (pile) => `under ${names.piles[pile]}`,
  slots: {
    Y: 'a yellow half',
    G: 'a green half',
    P: 'a pink half',
    B: 'a blue half',
    '.': 'an empty connection',
    '*': 'an egg',
    '3': 'a triple half',
  },
  sides: { above: 'above', right: 'on the right', below: 'below', left: 'on the left' },
  colours: { yellow: 'yellow', green: 'green', pink: 'pink', blue: 'blue', none: 'colourless' },
  missions: {
    pinwheel: 'Pinwheel',
    wall: 'Wall',
    stairs: 'Stairs',
    paths: 'Paths',
    blues: 'Blue gems',
    surrounded: 'Surrounded',
    secondLook: 'Second look',
  },
  medals: { gold: 'gold', silver: 'silver', bronze: 'bronze', none: 'no medal, try again' },
};

const tile = (id: string): string => nameTile(names, id);
/** A tile with its creature, where one wants to know whom it brings. */
const kind = (it: { readonly tile: string; readonly creature: Creature }): string =>
  `${tile(it.tile)} (${names.creatures[it.creature]})`;
const gems = (count: number): string => (count === 1 ? '1 gem' : `${count} gems`);
const coins = (count: number): string => (count === 1 ? '1 coin' : `${count} coins`);
const turned = (turns: string): string => (turns === '0' ? 'not turned' : `turned ${Number(turns) * 90}°`);
const clash = ({ side, has, needs, other }: Clash): string =>
  `${names.sides[side]} ${names.slots[has]} would meet ${names.slots[needs]} of ${tile(other)}`;

export const words: GardlingsWords = makeWords({
  title: 'Gardlings',
  summary: 'Draw, lay, and stop before the gnomes notice: the most sparkling garden buys the victory tile.',
  options: {
    target: { label: 'Victory tile', values: { '17': '17 gems', '20': '20 gems (long game)' } },
    expert: { label: 'Expert variant', values: { false: 'no', true: 'ponds and mutating pigs' } },
    missions: { label: 'Missions', values: { false: 'without', true: 'with mission tiles' } },
  },
  names,
  moves: {
    words: {
      draw: 'draw a tile',
      aside: 'lay the tile aside and end building',
      look: 'use Second look: draw another tile',
      alarm: 'accept the gnome alarm',
      stop: 'stop building',
      resume: 'go on building',
      pig: 'take a lucky pig and a coin',
    },
    lay: (x, y, turns) => `lay the tile at column ${x}, row ${y}, ${turned(turns)}`,
    shift: (name, x, y, turns) => `move the unicorn (${name}) to column ${x}, row ${y}, ${turned(turns)}`,
    buy: (from) => `hire the top tile ${from}`,
    mutate: (pig, under, from) => `put ${pig} ${under} and take the top tile ${from}`,
  },
  events: {
    drew: (it, nameOf) => `${nameOf(it.seat)} draws ${tile(it.tile)}.`,
    looked: (it, nameOf) => `${nameOf(it.seat)} looks a second time: ${tile(it.tile)}; ${tile(it.back)} goes back.`,
    laid: (it, nameOf) => `${nameOf(it.seat)} lays ${tile(it.tile)}: ${gems(it.gems)}.`,
    shifted: (it, nameOf) => `${nameOf(it.seat)} moves a unicorn, ${tile(it.tile)}: ${gems(it.gems)}.`,
    pigCoin: (it, nameOf) => `The third pig brings ${nameOf(it.seat)} a coin.`,
    alarm: (it, nameOf) =>
      `Gnome alarm for ${nameOf(it.seat)}: ${tile(it.tile)} is laid aside, ${gems(it.lost)} stolen, ${gems(it.gems)} left.`,
    laidAside: (it, nameOf) => `${nameOf(it.seat)} lays ${tile(it.tile)} aside, which fits nowhere, and ends building.`,
    bagEmpty: (it, nameOf) => `The bag of ${nameOf(it.seat)} is empty: building ends.`,
    stopped: (it, nameOf) => `${nameOf(it.seat)} stops.`,
    resumed: (it, nameOf) => `${nameOf(it.seat)} goes on after all.`,
    tied: (it, nameOf) =>
      `${it.seats.map(nameOf).join(' and ')} tie at ${gems(it.gems)} and ${coins(it.coins)}: nobody buys the victory tile.`,
    won: (it, nameOf) => `${nameOf(it.seat)} buys the victory tile with ${gems(it.gems)} and wins.`,
    wonAlone: (it) =>
      `The victory tile is bought with ${gems(it.gems)}. Tiles: ${it.tiles}; ${names.medals[it.medal]}.`,
    hiring: (it, nameOf) => `${nameOf(it.seat)} hires.`,
    ponds: (it, nameOf) => `Ponds of ${nameOf(it.seat)}: ${it.ponds}, for ${coins(it.coins)}.`,
    bought: (it, nameOf) =>
      `${nameOf(it.seat)} hires ${kind(it)}${it.coins > 0 ? ` with ${coins(it.coins)}` : ''}${it.reward ? ' and gets the coin beside the pile' : ''}.`,
    tookPig: (it, nameOf) =>
      `${nameOf(it.seat)} takes ${it.tile === null ? 'no pig, for none is left,' : tile(it.tile)} and ${coins(it.coins)}.`,
    mutationDue: (it, nameOf) => `A pig of ${nameOf(it.seat)} must mutate.`,
    mutated: (it, nameOf) => `In the garden of ${nameOf(it.seat)}, ${tile(it.pig)} mutates into ${kind(it)}.`,
    newRound: (it, nameOf) => `Round ${it.round}. ${nameOf(it.first)} holds the start marker.`,
  },
  refusals: {
    unreadable: ({ text }) => `“${text}” is no move; write for example “draw” or “lay 1 0 2”.`,
    unknownMove: ({ move }) => `There is no move number ${move}.`,
    noSuchSeat: ({ seat, seats }) => `There is no seat ${seat}; the table has ${seats}.`,
    over: () => 'The game is over.',
    stillBuilding: () => 'Hiring begins when everyone has finished building.',
    buildingIsOver: () => 'Building is over for this round.',
    notYourTurn: ({ turn }, nameOf) => `It is the turn of ${nameOf(turn)} to hire.`,
    endedByAlarm: (it) => `The gnome alarm (${tile(it.tile)}) has ended your building for this round.`,
    endedAside: (it) => `You laid ${tile(it.tile)} aside, so your building is over for this round.`,
    endedEmpty: () => 'Your bag is empty, so your building is over for this round.',
    hasStopped: () => 'You have stopped; take that back first.',
    notStopped: () => 'You have not stopped.',
    decideFirst: ({ gnomes, limit }) =>
      `This would be an alarm (${gnomes} gnomes, it comes at ${limit}): look a second time or accept it.`,
    noAlarm: ({ gnomes, limit }) => `This is no alarm: ${gnomes} gnomes, it comes at ${limit}.`,
    layFirst: (it) => `First lay the tile in hand, ${tile(it.tile)}.`,
    emptyHand: () => 'You have no tile in hand.',
    firstTile: () => 'The first tile lies at column 0, row 0, not turned.',
    covered: ({ by }) => `There lies ${tile(by)}.`,
    apart: () => 'The tile would touch nothing in the garden.',
    clash: ({ clashes }) => `It does not fit: ${clashes.map(clash).join('; ')}.`,
    fits: ({ places }) => `The tile fits: there are ${places} ways to lay it.`,
    noUnicorn: (it) => `Only unicorns can be moved; ${tile(it.tile)} is none.`,
    notInGarden: (it) => `In your garden there is no ${tile(it.tile)}.`,
    wholeGarden: () => 'A unicorn that is the whole garden stays.',
    liesThere: () => 'The unicorn already lies there.',
    splits: ({ parts }) => `The garden would fall into ${parts} parts or leave the unicorn apart.`,
    noSecondLook: () => 'Your mission is not Second look.',
    lookedAlready: () => 'Second look was used this round.',
    bagIsEmpty: () => 'The bag is empty: there is nothing else to draw.',
    emptyPile: ({ pile }) => `There is nothing left on ${names.piles[pile]}.`,
    tooDear: (it) => `It costs ${it.need}; you have ${gems(it.gems)} and ${coins(it.coins)}.`,
    mutateFirst: () => 'You have hired; now one of your pigs must mutate.',
    noMutation: () => 'No pig mutates now.',
    noPigOfYours: (it) => `In your garden there is no pig called ${tile(it.tile)}.`,
    goldPig: () => 'Gold pigs do not mutate.',
    wrongPiles: () => 'The pig goes under a pile of its own colour, and the new tile comes from the next colour.',
  },
  scores: {
    gem: (it) => `${names.colours[it.colour]} gem between ${tile(it.between[0])} and ${tile(it.between[1])}`,
    triple: (it) => `triple gem between ${tile(it.between[0])} and ${tile(it.between[1])}`,
    lines: (it) => `lines on ${tile(it.tile)}`,
    mission: (it) => `mission fulfilled: ${names.missions[it.mission]}`,
    stolen: () => 'stolen in the gnome alarm',
  },
  rules: {
    'GL-K1':
      '131 tiles: 22 lucky pigs, 23 green 4s, 23 blue 7s, 17 pink 10s, 15 gold 14s, 20 gnomes, 10 double gnomes, and the victory tile with 17 on one side and 20 on the other. 32 coins, 7 mission tiles.',
    'GL-K2':
      'A tile covers two cells in a row and has six edge slots: two on each long side, one at each end. A slot is a gem half (yellow, green, pink or blue), an empty connection, an egg or a triple half.',
    'GL-K3':
      'Beige tiles are pigs. The coloured ones are pigs, gardeners, mushroom heads, birds of paradise, unicorns and dragons, some of each in every colour.',
    'GL-K4':
      'The rulebook does not print the faces, so these are our own: dearer tiles are better, all four gem colours are equally frequent, only birds carry eggs, only gardeners a triple half, only mushroom heads lines. They are balanced by simulation; your own tile file can replace them.',
    'GL-S1': 'One to five players.',
    'GL-S2':
      'The tiles of each price are shuffled and split into two face-up piles of equal size, or nearly. Only the top tile of a pile is known.',
    'GL-S3':
      'Every bag starts with 4 gnomes, 2 double gnomes and 2 beige pigs, drawn at random. The other pigs form a face-down pile.',
    'GL-S4': 'One coin lies beside each blue, pink and gold pile; the rest is the supply.',
    'GL-S5': 'The victory tile costs 17 gems, or 20 in the long game. One player holds the start marker.',
    'GL-B1':
      'All build at once. You draw a tile at random from your bag and lay it in your garden; the first goes anywhere. You cannot refuse to lay it.',
    'GL-B2': 'Turn the tile as you like. It covers two empty cells and touches the garden with at least one edge.',
    'GL-B3':
      'Every pair of slots that touch must fit: gem halves of one colour, empty with empty, an egg with a gem half or another egg (a gem of no colour), a triple half only with a triple half.',
    'GL-B4': 'Before each draw you may stop, and take that back as long as not everyone has stopped.',
    'GL-B5':
      'Gnome alarm: a drawn tile that would make 6 or more gnomes in your garden is laid aside face down, and your building ends. If you can still use Second look, you choose first between that and the alarm.',
    'GL-B6':
      'A drawn tile that fits nowhere in the garden as it is may be laid aside: building ends without penalty. You may move unicorns first.',
    'GL-B7': 'An empty bag ends your building as a stop does.',
    'GL-B8': 'The phase ends when everyone has stopped or had to.',
    'GL-C1':
      'Pig: when the third pig is laid in your garden you get a coin at once, if the supply has one; once a round, pigs of every colour count.',
    'GL-C2': 'Gardener: two joined triple halves are a gem that counts 3.',
    'GL-C3': 'Mushroom head: each of its lines whose two gems are complete is 1 gem more.',
    'GL-C4': 'Bird: its egg completes a gem of any colour, and the gem counts as that colour.',
    'GL-C5':
      'Unicorn: while you build you may move it as often as you like, also with a tile in hand, to any other place where it fits. Afterwards the garden must hang together; how it got there does not matter. A unicorn that is the whole garden stays.',
    'GL-C6': 'Dragon: with 3 or more dragons in your garden one gnome is ignored, and the alarm comes at the 7th.',
    'GL-H1':
      'In turn from the start marker. Your money is your complete gems with all bonuses, less 3 after an alarm, never below 0.',
    'GL-H2':
      'Buy exactly one tile, the top of any pile, for 4, 7, 10 or 14. Coins add 1 each. Gems left over are lost, coins are kept.',
    'GL-H3':
      'Or take a pig from the face-down pile and a coin, whatever your money. Without pigs it is the coin alone. Spent coins return to the supply; where it is empty no coin is paid.',
    'GL-H4': 'Whoever buys first from a pile with a coin beside it gets that coin, after paying.',
    'GL-H5': 'An empty pile sells nothing.',
    'GL-V1':
      'Before anyone hires, the player with most gems buys the victory tile and wins, if that is 17 (20) or more after an alarm’s loss. Coins do not help.',
    'GL-V2': 'Equal gems: more coins win. If those are equal too, nobody buys it; hiring follows, then a new round.',
    'GL-N1': 'The new tile, the garden and what was laid aside go into the bag. The start marker moves one seat on.',
    'GL-O1':
      'Alone, count all your tiles at the end with the victory tile. To 17: up to 13 gold, 16 silver, 19 bronze. To 20: up to 15 gold, 18 silver, 21 bronze.',
    'GL-X1': 'Expert: an alarm steals half of the gems, rounded down, instead of 3.',
    'GL-X2':
      'Expert: every gap of any size that tiles close in is a pond and gives 1 coin when your hiring starts. A gap hangs together by edges; its corners may be open.',
    'GL-X3':
      'Expert: pigs give no coin. Instead, with 3 or more pigs in your garden, one mutates after you hired: it goes under a pile of its colour, and you take the top tile of a pile of the next. You choose which, but not whether. Gold pigs stay, nothing happens where no pig can, and coins beside piles are not won.',
    'GL-M1':
      'Missions: each player has one of the seven. With two or three players another lies between each player and the one on the right.',
    'GL-M2':
      'Your mission is the first tile of your garden, two by two cells, with a gem half and an empty connection on each side, each colour once. It never goes into a bag and is no creature.',
    'GL-M3':
      'After hiring the missions move on clockwise; with two or three players you take the one on your right and leave yours on your left. Alone you take the next of the seven each round.',
    'GL-M4': 'A mission’s gems count like any others, once, if its condition holds when building ends.',
    'GL-M5':
      'Pinwheel: four tiles around an empty cell, each along one side and one corner (3). Wall: four parallel tiles, long side at long side (2). Stairs: four parallel tiles, each one cell further (3). Paths: three joined pairs of empty connections (2). Blue gems: four complete ones (2). Surrounded: all eight cells beside the mission filled (3). Second look: once a round draw another tile in place of the one just drawn, even if that would be an alarm; it goes back afterwards, so the bag must not be empty.',
  },
});
