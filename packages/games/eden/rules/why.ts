import { type Move, type Seat, unreadable } from '@potager/kernel';
import { cultureCard, nameCard, nameCulture } from './cards.ts';
import { areAdjacent, cellAt, isIn, nameCell, nearHi, nearLo } from './cells.ts';
import { endingOf, type Garden, holdsCard, levelOf, ownerOf, supplyOf } from './garden.ts';
import type { Why } from './kinds.ts';
import { cellsOf, cultureOf } from './kit.ts';
import { nextBidOf, priceOf, purseOf, stakeOf } from './listing.ts';
import { kindOf, restOf } from './move-kinds.ts';
import { type CultureIntent, parseCultureIntent, parseMove } from './notation.ts';
import { at, BOARD, FIELDS, SEAT_FIELDS, KINDS, PRICES } from './layout.ts';

const { SIDE, STRIDE, NOWHERE, NO_SEAT } = BOARD;
const { TURN, ACTOR, WATERED, CULTIVATED, PLACED, DEFENDER, TARGETS_LO, TARGETS_HI, SUPPORT, BID, DEFENCE, MARKET } =
  FIELDS;
const { MANA, SUPPLY } = SEAT_FIELDS;
const { WATER, GRAB, WITH, BID_OF, ACCEPT, CULTURE, SELL, BUY, DONE_WITHOUT } = KINDS;
const { RAISE_PRICE, BUYING_FEE, FIRST_BID, BID_STEP } = PRICES;

const ENDING_RULES = { running: 'ED-E1', target: 'ED-E1', passes: 'ED-E3', reshuffles: 'ED-E2' } as const;

/** What a seat would like to do; a culture card may come with cells that do not fit it. */
interface Intent {
  readonly kind: number;
  readonly rest: number;
  readonly culture?: CultureIntent;
}

/** Why a seat cannot make this move now; undefined exactly where it can. */
export function explain(garden: Garden, seat: Seat, text: string): Why | undefined {
  const intent = parseIntent(garden, text);
  if (intent === undefined) return unreadable(text);
  const { words } = garden;
  const actor = words[ACTOR]!;
  if (actor === NO_SEAT) return { rule: ENDING_RULES[endingOf(garden)], key: 'over' };
  if (actor !== seat && words[TURN] === seat) return { rule: 'ED-L4', key: 'awaitAnswer', seat: actor };
  if (actor !== seat) return { rule: 'ED-S2', key: 'notYourTurn', turn: words[TURN]! };
  if (words[BID] !== 0) return explainAnswer(garden, seat, intent);
  return words[DEFENDER] === NO_SEAT ? explainTurn(garden, seat, intent) : explainChoosing(garden, seat, intent);
}

function parseIntent({ kit }: Garden, text: string): Intent | undefined {
  const move: Move | undefined = parseMove(kit, text);
  if (move === undefined) {
    const culture = parseCultureIntent(text);
    return culture && { kind: CULTURE, rest: 0, culture };
  }
  const [kind, rest] = [kindOf(move), restOf(move)];
  if (kind !== CULTURE) return { kind, rest };
  return { kind, rest, culture: { culture: cultureOf(rest), cells: cellsOf(kit, rest) } };
}

function explainAnswer(garden: Garden, seat: Seat, { kind, rest }: Intent): Why | undefined {
  switch (kind) {
    case ACCEPT:
      return undefined;
    case BID_OF:
      return explainBid(garden, seat, rest);
    case SELL:
    case BUY:
      return explainTrade(garden, seat, kind, rest);
    default:
      return { rule: 'ED-L4', key: 'answerFirst', bid: garden.words[BID]! };
  }
}

