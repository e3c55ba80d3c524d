import { attempt, FastRandom, listSeats, makeRefusal, type Position, type Seat } from '@potager/kernel';
import { BRAMBLES, makeArea } from './rules/areas.ts';
import {
  FLOORS_EACH,
  type Land,
  LANDS,
  MISSIONS,
  PROJECT_RULES,
  projectAt,
  PROJECTS,
  ROOFS,
} from './rules/components.ts';
import { game } from './rules/game.ts';
import type { Building, State, View } from './rules/kinds.ts';
import { Layout, PRINTED_TILES, type Tiles } from './rules/layout.ts';

/** What a picture does not show. What is left out is as at the start of a seat's single action in the first round. */
interface Facts {
  /** The version of the rules; left out, the newest. */
  readonly rules?: number;
  readonly seats?: number;
  readonly layout?: Tiles;
  readonly turn?: Seat;
  readonly first?: Seat;
  readonly actionsLeft?: number;
  readonly turns?: number;
  readonly played?: readonly Seat[];
  readonly round?: number;
  readonly lastRound?: boolean;
  readonly torticrane?: number;
  /** By seat; the last figure stands for the seats not named. */
  readonly population?: readonly number[];
  readonly ploys?: readonly number[];
  /** Face up; the rest is face down, but for those taken. */
  readonly projects?: readonly number[];
  readonly taken?: readonly (readonly number[])[];
  /** Of the seat whose turn it is. */
  readonly missions?: readonly [number, number];
}

/** Where the nine rows of a picture lie: for each sign, board position and index. */
const ROWS: readonly (readonly (readonly [position: number, index: number])[])[] = [
  [1, 2],
  [6, 0, 3],
  [5, 4],
].flatMap((positions) =>
  [
    [1, 2],
    [6, 0, 3],
    [5, 4],
  ].map((indices) => positions.flatMap((position) => indices.map((index) => [position, index] as const))),
);

/**
 * A position from a picture of the board as it lies, seven flowers of seven areas:
 *
 *           .  .      .  .
 *          .  .  .   .  .  .
 *           .  .      .  .
 *      .  .      .  .      .  .
 *     .  .  .   .  a2 .   .  .  .
 *      .  .      .  b1^    .  .
 *           .  .      .  .
 *          .  .  .   .  .g .
 *           .  .      .  .
 *
 * `a2` is a building of two floors of seat 0, `b1^` one floor of seat 1 with a roof, `.` an empty area. On a bramble,
 * `g`, `s` or `l` is its token: `.g`, `a2s^`.
 */
export function drawn(picture: string, facts: Facts = {}): Position {
  const seats = facts.seats ?? 2;
  const turn = facts.turn ?? 0;
  const board = facts.layout ?? PRINTED_TILES;
  const { buildings, tokens } = readPicture(picture, new Layout(board));
  const taken = bySeat(seats, (seat) => facts.taken?.[seat] ?? []);
  const projects = facts.projects ?? [1, 2, 3, 4];
  const missions = facts.missions ?? [18, 19];
  const view: View = {
    viewer: turn,
    rules: facts.rules ?? game.rules,
    seats,
    layout: 'random',
    phase: 'action',
    turn,
    first: facts.first ?? turn,
    round: facts.round ?? 1,
    actionsLeft: facts.actionsLeft ?? 1,
    turns: facts.turns ?? 0,
    played: facts.played ?? [],
    lastRound: facts.lastRound ?? false,
    torticrane: facts.torticrane ?? null,
    movedOn: 0,
    cameFrom: null,
    ployUsed: false,
    isBound: false,
    placed: null,
    population: bySeat(seats, (seat) => facts.population?.[seat] ?? facts.population?.at(-1) ?? 35),
    floorsLeft: bySeat(seats, (seat) => FLOORS_EACH[seats]! - countFloors(buildings, seat)),
    ploysLeft: bySeat(seats, (seat) => facts.ploys?.[seat] ?? facts.ploys?.at(-1) ?? 4),
    roofsLeft: ROOFS - Object.values(buildings).filter(({ roof }) => roof).length,
    buildings,
    tokens,
    projects,
    taken,
    board,
    points: taken.map((numbers) => numbers.reduce((sum, n) => sum + PROJECT_RULES[projectAt(n).kind].points, 0)),
    deck: PROJECTS.length - projects.length - taken.flat().length,
    choosing: [],
    dealt: [...missions, ...MISSIONS.map((_, n) => n + 1).filter((number) => !missions.includes(number))].slice(0, 4),
    kept: bySeat(seats, (seat) => (seat === turn ? missions : null)),
  };
  return game.fromView(view, new FastRandom(1));
}

/** Plays moves, each by the seat whose turn it is, and returns what then is. */
export function played(position: Position, ...moves: readonly string[]): State {
  for (const move of moves) {
    const { refusal } = attempt(position, listSeats(position.actors)[0]!, move);
    if (refusal) throw new Error(`${move}: ${makeRefusal(refusal)}`);
  }
  return position.state() as State;
}

export const EMPTY_BOARD = `
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
   .  .      .  .      .  .
  .  .  .   .  .  .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;

function readPicture(picture: string, layout: Layout): Pick<View, 'buildings' | 'tokens'> {
  const buildings: { [area: string]: Building } = {};
  const tokens: { [area: string]: Land } = {};
  const rows = picture.trim().split('\n');
  ROWS.forEach((places, n) => {
    const signs = (rows[n] ?? '').trim().split(/\s+/);
    if (rows.length !== ROWS.length || signs.length !== places.length)
      throw new Error(`row ${n} of ${picture} is wrong`);
    places.forEach(([position, index], i) => {
      const area = layout.areaLyingAt(position, index);
      const { building, token } = readSign(signs[i]!);
      if (building !== undefined) buildings[makeArea(area)] = building;
      if ((token !== undefined || building !== undefined) && BRAMBLES.includes(area)) {
        if (token === undefined) throw new Error(`the building on the bramble ${makeArea(area)} needs a token`);
        tokens[makeArea(area)] = token;
      } else if (token !== undefined) throw new Error(`${makeArea(area)} is no bramble`);
    });
  });
  return { buildings: sortKeys(buildings), tokens: sortKeys(tokens) };
}

function readSign(sign: string): { building?: Building; token?: Land } {
  const parts = /^(?:\.|([a-d])(\d+))([gsl]?)(\^?)$/.exec(sign);
  if (parts === null) throw new Error(`${sign} is no sign of a picture`);
  const [, owner, floors, land, roof] = parts;
  const token = LANDS.find((name) => name[0] === land);
  return {
    ...(owner === undefined
      ? {}
      : { building: { seat: 'abcd'.indexOf(owner), floors: Number(floors), roof: roof === '^' } }),
    ...(token === undefined ? {} : { token }),
  };
}

const sortKeys = <T>(byArea: { readonly [area: string]: T }): { [area: string]: T } =>
  Object.fromEntries(Object.entries(byArea).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const bySeat = <T>(seats: number, of: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => of(seat));

const countFloors = (buildings: { readonly [area: string]: Building }, seat: Seat): number =>
  Object.values(buildings).reduce((sum, building) => sum + (building.seat === seat ? building.floors : 0), 0);
