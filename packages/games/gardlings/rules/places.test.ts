import {
  countSeats,
  FastRandom,
  legalMoves,
  MoveList,
  NOBODY,
  type Position,
  type Seat,
  seatAt,
} from '@potager/kernel';
import { expect, it } from 'vitest';
import { game } from './game.ts';
import type { Laid, View } from './kinds.ts';
import type { TileFace } from './tile-set.ts';
import standardTiles from './tiles.json' with { type: 'json' };

/**
 * The rules of placement once more, as slowly and plainly as possible: every cell of a window, every rotation, every
 * pair of slots. Random games must list exactly the same moves.
 */
const faces = new Map((standardTiles as unknown as TileFace[]).map((face) => [face.id, face]));
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
/** Half and side of each slot in rotation 0; cells of a mission from the top left, clockwise. */
const STRIP = ['0 0', '1 0', '1 1', '1 2', '0 2', '0 3'];
const SQUARE = ['0 0', '1 0', '1 1', '2 1', '2 2', '3 2', '3 3', '0 3'];

type Cells = Map<string, { readonly id: string; readonly slots: (string | undefined)[] }>;

function cellsOf({ id, x, y, r }: Laid): [string, (string | undefined)[]][] {
  const isSquare = id.startsWith('mission');
  const [dx, dy] = STEPS[(r + 1) % 4] as readonly [number, number];
  const cells = isSquare
    ? [`${x} ${y}`, `${x + 1} ${y}`, `${x + 1} ${y + 1}`, `${x} ${y + 1}`]
    : [`${x} ${y}`, `${x + dx} ${y + dy}`];
  return cells.map((cell, half) => {
    const slots: (string | undefined)[] = [undefined, undefined, undefined, undefined];
    (isSquare ? SQUARE : STRIP).forEach((place, slot) => {
      const [ofHalf, side] = place.split(' ').map(Number) as [number, number];
      if (ofHalf === half) slots[(side + r) % 4] = faces.get(id)?.slots[slot];
    });
    return [cell, slots];
  });
}

const spread = (garden: readonly Laid[]): Cells =>
  new Map(garden.flatMap((laid) => cellsOf(laid).map(([cell, slots]) => [cell, { id: laid.id, slots }] as const)));

function fit(one: string, other: string): boolean {
  if (one === '*') return 'YGPB*'.includes(other);
  return other === '*' ? 'YGPB'.includes(one) : one === other;
}

function fits(garden: Cells, laid: Laid): boolean {
  let touches = 0;
  for (const [cell, slots] of cellsOf(laid)) {
    if (garden.has(cell)) return false;
    const [x, y] = cell.split(' ').map(Number) as [number, number];
    for (const [side, [dx, dy]] of STEPS.entries()) {
      const beyond = garden.get(`${x + dx} ${y + dy}`)?.slots[(side + 2) % 4];
      if (slots[side] === undefined || beyond === undefined) continue;
      if (!fit(slots[side], beyond)) return false;
      touches++;
    }
  }
  return touches > 0;
}

function hangsTogether(garden: Cells): boolean {
  const [first] = garden.keys();
  const seen = new Set([first as string]);
  for (const cell of seen) {
    const [x, y] = cell.split(' ').map(Number) as [number, number];
    for (const [dx, dy] of STEPS) if (garden.has(`${x + dx} ${y + dy}`)) seen.add(`${x + dx} ${y + dy}`);
  }
  return seen.size === garden.size;
}

function* window(garden: readonly Laid[]): Generator<Omit<Laid, 'id'>> {
  const [xs, ys] = [garden.map(({ x }) => x), garden.map(({ y }) => y)];
  for (let x = Math.min(...xs) - 4; x <= Math.max(...xs) + 4; x++)
    for (let y = Math.min(...ys) - 4; y <= Math.max(...ys) + 4; y++) for (const r of [0, 1, 2, 3]) yield { x, y, r };
}