function explainChoosing(garden: Garden, seat: Seat, { kind, rest }: Intent): Why | undefined {
  switch (kind) {
    case ACCEPT:
      return { rule: 'ED-L4', key: 'nothingToAccept' };
    case GRAB:
      return (
        explainTarget(garden, seat, rest) ?? explainFurtherTarget(garden, rest) ?? explainOpening(garden, seat, rest)
      );
    case WITH:
      return explainSupport(garden, seat, rest);
    case BID_OF:
      return explainBid(garden, seat, rest);
    case SELL:
    case BUY:
      return explainTrade(garden, seat, kind, rest);
    default:
      return { rule: 'ED-L4', key: 'openFirst' };
  }
}

function explainTurn(garden: Garden, seat: Seat, { kind, rest, culture }: Intent): Why | undefined {
  switch (kind) {
    case WATER:
      return explainWater(garden, seat, rest);
    case CULTURE:
      return culture && explainCulture(garden, seat, culture);
    case GRAB:
      return explainFirstTarget(garden, seat, rest);
    case WITH:
      return { rule: 'ED-L2', key: 'targetFirst' };
    case BID_OF:
      return { rule: 'ED-L4', key: 'noAuction' };
    case ACCEPT:
      return { rule: 'ED-L4', key: 'nothingToAccept' };
    case SELL:
    case BUY:
      return explainTrade(garden, seat, kind, rest);
    case DONE_WITHOUT:
      return explainDead(garden, seat, rest);
    default:
      return undefined;
  }
}

function explainWater(garden: Garden, seat: Seat, cell: number): Why | undefined {
  const { words, tiles } = garden;
  if (words[CULTIVATED] !== 0 || words[WATERED] === 2) return cardsPlayed(garden);
  if (!holdsCard(garden, seat, cell)) return { rule: 'ED-I1', key: 'notInHand', card: nameCard(cell) };
  if (words[at(seat) + SUPPLY] === 0) return { rule: 'ED-I1', key: 'noTile' };
  const tile = tiles[cell]!;
  return tile === 0 ? undefined : { rule: 'ED-I1', key: 'occupied', cell: nameCell(cell), by: ownerOf(tile) };
}

function explainDead(garden: Garden, seat: Seat, cell: number): Why | undefined {
  if (!holdsCard(garden, seat, cell)) return { rule: 'ED-I4', key: 'notInHand', card: nameCard(cell) };
  const left = garden.words[at(seat) + SUPPLY]!;
  if (left === 0 || garden.tiles[cell] !== 0) return undefined;
  return { rule: 'ED-I4', key: 'notDead', cell: nameCell(cell), left };
}

const cardsPlayed = ({ words }: Garden): Why => ({
  rule: 'ED-T2',
  key: 'cardsPlayed',
  watered: words[WATERED]!,
  cultivated: words[CULTIVATED]!,
});

function explainCulture(garden: Garden, seat: Seat, { culture, cells }: CultureIntent): Why | undefined {
  const { words, kit, tiles } = garden;
  const card = nameCulture(culture);
  if (words[CULTIVATED] !== 0 || words[WATERED] !== 0) return cardsPlayed(garden);
  if (!holdsCard(garden, seat, cultureCard(culture))) return { rule: 'ED-U1', key: 'notInHand', card };
  const [first, second] = cells;
  if (first === undefined) return explainCard(garden, seat, culture);
  if (second === undefined) return explainFirstCell(garden, seat, culture, first);
  if (!covers(garden, culture, cells)) {
    const key = covers(garden, culture, mirror(cells)) ? 'mirrored' : 'arrangement';
    return { rule: 'ED-U1', key, card, shape: kit.shapes[culture] ?? 'other' };
  }
  const foreign = cells.find((cell) => !isOwn(garden, seat, cell));
  if (foreign !== undefined) return { rule: 'ED-U1', key: 'notOwn', cell: nameCell(foreign) };
  return explainRise(
    garden,
    seat,
    cells.map((cell) => levelOf(tiles[cell]!)),
  );
}

