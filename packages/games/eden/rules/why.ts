import { type Move, type Seat, unreadable } from '@potager/kernel';
import { cultureCard, nameCard, nameCulture } from './cards.ts';
import { areAdjacent, cellAt, CELLS, isIn, nameCell, nearHi, nearLo } from './cells.ts';
import { endingOf, type Memory, holdsCard, levelOf, ownerOf, supplyOf } from './memory.ts';
import type { Why } from './kinds.ts';
import { cellsOf, cultureOf } from './components.ts';
import { nextBidOf, priceOf, purseOf, stakeOf } from './legal-moves.ts';
import { KINDS, kindOf, restOf } from './moves.ts';
import { type CultureIntent, parseCultureIntent, parseMove } from './notation.ts';
import { at, FIELDS, SEAT_FIELDS } from './fields.ts';
import { isPlayedOut, willDraw } from './turn-end.ts';
import { BOARD, PRICES } from './figures.ts';

const { SIDE, STRIDE, NOWHERE, NO_SEAT } = BOARD;
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
  DEFENCE,
  MARKET,
} = FIELDS;
const { MANA, SUPPLY, HAND_SIZE } = SEAT_FIELDS;
const { WATER, GRAB, WITH, BID_OF, ACCEPT, CULTURE, SELL, BUY, DONE_WITHOUT, DRAW, DRAW_WITHOUT } = KINDS;
const { RAISE_PRICE, BUYING_FEE, FIRST_BID, BID_STEP } = PRICES;

const ENDING_RULES = { running: 'ED-E1', target: 'ED-E1', passes: 'ED-E3', reshuffles: 'ED-E2' } as const;

/** What a seat would like to do; a culture card may come with cells that do not fit it. */
interface Intent {
  readonly kind: number;
  readonly rest: number;
  readonly culture?: CultureIntent;
}

/** Why a seat cannot make this move now; undefined exactly where it can. */
export function explain(memory: Memory, seat: Seat, text: string): Why | undefined {
  const intent = parseIntent(memory, text);
  if (intent === undefined) return unreadable(text);
  const { ints } = memory;
  const actor = ints[ACTOR]!;
  if (actor === NO_SEAT) return { rule: ENDING_RULES[endingOf(memory)], key: 'over' };
  if (actor !== seat && ints[TURN] === seat) return { rule: 'ED-L4', key: 'awaitAnswer', seat: actor };
  if (actor !== seat) return { rule: 'ED-S2', key: 'notYourTurn', turn: ints[TURN]! };
  if (ints[BID] !== 0) return explainAnswer(memory, seat, intent);
  return ints[DEFENDER] === NO_SEAT ? explainTurn(memory, seat, intent) : explainChoosing(memory, seat, intent);
}

function parseIntent({ components }: Memory, text: string): Intent | undefined {
  const move: Move | undefined = parseMove(components, text);
  if (move === undefined) {
    const culture = parseCultureIntent(text);
    return culture && { kind: CULTURE, rest: 0, culture };
  }
  const [kind, rest] = [kindOf(move), restOf(move)];
  if (kind !== CULTURE) return { kind, rest };
  return { kind, rest, culture: { culture: cultureOf(rest), cells: cellsOf(components, rest) } };
}

function explainAnswer(memory: Memory, seat: Seat, { kind, rest }: Intent): Why | undefined {
  switch (kind) {
    case ACCEPT:
      return undefined;
    case BID_OF:
      return explainBid(memory, seat, rest);
    case SELL:
    case BUY:
      return explainTrade(memory, seat, kind, rest);
    default:
      return { rule: 'ED-L4', key: 'answerFirst', bid: memory.ints[BID]! };
  }
}

function explainChoosing(memory: Memory, seat: Seat, { kind, rest }: Intent): Why | undefined {
  switch (kind) {
    case ACCEPT:
      return { rule: 'ED-L4', key: 'nothingToAccept' };
    case GRAB:
      return (
        explainTarget(memory, seat, rest) ?? explainFurtherTarget(memory, rest) ?? explainOpening(memory, seat, rest)
      );
    case WITH:
      return explainSupport(memory, seat, rest);
    case BID_OF:
      return explainBid(memory, seat, rest);
    case SELL:
    case BUY:
      return explainTrade(memory, seat, kind, rest);
    default:
      return { rule: 'ED-L4', key: 'openFirst' };
  }
}

