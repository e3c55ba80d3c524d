import { InputError, type Orders, readInteger, readObject } from '@potager/kernel';
import { PRICES } from './figures.ts';

const { FIRST_BID, BID_STEP } = PRICES;

/** More than anyone could ever pay for one point. */
const MOST = 1000;

/** In an auction: raise as little as possible up to this bid, then accept. */
type EdenOrder = { readonly upTo: number };

export const orders: Orders = {
  read(value): EdenOrder {
    const order = readObject(value, 'order', ['upTo']);
    const upTo = readInteger(order['upTo'], 'order.upTo', { min: FIRST_BID, max: MOST });
    if (upTo % BID_STEP !== 0) throw new InputError('order.upTo', `is ${upTo}, not a multiple of ${BID_STEP}`);
    return { upTo };
  },

  obey(order, { legal }) {
    if (!legal.includes('accept')) return undefined;
    const bids = legal.flatMap((move) => (move.startsWith('bid ') ? [Number(move.slice(4))] : []));
    const least = Math.min(...bids);
    return { move: least <= (order as EdenOrder).upTo ? `bid ${least}` : 'accept', isSpent: false };
  },
};
