import { MoveList, type Move, type Seat, unreadable } from '@potager/kernel';
import type { Board } from './board.ts';
import { findPlaces, listBuilding } from './building.ts';
import { cellsOf, slotAt, slotPlace, tileAt } from './cells.ts';
import { listHiring } from './hiring.ts';
import type { Clash, Why } from './kinds.ts';
import * as at from './layout.ts';
import { BUILD, DONE, NONE, OVER, STOPPED } from './layout.ts';
import * as move from './moves.ts';
import { ALL_PILES, type AnyPile, pilesOfRank, priceOf } from './piles.ts';
import { plot } from './plot.ts';
import { doSlotsFit, opposite, type Side, SIDES, type Slot, SLOTS } from './slots.ts';
import { type Laying, ORIGIN, rotationOf, spotOf, stepTo, tileOf } from './spot.ts';
import { SLOT_PLACES, tileId } from './tile-set.ts';
import { SECOND_LOOK } from './missions.ts';

/** Why a seat cannot make a move. Legality itself is asked of the lists, so the two can never disagree. */
export function explain(board: Board, seat: Seat, text: string): Why | undefined {
  const made = move.parseMove(text);
  if (made === undefined) return unreadable(text);
  if (isListed(board, seat, made)) return undefined;
  const phase = board.get(at.PHASE);
  if (phase === OVER) return { rule: 'GL-V1', key: 'over' };
  if (isHiringMove(made)) {
    return phase === BUILD ? { rule: 'GL-B8', key: 'stillBuilding' } : explainHiring(board, seat, made);
  }
  return phase === BUILD ? explainBuilding(board, seat, made) : { rule: 'GL-B8', key: 'buildingIsOver' };
}

function isListed(board: Board, seat: Seat, made: Move): boolean {
  const list = new MoveList();
  if (board.get(at.PHASE) === BUILD) listBuilding(board, seat, list);
  else if (board.get(at.PHASE) !== OVER) listHiring(board, seat, list);
  return list.has(made);
}

const isHiringMove = (made: Move): boolean =>
  made === move.PIG_MOVE || move.kindOf(made) === move.BUY || move.kindOf(made) === move.MUTATE;

function explainHiring(board: Board, seat: Seat, made: Move): Why {
  const turn = board.get(at.TURN);
  if (turn !== seat) return { rule: 'GL-H2', key: 'notYourTurn', turn };
  if (move.kindOf(made) === move.MUTATE) return explainMutation(board, seat, made);
  if (board.get(at.MUTATING) === 1) return { rule: 'GL-X3', key: 'mutateFirst' };
  const pile = move.pileIn(made);
  if (board.pileSize(pile) === 0) return emptyPile(pile);
  const [gems, coins] = [board.gems(seat), board.of(seat, at.SEAT_COINS)];
  return { rule: 'GL-H2', key: 'tooDear', need: priceOf(pile), gems, coins };
}

function explainMutation(board: Board, seat: Seat, made: Move): Why {
  if (board.get(at.MUTATING) === 0) return { rule: 'GL-X3', key: 'noMutation' };
  const tile = move.pigIn(made);
  const name = tileId(tile);
  if (!board.tiles.isPig(tile) || board.indexInGarden(seat, tile) < 0)
    return { rule: 'GL-X3', key: 'noPigOfYours', tile: name };
  const rank = board.tiles.rankOf(tile);
  if (pilesOfRank(rank + 1).length === 0) return { rule: 'GL-X3', key: 'goldPig', tile: name };
  const areRight = pilesOfRank(rank).includes(move.underIn(made)) && pilesOfRank(rank + 1).includes(move.pileIn(made));
  return areRight ? emptyPile(move.pileIn(made)) : { rule: 'GL-X3', key: 'wrongPiles', tile: name };
}

const emptyPile = (pile: number): Why => ({ rule: 'GL-H5', key: 'emptyPile', pile: ALL_PILES[pile] as AnyPile });

function explainBuilding(board: Board, seat: Seat, made: Move): Why {
  const status = board.of(seat, at.STATUS);
  if (status === DONE) return explainEnd(board, seat);
  if (made === move.RESUME_MOVE) return { rule: 'GL-B4', key: 'notStopped' };
  if (status === STOPPED) return { rule: 'GL-B4', key: 'hasStopped' };
  const hand = board.of(seat, at.HAND);
  if (board.mustDecide(seat)) return { rule: 'GL-B5', key: 'decideFirst', ...gnomesWith(board, seat, hand) };
  if (move.kindOf(made) === move.SHIFT) return explainShift(board, seat, move.layingIn(made));
  if (made === move.DRAW_MOVE || made === move.STOP_MOVE) return { rule: 'GL-B1', key: 'layFirst', tile: tileId(hand) };
  if (made === move.LOOK_MOVE) return explainLook(board, seat);
  if (hand === NONE) return { rule: 'GL-B1', key: 'emptyHand' };
  if (made === move.ALARM_MOVE) return { rule: 'GL-B5', key: 'noAlarm', ...gnomesWith(board, seat, hand) };
  if (made === move.ASIDE_MOVE)
    return { rule: 'GL-B6', key: 'fits', tile: tileId(hand), places: findPlaces(board, seat, hand) };
  return explainPlace(board, seat, move.layingIn(made) | hand, NONE);
}

