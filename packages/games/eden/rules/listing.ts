import type { MoveList, Seat } from '@potager/kernel';
import { hiOf, lowest, loOf, nearHi, nearLo } from './cells.ts';
import { type Garden, levelOf, supplyOf } from './garden.ts';
import { cornerOf, cultureOf, lieOf, makePlay, traitsOf } from './kit.ts';
import { makePacked } from './move-kinds.ts';
import { at, BOARD, FIELDS, SEAT_FIELDS, KINDS, PRICES, DECK } from './layout.ts';

const { MAX_CULTURE_CELLS, QUARTER_TURNS } = DECK;

const { HALF, NOWHERE, NO_SEAT } = BOARD;
const {
  TURN,
  ACTOR,
  WATERED,
  CULTIVATED,
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
const { WATER, GRAB, WITH, BID_OF, ACCEPT, CULTURE, SELL, BUY, DONE, DONE_WITHOUT } = KINDS;
const { RAISE_PRICE, CELL_PRICE, BUYING_FEE, FIRST_BID, BID_STEP } = PRICES;

const MAX_WATERED = 2;
const HIGHEST_LEVEL = 4;

/** Every legal move of the seat that is to act: the only source of legality. Nothing is allocated here. */
export function listMoves(garden: Garden, seat: Seat, list: MoveList): void {
  const { words } = garden;
  list.clear();
  if (words[ACTOR] !== seat) return;
  if (words[BID] !== 0) {
    list.push(makePacked(ACCEPT, 0));
    listBids(garden, seat, list);
  } else if (words[DEFENDER] !== NO_SEAT) {
    listFurtherTargets(garden, list);
    listSupport(garden, seat, list);
    listBids(garden, seat, list);
  } else {
    listTurn(garden, seat, list);
  }
  if (words[TURN] === seat) listTrades(garden, seat, purseOf(garden), list);
}

/** What a player may spend on a card: while targets are chosen the opening bid is kept back (ED-T3). */
export function purseOf({ words }: Garden): number {
  const mana = words[at(words[TURN]!) + MANA]!;
  const isChoosing = words[DEFENDER] !== NO_SEAT && words[BID] === 0;
  return isChoosing ? mana - FIRST_BID * words[DEFENCE]! : mana;
}

export const nextBidOf = ({ words }: Garden): number => (words[BID] === 0 ? FIRST_BID : words[BID]! + BID_STEP);

/** The points a seat's bid is multiplied by: the other side's (ED-L3). */
export const stakeOf = ({ words }: Garden, seat: Seat): number =>
  words[TURN] === seat ? words[DEFENCE]! : words[ATTACK]!;

/** What selling a culture card brings (ED-B1). */
export const priceOf = ({ kit }: Garden, culture: number): number => CELL_PRICE * kit.sizes[culture]!;

/** The lowest level in a play of a culture card (ED-U2), in bits 0 to 2, and how many of its tiles have it, above. */
export function lowestIn({ kit, tiles }: Garden, play: number): number {
  const { offsets } = kit;
  const corner = cornerOf(play);
  const first = lieOf(play) * MAX_CULTURE_CELLS;
  const last = first + kit.sizes[cultureOf(play)]!;
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

function listTurn(garden: Garden, seat: Seat, list: MoveList): void {
  const { words } = garden;
  const s = at(seat);
  const handLo = words[s + HAND_LO]!;
  const handHi = words[s + HAND_HI]!;
  const fullLo = words[FULL_LO]!;
  const fullHi = words[FULL_HI]!;
  const hasTile = words[s + SUPPLY] !== 0;
  const isFresh = words[CULTIVATED] === 0;
  const watered = words[WATERED]!;
  list.push(makePacked(DONE, 0));
  if (hasTile) {
    listSet(list, DONE_WITHOUT, handLo & fullLo, handHi & fullHi);
    if (isFresh && watered < MAX_WATERED) listSet(list, WATER, handLo & ~fullLo, handHi & ~fullHi);
  } else listSet(list, DONE_WITHOUT, handLo, handHi);
  const placed = words[PLACED]!;
  if (placed !== NOWHERE) {
    const lo = nearLo(loOf(placed), hiOf(placed)) & fullLo & ~words[s + OWN_LO]!;
    const hi = nearHi(loOf(placed), hiOf(placed)) & fullHi & ~words[s + OWN_HI]!;
    if ((lo | hi) !== 0) listTargets(garden, list, lo, hi);
  } else if (isFresh && watered === 0) listCulturePlays(garden, seat, list);
}

function listSet(list: MoveList, kind: number, lo: number, hi: number): void {
  for (let rest = lo; rest !== 0; rest &= rest - 1) list.push(makePacked(kind, lowest(rest)));
  for (let rest = hi; rest !== 0; rest &= rest - 1) list.push(makePacked(kind, lowest(rest) + HALF));
}

function listFurtherTargets(garden: Garden, list: MoveList): void {
  const { words } = garden;
  const d = at(words[DEFENDER]!);
  const chosenLo = words[TARGETS_LO]!;
  const chosenHi = words[TARGETS_HI]!;
  const lo = nearLo(chosenLo, chosenHi) & words[d + OWN_LO]! & ~chosenLo;
  const hi = nearHi(chosenLo, chosenHi) & words[d + OWN_HI]! & ~chosenHi;
  listTargets(garden, list, lo, hi);
}

/** Of these cells, those that leave the opening bid payable (ED-L5). */
function listTargets(garden: Garden, list: MoveList, lo: number, hi: number): void {
  const { tiles } = garden;
  const purse = purseOf(garden);
  for (let rest = lo; rest !== 0; rest &= rest - 1) {
    const cell = lowest(rest);
    if (FIRST_BID * levelOf(tiles[cell]!) <= purse) list.push(makePacked(GRAB, cell));
  }
  for (let rest = hi; rest !== 0; rest &= rest - 1) {
    const cell = lowest(rest) + HALF;
    if (FIRST_BID * levelOf(tiles[cell]!) <= purse) list.push(makePacked(GRAB, cell));
  }
}

function listSupport({ words }: Garden, seat: Seat, list: MoveList): void {
  if (words[SUPPORT] !== NOWHERE) return;
  const s = at(seat);
  const cell = words[PLACED]!;
  const lo = nearLo(loOf(cell), hiOf(cell)) & words[s + OWN_LO]!;
  const hi = nearHi(loOf(cell), hiOf(cell)) & words[s + OWN_HI]!;
  listSet(list, WITH, lo, hi);
}

function listBids(garden: Garden, seat: Seat, list: MoveList): void {
  const most = (garden.words[at(seat) + MANA]! / stakeOf(garden, seat)) | 0;
  for (let bid = nextBidOf(garden); bid <= most; bid += BID_STEP) list.push(makePacked(BID_OF, bid));
}

function listTrades({ words, kit }: Garden, seat: Seat, purse: number, list: MoveList): void {
  for (let rest = words[at(seat) + HAND_CULTURES]!; rest !== 0; rest &= rest - 1) {
    list.push(makePacked(SELL, lowest(rest)));
  }
  const { sizes } = kit;
  for (let rest = words[MARKET]!; rest !== 0; rest &= rest - 1) {
    const culture = lowest(rest);
    if (BUYING_FEE + CELL_PRICE * sizes[culture]! <= purse) list.push(makePacked(BUY, culture));
  }
}

function listCulturePlays(garden: Garden, seat: Seat, list: MoveList): void {
  const { words, kit } = garden;
  const s = at(seat);
  if (words[s + MANA]! < RAISE_PRICE) return;
  const lacking = ~traitsOf(words[s + OWN_LO]!, words[s + OWN_HI]!);
  const tiles = words[s + POINTS]! - words[s + RED]!;
  for (let rest = words[s + HAND_CULTURES]!; rest !== 0; rest &= rest - 1) {
    const culture = lowest(rest);
    if (kit.sizes[culture]! > tiles) continue;
    const first = culture * QUARTER_TURNS;
    const last = first + kit.turns[culture]!;
    for (let lie = first; lie < last; lie++) {
      if ((kit.traits[lie]! & lacking) === 0) listLie(garden, seat, list, culture, lie);
    }
  }
}

/** Shifts the seat's tiles by each cell of the arrangement: the corners that remain have all of them. */
function listLie(garden: Garden, seat: Seat, list: MoveList, culture: number, lie: number): void {
  const { words, kit } = garden;
  const { offsets } = kit;
  const ownLo = words[at(seat) + OWN_LO]!;
  const ownHi = words[at(seat) + OWN_HI]!;
  const first = lie * MAX_CULTURE_CELLS;
  const last = first + kit.sizes[culture]!;
  let lo = kit.cornersLo[lie]!;
  let hi = kit.cornersHi[lie]!;
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
  for (; lo !== 0; lo &= lo - 1) listPlay(garden, seat, list, makePlay(lie, lowest(lo)));
  for (; hi !== 0; hi &= hi - 1) listPlay(garden, seat, list, makePlay(lie, lowest(hi) + HALF));
}

function listPlay(garden: Garden, seat: Seat, list: MoveList, play: number): void {
  const found = lowestIn(garden, play);
  const level = found & 7;
  const count = found >>> 3;
  const { words } = garden;
  const s = at(seat);
  if (level === HIGHEST_LEVEL || RAISE_PRICE * count > words[s + MANA]!) return;
  if (level < 3 && words[s + supplyOf(level + 1)]! < count) return;
  list.push(makePacked(CULTURE, play));
}