function explainTurn(memory: Memory, seat: Seat, { kind, rest, culture }: Intent): Why | undefined {
  if (memory.ints[DREW] !== 0 && BEFORE_DRAWING.includes(kind)) return { rule: 'ED-T4', key: 'hasDrawn' };
  switch (kind) {
    case WATER:
      return explainWater(memory, seat, rest);
    case CULTURE:
      return culture && explainCulture(memory, seat, culture);
    case GRAB:
      return explainFirstTarget(memory, seat, rest);
    case WITH:
      return { rule: 'ED-L2', key: 'targetFirst' };
    case BID_OF:
      return { rule: 'ED-L4', key: 'noAuction' };
    case ACCEPT:
      return { rule: 'ED-L4', key: 'nothingToAccept' };
    case SELL:
    case BUY:
      return explainTrade(memory, seat, kind, rest);
    case DONE_WITHOUT:
      return explainDead(memory, seat, rest);
    case DRAW:
      return explainDraw(memory, seat, 0);
    case DRAW_WITHOUT:
      return explainDraw(memory, seat, 1) ?? explainDead(memory, seat, rest);
    default:
      return undefined;
  }
}

/** What is over once the turn's card was drawn. */
const BEFORE_DRAWING: readonly number[] = [WATER, CULTURE, GRAB, DONE_WITHOUT, DRAW, DRAW_WITHOUT];

/** ED-T4. */
function explainDraw(memory: Memory, seat: Seat, dropped: number): Why | undefined {
  if (!memory.version.canDrawFirst) return { rule: 'ED-T4', key: 'drawsAtEnd' };
  const cards = memory.ints[at(seat) + HAND_SIZE]! - dropped;
  if (!willDraw(memory, seat, dropped)) return { rule: 'ED-T4', key: 'handFull', cards };
  return isPlayedOut(memory) ? { rule: 'ED-E2', key: 'noFourthShuffle' } : undefined;
}

function explainWater(memory: Memory, seat: Seat, cell: number): Why | undefined {
  const { ints, tiles } = memory;
  if (ints[CULTIVATED] !== 0 || ints[WATERED] === 2) return cardsPlayed(memory);
  if (!holdsCard(memory, seat, cell)) return { rule: 'ED-I1', key: 'notInHand', card: nameCard(cell) };
  if (ints[at(seat) + SUPPLY] === 0) return { rule: 'ED-I1', key: 'noTile' };
  const tile = tiles[cell]!;
  return tile === 0 ? undefined : { rule: 'ED-I1', key: 'occupied', cell: nameCell(cell), by: ownerOf(tile) };
}

function explainDead(memory: Memory, seat: Seat, cell: number): Why | undefined {
  if (!holdsCard(memory, seat, cell)) return { rule: 'ED-I4', key: 'notInHand', card: nameCard(cell) };
  const left = memory.ints[at(seat) + SUPPLY]!;
  if (left === 0 || memory.tiles[cell] !== 0) return undefined;
  return { rule: 'ED-I4', key: 'notDead', cell: nameCell(cell), left };
}

const cardsPlayed = ({ ints }: Memory): Why => ({
  rule: 'ED-T2',
  key: 'cardsPlayed',
  watered: ints[WATERED]!,
  cultivated: ints[CULTIVATED]!,
});

function explainCulture(memory: Memory, seat: Seat, { culture, cells }: CultureIntent): Why | undefined {
  const { ints, components, tiles } = memory;
  const card = nameCulture(culture);
  if (ints[CULTIVATED] !== 0 || ints[WATERED] !== 0) return cardsPlayed(memory);
  if (!holdsCard(memory, seat, cultureCard(culture))) return { rule: 'ED-U1', key: 'notInHand', card };
  const [first, second] = cells;
  if (first === undefined) return explainCard(memory, seat, culture);
  if (second === undefined) return explainFirstCell(memory, seat, culture, first);
  if (!covers(memory, culture, cells)) {
    const key = covers(memory, culture, mirror(cells)) ? 'mirrored' : 'arrangement';
    return { rule: 'ED-U1', key, card, shape: components.shapes[culture] ?? 'other' };
  }
  const foreign = cells.find((cell) => !isOwn(memory, seat, cell));
  if (foreign !== undefined) return { rule: 'ED-U1', key: 'notOwn', cell: nameCell(foreign) };
  return explainRise(
    memory,
    seat,
    cells.map((cell) => levelOf(tiles[cell]!)),
  );
}

/** A card without cells: why it can be played nowhere, or else that its cells are missing. */
function explainCard(memory: Memory, seat: Seat, culture: number): Why {
  const own = ownPlays(memory, seat, culture);
  if (own.length === 0) return explainNowhere(memory, seat, culture);
  return explainPlays(memory, seat, own) ?? missing(memory, culture, 'whichCells');
}

