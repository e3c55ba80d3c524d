import { FastRandom, type Game, type Seat } from '@potager/kernel';
import { makeGardlings } from './rules/game.ts';
import type { Laid, PileView, SeatView, View } from './rules/kinds.ts';
import type { Phase } from './rules/fields.ts';
import { missionFor } from './rules/mission-ring.ts';
import { ALL_PILES, type AnyPile, type Back, type Pile } from './rules/piles.ts';
import type { Gardlings } from './rules/position.ts';
import { backOf, type Creature, missionTile, tileId, tileNumber, tilesOf, type TileFace } from './rules/tile-set.ts';
import standardTiles from './rules/tiles.json' with { type: 'json' };

/**
 * Tables for tests, gardens drawn in letters. A tile is a letter twice: large where its first half lies, small where
 * its second does. `A` (or the mission, `M` with three `m`) lies at 0 0.
 *
 *     drawTable({ seats: [{ garden: 'A a . / . B b', tiles: { a: 'gnome YYYYYY', b: 'dragon YG.PB.' } }] })
 *
 * A tile is its creature and its slots, as in tile files, then its lines (`0-3`); an id in front chooses the tile
 * (`blue-07 pig YYYYYY`). Tiles that nobody describes are yellow all around, and there is a yellow pig in every bag
 * that is not given.
 */
export interface Drawing {
  readonly seats: readonly DrawnSeat[];
  readonly target?: 17 | 20;
  readonly expert?: boolean;
  /** The shuffled missions; without them the game is played without. */
  readonly missions?: readonly number[];
  readonly round?: number;
  readonly first?: Seat;
  /** Who hires; left out, all build. */
  readonly hiring?: Seat;
  readonly supply?: number;
  readonly rewards?: readonly Pile[];
  /** What is left in a pile, from the top; others hold what is nowhere else. */
  readonly piles?: { readonly [pile in AnyPile]?: readonly string[] };
}

interface DrawnSeat {
  readonly garden?: string;
  readonly tiles?: Readonly<Record<string, string>>;
  /** Tiles as in `tiles`, or plain ids. */
  readonly bag?: readonly string[];
  readonly hand?: string;
  readonly coins?: number;
  readonly status?: SeatView['status'];
  readonly alarm?: boolean;
}

export function drawTable(drawing: Drawing): Gardlings {
  const stock = new TileStock();
  const seats = drawing.seats.map((seat, number) => drawSeat(stock, seat, missionOf(drawing, number)));
  const game: Game = makeGardlings(stock.file());
  const hiring = drawing.hiring;
  const view: View = {
    viewer: 0,
    target: drawing.target ?? 17,
    expert: drawing.expert ?? false,
    missions: drawing.missions ?? [],
    round: drawing.round ?? 1,
    phase: (hiring === undefined ? 'build' : 'hire') satisfies Phase,
    first: drawing.first ?? 0,
    turn: hiring ?? null,
    mutating: false,
    supply: drawing.supply ?? 26,
    rewards: drawing.rewards ?? [],
    piles: drawPiles(drawing, stock),
    seats: hiring === undefined ? seats : seats.map((seat) => ({ ...seat, status: 'done' })),
    winner: null,
  };
  return game.fromView(view, new FastRandom(1)) as Gardlings;
}

function missionOf({ missions = [], seats, round = 1 }: Drawing, seat: Seat): number {
  return missionFor({ order: missions, seats: seats.length, round }, seat);
}

/** The tiles, described or not. */
class TileStock {
  readonly used = new Set<string>();
  private readonly faces = new Map<string, TileFace>(
    (standardTiles as unknown as TileFace[]).map((face) => [
      face.id,
      { ...face, slots: face.creature === 'mission' ? 'Y.G.P.B.' : 'YYYYYY', lines: [] },
    ]),
  );

  file(): TileFace[] {
    return [...this.faces.values()];
  }

