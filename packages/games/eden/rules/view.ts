import type { JsonObject, Seat, Viewer } from '@potager/kernel';
import { CARDS, listCultures, nameCard, nameCulture } from './cards.ts';
import { CELLS, type CellName, nameCell, nameCells } from './cells.ts';
import { isManaOpen } from './ending.ts';
import {
  endingOf,
  type Memory,
  levelOf,
  listDiscard,
  listHand,
  listPile,
  occupiedCells,
  ownerOf,
  seatsOf,
} from './memory.ts';
import type { Grab, Tiles, View } from './kinds.ts';
import { SUPPLY_LEVELS } from './components.ts';
import { at, FIELDS, SEAT_FIELDS } from './fields.ts';
import { BOARD } from './figures.ts';

const { NOWHERE, NO_SEAT } = BOARD;
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
  OUTBID,
  DRAWN,
  PILE_SIZE,
  RESHUFFLES,
  IDLE,
  MARKET,
} = FIELDS;
const { MANA, POINTS, SUPPLY, HAND_SIZE } = SEAT_FIELDS;

/** What a viewer may know. */
export function makeView(memory: Memory, viewer: Viewer): View {
  const { ints } = memory;
  return {
    viewer,
    rules: memory.version.rules,
    target: memory.target,
    ending: endingOf(memory),
    ...makeTurn(memory),
    tiles: makeTiles(memory),
    points: bySeat(memory, POINTS),
    supply: makeSupply(memory),
    mana: seatsOf(memory).map((seat) => (seesMana(memory, viewer, seat) ? ints[at(seat) + MANA]! : null)),
    cards: bySeat(memory, HAND_SIZE),
    hand: viewer < memory.seatCount ? listHand(memory, viewer).map(nameCard) : [],
    market: listCultures(ints[MARKET]!).map(nameCulture),
    deck: ints[PILE_SIZE]! - ints[DRAWN]!,
    discard: listDiscard(memory).map(nameCard),
    reshuffles: ints[RESHUFFLES]!,
    idle: ints[IDLE]!,
  };
}

/** Everything: the fields of a trace first, then what else decides how the game goes on. */
export function makeState(memory: Memory): JsonObject {
  const { ints } = memory;
  return {
    mana: bySeat(memory, MANA),
    points: bySeat(memory, POINTS),
    hands: seatsOf(memory).map((seat) => listHand(memory, seat).map(nameCard)),
    tiles: makeTiles(memory),
    market: listCultures(ints[MARKET]!).map(nameCulture),
    deck: ints[PILE_SIZE]! - ints[DRAWN]!,
    discard: listDiscard(memory).length,
    ending: endingOf(memory),
    ...makeTurn(memory),
    supply: makeSupply(memory),
    pile: listPile(memory).map(nameCard),
    discarded: listDiscard(memory).map(nameCard),
    reshuffles: ints[RESHUFFLES],
    idle: ints[IDLE],
  };
}

/** The chance of a move that shuffled: the new pile from the top, the card drawn at once included. */
export const makeDeck = ({ ints, pile }: Memory): string[] => Array.from(pile.subarray(0, ints[PILE_SIZE]), nameCard);

export const makeTiles = (memory: Memory): Tiles =>
  Object.fromEntries(
    occupiedCells(memory).map((cell) => {
      const tile = memory.tiles[cell]!;
      return [nameCell(cell), { seat: ownerOf(tile), level: levelOf(tile) }];
    }),
  );

export const bySeat = (memory: Memory, field: number): number[] =>
  seatsOf(memory).map((seat) => memory.ints[at(seat) + field]!);

const seesMana = (memory: Memory, viewer: Viewer, seat: Seat): boolean => viewer === seat || isManaOpen(memory, seat);

const makeSupply = (memory: Memory): number[][] =>
  seatsOf(memory).map((seat) => [...memory.ints.subarray(at(seat) + SUPPLY, at(seat) + SUPPLY + SUPPLY_LEVELS)]);

function makeTurn({
  ints,
}: Memory): Pick<View, 'turn' | 'actor' | 'watered' | 'cultivated' | 'drew' | 'placed' | 'grab'> {
  const actor = ints[ACTOR]!;
  return {
    turn: ints[TURN]!,
    actor: actor === NO_SEAT ? null : actor,
    watered: ints[WATERED]!,
    cultivated: ints[CULTIVATED]!,
    drew: ints[DREW] === 1,
    placed: nameOrNull(ints[PLACED]!),
    grab: makeGrab(ints),
  };
}

function makeGrab(ints: Int32Array): Grab | null {
  if (ints[DEFENDER] === NO_SEAT) return null;
  return {
    defender: ints[DEFENDER]!,
    targets: nameCells(ints[TARGETS_LO]!, ints[TARGETS_HI]!),
    support: nameOrNull(ints[SUPPORT]!),
    bid: bidOrNull(ints[BID]!),
    outbid: bidOrNull(ints[OUTBID]!),
  };
}

const bidOrNull = (bid: number): number | null => (bid === 0 ? null : bid);

const nameOrNull = (cell: number): CellName | null => (cell === NOWHERE ? null : nameCell(cell));

/** Names in the order of the cards or cells they stand for: what a list in a view is sorted by. */
const CARD_RANK: ReadonlyMap<string, number> = new Map(CARDS.map((card, rank) => [nameCard(card), rank]));
const CELL_RANK: ReadonlyMap<string, number> = new Map(CELLS.map((cell, rank) => [nameCell(cell), rank]));

export const sortCards = (cards: readonly string[]): string[] => cards.toSorted(byRank(CARD_RANK));
export const sortCells = <T extends string>(cells: readonly T[]): T[] => cells.toSorted(byRank(CELL_RANK));

const byRank =
  (ranks: ReadonlyMap<string, number>) =>
  (one: string, other: string): number =>
    (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0);
