import {
  type Game,
  InputError,
  type Json,
  type Options,
  readInteger,
  readList,
  readObject,
  readOneOf,
  type Random,
} from '@potager/kernel';
import { CELLS, type CellName, countCells, cellSet, FULL } from './cells.ts';
import type { Event, View } from './kinds.ts';
import { type Start, ThreeInARow } from './position.ts';
import { SEATS } from './seats.ts';

/**
 * Three in a row, the testkit's own game: small enough to read in one go, with an option that hides things and draws.
 */
export const game: Game = {
  name: 'three-in-a-row',
  rules: 1,
  seats: SEATS,
  options: { stones: [false, true] },
  verdicts: ['won', 'drawn'] satisfies Event['key'][],

  deal(_seats, options, random) {
    const first = random.below(2);
    return options['stones'] === true ? { first, stones: [drawCell(random), drawCell(random)] } : { first };
  },

  begin(seats, options, setup, random) {
    if (seats !== 2) throw new InputError('seats', `is ${seats}, not 2`);
    return new ThreeInARow(game, options, random, readStart(options, setup));
  },

  fromView(view, random) {
    const { viewer } = view as View;
    const position = ThreeInARow.fromView(game, view as View, random);
    position.redeal(viewer, random.copy());
    return position;
  },

  follow(view, event) {
    return followEvent(view as View, event as Event);
  },
};

const drawCell = (random: Random): CellName => CELLS[random.below(CELLS.length)]!;

function readStart(options: Options, setup: unknown): Start {
  const hasStones = options['stones'] === true;
  const given = readObject(setup, 'setup', hasStones ? ['first', 'stones'] : ['first']);
  const first = readInteger(given['first'], 'setup.first', { min: 0, max: 1 });
  if (!hasStones) return { first, stones: [] };
  const stones = readList(given['stones'], 'setup.stones', { min: 2, max: 2 });
  return { first, stones: stones.map((cell, seat) => CELLS.indexOf(readOneOf(cell, `setup.stones[${seat}]`, CELLS))) };
}

function followEvent(view: View, event: Event): Json {
  switch (event.key) {
    case 'marked':
      return withTrodden(withMark(view, event.seat, event.cell), event.seat, event.cell);
    case 'stumbled':
      return {
        ...withMark(view, event.seat, event.landed),
        buried: view.buried.map((stone, owner) => (owner === event.seat ? stone : 'spent')),
      };
    case 'won':
    case 'drawn':
      return { ...view, turn: null };
  }
}

function withMark(view: View, seat: number, cell: CellName): View {
  const marks = view.marks.map((cells, owner) => (owner === seat ? withCell(cells, cell) : cells));
  return { ...view, marks, turn: 1 - seat };
}

function withTrodden(view: View, seat: number, cell: CellName): View {
  const other = 1 - seat;
  const isLast = countCells(cellSet(view.marks.flat())) === countCells(FULL);
  if (!view.stones || view.buried[other] === 'spent' || isLast) return view;
  return { ...view, trodden: view.trodden.map((cells, owner) => (owner === other ? withCell(cells, cell) : cells)) };
}

const withCell = (cells: readonly CellName[], cell: CellName): CellName[] =>
  CELLS.filter((name) => name === cell || cells.includes(name));
