import {
  InputError,
  type JsonObject,
  type Options,
  type Random,
  readInteger,
  readList,
  readObject,
  readPermutation,
} from '@potager/kernel';
import { DEALT_MISSIONS, FACE_UP_PROJECTS, MISSIONS, PROJECTS, TERRITORIES } from './components.ts';
import { Memory } from './memory.ts';
import { FIELDS } from './fields.ts';
import { Layout, PRINTED_TILES, type Tiles } from './layout.ts';
import { numberSet } from './number-set.ts';
import type { Version } from './versions.ts';

const { DEALT, DECK, DECK_LEFT } = FIELDS;

/** Draws everything that is random at set-up (GN-S3, S5, S6, and who is first). */
export function deal(seats: number, options: Options, random: Random): JsonObject {
  return {
    first: random.below(seats),
    layout: options['layout'] === 'printed' ? PRINTED_TILES : drawTiles(random),
    projects: shuffled(numbersTo(PROJECTS.length), random),
    missions: shuffled(numbersTo(MISSIONS.length), random),
  };
}

/** What a game begins with, unchecked. */
interface Start {
  readonly seats: number;
  readonly options: Options;
  readonly setup: unknown;
}

/** The first position, from a set-up that is checked. */
export function setUp(version: Version, { seats, options, setup }: Start): Memory {
  const given = readObject(setup, 'setup', ['first', 'layout', 'projects', 'missions']);
  const first = readInteger(given['first'], 'setup.first', { min: 0, max: seats - 1 });
  const tiles = readTiles(given['layout'], options);
  const projects = readPermutation(given['projects'], 'setup.projects', numbersTo(PROJECTS.length));
  const missions = readPermutation(given['missions'], 'setup.missions', numbersTo(MISSIONS.length));
  const memory = new Memory(version, { seatCount: seats, layout: new Layout(tiles), first });
  for (const [place, project] of projects.slice(0, FACE_UP_PROJECTS).entries()) memory.turnUp(place, project);
  memory.bytes.set(projects.slice(FACE_UP_PROJECTS).toReversed(), DECK);
  memory.bytes[DECK_LEFT] = PROJECTS.length - FACE_UP_PROJECTS;
  for (let seat = 0; seat < seats; seat++) {
    const dealt = missions.slice(seat * DEALT_MISSIONS, (seat + 1) * DEALT_MISSIONS);
    memory.ints[DEALT + seat] = numberSet(dealt);
  }
  return memory;
}

function drawTiles(random: Random): Tiles {
  return shuffled(numbersTo(TERRITORIES), random).map((territory) => [territory, random.below(6)]);
}

function readTiles(value: unknown, options: Options): Tiles {
  const tiles = readList(value, 'setup.layout', { min: TERRITORIES, max: TERRITORIES }).map((tile, position) =>
    readTile(tile, `setup.layout[${position}]`),
  );
  readPermutation(
    tiles.map(([territory]) => territory),
    'setup.layout',
    numbersTo(TERRITORIES),
  );
  if (options['layout'] === 'printed' && JSON.stringify(tiles) !== JSON.stringify(PRINTED_TILES)) {
    throw new InputError('setup.layout', 'is not the printed one, which the options ask for');
  }
  return tiles;
}

function readTile(value: unknown, where: string): readonly [number, number] {
  const [territory, rotation] = readList(value, where, { min: 2, max: 2 });
  return [
    readInteger(territory, `${where}[0]`, { min: 1, max: TERRITORIES }),
    readInteger(rotation, `${where}[1]`, { min: 0, max: 5 }),
  ];
}

const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, n) => n + 1);

function shuffled(numbers: number[], random: Random): number[] {
  random.shuffle(numbers);
  return numbers;
}
