import type { Seat } from '@potager/kernel';
import { at, FIELDS, SEAT_FIELDS } from '../rules/fields.ts';
import { BOARD, PRICES } from '../rules/figures.ts';
import type { Preview, Side } from '../rules/kinds.ts';
import { type Memory, ownerOf } from '../rules/memory.ts';
import type { Reason } from './kinds.ts';

const { NO_SEAT } = BOARD;
const { DEFENDER } = FIELDS;
const { POINTS } = SEAT_FIELDS;
const { BID_STEP, FIRST_BID } = PRICES;

type Staked = Extract<Preview, { readonly kind: 'grab' | 'with' }>;
type Auction = Extract<Preview, { readonly kind: 'bid' | 'accept' }>;

/** What a land grab is about, before anybody has bid (ED-L3). */
export function staking({ ints, tiles }: Memory, { attack, defence, opening }: Staked, cell: number): Reason[] {
  const seat = ints[DEFENDER] === NO_SEAT ? ownerOf(tiles[cell]!) : ints[DEFENDER]!;
  return [{ key: 'stakes', seat, attack, defence, opening, answer: (FIRST_BID + BID_STEP) * attack }];
}

const cellsOf = ({ takes }: Side): Side['takes'][number]['cell'][] => takes.map(({ cell }) => cell);

const sidesOf = ({ attacker, defender }: Auction, seat: Seat): { own: Side; other: Side } =>
  attacker.seat === seat ? { own: attacker, other: defender } : { own: defender, other: attacker };

/** What a bid would cost and bring if it is accepted, and what going beyond it would cost the other. */
export function bidding({ ints, target }: Memory, seat: Seat, preview: Auction): Reason[] {
  const { own, other } = sidesOf(preview, seat);
  const { bid, left } = preview;
  return [
    ...(own.wins ? [{ key: 'winsIfAccepted' } as const] : []),
    { key: 'takes', mana: own.pays, left, cells: cellsOf(own), points: own.points[seat]!, target },
    {
      key: 'outbidding',
      seat: other.seat,
      mana: (bid + BID_STEP) * other.stake,
      lost: ints[at(seat) + POINTS]! - other.points[seat]!,
    },
  ];
}

/** What accepting brings and costs; what it makes of whoever wins. */
export function accepting({ ints, target }: Memory, seat: Seat, preview: Auction): Reason[] {
  const { other } = sidesOf(preview, seat);
  const points = other.points[seat]!;
  const lost = ints[at(seat) + POINTS]! - points;
  return [
    ...(other.wins ? [{ key: 'letsWin', seat: other.seat } as const] : []),
    { key: 'receives', mana: other.pays, left: preview.left },
    { key: 'surrenders', seat: other.seat, cells: cellsOf(other), lost, points },
    { key: 'rival', seat: other.seat, points: other.points[other.seat]!, target },
  ];
}
