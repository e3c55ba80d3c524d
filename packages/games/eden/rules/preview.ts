import { type Move, MoveList, type Seat } from '@potager/kernel';
import { buy } from './cards-played.ts';
import { areAdjacent, type CellName, CELLS, nameCell } from './cells.ts';
import { type Memory, levelOf, ownerOf } from './memory.ts';
import type { Preview, Side, TakenTile, Why } from './kinds.ts';
import { nameCulture } from './cards.ts';
import { explain } from './why.ts';
import { cellsOf, cultureOf } from './components.ts';
import { otherSide, takeTiles } from './land-grab.ts';
import { listMoves, priceOf, stakeOf } from './legal-moves.ts';
import { KINDS, kindOf, restOf } from './moves.ts';
import { bySeat } from './view.ts';
import { idleLimit, isPileEmpty, isPlayedOut, willDraw } from './turn-end.ts';
import { at, FIELDS, SEAT_FIELDS } from './fields.ts';
import { PRICES } from './figures.ts';

const { TURN, WATERED, CULTIVATED, PLACED, DEFENDER, BID, ATTACK, DEFENCE, IDLE } = FIELDS;
const { MANA, POINTS, RED } = SEAT_FIELDS;
const { WATER, GRAB, WITH, BID_OF, ACCEPT, CULTURE, SELL, BUY, DONE, DONE_WITHOUT, DRAW, DRAW_WITHOUT } = KINDS;
const { INCOME, RAISE_PRICE, BUYING_FEE, FIRST_BID } = PRICES;

/** What a legal move would do, from what the seat may know. */
export function makePreview(memory: Memory, seat: Seat, move: Move): Preview {
  const { ints } = memory;
  const rest = restOf(move);
  switch (kindOf(move)) {
    case WATER:
      return foreseeWater(memory, seat, rest);
    case CULTURE:
      return foreseeCulture(memory, seat, rest);
    case SELL:
      return { kind: 'sell', ...foreseeTrade(memory, seat, priceOf(memory, rest)) };
    case BUY:
      return {
        kind: 'buy',
        ...foreseeTrade(memory, seat, -priceOf(memory, rest) - BUYING_FEE),
        ...foreseeFits(memory, seat, rest),
      };
    case GRAB:
      return foreseeTarget(memory, rest);
    case WITH:
      return foreseeSupport(memory, rest);
    case BID_OF:
      return foreseeAuction(memory, seat, { kind: 'bid', bid: rest, payer: seat });
    case ACCEPT:
      return foreseeAuction(memory, seat, {
        kind: 'accept',
        bid: ints[BID]!,
        payer: otherSide(memory, seat),
      });
    case DONE:
      return foreseeDone(memory, seat, 0);
    case DONE_WITHOUT:
      return foreseeDone(memory, seat, 1);
    case DRAW:
    case DRAW_WITHOUT:
      return { kind: 'draw', shuffles: isPileEmpty(memory) };
    default:
      throw new RangeError(`${move} is no move of Eden`);
  }
}

function foreseeWater({ ints, tiles, target }: Memory, seat: Seat, cell: number): Preview {
  const points = ints[at(seat) + POINTS]! + 1;
  const targets = CELLS.filter(
    (other) => tiles[other] !== 0 && ownerOf(tiles[other]!) !== seat && areAdjacent(cell, other),
  );
  return { kind: 'water', points, wins: points >= target, targets: targets.map(nameCell) };
}

function foreseeCulture({ ints, components, tiles, target }: Memory, seat: Seat, play: number): Preview {
  const cells = cellsOf(components, play);
  const lowest = Math.min(...cells.map((cell) => levelOf(tiles[cell]!)));
  const raised = cells.filter((cell) => levelOf(tiles[cell]!) === lowest);
  const points = ints[at(seat) + POINTS]! + raised.length;
  return {
    kind: 'culture',
    mana: -RAISE_PRICE * raised.length,
    raised: raised.map(nameCell),
    level: lowest + 1,
    points,
    income: INCOME * (ints[at(seat) + RED]! + raised.length),
    wins: points >= target,
  };
}

const foreseeTrade = ({ ints }: Memory, seat: Seat, mana: number): { mana: number; left: number } => ({
  mana,
  left: ints[at(seat) + MANA]! + mana,
});

/** Where a card could be played right after buying it (ED-B2). */
function foreseeFits(memory: Memory, seat: Seat, culture: number): { fits: CellName[][]; unfit: Why | null } {
  const after = memory.copy();
  buy(after, seat, culture, undefined);
  const list = new MoveList();
  listMoves(after, seat, list);
  const fits = Array.from({ length: list.length }, (_, n) => list.at(n))
    .filter((move) => kindOf(move) === CULTURE && cultureOf(restOf(move)) === culture)
    .map((move) => cellsOf(memory.components, restOf(move)).map(nameCell));
  return { fits, unfit: fits.length > 0 ? null : (explain(after, seat, `culture ${nameCulture(culture)}`) ?? null) };
}

function foreseeTarget({ ints, tiles }: Memory, cell: number): Preview {
  const placed = ints[PLACED]!;
  const attack = ints[ATTACK] === 0 ? levelOf(tiles[placed]!) : ints[ATTACK]!;
  const defence = ints[DEFENCE]! + levelOf(tiles[cell]!);
  return { kind: 'grab', attack, defence, opening: FIRST_BID * defence };
}

function foreseeSupport({ ints, tiles }: Memory, cell: number): Preview {
  const attack = ints[ATTACK]! + levelOf(tiles[cell]!);
  const defence = ints[DEFENCE]!;
  return { kind: 'with', attack, defence, opening: FIRST_BID * defence };
}

type Step = { readonly kind: 'bid' | 'accept'; readonly bid: number; readonly payer: Seat };

/** If the auction ended with this bid: what it costs, and for both sides what winning at it would mean. */
function foreseeAuction(memory: Memory, seat: Seat, { kind, bid, payer }: Step): Preview {
  const { ints } = memory;
  const paid = bid * stakeOf(memory, payer);
  return {
    kind,
    bid,
    payer,
    left: ints[at(seat) + MANA]! + (payer === seat ? -paid : paid),
    attacker: foreseeSide(memory, ints[TURN]!, bid),
    defender: foreseeSide(memory, ints[DEFENDER]!, bid),
  };
}

function foreseeSide(memory: Memory, seat: Seat, bid: number): Side {
  const after = memory.copy();
  const takes: TakenTile[] = [];
  takeTiles(after, seat, takes);
  const stake = stakeOf(memory, seat);
  const points = bySeat(after, POINTS);
  return { seat, stake, pays: bid * stake, takes, points, wins: points[seat]! >= memory.target };
}

function foreseeDone(memory: Memory, seat: Seat, dropped: number): Preview {
  const { ints } = memory;
  const passes = ints[WATERED] === 0 && ints[CULTIVATED] === 0;
  const idle = passes ? ints[IDLE]! + 1 : 0;
  const draws = willDraw(memory, seat, dropped);
  const isLast = draws && isPlayedOut(memory);
  const shuffles = draws && isPileEmpty(memory) && !isLast;
  const limit = idleLimit(memory);
  return { kind: 'done', passes, idle, limit, draws, shuffles, ends: isLast || idle >= limit };
}
