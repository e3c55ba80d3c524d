import { grammarOf, type ReasonWords, speaker } from '@potager/kernel';
import { shapes } from '../words/shapes-en.ts';
import type { Reason } from './kinds.ts';

const { choose, count, list } = grammarOf('en');
const pointsOf = (points: number): string => count(points, 'point', 'points');
const tilesOf = (tiles: number): string => count(tiles, 'tile', 'tiles');

export const sayReason: ReasonWords['sayReason'] = speaker<Reason>({
  wins: () => 'wins the game at once',
  grows: ({ points, target }) => `brings 1 point: ${points} of ${target}`,
  beside: ({ tiles }) =>
    `lies beside ${choose(tiles, 'one', String(tiles))} of your tiles, so that they can grow together`,
  enables: ({ card, shape, points }) =>
    `makes room for culture card ${card} (${shapes[shape]}): up to ${pointsOf(points)} in a later turn`,
  targets: ({ cells, opening }) => `lets you attack ${list(cells)}, for ${opening} mana or more`,
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
    `aims at ${pointsOf(defence)} of ${nameOf(seat)} for ${opening} mana or more; if they outbid you, they pay ` +
    `${answer} or more and take ${pointsOf(attack)} from you`,
  takes: ({ mana, left, cells, points, target }) =>
    `takes ${list(cells)} for ${mana} mana if it is accepted: ${points} of ${target} points, ${left} mana left`,
  winsIfAccepted: () => 'wins the game if it is accepted',
  outbidding: ({ seat, mana, lost }, nameOf) =>
    `costs ${nameOf(seat)} ${mana} mana or more to outbid; you would then lose ${pointsOf(lost)}`,
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
  passes: ({ idle, limit }) => `is a turn without a card, number ${idle} in a row; after ${limit} the game ends`,
  ends: () => 'ends the game: most points win',
  next: ({ income }) => (income === 0 ? 'ends your turn' : `brings ${income} mana when your next turn begins`),
});