/** A card without cells: why it can be played nowhere, or else that its cells are missing. */
function explainCard(garden: Garden, seat: Seat, culture: number): Why {
  const own = ownPlays(garden, seat, culture);
  return explainPlays(garden, seat, own) ?? missing(garden, culture, own.length === 0 ? 'nowhere' : 'whichCells');
}

/** A card with the first of its cells: why it cannot be played there, or else that the others are missing. */
function explainFirstCell(garden: Garden, seat: Seat, culture: number, cell: number): Why {
  const name = nameCell(cell);
  if (!isOwn(garden, seat, cell)) return { rule: 'ED-U1', key: 'notOwn', cell: name };
  const own = ownPlays(garden, seat, culture).filter((cells) => cells.includes(cell));
  if (own.length === 0) return { ...missing(garden, culture, 'nowhere'), key: 'notThere', cell: name };
  return explainPlays(garden, seat, own) ?? missing(garden, culture, 'whichCells');
}

const missing = <Key extends 'nowhere' | 'whichCells'>({ kit }: Garden, culture: number, key: Key) =>
  ({ rule: 'ED-U1', key, card: nameCulture(culture), shape: kit.shapes[culture] ?? 'other' }) as const;

/** Where a seat's own tiles form the arrangement of a card. */
const ownPlays = (garden: Garden, seat: Seat, culture: number): (readonly number[])[] =>
  [...(garden.kit.plays[culture]?.values() ?? [])]
    .map((play) => cellsOf(garden.kit, play))
    .filter((cells) => cells.every((cell) => isOwn(garden, seat, cell)));

/** Why nothing rises in any of these places; undefined where something does, or where there is none. */
function explainPlays(garden: Garden, seat: Seat, plays: readonly (readonly number[])[]): Why | undefined {
  const answers = plays.map((cells) =>
    explainRise(
      garden,
      seat,
      cells.map((cell) => levelOf(garden.tiles[cell]!)),
    ),
  );
  const reasons = answers.filter((answer) => answer !== undefined);
  if (reasons.length < answers.length) return undefined;
  // Where some tiles are full grown and others cannot be paid for, mana is what the player can do something about.
  return reasons.find(({ key }) => key !== 'fullGrown') ?? reasons[0];
}

function explainRise({ words }: Garden, seat: Seat, levels: readonly number[]): Why | undefined {
  const lowest = Math.min(...levels);
  const need = levels.filter((level) => level === lowest).length;
  if (lowest === 4) return { rule: 'ED-U2', key: 'fullGrown' };
  const mana = words[at(seat) + MANA]!;
  if (RAISE_PRICE * need > mana) return { rule: 'ED-U3', key: 'raiseMana', need: RAISE_PRICE * need, have: mana };
  const have = words[at(seat) + supplyOf(lowest + 1)]!;
  if (lowest === 3 || have >= need) return undefined;
  return { rule: 'ED-U3', key: 'raiseTiles', level: lowest + 1, need, have };
}

const covers = ({ kit }: Garden, culture: number, cells: readonly number[]): boolean =>
  kit.plays[culture]?.has(cells.map(nameCell).join(' ')) === true;

/** The same cells seen in a mirror that stands between the columns. */
const mirror = (cells: readonly number[]): number[] =>
  cells
    .map((cell) => cellAt(SIDE - 1 - Math.floor(cell / STRIDE), cell % STRIDE))
    .toSorted((one, other) => one - other);

function isOwn({ tiles }: Garden, seat: Seat, cell: number): boolean {
  const tile = tiles[cell]!;
  return tile !== 0 && ownerOf(tile) === seat;
}

function explainFirstTarget(garden: Garden, seat: Seat, cell: number): Why | undefined {
  const placed = garden.words[PLACED]!;
  if (placed === NOWHERE) return { rule: 'ED-I2', key: 'notAfterWater' };
  const wrong = explainTarget(garden, seat, cell);
  if (wrong) return wrong;
  if (!areAdjacent(placed, cell))
    return { rule: 'ED-L1', key: 'farFromPlaced', cell: nameCell(cell), placed: nameCell(placed) };
  return explainOpening(garden, seat, cell);
}

