import type { Seat } from '@potager/kernel';
import type { Board } from '../rules/board.ts';
import * as at from '../rules/layout.ts';
import { plot } from '../rules/plot.ts';
import { bestGain } from './fit.ts';
import { makePurse, type Purse, worthOf } from './purse.ts';

/** How many draws are thought through; each with its exact odds. */
const DEPTH = 4;
/** On an empty garden nothing tells gains apart. */
const FIRST_GAIN = 0;

/** Tiles of a bag that are alike: as many gnomes, as much gain. */
interface Sort {
  readonly gnomes: number;
  /** −1: fits nowhere. */
  readonly gain: number;
  left: number;
}

interface Outlook {
  readonly board: Board;
  readonly purse: Purse;
  readonly limit: number;
  readonly sorts: readonly Sort[];
}

/** Whether drawing on promises more than stopping, by the odds of the bag and what each tile would complete now. */
export function shouldDraw(board: Board, seat: Seat): boolean {
  const size = board.of(seat, at.GARDEN_SIZE);
  if (size <= Number(board.hasMissions)) return true;
  const gems = board.gems(seat);
  if (gems >= board.target && board.seatCount === 1) return false;
  const outlook: Outlook = {
    board,
    purse: makePurse(board, board.of(seat, at.SEAT_COINS)),
    limit: board.alarmLimit(seat),
    sorts: listSorts(board, seat),
  };
  const gnomes = board.gnomesIn(seat);
  return drawWorth(outlook, gems, gnomes, board.bagSize(seat), DEPTH) > worthOf(outlook.purse, gems);
}

function listSorts(board: Board, seat: Seat): Sort[] {
  plot.fill(board.tiles, board.words, board.gardenAt(seat), board.of(seat, at.GARDEN_SIZE));
  const sorts = new Map<number, Sort>();
  for (const tile of board.listBag(seat)) {
    const gain = plot.isEmpty ? FIRST_GAIN : bestGain(board, tile);
    const gnomes = board.tiles.gnomes[tile] as number;
    const key = gain * 4 + gnomes;
    const known = sorts.get(key);
    if (known) known.left++;
    else sorts.set(key, { gnomes, gain, left: 1 });
  }
  return [...sorts.values()];
}

/** The expected worth of drawing now and going on well; what the next tiles complete is taken from the garden of today. */
function drawWorth(outlook: Outlook, gems: number, gnomes: number, bag: number, depth: number): number {
  let sum = 0;
  for (const sort of outlook.sorts) {
    if (sort.left === 0) continue;
    sum += sort.left * worthAfter(outlook, sort, gems, gnomes, bag, depth);
  }
  return sum / bag;
}

function worthAfter(outlook: Outlook, sort: Sort, gems: number, gnomes: number, bag: number, depth: number): number {
  const { board, purse, limit } = outlook;
  if (sort.gnomes > 0 && gnomes + sort.gnomes >= limit) return worthOf(purse, gems - board.stolen(gems));
  const stopped = worthOf(purse, gems + Math.max(0, sort.gain));
  if (sort.gain < 0 || depth === 1 || bag === 1 || gems + sort.gain >= board.target) return stopped;
  sort.left--;
  const drawn = drawWorth(outlook, gems + sort.gain, gnomes + sort.gnomes, bag - 1, depth - 1);
  sort.left++;
  return Math.max(stopped, drawn);
}
