import type { MoveList, Seat } from '@potager/kernel';
import { hiOf, lowest, loOf, nearHi, nearLo } from './cells.ts';
import { type Memory, levelOf, supplyOf } from './memory.ts';
import { cornerOf, cultureOf, lieOf, makePlay, traitsOf } from './components.ts';
import { KINDS, makePacked } from './moves.ts';
import { at, FIELDS, SEAT_FIELDS } from './fields.ts';
import { BOARD, DECK, PRICES } from './figures.ts';
import { isPlayedOut, willDraw } from './turn-end.ts';

const { MAX_CULTURE_CELLS, QUARTER_TURNS } = DECK;

const { HALF, NOWHERE, NO_SEAT } = BOARD;
const {
  TURN,
  ACTOR,
  WATERED,
  CULTIVATED,
  DREW,
  PLACED,
  DEFENDER,
  TARGETS_LO,
  TARGETS_HI,
  SUPPORT,
  BID,
  ATTACK,
  DEFENCE,
  MARKET,
  FULL_LO,
  FULL_HI,
} = FIELDS;
const { MANA, POINTS, RED, SUPPLY, OWN_LO, OWN_HI, HAND_LO, HAND_HI, HAND_CULTURES } = SEAT_FIELDS;
const { WATER, GRAB, WITH, BID_OF, ACCEPT, CULTURE, SELL, BUY, DONE, DONE_WITHOUT, DRAW, DRAW_WITHOUT } = KINDS;
const { RAISE_PRICE, CELL_PRICE, BUYING_FEE, FIRST_BID, BID_STEP } = PRICES;

const MAX_WATERED = 2;
const HIGHEST_LEVEL = 4;

/** Every legal move of the seat that is to act: the only source of legality. Nothing is allocated here. */
export function listMoves(memory: Memory, seat: Seat, list: MoveList): void {
  const { ints } = memory;
  list.clear();
  if (ints[ACTOR] !== seat) return;
  if (ints[BID] !== 0) {
    list.push(makePacked(ACCEPT, 0));
    listBids(memory, seat, list);
  } else if (ints[DEFENDER] !== NO_SEAT) {
    listFurtherTargets(memory, list);
    listSupport(memory, seat, list);
    listBids(memory, seat, list);
  } else {
    listTurn(memory, seat, list);
  }
  if (ints[TURN] === seat) listTrades(memory, seat, purseOf(memory), list);
}

/** What a player may spend on a card: while targets are chosen the opening bid is kept back (ED-T3). */
export function purseOf({ ints }: Memory): number {
  const mana = ints[at(ints[TURN]!) + MANA]!;
  const isChoosing = ints[DEFENDER] !== NO_SEAT && ints[BID] === 0;
  return isChoosing ? mana - FIRST_BID * ints[DEFENCE]! : mana;
}

export const nextBidOf = ({ ints }: Memory): number => (ints[BID] === 0 ? FIRST_BID : ints[BID]! + BID_STEP);

/** The points a seat's bid is multiplied by: the other side's (ED-L3). */
export const stakeOf = ({ ints }: Memory, seat: Seat): number => (ints[TURN] === seat ? ints[DEFENCE]! : ints[ATTACK]!);

/** What selling a culture card brings (ED-B1). */
export const priceOf = ({ components }: Memory, culture: number): number => CELL_PRICE * components.sizes[culture]!;

/** The lowest level in a play of a culture card (ED-U2), in bits 0 to 2, and how many of its tiles have it, above. */
export function lowestIn({ components, tiles }: Memory, play: number): number {
  const { offsets } = components;
  const corner = cornerOf(play);
  const first = lieOf(play) * MAX_CULTURE_CELLS;
  const last = first + components.sizes[cultureOf(play)]!;
  let level = HIGHEST_LEVEL + 1;
  let count = 0;
  for (let i = first; i < last; i++) {
    const other = levelOf(tiles[corner + offsets[i]!]!);
    if (other < level) {
      level = other;
      count = 1;
    } else if (other === level) count++;
  }
  return level | (count << 3);
}