function explainTarget(garden: Garden, seat: Seat, cell: number): Why | undefined {
  const isTarget = garden.tiles[cell] !== 0 && !isOwn(garden, seat, cell);
  return isTarget ? undefined : { rule: 'ED-L1', key: 'noTarget', cell: nameCell(cell) };
}

function explainFurtherTarget({ words, tiles }: Garden, cell: number): Why | undefined {
  const name = nameCell(cell);
  const defender = words[DEFENDER]!;
  const by = ownerOf(tiles[cell]!);
  const [lo, hi] = [words[TARGETS_LO]!, words[TARGETS_HI]!];
  if (by !== defender) return { rule: 'ED-L1', key: 'otherOpponent', cell: name, defender, by };
  if (isIn(cell, lo, hi)) return { rule: 'ED-L1', key: 'alreadyTarget', cell: name };
  return isIn(cell, nearLo(lo, hi), nearHi(lo, hi)) ? undefined : { rule: 'ED-L1', key: 'farFromTargets', cell: name };
}

function explainOpening({ words, tiles }: Garden, seat: Seat, cell: number): Why | undefined {
  const have = words[at(seat) + MANA]!;
  const need = FIRST_BID * (words[DEFENCE]! + levelOf(tiles[cell]!));
  return need <= have ? undefined : { rule: 'ED-L5', key: 'openingMana', need, have };
}

function explainSupport(garden: Garden, seat: Seat, cell: number): Why | undefined {
  const { words } = garden;
  const [support, placed] = [words[SUPPORT]!, words[PLACED]!];
  if (support !== NOWHERE) return { rule: 'ED-L2', key: 'supportedAlready', cell: nameCell(support) };
  if (isOwn(garden, seat, cell) && areAdjacent(placed, cell)) return undefined;
  return { rule: 'ED-L2', key: 'noSupport', cell: nameCell(cell), placed: nameCell(placed) };
}

function explainBid(garden: Garden, seat: Seat, bid: number): Why | undefined {
  if (bid % BID_STEP !== 0) return { rule: 'ED-L4', key: 'multiple', bid };
  if (bid < nextBidOf(garden)) return { rule: 'ED-L4', key: 'tooLow', bid, need: nextBidOf(garden) };
  const have = garden.words[at(seat) + MANA]!;
  const need = bid * stakeOf(garden, seat);
  return need <= have ? undefined : { rule: 'ED-L5', key: 'bidMana', need, have };
}

function explainTrade(garden: Garden, seat: Seat, kind: number, culture: number): Why | undefined {
  const turn = garden.words[TURN]!;
  if (turn !== seat) return { rule: 'ED-T3', key: 'defenderTrades', turn };
  return kind === SELL ? explainSale(garden, seat, culture) : explainPurchase(garden, seat, culture);
}

const explainSale = (garden: Garden, seat: Seat, culture: number): Why | undefined =>
  holdsCard(garden, seat, cultureCard(culture))
    ? undefined
    : { rule: 'ED-B1', key: 'notInHand', card: nameCulture(culture) };

function explainPurchase(garden: Garden, seat: Seat, culture: number): Why | undefined {
  const { words } = garden;
  if (((words[MARKET]! >>> culture) & 1) === 0) return { rule: 'ED-B2', key: 'notForSale', card: nameCulture(culture) };
  const need = priceOf(garden, culture) + BUYING_FEE;
  const have = words[at(seat) + MANA]!;
  if (need > have) return { rule: 'ED-B2', key: 'price', need, have };
  const keep = have - purseOf(garden);
  return need + keep <= have ? undefined : { rule: 'ED-T3', key: 'keepOpening', need, have, keep };
}
