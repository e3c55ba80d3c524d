import {
  InputError,
  type JsonObject,
  type Options,
  type Random,
  readInteger,
  readList,
  readObject,
  readOneOf,
  readPermutation,
  type Seat,
} from '@potager/kernel';
import type { Memory } from './memory.ts';
import { type Back, FIRST_REWARDS, type Pile, PILES } from './piles.ts';
import { MISSIONS, tileId, tileNumber, tilesOf } from './tile-set.ts';
import { FIELDS, pileAt } from './fields.ts';

const { PILE_SIZE, REWARDS, SUPPLY } = FIELDS;

/** What each first bag holds (GL-S3). */
const FIRST_BAG = [
  { back: 'gnome', count: 4 },
  { back: 'double', count: 2 },
  { back: 'pig', count: 2 },
] as const;
const BAG_SIZE = 8;
const MISSION_NUMBERS = Array.from({ length: MISSIONS }, (_, i) => i + 1);

/** Everything random at set-up, in numbers. */
export interface Start {
  readonly first: Seat;
  /** Face-up piles, then the pigs. */
  readonly piles: readonly (readonly number[])[];
  readonly bags: readonly (readonly number[])[];
  readonly missions: readonly number[];
}

export function deal(seats: number, options: Options, random: Random): JsonObject {
  const first = random.below(seats);
  const piles = PILES.map((name): [Pile, string[]] => [name, []]);
  for (let i = 0; i < piles.length; i += 2) {
    const tiles = shuffled(tilesOf(backOfPile(i)), random).map(tileId);
    const half = Math.ceil(tiles.length / 2);
    piles[i]?.[1].push(...tiles.slice(0, half));
    piles[i + 1]?.[1].push(...tiles.slice(half));
  }
  const stocks = FIRST_BAG.map(({ back, count }) => ({ count, tiles: shuffled(tilesOf(back), random).map(tileId) }));
  const bags = Array.from({ length: seats }, () => stocks.flatMap(({ count, tiles }) => tiles.splice(0, count)));
  const setup = { first, piles: Object.fromEntries(piles), pigs: stocks.at(-1)?.tiles as string[], bags };
  return options['missions'] === true ? { ...setup, missions: shuffled(MISSION_NUMBERS, random) } : setup;
}

/** Reads a set-up, which may come from anywhere. */
export function readStart(seats: number, options: Options, value: unknown): Start {
  const hasMissions = options['missions'] === true;
  const keys = ['first', 'piles', 'pigs', 'bags', ...(hasMissions ? ['missions'] : [])];
  const given = readObject(value, 'setup', keys);
  const bags = readBags(given['bags'], seats);
  const pigsLeft = tilesOf('pig').filter((pig) => !bags.flat().includes(pig));
  const pigs = readPermutation(given['pigs'], 'setup.pigs', pigsLeft.map(tileId)).map(numberOf);
  return {
    first: readInteger(given['first'], 'setup.first', { min: 0, max: seats - 1 }),
    piles: [...readPiles(given['piles']), pigs],
    bags,
    missions: hasMissions ? readPermutation(given['missions'], 'setup.missions', MISSION_NUMBERS) : [],
  };
}

export function setUp(memory: Memory, start: Start): void {
  memory.begin(start.first, start.missions);
  start.piles.forEach((tiles, pile) => {
    memory.ints[PILE_SIZE + pile] = tiles.length;
    memory.ints.set(tiles, pileAt(pile));
  });
  memory.ints[REWARDS] = FIRST_REWARDS;
  memory.ints[SUPPLY]! -= PILES.filter((_, pile) => (FIRST_REWARDS >> pile) & 1).length;
  start.bags.forEach((bag, seat) => {
    for (const tile of bag) memory.putInBag(seat, tile);
  });
}

const backOfPile = (pile: number): Back => PILES[pile]!.split('-')[0] as Back;

const numberOf = (id: string): number => tileNumber(id)!;

function shuffled(items: readonly number[], random: Random): number[] {
  const list = [...items];
  random.shuffle(list);
  return list;
}

function readBags(value: unknown, seats: number): number[][] {
  const taken = new Set<string>();
  return readList(value, 'setup.bags', { min: seats, max: seats }).map((bag, seat) => {
    const where = `setup.bags[${seat}]`;
    const ids = readList(bag, where, { min: BAG_SIZE, max: BAG_SIZE }).map((id, i) => {
      const known = FIRST_BAG.flatMap(({ back }) => tilesOf(back)).map(tileId);
      const tile = readOneOf(id, `${where}[${i}]`, known);
      if (taken.has(tile)) throw new InputError(`${where}[${i}]`, `${tile} is in a bag already`);
      taken.add(tile);
      return tile;
    });
    for (const { back, count } of FIRST_BAG) {
      const found = ids.filter((id) => id.startsWith(`${back}-`)).length;
      if (found !== count) throw new InputError(where, `has ${found} tiles of the kind ${back}, not ${count}`);
    }
    return ids.map(numberOf);
  });
}

function readPiles(value: unknown): number[][] {
  const given = readObject(value, 'setup.piles', [...PILES]);
  const piles = PILES.map((name, pile) => {
    const ids = tilesOf(backOfPile(pile)).map(tileId);
    const limits = { min: Math.floor(ids.length / 2), max: Math.ceil(ids.length / 2) };
    return readList(given[name], `setup.piles.${name}`, limits);
  });
  for (let pile = 0; pile < piles.length; pile += 2) {
    const ids = tilesOf(backOfPile(pile)).map(tileId);
    readPermutation(
      [...(piles[pile] ?? []), ...(piles[pile + 1] ?? [])],
      `setup.piles.${PILES[pile]} and its twin`,
      ids,
    );
  }
  return piles.map((ids) => ids.map((id) => numberOf(id as string)));
}