function listTurn(memory: Memory, seat: Seat, list: MoveList): void {
  const { ints } = memory;
  const s = at(seat);
  const handLo = ints[s + HAND_LO]!;
  const handHi = ints[s + HAND_HI]!;
  const fullLo = ints[FULL_LO]!;
  const fullHi = ints[FULL_HI]!;
  const hasTile = ints[s + SUPPLY] !== 0;
  const isFresh = ints[CULTIVATED] === 0;
  const watered = ints[WATERED]!;
  list.push(makePacked(DONE, 0));
  if (ints[DREW] !== 0) return;
  if (hasTile) {
    listSet(list, DONE_WITHOUT, handLo & fullLo, handHi & fullHi);
    if (isFresh && watered < MAX_WATERED) listSet(list, WATER, handLo & ~fullLo, handHi & ~fullHi);
  } else listSet(list, DONE_WITHOUT, handLo, handHi);
  const placed = ints[PLACED]!;
  if (placed !== NOWHERE) {
    const lo = nearLo(loOf(placed), hiOf(placed)) & fullLo & ~ints[s + OWN_LO]!;
    const hi = nearHi(loOf(placed), hiOf(placed)) & fullHi & ~ints[s + OWN_HI]!;
    if ((lo | hi) !== 0) listTargets(memory, list, lo, hi);
  } else if (isFresh && watered === 0) listCulturePlays(memory, seat, list);
  if (memory.version.canDrawFirst) listDraws(memory, seat, list);
}

/** ED-T4: before the turn ends, where it needs no fourth shuffle. */
function listDraws(memory: Memory, seat: Seat, list: MoveList): void {
  if (!willDraw(memory, seat, 1) || isPlayedOut(memory)) return;
  const { ints } = memory;
  const s = at(seat);
  if (willDraw(memory, seat, 0)) list.push(makePacked(DRAW, 0));
  const isEveryDead = ints[s + SUPPLY] === 0;
  const deadLo = isEveryDead ? -1 : ints[FULL_LO]!;
  const deadHi = isEveryDead ? -1 : ints[FULL_HI]!;
  listSet(list, DRAW_WITHOUT, ints[s + HAND_LO]! & deadLo, ints[s + HAND_HI]! & deadHi);
}

function listSet(list: MoveList, kind: number, lo: number, hi: number): void {
  for (let rest = lo; rest !== 0; rest &= rest - 1) list.push(makePacked(kind, lowest(rest)));
  for (let rest = hi; rest !== 0; rest &= rest - 1) list.push(makePacked(kind, lowest(rest) + HALF));
}

function listFurtherTargets(memory: Memory, list: MoveList): void {
  const { ints } = memory;
  const d = at(ints[DEFENDER]!);
  const chosenLo = ints[TARGETS_LO]!;
  const chosenHi = ints[TARGETS_HI]!;
  const lo = nearLo(chosenLo, chosenHi) & ints[d + OWN_LO]! & ~chosenLo;
  const hi = nearHi(chosenLo, chosenHi) & ints[d + OWN_HI]! & ~chosenHi;
  listTargets(memory, list, lo, hi);
}

/** Of these cells, those that leave the opening bid payable (ED-L5). */
function listTargets(memory: Memory, list: MoveList, lo: number, hi: number): void {
  const { tiles } = memory;
  const purse = purseOf(memory);
  for (let rest = lo; rest !== 0; rest &= rest - 1) {
    const cell = lowest(rest);
    if (FIRST_BID * levelOf(tiles[cell]!) <= purse) list.push(makePacked(GRAB, cell));
  }
  for (let rest = hi; rest !== 0; rest &= rest - 1) {
    const cell = lowest(rest) + HALF;
    if (FIRST_BID * levelOf(tiles[cell]!) <= purse) list.push(makePacked(GRAB, cell));
  }
}

