import { type Move, MoveList, type Seat } from '@potager/kernel';
import { buy } from './cards-played.ts';
import { areAdjacent, type CellName, CELLS, nameCell } from './cells.ts';
import { type Garden, levelOf, ownerOf } from './garden.ts';
import type { Preview, Side, TakenTile } from './kinds.ts';
import { cellsOf, cultureOf } from './kit.ts';
import { otherSide, takeTiles } from './land-grab.ts';
import { listMoves, priceOf, stakeOf } from './listing.ts';
import { kindOf, restOf } from './move-kinds.ts';
import { bySeat } from './pictures.ts';
import { idleLimit, isPileEmpty, isPlayedOut, willDraw } from './turn-end.ts';
import { at, FIELDS, SEAT_FIELDS, KINDS, PRICES } from './layout.ts';

const { TURN, WATERED, CULTIVATED, PLACED, DEFENDER, BID, ATTACK, DEFENCE, IDLE } = FIELDS;
const { MANA, POINTS, RED } = SEAT_FIELDS;
const { WATER, GRAB, WITH, BID_OF, ACCEPT, CULTURE, SELL, BUY, DONE, DONE_WITHOUT } = KINDS;
const { INCOME, RAISE_PRICE, BUYING_FEE, FIRST_BID } = PRICES;

/** What a legal move would do, from what the seat may know. */
export function foresee(garden: Garden, seat: Seat, move: Move): Preview {
  const { words } = garden;
  const rest = restOf(move);
  switch (kindOf(move)) {
    case WATER:
      return foreseeWater(garden, seat, rest);
    case CULTURE:
      return foreseeCulture(garden, seat, rest);
    case SELL:
      return { kind: 'sell', ...foreseeTrade(garden, seat, priceOf(garden, rest)) };
    case BUY:
      return {
        kind: 'buy',
        ...foreseeTrade(garden, seat, -priceOf(garden, rest) - BUYING_FEE),
        fits: foreseeFits(garden, seat, rest),
      };
    case GRAB:
      return foreseeTarget(garden, rest);
    case WITH:
      return foreseeSupport(garden, rest);
    case BID_OF:
      return foreseeAuction(garden, seat, { kind: 'bid', bid: rest, payer: seat });
    case ACCEPT:
      return foreseeAuction(garden, seat, {
        kind: 'accept',
        bid: words[BID]!,
        payer: otherSide(garden, seat),
      });
    case DONE:
      return foreseeDone(garden, seat, 0);
    case DONE_WITHOUT:
      return foreseeDone(garden, seat, 1);
    default:
      throw new RangeError(`${move} is no move of Eden`);
  }
}

function foreseeWater({ words, tiles, target }: Garden, seat: Seat, cell: number): Preview {
  const points = words[at(seat) + POINTS]! + 1;
  const targets = CELLS.filter(
    (other) => tiles[other] !== 0 && ownerOf(tiles[other]!) !== seat && areAdjacent(cell, other),
  );
  return { kind: 'water', points, wins: points >= target, targets: targets.map(nameCell) };
}

function foreseeCulture({ words, kit, tiles, target }: Garden, seat: Seat, play: number): Preview {
  const cells = cellsOf(kit, play);
  const lowest = Math.min(...cells.map((cell) => levelOf(tiles[cell]!)));
  const raised = cells.filter((cell) => levelOf(tiles[cell]!) === lowest);
  const points = words[at(seat) + POINTS]! + raised.length;
  return {
    kind: 'culture',
    mana: -RAISE_PRICE * raised.length,
    raised: raised.map(nameCell),
    level: lowest + 1,
    points,
    income: INCOME * (words[at(seat) + RED]! + raised.length),
    wins: points >= target,
  };
}

const foreseeTrade = ({ words }: Garden, seat: Seat, mana: number): { mana: number; left: number } => ({
  mana,
  left: words[at(seat) + MANA]! + mana,
});

/** Where a card could be played right after buying it (ED-B2). */
function foreseeFits(garden: Garden, seat: Seat, culture: number): CellName[][] {
  const after = garden.copy();
  buy(after, seat, culture, undefined);
  const list = new MoveList();
  listMoves(after, seat, list);
  return Array.from({ length: list.length }, (_, n) => list.at(n))
    .filter((move) => kindOf(move) === CULTURE && cultureOf(restOf(move)) === culture)
    .map((move) => cellsOf(garden.kit, restOf(move)).map(nameCell));
}

function foreseeTarget({ words, tiles }: Garden, cell: number): Preview {
  const placed = words[PLACED]!;
  const attack = words[ATTACK] === 0 ? levelOf(tiles[placed]!) : words[ATTACK]!;
  const defence = words[DEFENCE]! + levelOf(tiles[cell]!);
  return { kind: 'grab', attack, defence, opening: FIRST_BID * defence };
}

function foreseeSupport({ words, tiles }: Garden, cell: number): Preview {
  const attack = words[ATTACK]! + levelOf(tiles[cell]!);
  const defence = words[DEFENCE]!;
  return { kind: 'with', attack, defence, opening: FIRST_BID * defence };
}

type Step = { readonly kind: 'bid' | 'accept'; readonly bid: number; readonly payer: Seat };

/** If the auction ended with this bid: what it costs, and for both sides what winning at it would mean. */
function foreseeAuction(garden: Garden, seat: Seat, { kind, bid, payer }: Step): Preview {
  const { words } = garden;
  const paid = bid * stakeOf(garden, payer);
  return {
    kind,
    bid,
    payer,
    left: words[at(seat) + MANA]! + (payer === seat ? -paid : paid),
    attacker: foreseeSide(garden, words[TURN]!, bid),
    defender: foreseeSide(garden, words[DEFENDER]!, bid),
  };
}

function foreseeSide(garden: Garden, seat: Seat, bid: number): Side {
  const after = garden.copy();
  const takes: TakenTile[] = [];
  takeTiles(after, seat, takes);
  const stake = stakeOf(garden, seat);
  const points = bySeat(after, POINTS);
  return { seat, stake, pays: bid * stake, takes, points, wins: points[seat]! >= garden.target };
}

function foreseeDone(garden: Garden, seat: Seat, dropped: number): Preview {
  const { words } = garden;
  const passes = words[WATERED] === 0 && words[CULTIVATED] === 0;
  const idle = passes ? words[IDLE]! + 1 : 0;
  const draws = willDraw(garden, seat, dropped);
  const isLast = draws && isPlayedOut(garden);
  const shuffles = draws && isPileEmpty(garden) && !isLast;
  const limit = idleLimit(garden);
  return { kind: 'done', passes, idle, limit, draws, shuffles, ends: isLast || idle >= limit };
}
