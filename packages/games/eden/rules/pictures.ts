import type { JsonObject, Seat, Viewer } from '@potager/kernel';
import { CARDS, listCultures, nameCard, nameCulture } from './cards.ts';
import { CELLS, type CellName, nameCell, nameCells } from './cells.ts';
import { isManaOpen } from './ending.ts';
import {
  endingOf,
  type Garden,
  levelOf,
  listDiscard,
  listHand,
  listPile,
  occupiedCells,
  ownerOf,
  seatsOf,
} from './garden.ts';
import type { Grab, Tiles, View } from './kinds.ts';
import { SUPPLY_LEVELS } from './kit.ts';
import { at, BOARD, FIELDS, SEAT_FIELDS } from './layout.ts';

const { NOWHERE, NO_SEAT } = BOARD;
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
  DRAWN,
  PILE_SIZE,
  RESHUFFLES,
  IDLE,
  MARKET,
} = FIELDS;
const { MANA, POINTS, SUPPLY, HAND_SIZE } = SEAT_FIELDS;

/** What a viewer may know. */
export function makeView(garden: Garden, viewer: Viewer): View {
  const { words } = garden;
  return {
    viewer,
    target: garden.target,
    ending: endingOf(garden),
    ...makeTurn(garden),
    tiles: makeTiles(garden),
    points: bySeat(garden, POINTS),
    supply: makeSupply(garden),
    mana: seatsOf(garden).map((seat) => (seesMana(garden, viewer, seat) ? words[at(seat) + MANA]! : null)),
    cards: bySeat(garden, HAND_SIZE),
    hand: viewer < garden.seatCount ? listHand(garden, viewer).map(nameCard) : [],
    market: listCultures(words[MARKET]!).map(nameCulture),
    deck: words[PILE_SIZE]! - words[DRAWN]!,
    discard: listDiscard(garden).map(nameCard),
    reshuffles: words[RESHUFFLES]!,
    idle: words[IDLE]!,
  };
}

/** Everything: the fields of a trace first, then what else decides how the game goes on. */
export function makeState(garden: Garden): JsonObject {
  const { words } = garden;
  return {
    mana: bySeat(garden, MANA),
    points: bySeat(garden, POINTS),
    hands: seatsOf(garden).map((seat) => listHand(garden, seat).map(nameCard)),
    tiles: makeTiles(garden),
    market: listCultures(words[MARKET]!).map(nameCulture),
    deck: words[PILE_SIZE]! - words[DRAWN]!,
    discard: listDiscard(garden).length,
    ending: endingOf(garden),
    ...makeTurn(garden),
    supply: makeSupply(garden),
    pile: listPile(garden).map(nameCard),
    discarded: listDiscard(garden).map(nameCard),
    reshuffles: words[RESHUFFLES],
    idle: words[IDLE],
  };
}

/** The chance of a move that shuffled: the new pile from the top, the card drawn at once included. */
export const makeDeck = ({ words, pile }: Garden): string[] => Array.from(pile.subarray(0, words[PILE_SIZE]), nameCard);

export const makeTiles = (garden: Garden): Tiles =>
  Object.fromEntries(
    occupiedCells(garden).map((cell) => {
      const tile = garden.tiles[cell]!;
      return [nameCell(cell), { seat: ownerOf(tile), level: levelOf(tile) }];
    }),
  );

export const bySeat = (garden: Garden, field: number): number[] =>
  seatsOf(garden).map((seat) => garden.words[at(seat) + field]!);

const seesMana = (garden: Garden, viewer: Viewer, seat: Seat): boolean => viewer === seat || isManaOpen(garden, seat);

const makeSupply = (garden: Garden): number[][] =>
  seatsOf(garden).map((seat) => [...garden.words.subarray(at(seat) + SUPPLY, at(seat) + SUPPLY + SUPPLY_LEVELS)]);

function makeTurn({ words }: Garden): Pick<View, 'turn' | 'actor' | 'watered' | 'cultivated' | 'placed' | 'grab'> {
  const actor = words[ACTOR]!;
  return {
    turn: words[TURN]!,
    actor: actor === NO_SEAT ? null : actor,
    watered: words[WATERED]!,
    cultivated: words[CULTIVATED]!,
    placed: nameOrNull(words[PLACED]!),
    grab: makeGrab(words),
  };
}

function makeGrab(words: Int32Array): Grab | null {
  if (words[DEFENDER] === NO_SEAT) return null;
  return {
    defender: words[DEFENDER]!,
    targets: nameCells(words[TARGETS_LO]!, words[TARGETS_HI]!),
    support: nameOrNull(words[SUPPORT]!),
    bid: words[BID] === 0 ? null : words[BID]!,
  };
}

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