function listSupport({ ints }: Memory, seat: Seat, list: MoveList): void {
  if (ints[SUPPORT] !== NOWHERE) return;
  const s = at(seat);
  const cell = ints[PLACED]!;
  const lo = nearLo(loOf(cell), hiOf(cell)) & ints[s + OWN_LO]!;
  const hi = nearHi(loOf(cell), hiOf(cell)) & ints[s + OWN_HI]!;
  listSet(list, WITH, lo, hi);
}

function listBids(memory: Memory, seat: Seat, list: MoveList): void {
  const most = (memory.ints[at(seat) + MANA]! / stakeOf(memory, seat)) | 0;
  for (let bid = nextBidOf(memory); bid <= most; bid += BID_STEP) list.push(makePacked(BID_OF, bid));
}

function listTrades({ ints, components }: Memory, seat: Seat, purse: number, list: MoveList): void {
  for (let rest = ints[at(seat) + HAND_CULTURES]!; rest !== 0; rest &= rest - 1) {
    list.push(makePacked(SELL, lowest(rest)));
  }
  const { sizes } = components;
  for (let rest = ints[MARKET]!; rest !== 0; rest &= rest - 1) {
    const culture = lowest(rest);
    if (BUYING_FEE + CELL_PRICE * sizes[culture]! <= purse) list.push(makePacked(BUY, culture));
  }
}

function listCulturePlays(memory: Memory, seat: Seat, list: MoveList): void {
  const { ints, components } = memory;
  const s = at(seat);
  if (ints[s + MANA]! < RAISE_PRICE) return;
  const lacking = ~traitsOf(ints[s + OWN_LO]!, ints[s + OWN_HI]!);
  const tiles = ints[s + POINTS]! - ints[s + RED]!;
  for (let rest = ints[s + HAND_CULTURES]!; rest !== 0; rest &= rest - 1) {
    const culture = lowest(rest);
    if (components.sizes[culture]! > tiles) continue;
    const first = culture * QUARTER_TURNS;
    const last = first + components.turns[culture]!;
    for (let lie = first; lie < last; lie++) {
      if ((components.traits[lie]! & lacking) === 0) listLie(memory, seat, list, culture, lie);
    }
  }
}

/** Shifts the seat's tiles by each cell of the arrangement: the corners that remain have all of them. */
function listLie(memory: Memory, seat: Seat, list: MoveList, culture: number, lie: number): void {
  const { ints, components } = memory;
  const { offsets } = components;
  const ownLo = ints[at(seat) + OWN_LO]!;
  const ownHi = ints[at(seat) + OWN_HI]!;
  const first = lie * MAX_CULTURE_CELLS;
  const last = first + components.sizes[culture]!;
  let lo = components.cornersLo[lie]!;
  let hi = components.cornersHi[lie]!;
  for (let i = first; i < last; i++) {
    const offset = offsets[i]!;
    if (offset === 0) {
      lo &= ownLo;
      hi &= ownHi;
    } else if (offset < HALF) {
      lo &= (ownLo >>> offset) | (ownHi << (HALF - offset));
      hi &= ownHi >>> offset;
    } else {
      lo &= ownHi >>> (offset - HALF);
      hi = 0;
    }
    if ((lo | hi) === 0) return;
  }
  for (; lo !== 0; lo &= lo - 1) listPlay(memory, seat, list, makePlay(lie, lowest(lo)));
  for (; hi !== 0; hi &= hi - 1) listPlay(memory, seat, list, makePlay(lie, lowest(hi) + HALF));
}

function listPlay(memory: Memory, seat: Seat, list: MoveList, play: number): void {
  const found = lowestIn(memory, play);
  const level = found & 7;
  const count = found >>> 3;
  const { ints } = memory;
  const s = at(seat);
  if (level === HIGHEST_LEVEL || RAISE_PRICE * count > ints[s + MANA]!) return;
  if (level < 3 && ints[s + supplyOf(level + 1)]! < count) return;
  list.push(makePacked(CULTURE, play));
}
