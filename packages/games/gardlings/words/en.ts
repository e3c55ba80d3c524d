import { grammarOf, namesAndYou } from '@potager/kernel';
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

const { count, list } = grammarOf('en');
const tile = (id: string): string => nameTile(names, id);
/** A tile with its creature, where one wants to know whom it brings. */
const kind = (it: { readonly tile: string; readonly creature: Creature }): string =>
  `${tile(it.tile)} (${names.creatures[it.creature]})`;
const gems = (number: number): string => count(number, 'gem', 'gems');
const coins = (number: number): string => count(number, 'coin', 'coins');
const turned = (turns: string): string => (turns === '0' ? 'not turned' : `turned ${Number(turns) * 90}°`);
const clash = ({ side, has, needs, other }: Clash): string =>
  `${names.sides[side]} ${names.slots[has]} would meet ${names.slots[needs]} of ${tile(other)}`;

export const words: GardlingsWords = makeWords({
  language: 'en',
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
      `Gnome alarm for ${nameOf(it.seat)}: ${tile(it.tile)} is laid aside, ${gems(it.lost)} stolen, ` +
      `${gems(it.gems)} left.`,
    laidAside: (it, nameOf) => `${nameOf(it.seat)} lays ${tile(it.tile)} aside, which fits nowhere, and ends building.`,
    bagEmpty: (it, nameOf) => `The bag of ${nameOf(it.seat)} is empty: building ends.`,
    stopped: (it, nameOf) => `${nameOf(it.seat)} stops.`,
    resumed: (it, nameOf) => `${nameOf(it.seat)} goes on after all.`,
    tied: (it, nameOf, you) =>
      `${list(it.seats.map(namesAndYou(nameOf, you, it.seats[0] === you ? 'You' : 'you')))} tie at ${gems(it.gems)} and ${coins(it.coins)}: nobody buys the victory tile.`,
    won: (it, nameOf) => `${nameOf(it.seat)} buys the victory tile with ${gems(it.gems)} and wins.`,
    wonAlone: (it) =>
      `The victory tile is bought with ${gems(it.gems)}. Tiles: ${it.tiles}; ${names.medals[it.medal]}.`,
    hiring: (it, nameOf) => `${nameOf(it.seat)} hires.`,
    ponds: (it, nameOf) => `Ponds of ${nameOf(it.seat)}: ${it.ponds}, for ${coins(it.coins)}.`,
    bought: (it, nameOf) =>
      `${nameOf(it.seat)} hires ${kind(it)}${it.coins > 0 ? ` with ${coins(it.coins)}` : ''}${it.reward ? ' and gets the coin beside the pile' : ''}.`,
    tookPig: (it, nameOf) =>
      `${nameOf(it.seat)} takes ${it.tile === null ? 'no pig, for none is left,' : tile(it.tile)} and ` +
      `${coins(it.coins)}.`,
    mutationDue: (it, nameOf) => `A pig of ${nameOf(it.seat)} must mutate.`,
    mutated: (it, nameOf) => `In the garden of ${nameOf(it.seat)}, ${tile(it.pig)} mutates into ${kind(it)}.`,
    newRound: (it, nameOf, you) =>
      `Round ${it.round}. ${it.first === you ? 'You hold' : `${nameOf(it.first)} holds`} the start marker.`,
  },
  ownEvents: {
    drew: (it) => `You draw ${tile(it.tile)}.`,
    looked: (it) => `You look a second time: ${tile(it.tile)}; ${tile(it.back)} goes back.`,
    laid: (it) => `You lay ${tile(it.tile)}: ${gems(it.gems)}.`,
    shifted: (it) => `You move a unicorn, ${tile(it.tile)}: ${gems(it.gems)}.`,
    pigCoin: () => 'The third pig brings you a coin.',
    alarm: (it) =>
      `Gnome alarm for you: ${tile(it.tile)} is laid aside, ${gems(it.lost)} stolen, ${gems(it.gems)} left.`,
    laidAside: (it) => `You lay ${tile(it.tile)} aside, which fits nowhere, and end building.`,
    bagEmpty: () => 'Your bag is empty: building ends.',
    stopped: () => 'You stop.',
    resumed: () => 'You go on after all.',
    won: (it) => `You buy the victory tile with ${gems(it.gems)} and win.`,
    hiring: () => 'You hire.',
    ponds: (it) => `Your ponds: ${it.ponds}, for ${coins(it.coins)}.`,
    bought: (it) =>
      `You hire ${kind(it)}${it.coins > 0 ? ` with ${coins(it.coins)}` : ''}${it.reward ? ' and get the coin beside the pile' : ''}.`,
    tookPig: (it) =>
      `You take ${it.tile === null ? 'no pig, for none is left,' : tile(it.tile)} and ${coins(it.coins)}.`,
    mutationDue: () => 'One of your pigs must mutate.',
    mutated: (it) => `In your garden, ${tile(it.pig)} mutates into ${kind(it)}.`,
  },
  refusals: {
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
  scoreKinds: {
    gem: () => 'Gems',
    triple: () => 'Triple gems',
    lines: () => 'Mushroom lines',
    mission: () => 'Mission',
    stolen: () => 'Stolen by gnomes',
  },
});