/** Why a seat's tiles form the arrangement nowhere: too few of them, only its mirror image, or none of it. */
function explainNowhere(memory: Memory, seat: Seat, culture: number): Why {
  const own = CELLS.filter((cell) => isOwn(memory, seat, cell));
  const need = memory.components.sizes[culture]!;
  if (own.length < need) return { ...missing(memory, culture, 'nowhere'), key: 'fewTiles', need, have: own.length };
  return missing(memory, culture, ownPlays(memory, seat, culture, mirror).length > 0 ? 'onlyMirrored' : 'nowhere');
}

/** A card with the first of its cells: why it cannot be played there, or else that the others are missing. */
function explainFirstCell(memory: Memory, seat: Seat, culture: number, cell: number): Why {
  const name = nameCell(cell);
  if (!isOwn(memory, seat, cell)) return { rule: 'ED-U1', key: 'notOwn', cell: name };
  const own = ownPlays(memory, seat, culture).filter((cells) => cells.includes(cell));
  if (own.length === 0) return { ...missing(memory, culture, 'nowhere'), key: 'notThere', cell: name };
  return explainPlays(memory, seat, own) ?? missing(memory, culture, 'whichCells');
}

const missing = <Key extends 'nowhere' | 'onlyMirrored' | 'whichCells'>(
  { components }: Memory,
  culture: number,
  key: Key,
) => ({ rule: 'ED-U1', key, card: nameCulture(culture), shape: components.shapes[culture] ?? 'other' }) as const;

type Cells = readonly number[];

/** Where a seat's own tiles form the arrangement of a card, or what `seen` makes of it. */
const ownPlays = (memory: Memory, seat: Seat, culture: number, seen = (cells: Cells): Cells => cells): Cells[] =>
  [...(memory.components.plays[culture]?.values() ?? [])]
    .map((play) => seen(cellsOf(memory.components, play)))
    .filter((cells) => cells.every((cell) => isOwn(memory, seat, cell)));

/** Why nothing rises in any of these places; undefined where something does, or where there is none. */
function explainPlays(memory: Memory, seat: Seat, plays: readonly Cells[]): Why | undefined {
  const obstacles = plays.map((cells) =>
    listObstacles(
      memory,
      seat,
      cells.map((cell) => levelOf(memory.tiles[cell]!)),
    ),
  );
  if (obstacles.some((found) => found.length === 0)) return undefined;
  // Where mana is all that is missing, it is what the player can do something about: as little of it as will do.
  const byMana = obstacles.flatMap(([first, ...others]) =>
    first?.key === 'raiseMana' && others.length === 0 ? [first] : [],
  );
  const cheapest = byMana.toSorted((one, other) => one.need - other.need)[0];
  const tiles = obstacles.flat().find(({ key }) => key === 'raiseTiles');
  return cheapest ?? tiles ?? obstacles[0]?.[0];
}

const explainRise = (memory: Memory, seat: Seat, levels: readonly number[]): Why | undefined =>
  listObstacles(memory, seat, levels)[0];

type Obstacle = Extract<Why, { readonly key: 'fullGrown' | 'raiseMana' | 'raiseTiles' }>;

/** All that stands against raising tiles of these levels. */
function listObstacles({ ints }: Memory, seat: Seat, levels: readonly number[]): Obstacle[] {
  const lowest = Math.min(...levels);
  const need = levels.filter((level) => level === lowest).length;
  if (lowest === 4) return [{ rule: 'ED-U2', key: 'fullGrown' }];
  const obstacles: Obstacle[] = [];
  const mana = ints[at(seat) + MANA]!;
  if (RAISE_PRICE * need > mana)
    obstacles.push({ rule: 'ED-U3', key: 'raiseMana', need: RAISE_PRICE * need, have: mana });
  const have = ints[at(seat) + supplyOf(lowest + 1)]!;
  if (lowest < 3 && have < need) obstacles.push({ rule: 'ED-U3', key: 'raiseTiles', level: lowest + 1, need, have });
  return obstacles;
}

const covers = ({ components }: Memory, culture: number, cells: readonly number[]): boolean =>
  components.plays[culture]?.has(cells.map(nameCell).join(' ')) === true;

/** The same cells seen in a mirror that stands between the columns. */
const mirror = (cells: readonly number[]): number[] =>
  cells
    .map((cell) => cellAt(SIDE - 1 - Math.floor(cell / STRIDE), cell % STRIDE))
    .toSorted((one, other) => one - other);