  /** Takes a tile out of the box: by its id, or one of a creature that is still there. */
  take(text: string): string {
    const [word = '', ...rest] = text.split(' ');
    const id = tileNumber(word) === undefined ? this.find(word) : word;
    const [creature, slots, ...lines] = tileNumber(word) === undefined ? [creatureFor(word), ...rest] : rest;
    this.used.add(id);
    const face = this.faces.get(id) as TileFace;
    this.faces.set(id, {
      ...face,
      creature: (creature ?? face.creature) as Creature,
      slots: slots ?? face.slots,
      lines: lines.map((line) => line.split('-').map(Number) as [number, number]),
    });
    return id;
  }

  private find(word: string): string {
    const backs = ['pig', 'gnome', 'double'].includes(word) ? [word] : ['green', 'blue', 'pink', 'gold'];
    const free = [...this.faces.keys()].find((id) => backs.includes(id.split('-')[0] ?? '') && !this.used.has(id));
    if (free === undefined) throw new Error(`no tile is left for a ${word}`);
    return free;
  }
}

const creatureFor = (word: string): string => (word === 'double' ? 'gnome' : word);

function drawSeat(stock: TileStock, seat: DrawnSeat, mission: number): SeatView {
  const garden = drawGarden(stock, seat.garden ?? (mission === 0 ? '' : 'M m / m m'), seat.tiles ?? {}, mission);
  return {
    status: seat.status ?? 'building',
    coins: seat.coins ?? 0,
    gems: 0,
    garden,
    hand: seat.hand === undefined ? null : stock.take(seat.hand),
    bag: (seat.bag ?? ['pig']).map((tile) => stock.take(tile)),
    aside: null,
    alarm: seat.alarm ?? false,
    looked: false,
    hired: null,
    mutant: null,
  };
}

function drawGarden(
  stock: TileStock,
  picture: string,
  tiles: Readonly<Record<string, string>>,
  mission: number,
): Laid[] {
  const cells = new Map<string, { x: number; y: number }>();
  picture
    .split(/[/\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .forEach((row, y) => row.split(/\s+/).forEach((sign, x) => cells.set(sign, cells.get(sign) ?? { x, y })));
  const origin = cells.get('M') ?? cells.get('A') ?? { x: 0, y: 0 };
  const letters = [...cells.keys()].filter((sign) => /[A-Z]/.test(sign)).toSorted();
  const laid = letters
    .filter((letter) => letter !== 'M')
    .map((letter) => {
      const [first, second] = [cells.get(letter), cells.get(letter.toLowerCase())];
      if (first === undefined || second === undefined) throw new Error(`${letter} has no second half`);
      const r = rotationFor(second.x - first.x, second.y - first.y);
      const id = stock.take(tiles[letter.toLowerCase()] ?? 'dragon');
      return { id, x: first.x - origin.x, y: first.y - origin.y, r };
    });
  return mission === 0 ? laid : [{ id: tileId(missionTile(mission)), x: 0, y: 0, r: 0 }, ...laid];
}

function rotationFor(x: number, y: number): number {
  const rotation = ['1 0', '0 1', '-1 0', '0 -1'].indexOf(`${x} ${y}`);
  if (rotation < 0) throw new Error('the halves of a tile must touch');
  return rotation;
}

function drawPiles({ piles = {} }: Drawing, stock: TileStock): View['piles'] {
  for (const ids of Object.values(piles)) for (const id of ids) stock.take(id);
  const rest = new Map<Back, string[]>();
  const restOf = (pile: AnyPile): string[] => {
    const back = pile.split('-')[0] as Back;
    const known = rest.get(back);
    if (known) return known;
    const left = tilesOf(back)
      .map(tileId)
      .filter((id) => !stock.used.has(id) && backOf(tileNumber(id)!) === back);
    rest.set(back, left);
    return left;
  };
  const entries = ALL_PILES.map((name): [AnyPile, PileView] => {
    const given = piles[name];
    if (given) return [name, { top: name === 'pig' ? null : (given[0] ?? null), size: given.length, known: given }];
    const left = restOf(name);
    const share = name.endsWith('-1') && piles[name.replace('-1', '-2') as AnyPile] === undefined ? 0.5 : 1;
    const taken = left.splice(0, Math.ceil(left.length * share));
    return [name, { top: name === 'pig' ? null : (taken[0] ?? null), size: taken.length, known: [] }];
  });
  return Object.fromEntries(entries) as View['piles'];
}