function explainEnd(board: Board, seat: Seat): Why {
  const aside = board.of(seat, at.ASIDE);
  if (aside === NONE) return { rule: 'GL-B7', key: 'endedEmpty' };
  return board.of(seat, at.ALARM) === 1
    ? { rule: 'GL-B5', key: 'endedByAlarm', tile: tileId(aside) }
    : { rule: 'GL-B6', key: 'endedAside', tile: tileId(aside) };
}

function explainLook(board: Board, seat: Seat): Why {
  if (board.missionOf(seat) !== SECOND_LOOK) return { rule: 'GL-M5', key: 'noSecondLook' };
  if (board.of(seat, at.LOOKED) === 1) return { rule: 'GL-M5', key: 'lookedAlready' };
  return board.of(seat, at.HAND) === NONE ? { rule: 'GL-B1', key: 'emptyHand' } : { rule: 'GL-M5', key: 'bagIsEmpty' };
}

function gnomesWith(board: Board, seat: Seat, tile: number): { readonly gnomes: number; readonly limit: number } {
  return { gnomes: board.gnomesIn(seat) + board.tiles.gnomes[tile]!, limit: board.alarmLimit(seat) };
}

function explainShift(board: Board, seat: Seat, laying: Laying): Why {
  const tile = tileId(tileOf(laying));
  if (!board.tiles.isUnicorn(tileOf(laying))) return { rule: 'GL-C5', key: 'noUnicorn', tile };
  const index = board.indexInGarden(seat, tileOf(laying));
  if (index < 0) return { rule: 'GL-C5', key: 'notInGarden', tile };
  if (board.of(seat, at.GARDEN_SIZE) === 1) return { rule: 'GL-C5', key: 'wholeGarden', tile };
  if (board.laying(seat, index) === laying) return { rule: 'GL-C5', key: 'liesThere', tile };
  return explainPlace(board, seat, laying, index);
}

/** Why a tile cannot lie here; `without` is the index of a unicorn that would leave its place. */
function explainPlace(board: Board, seat: Seat, laying: Laying, without: number): Why {
  const start = board.gardenAt(seat);
  const size = board.of(seat, at.GARDEN_SIZE);
  if (size === 0 && (spotOf(laying) !== ORIGIN || rotationOf(laying) !== 0)) return { rule: 'GL-B1', key: 'firstTile' };
  plot.fill(board.tiles, board.words, start, size);
  if (without !== NONE) plot.lift(board.laying(seat, without));
  const covered = cellsOf(laying).find((spot) => plot.isCovered(spot));
  if (covered !== undefined) return { rule: 'GL-B2', key: 'covered', by: tileId(tileAt(board, seat, covered)!) };
  if (!cellsOf(laying).some((spot) => plot.isBeside(spot))) return { rule: 'GL-B2', key: 'apart' };
  const tile = tileId(tileOf(laying));
  const clashes = listClashes(board, seat, laying, without);
  if (clashes.length > 0) return { rule: 'GL-B3', key: 'clash', tile, clashes };
  return { rule: 'GL-C5', key: 'splits', tile, parts: plot.markParts() };
}

function listClashes(board: Board, seat: Seat, laying: Laying, without: number): Clash[] {
  const face = board.tiles.faces[tileOf(laying)]?.slots as string;
  const leaving = without === NONE ? undefined : tileOf(board.laying(seat, without));
  return SLOT_PLACES.flatMap((_, slot): Clash[] => {
    const { spot, side } = slotPlace(laying, slot);
    const other = tileAt(board, seat, spot + stepTo(side));
    const needs = slotAt(board, seat, spot + stepTo(side), opposite(side));
    if (other === undefined || other === leaving || needs === undefined) return [];
    const has = face[slot] as Slot;
    if (doSlotsFit(SLOTS.indexOf(has), needs)) return [];
    return [{ slot, has, side: SIDES[side] as Side, other: tileId(other), needs: SLOTS[needs] as Slot }];
  });
}