function isOwn({ tiles }: Memory, seat: Seat, cell: number): boolean {
  const tile = tiles[cell]!;
  return tile !== 0 && ownerOf(tile) === seat;
}

function explainFirstTarget(memory: Memory, seat: Seat, cell: number): Why | undefined {
  const placed = memory.ints[PLACED]!;
  if (placed === NOWHERE) return { rule: 'ED-I2', key: 'notAfterWater' };
  const wrong = explainTarget(memory, seat, cell);
  if (wrong) return wrong;
  if (!areAdjacent(placed, cell))
    return { rule: 'ED-L1', key: 'farFromPlaced', cell: nameCell(cell), placed: nameCell(placed) };
  return explainOpening(memory, seat, cell);
}

function explainTarget(memory: Memory, seat: Seat, cell: number): Why | undefined {
  const isTarget = memory.tiles[cell] !== 0 && !isOwn(memory, seat, cell);
  return isTarget ? undefined : { rule: 'ED-L1', key: 'noTarget', cell: nameCell(cell) };
}

function explainFurtherTarget({ ints, tiles }: Memory, cell: number): Why | undefined {
  const name = nameCell(cell);
  const defender = ints[DEFENDER]!;
  const by = ownerOf(tiles[cell]!);
  const [lo, hi] = [ints[TARGETS_LO]!, ints[TARGETS_HI]!];
  if (by !== defender) return { rule: 'ED-L1', key: 'otherOpponent', cell: name, defender, by };
  if (isIn(cell, lo, hi)) return { rule: 'ED-L1', key: 'alreadyTarget', cell: name };
  return isIn(cell, nearLo(lo, hi), nearHi(lo, hi)) ? undefined : { rule: 'ED-L1', key: 'farFromTargets', cell: name };
}

function explainOpening({ ints, tiles }: Memory, seat: Seat, cell: number): Why | undefined {
  const have = ints[at(seat) + MANA]!;
  const need = FIRST_BID * (ints[DEFENCE]! + levelOf(tiles[cell]!));
  return need <= have ? undefined : { rule: 'ED-L5', key: 'openingMana', need, have };
}

function explainSupport(memory: Memory, seat: Seat, cell: number): Why | undefined {
  const { ints } = memory;
  const [support, placed] = [ints[SUPPORT]!, ints[PLACED]!];
  if (support !== NOWHERE) return { rule: 'ED-L2', key: 'supportedAlready', cell: nameCell(support) };
  if (isOwn(memory, seat, cell) && areAdjacent(placed, cell)) return undefined;
  return { rule: 'ED-L2', key: 'noSupport', cell: nameCell(cell), placed: nameCell(placed) };
}

function explainBid(memory: Memory, seat: Seat, bid: number): Why | undefined {
  if (bid % BID_STEP !== 0) return { rule: 'ED-L4', key: 'multiple', bid };
  if (bid < nextBidOf(memory)) return { rule: 'ED-L4', key: 'tooLow', bid, need: nextBidOf(memory) };
  const have = memory.ints[at(seat) + MANA]!;
  const need = bid * stakeOf(memory, seat);
  return need <= have ? undefined : { rule: 'ED-L5', key: 'bidMana', need, have };
}

function explainTrade(memory: Memory, seat: Seat, kind: number, culture: number): Why | undefined {
  const turn = memory.ints[TURN]!;
  if (turn !== seat) return { rule: 'ED-T3', key: 'defenderTrades', turn };
  return kind === SELL ? explainSale(memory, seat, culture) : explainPurchase(memory, seat, culture);
}

const explainSale = (memory: Memory, seat: Seat, culture: number): Why | undefined =>
  holdsCard(memory, seat, cultureCard(culture))
    ? undefined
    : { rule: 'ED-B1', key: 'notInHand', card: nameCulture(culture) };

function explainPurchase(memory: Memory, seat: Seat, culture: number): Why | undefined {
  const { ints } = memory;
  if (((ints[MARKET]! >>> culture) & 1) === 0) return { rule: 'ED-B2', key: 'notForSale', card: nameCulture(culture) };
  const need = priceOf(memory, culture) + BUYING_FEE;
  const have = ints[at(seat) + MANA]!;
  if (need > have) return { rule: 'ED-B2', key: 'price', need, have };
  const keep = have - purseOf(memory);
  return need + keep <= have ? undefined : { rule: 'ED-T3', key: 'keepOpening', need, have, keep };
}
