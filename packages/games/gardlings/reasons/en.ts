import { grammarOf, type ReasonWords, speaker } from '@potager/kernel';
import { words } from '../words/en.ts';
import { nameTile } from '../words/make-words.ts';
import type { Hireable, Reason } from './kinds.ts';
import { percent } from './percent.ts';

const { count, number } = grammarOf('en');
const { names } = words;
const gemsOf = (gems: number): string => count(gems, 'gem', 'gems');
const coinsOf = (coins: number): string => count(coins, 'coin', 'coins');
const tilesOf = (tiles: number): string => count(tiles, 'tile', 'tiles');

const POWERS: { readonly [creature in Hireable | 'expertPig']: string } = {
  pig: 'three in one garden earn a coin',
  expertPig: 'with three in a garden one of them mutates',
  gardener: 'two triple halves that meet count 3 gems',
  mushroom: 'each line between two complete gems is 1 gem more',
  bird: 'its eggs complete gems of any colour',
  unicorn: 'you may move it as long as you build',
  dragon: 'with three in a garden the alarm comes one gnome later',
};

export const sayReason: ReasonWords['sayReason'] = speaker<Reason>({
  alarm: ({ alarms, outOf, loses }) =>
    `sets off the alarm with ${alarms} of ${tilesOf(outOf)} (${percent(alarms, outOf)} %)` +
    (loses === 0 ? ', which has nothing to steal yet' : `, which would steal ${gemsOf(loses)}`),
  safe: () => 'cannot set off the alarm: no tile in your bag would',
  resumes: ({ alarms, outOf, loses }) =>
    alarms === 0
      ? 'lets you draw again, and no tile can set off the alarm'
      : `lets you draw again; the alarm comes with ${alarms} of ${tilesOf(outOf)} (${percent(alarms, outOf)} %)` +
        (loses === 0 ? '' : ` and steals ${gemsOf(loses)}`),
  grows: ({ average }) =>
    `completes ${number(average)} ${average === 1 ? 'gem' : 'gems'} on average, if a tile can be laid`,
  misfits: ({ tiles, outOf }) => `ends your building with ${tiles} of ${tilesOf(outOf)}, which would fit nowhere`,
  unfit: ({ tiles, outOf }) => `leaves no place for ${tiles} of the ${tilesOf(outOf)} in your bag`,
  missing: ({ gems }) => `may bring the ${gemsOf(gems)} you lack for the victory tile`,
  keeps: ({ gems }) => (gems === 0 ? 'ends building with no gem' : `keeps your ${gemsOf(gems)}`),
  reaches: ({ target }) => `is enough for the victory tile, which costs ${target}`,
  affords: ({ price }) => `lets you hire a creature for ${price}`,
  short: ({ gems, price }) => `leaves you ${gemsOf(gems)} short of a creature for ${price}`,
  gems: ({ completes, gems }) => {
    if (completes > 0) return `completes ${gemsOf(completes)}, ${gems} in all`;
    return completes === 0
      ? `completes no gem; you stay at ${gems}`
      : `takes ${gemsOf(-completes)} apart; ${gems} stay`;
  },
  triples: ({ points }) => `joins triple halves, which count ${points}`,
  lines: ({ points }) => `brings ${gemsOf(points)} by mushroom lines`,
  mission: ({ mission, points }) => `fulfils your mission ${names.missions[mission]}, for ${gemsOf(points)}`,
  pigCoin: () => 'brings a coin, being your third pig',
  gnomes: ({ gnomes, limit }) => `brings you to ${count(gnomes, 'gnome', 'gnomes')}; the alarm comes at ${limit}`,
  dragons: ({ limit }) => `is your third dragon, so the alarm comes at ${limit}`,
  ends: () => 'ends your building, without a penalty',
  loses: ({ lost, gems }) => `costs you ${gemsOf(lost)}; ${gems} stay`,
  swaps: ({ tile }) => `puts ${nameTile(names, tile)} back for another tile`,
  hires: ({ creature, isExpert, own }) =>
    `brings a ${names.creatures[creature]}: ${POWERS[isExpert && creature === 'pig' ? 'expertPig' : creature]}` +
    (own === 0 ? '' : ` (you have ${own})`),
  halves: ({ halves }) => `has ${count(halves, 'gem half', 'gem halves')}`,
  bag: ({ gnomes, tiles }) => `makes it ${tilesOf(tiles)} in all, ${gnomes} of them with gnomes`,
  coin: () => 'wins the coin beside the pile',
  spends: ({ coins, left }) => `costs ${coinsOf(coins)}; ${left === 0 ? 'none is left' : `${left} left`}`,
  wastes: ({ gems }) => `leaves ${gemsOf(gems)} unspent, which are lost`,
  free: ({ coins }) => (coins === 0 ? 'costs nothing' : `costs nothing and brings ${coinsOf(coins)}`),
});
