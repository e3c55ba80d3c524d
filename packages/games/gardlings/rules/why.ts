import { MoveList, type Move, type Seat, unreadable } from '@potager/kernel';
import type { Memory } from './memory.ts';
import { cellsOf, slotAt, slotPlace, tileAt } from './cells.ts';
import type { Clash, Why } from './kinds.ts';
import { findPlaces, listMoves } from './legal-moves.ts';
import * as move from './moves.ts';
import { parseMove } from './notation.ts';
import { ALL_PILES, pilesOfRank, priceOf } from './piles.ts';
import { plot } from './plot.ts';
import { doSlotsFit, opposite, SIDES, type Slot, SLOTS } from './slots.ts';
import { type Laying, ORIGIN, rotationOf, spotOf, stepTo, tileOf } from './spot.ts';
import { SLOT_PLACES, tileId } from './tile-set.ts';
import { SECOND_LOOK } from './missions.ts';
import { at, FIELDS, NONE, PHASE_NUMBERS, SEAT_FIELDS, STATUS_NUMBERS } from './fields.ts';

const { MUTATING, PHASE, TURN } = FIELDS;
const { ALARM, ASIDE, GARDEN_SIZE, HAND, LOOKED, SEAT_COINS, STATUS } = SEAT_FIELDS;
const { BUILD, OVER } = PHASE_NUMBERS;
const { DONE, STOPPED } = STATUS_NUMBERS;

/** Why a seat cannot make a move. Legality itself is asked of the lists, so the two can never disagree. */
export function explain(memory: Memory, seat: Seat, text: string): Why | undefined {
  const made = parseMove(text);
  if (made === undefined) return unreadable(text);
  if (isListed(memory, seat, made)) return undefined;
  const phase = memory.ints[PHASE]!;
  if (phase === OVER) return { rule: 'GL-V1', key: 'over' };
  if (isHiringMove(made)) {
    return phase === BUILD ? { rule: 'GL-B8', key: 'stillBuilding' } : explainHiring(memory, seat, made);
  }
  return phase === BUILD ? explainBuilding(memory, seat, made) : { rule: 'GL-B8', key: 'buildingIsOver' };
}

function isListed(memory: Memory, seat: Seat, made: Move): boolean {
  const list = new MoveList();
  listMoves(memory, seat, list);
  return list.has(made);
}

const isHiringMove = (made: Move): boolean =>
  made === move.PIG_MOVE || move.kindOf(made) === move.BUY || move.kindOf(made) === move.MUTATE;

function explainHiring(memory: Memory, seat: Seat, made: Move): Why {
  const turn = memory.ints[TURN]!;
  if (turn !== seat) return { rule: 'GL-H2', key: 'notYourTurn', turn };
  if (move.kindOf(made) === move.MUTATE) return explainMutation(memory, seat, made);
  if (memory.ints[MUTATING] === 1) return { rule: 'GL-X3', key: 'mutateFirst' };
  const pile = move.pileIn(made);
  if (memory.pileSize(pile) === 0) return emptyPile(pile);
  const [gems, coins] = [memory.gems(seat), memory.ints[at(seat) + SEAT_COINS]!];
  return { rule: 'GL-H2', key: 'tooDear', need: priceOf(pile), gems, coins };
}

function explainMutation(memory: Memory, seat: Seat, made: Move): Why {
  if (memory.ints[MUTATING] === 0) return { rule: 'GL-X3', key: 'noMutation' };
  const tile = move.pigIn(made);
  const name = tileId(tile);
  if (!memory.tiles.isPig(tile) || memory.indexInGarden(seat, tile) < 0)
    return { rule: 'GL-X3', key: 'noPigOfYours', tile: name };
  const rank = memory.tiles.rankOf(tile);
  if (pilesOfRank(rank + 1).length === 0) return { rule: 'GL-X3', key: 'goldPig', tile: name };
  const areRight = pilesOfRank(rank).includes(move.underIn(made)) && pilesOfRank(rank + 1).includes(move.pileIn(made));
  return areRight ? emptyPile(move.pileIn(made)) : { rule: 'GL-X3', key: 'wrongPiles', tile: name };
}

const emptyPile = (pile: number): Why => ({ rule: 'GL-H5', key: 'emptyPile', pile: ALL_PILES[pile]! });

