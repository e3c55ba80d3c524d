import { grammarOf, type ReasonWords, speaker } from '@potager/kernel';
import { shapes } from '../words/shapes-en.ts';
import type { Reason } from './kinds.ts';

const { choose, count, list } = grammarOf('en');
const pointsOf = (points: number): string => count(points, 'point', 'points');
const tilesOf = (tiles: number): string => count(tiles, 'tile', 'tiles');

export const sayReason: ReasonWords['sayReason'] = speaker<Reason>({
  wins: () => 'wins the game at once',
  grows: ({ points, target }) => `brings 1 point: ${points} of ${target}`,
  beside: ({ tiles }) => `touches ${tiles} of your tiles, to grow together with ${choose(tiles, 'it', 'them')}`,
  enables: ({ card, shape, points }) =>
    `gives culture card ${card} (${shapes[shape]}) a place: ${pointsOf(points)} in a later turn`,
  targets: ({ cells, opening }) => `lets you attack ${list(cells)}, from ${opening} mana on`,
  raises: ({ tiles, level, points, target }) =>
    `raises ${tilesOf(tiles)} to level ${level}: ${pointsOf(tiles)} more, ${points} of ${target}`,
  income: ({ more, income }) => `brings ${more} mana more each turn, ${income} in all`,
  pays: ({ mana, left }) => `costs ${mana} mana; ${left} left`,
  sells: ({ mana, left }) => `brings ${mana} mana, so that you have ${left}`,
  buys: ({ mana, left }) => `costs ${mana} mana; ${left} left`,
  forgoes: ({ points }) => `gives up a card that could raise ${tilesOf(points)} of yours`,
  atOnce: ({ places, points }) =>
    `can be played at once${places === 1 ? '' : `, in ${places} ways`}, for up to ${pointsOf(points)}`,
  later: ({ points }) => `has a place on your tiles: up to ${pointsOf(points)} in a later turn`,
  unfit: () => 'has no place on your tiles now',
  stakes: ({ seat, attack, defence, opening, answer }, nameOf) =>
    `is about ${pointsOf(defence)} of ${nameOf(seat)} for at least ${opening} mana; outbidding you would cost them ` +
    `${answer} or more, for your ${attack}`,
  takes: ({ mana, left, cells, points, target }) =>
    `takes ${list(cells)} for ${mana} mana if it is accepted: ${points} of ${target} points, ${left} mana left`,
  winsIfAccepted: () => 'wins the game if it is accepted',
  outbidding: ({ seat, mana, lost }, nameOf) =>
    `would cost ${nameOf(seat)} ${mana} mana or more to top, and you then ${pointsOf(lost)}`,
  receives: ({ mana, left }) => `brings you ${mana} mana, so that you have ${left}`,
  surrenders: ({ seat, cells, lost, points }, nameOf) =>
    `leaves ${list(cells)} to ${nameOf(seat)}: ${pointsOf(lost)} less, ${points} left`,
  letsWin: ({ seat }, nameOf) => `lets ${nameOf(seat)} win the game`,
  rival: ({ seat, points, target }, nameOf) => `brings ${nameOf(seat)} to ${points} of ${target} points`,
  unplayed: ({ cards }) => `leaves ${count(cards, 'card', 'cards')} unplayed that you could play now`,
  discards: ({ card }) => `makes room in your hand, for ${card} can no longer be played`,
  draws: () => 'draws a card',
  drawsNone: () => 'draws no card, because your hand is full',
  drawsFirst: () => 'draws a card now; after that you can only trade',
  passes: ({ idle, limit }) => `is a turn without a card: number ${idle} in a row, and ${limit} end the game`,
  ends: () => 'ends the game: most points win',
  next: ({ income }) => (income === 0 ? 'ends your turn' : `brings ${income} mana when your next turn begins`),
});
