import type { BegunGame } from '@potager/kernel';
import type { Colour, Pile } from '../rules/piles.ts';
import { tileId, tilesOf } from '../rules/tile-set.ts';
import sevenRounds from './seven-rounds.json' with { type: 'json' };

/** Who lies on top of each pile, from the top: every kind of creature can be seen. The others come below. */
const TOPS: { readonly [pile in Pile]: readonly string[] } = {
  'green-1': ['green-16', 'green-08', 'green-21', 'green-18'],
  'green-2': ['green-11', 'green-03', 'green-06'],
  'blue-1': ['blue-19', 'blue-05', 'blue-14'],
  'blue-2': ['blue-07', 'blue-10', 'blue-22'],
  'pink-1': ['pink-15', 'pink-09'],
  'pink-2': ['pink-01', 'pink-12'],
  'gold-1': ['gold-08'],
  'gold-2': ['gold-05'],
};

const BAGS = [
  ['gnome-05', 'gnome-06', 'gnome-07', 'gnome-08', 'double-03', 'double-04', 'pig-03', 'pig-04'],
  ['gnome-09', 'gnome-10', 'gnome-11', 'gnome-12', 'double-05', 'double-06', 'pig-05', 'pig-06'],
  ['gnome-13', 'gnome-14', 'gnome-15', 'gnome-16', 'double-07', 'double-08', 'pig-07', 'pig-08'],
];

function pilesOf(colour: Exclude<Colour, 'pig'>): { [pile: string]: string[] } {
  const [first, second] = [TOPS[`${colour}-1`], TOPS[`${colour}-2`]];
  const all = tilesOf(colour).map(tileId);
  const rest = all.filter((id) => !first.includes(id) && !second.includes(id));
  const more = Math.ceil(all.length / 2) - first.length;
  return {
    [`${colour}-1`]: [...first, ...rest.slice(0, more)],
    [`${colour}-2`]: [...second, ...rest.slice(more)],
  };
}

/** Nobody has played yet. */
export const beginning: BegunGame = {
  game: 'gardlings',
  rules: 1,
  seats: BAGS.length,
  options: { target: 17, expert: false, missions: false },
  setup: {
    first: 0,
    piles: { ...pilesOf('green'), ...pilesOf('blue'), ...pilesOf('pink'), ...pilesOf('gold') },
    pigs: tilesOf('pig')
      .map(tileId)
      .filter((id) => !BAGS.flat().includes(id)),
    bags: BAGS,
  },
  moves: [],
};

/**
 * The same game in its eighth round. The others have stopped; the reader has eight tiles in the garden, 11 gems, and a
 * gardener, a bird, a mushroom head and a third pig among the seven tiles in the bag.
 */
export const roundEight: BegunGame = { ...beginning, moves: sevenRounds };