function explainBuilding(memory: Memory, seat: Seat, made: Move): Why {
  const status = memory.ints[at(seat) + STATUS]!;
  if (status === DONE) return explainEnd(memory, seat);
  if (made === move.RESUME_MOVE) return { rule: 'GL-B4', key: 'notStopped' };
  if (status === STOPPED) return { rule: 'GL-B4', key: 'hasStopped' };
  const hand = memory.ints[at(seat) + HAND]!;
  if (memory.mustDecide(seat)) return { rule: 'GL-B5', key: 'decideFirst', ...gnomesWith(memory, seat, hand) };
  if (move.kindOf(made) === move.SHIFT) return explainShift(memory, seat, move.layingIn(made));
  if (made === move.DRAW_MOVE || made === move.STOP_MOVE) return { rule: 'GL-B1', key: 'layFirst', tile: tileId(hand) };
  if (made === move.LOOK_MOVE) return explainLook(memory, seat);
  if (hand === NONE) return { rule: 'GL-B1', key: 'emptyHand' };
  if (made === move.ALARM_MOVE) return { rule: 'GL-B5', key: 'noAlarm', ...gnomesWith(memory, seat, hand) };
  if (made === move.ASIDE_MOVE)
    return { rule: 'GL-B6', key: 'fits', tile: tileId(hand), places: findPlaces(memory, seat, hand) };
  return explainPlace(memory, seat, move.layingIn(made) | hand, NONE);
}

function explainEnd(memory: Memory, seat: Seat): Why {
  const aside = memory.ints[at(seat) + ASIDE]!;
  if (aside === NONE) return { rule: 'GL-B7', key: 'endedEmpty' };
  return memory.ints[at(seat) + ALARM] === 1
    ? { rule: 'GL-B5', key: 'endedByAlarm', tile: tileId(aside) }
    : { rule: 'GL-B6', key: 'endedAside', tile: tileId(aside) };
}

function explainLook(memory: Memory, seat: Seat): Why {
  if (memory.missionOf(seat) !== SECOND_LOOK) return { rule: 'GL-M5', key: 'noSecondLook' };
  if (memory.ints[at(seat) + LOOKED] === 1) return { rule: 'GL-M5', key: 'lookedAlready' };
  return memory.ints[at(seat) + HAND] === NONE
    ? { rule: 'GL-B1', key: 'emptyHand' }
    : { rule: 'GL-M5', key: 'bagIsEmpty' };
}

function gnomesWith(memory: Memory, seat: Seat, tile: number): { readonly gnomes: number; readonly limit: number } {
  return { gnomes: memory.gnomesIn(seat) + memory.tiles.gnomes[tile]!, limit: memory.alarmLimit(seat) };
}

function explainShift(memory: Memory, seat: Seat, laying: Laying): Why {
  const tile = tileId(tileOf(laying));
  if (!memory.tiles.isUnicorn(tileOf(laying))) return { rule: 'GL-C5', key: 'noUnicorn', tile };
  const index = memory.indexInGarden(seat, tileOf(laying));
  if (index < 0) return { rule: 'GL-C5', key: 'notInGarden', tile };
  if (memory.ints[at(seat) + GARDEN_SIZE] === 1) return { rule: 'GL-C5', key: 'wholeGarden', tile };
  if (memory.laying(seat, index) === laying) return { rule: 'GL-C5', key: 'liesThere', tile };
  return explainPlace(memory, seat, laying, index);
}

/** Why a tile cannot lie here; `without` is the index of a unicorn that would leave its place. */
function explainPlace(memory: Memory, seat: Seat, laying: Laying, without: number): Why {
  const start = memory.gardenAt(seat);
  const size = memory.ints[at(seat) + GARDEN_SIZE]!;
  if (size === 0 && (spotOf(laying) !== ORIGIN || rotationOf(laying) !== 0)) return { rule: 'GL-B1', key: 'firstTile' };
  plot.fill(memory.tiles, memory.ints, start, size);
  if (without !== NONE) plot.lift(memory.laying(seat, without));
  const covered = cellsOf(laying).find((spot) => plot.isCovered(spot));
  if (covered !== undefined) return { rule: 'GL-B2', key: 'covered', by: tileId(tileAt(memory, seat, covered)!) };
  if (!cellsOf(laying).some((spot) => plot.isBeside(spot))) return { rule: 'GL-B2', key: 'apart' };
  const tile = tileId(tileOf(laying));
  const clashes = listClashes(memory, seat, laying, without);
  if (clashes.length > 0) return { rule: 'GL-B3', key: 'clash', tile, clashes };
  return { rule: 'GL-C5', key: 'splits', tile, parts: plot.markParts() };
}

function listClashes(memory: Memory, seat: Seat, laying: Laying, without: number): Clash[] {
  const face = memory.tiles.faces[tileOf(laying)]?.slots as string;
  const leaving = without === NONE ? undefined : tileOf(memory.laying(seat, without));
  return SLOT_PLACES.flatMap((_, slot): Clash[] => {
    const { spot, side } = slotPlace(laying, slot);
    const other = tileAt(memory, seat, spot + stepTo(side));
    const needs = slotAt(memory, seat, spot + stepTo(side), opposite(side));
    if (other === undefined || other === leaving || needs === undefined) return [];
    const has = face[slot] as Slot;
    if (doSlotsFit(SLOTS.indexOf(has), needs)) return [];
    return [{ slot, has, side: SIDES[side]!, other: tileId(other), needs: SLOTS[needs]! }];
  });
}
