import { attempt, FastRandom, gameByRules, type Position, type Seat } from '@potager/kernel';
import { CARDS, parseCard, parseCulture } from './rules/cards.ts';
import { cellAt, nameCell } from './rules/cells.ts';
import { game, standardComponents } from './rules/game.ts';
import { discardCard, flipHandCard, Memory, placeTile } from './rules/memory.ts';
import type { Tile, Tiles } from './rules/kinds.ts';
import { Eden } from './rules/position.ts';
import { beginTurn } from './rules/turn-end.ts';
import { at, FIELDS, SEAT_FIELDS } from './rules/fields.ts';
import { versionOf } from './rules/versions.ts';

const { DRAWN, PILE_SIZE, RESHUFFLES, IDLE, MARKET } = FIELDS;
const { MANA } = SEAT_FIELDS;

/** What a drawn position holds besides its tiles. Cards are written in a row: `C4 7`. */
interface Drawn {
  /** The version of the rules; left out, the newest. */
  readonly rules?: number;
  readonly seats?: number;
  readonly turn?: Seat;
  readonly target?: number;
  /** By seat, after this turn's income; 100 where nothing is said. */
  readonly mana?: readonly number[];
  /** By seat; empty where nothing is said. */
  readonly hands?: readonly string[];
  readonly market?: string;
  /** From the top; cards named nowhere are then in the discard. Left out, they are the pile. */
  readonly pile?: string;
  readonly reshuffles?: number;
  readonly idle?: number;
}

/**
 * A position drawn as seen from above, from A1 on: `a2` is a tile of seat 0 of level 2, `b` is seat 1, `.` an empty
 * cell. What is not drawn is empty.
 *
 *     drawn(`
 *       .  a1 b2
 *       .  .  b1
 *     `, { hands: ['C2'] })
 */
export function drawn(picture: string, drawing: Drawn = {}): Eden {
  const { rules = game.rules, seats = 3, turn = 0, target = 20, market = '', reshuffles = 0, idle = 0 } = drawing;
  const memory = new Memory(standardComponents, versionOf(rules), { seatCount: seats, target });
  const { ints } = memory;
  for (const { cell, tile } of listTiles(picture)) placeTile(memory, tile.seat, cell, tile.level);
  ints[MARKET] = listWords(market).reduce((bits, card) => bits | (1 << parseCulture(card)!), 0);
  ints[RESHUFFLES] = reshuffles;
  ints[IDLE] = idle;
  layCards(memory, drawing);
  beginTurn(memory, turn);
  for (let seat = 0; seat < seats; seat++) ints[at(seat) + MANA] = drawing.mana?.[seat] ?? 100;
  return new Eden(gameByRules(game, rules), { target }, new FastRandom(1), memory);
}

/** The tiles of a picture, as a view or a trace shows them. */
export const tilesIn = (picture: string): Tiles =>
  Object.fromEntries(
    listTiles(picture)
      .toSorted((one, other) => one.cell - other.cell)
      .map(({ cell, tile }) => [nameCell(cell), tile]),
  );

/** Plays these moves, each by the seat that is to act; a refusal is an error. */
export function plays(position: Position, ...moves: readonly string[]): Position {
  for (const move of moves) {
    const done = attempt(position, actorOf(position), move);
    if (done.refusal) throw new Error(`${move}: ${JSON.stringify(done.refusal)}`);
  }
  return position;
}

const actorOf = (position: Position): Seat => 31 - Math.clz32(position.actors);

function layCards(memory: Memory, { hands = [], market = '', pile }: Drawn): void {
  const named = [...hands, market, pile ?? ''].flatMap(listWords).map((card) => parseCard(card)!);
  if (named.includes(undefined as never) || new Set(named).size < named.length) throw new Error('these are no cards');
  const others = CARDS.filter((card) => !named.includes(card));
  const drawPile = pile === undefined ? others : listWords(pile).map((card) => parseCard(card)!);
  memory.pile.set(drawPile);
  memory.ints[DRAWN] = 0;
  memory.ints[PILE_SIZE] = drawPile.length;
  hands.forEach((hand, seat) => {
    for (const card of listWords(hand)) flipHandCard(memory, seat, parseCard(card)!, 1);
  });
  if (pile === undefined) return;
  for (const card of others) {
    flipHandCard(memory, 0, card, 1);
    discardCard(memory, 0, card);
  }
}

const listWords = (text: string): string[] => text.split(' ').filter((word) => word !== '');

function listTiles(picture: string): { cell: number; tile: Tile }[] {
  const rows = picture
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return rows.flatMap((line, row) =>
    line.split(/\s+/).flatMap((sign, column) => {
      if (sign === '.') return [];
      if (!/^[a-d][1-4]$/.test(sign)) throw new Error(`${sign} is no tile`);
      return [{ cell: cellAt(column, row), tile: { seat: 'abcd'.indexOf(sign.charAt(0)), level: Number(sign[1]) } }];
    }),
  );
}