function lays(garden: readonly Laid[], id: string): string[] {
  if (garden.length === 0) return ['lay 0 0 0'];
  const cells = spread(garden);
  return [...window(garden)]
    .filter((place) => fits(cells, { id, ...place }))
    .map(({ x, y, r }) => `lay ${x} ${y} ${r}`)
    .toSorted();
}

function shifts(garden: readonly Laid[]): string[] {
  if (garden.length < 2) return [];
  return garden
    .filter(({ id }) => faces.get(id)?.creature === 'unicorn')
    .flatMap((unicorn) => {
      const rest = garden.filter(({ id }) => id !== unicorn.id);
      const cells = spread(rest);
      return [...window(rest)]
        .filter((place) => place.x !== unicorn.x || place.y !== unicorn.y || place.r !== unicorn.r)
        .filter((place) => fits(cells, { id: unicorn.id, ...place }))
        .filter((place) => hangsTogether(spread([...rest, { id: unicorn.id, ...place }])))
        .map(({ x, y, r }) => `shift ${unicorn.id} ${x} ${y} ${r}`);
    })
    .toSorted();
}

/** All coloured tiles in one bag, so that gardens grow large and hold many unicorns. */
function largeBag(missions: boolean, random: FastRandom) {
  const options = { target: 20, expert: false, missions };
  const setup = game.deal(1, options, random) as { piles: Record<string, string[]> };
  const view = game.begin(1, options, setup, random).view(0) as View;
  const empty = { top: null, size: 0, known: [] };
  const piles = Object.fromEntries(
    Object.entries(view.piles).map(([name, pile]) => [name, name === 'pig' ? pile : empty]),
  );
  const bag = Object.values(setup.piles).flat().toSorted();
  return game.fromView({ ...view, piles, seats: [{ ...view.seats[0], bag }] }, random);
}

/** What a plain search allows a seat to do with its tile in hand and its unicorns. */
function plainMoves(position: Position, seat: Seat): string[] {
  const { garden, hand, status } = (position.view(seat) as View).seats[seat] as View['seats'][number];
  if (status !== 'building' || legalMoves(position, seat).includes('alarm')) return [];
  return [...(hand === null ? [] : lays(garden, hand)), ...shifts(garden)];
}

const placesOf = (position: Position, seat: Seat): string[] =>
  legalMoves(position, seat).filter((text) => /^(lay|shift)/.test(text));

it.each([false, true])(
  'GL-C5 places and shifts are exactly those of a plain search, missions %s',
  { timeout: 60_000 },
  (missions) => {
    for (let seed = 0; seed < 3; seed++) {
      const random = new FastRandom(seed);
      const position = largeBag(missions, random);
      for (let n = 0; n < 44 && (position.view(0) as View).phase === 'build'; n++) {
        expect(placesOf(position, 0)).toEqual(plainMoves(position, 0));
        const useful = legalMoves(position, 0).filter(
          (text) => text !== 'stop' && (!text.startsWith('shift') || random.below(30) === 0),
        );
        const chosen = useful[random.below(useful.length)] ?? 'stop';
        position.play(0, position.parseMove(chosen)!);
      }
    }
  },
);

it('GL-B3 random games list exactly the places of a plain search', { timeout: 60_000 }, () => {
  for (let seed = 0; seed < 4; seed++) {
    const random = new FastRandom(seed);
    const options = { target: 17, expert: seed % 2 === 1, missions: seed > 1 };
    const position = game.begin(3, options, game.deal(3, options, random), random);
    const list = new MoveList();
    for (let n = 0; n < 250 && position.actors !== NOBODY; n++) {
      const seat = seatAt(position.actors, random.below(countSeats(position.actors)));
      expect((position.view(0) as View).phase === 'build' ? plainMoves(position, seat) : []).toEqual(
        placesOf(position, seat),
      );
      position.moves(seat, list);
      position.play(seat, list.at(random.below(list.length)));
    }
  }
});
