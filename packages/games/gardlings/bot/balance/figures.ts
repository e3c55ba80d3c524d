import type { TileFace } from '../../rules/tile-set.ts';
import { backOf } from '../../rules/tile-set.ts';
import type { SoloGame } from './solo-game.ts';

/** How the tiles of one price and creature fare in strong solo games. */
export interface CreatureFigures {
  readonly price: string;
  readonly creature: string;
  /** Of all moments when one could be bought, how many ended in buying it. */
  readonly offered: number;
  readonly bought: number;
  /** Games in which at least one was bought, as a share. */
  readonly games: number;
  /** Gems it had a part in, for each round it was in the bag. */
  readonly earns: number;
  /** The mean number of tiles at the end of games with it: fewer is better. */
  readonly tiles: number;
}

export interface Figures {
  readonly games: number;
  readonly median: number;
  readonly quartiles: readonly [number, number];
  /** Share of games by medal. */
  readonly medals: { readonly [medal: string]: number };
  readonly alarmsPerRound: number;
  readonly pigsPerGame: number;
  readonly meanGems: readonly number[];
  readonly creatures: readonly CreatureFigures[];
}

export function makeFigures(games: readonly SoloGame[], faces: readonly TileFace[]): Figures {
  const tiles = games.map((game) => game.tiles).toSorted((a, b) => a - b);
  const rounds = games.flatMap((game) => game.rounds);
  const share = (medal: string): number => games.filter((game) => game.medal === medal).length / games.length;
  return {
    games: games.length,
    median: quantile(tiles, 0.5),
    quartiles: [quantile(tiles, 0.25), quantile(tiles, 0.75)],
    medals: Object.fromEntries(['gold', 'silver', 'bronze', 'none'].map((medal) => [medal, share(medal)])),
    alarmsPerRound: sum(games.map((game) => game.alarms)) / rounds.length,
    pigsPerGame: mean(games.map((game) => game.pigsTaken)),
    meanGems: Array.from({ length: 10 }, (_, round) => mean(games.flatMap((game) => game.rounds[round]?.gems ?? []))),
    creatures: listKinds(faces).map(([price, creature]) => figuresOf(games, faces, price, creature)),
  };
}

function listKinds(faces: readonly TileFace[]): [string, string][] {
  const prices = ['green', 'blue', 'pink', 'gold'];
  const kinds = faces.map(({ id, creature }) => `${id.split('-')[0]} ${creature}`);
  return [...new Set(kinds)]
    .map((kind) => kind.split(' ') as [string, string])
    .filter(([price]) => prices.includes(price))
    .toSorted(([a], [b]) => prices.indexOf(a) - prices.indexOf(b));
}

function figuresOf(
  games: readonly SoloGame[],
  faces: readonly TileFace[],
  price: string,
  creature: string,
): CreatureFigures {
  const isOne = (tile: number): boolean => backOf(tile) === price && faces[tile]?.creature === creature;
  const offers = games.flatMap((game) => game.offers.filter(({ tile }) => isOne(tile)));
  const buyers = games.filter((game) => game.offers.some(({ tile, isBought }) => isBought && isOne(tile)));
  const total = (sums: (game: SoloGame) => ReadonlyMap<number, number>): number =>
    sum(games.flatMap((game) => [...sums(game)].flatMap(([tile, count]) => (isOne(tile) ? count : []))));
  return {
    price,
    creature,
    offered: offers.length,
    bought: offers.filter(({ isBought }) => isBought).length,
    games: buyers.length / games.length,
    earns:
      total((game) => game.earned) /
      Math.max(
        1,
        total((game) => game.carried),
      ),
    tiles: mean(buyers.map((game) => game.tiles)),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);
const quantile = (sorted: readonly number[], at: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0;
