import { type Orders, readInteger, readObject } from '@potager/kernel';
import type { View } from './kinds.ts';

/** Having stopped: build on once someone else has more gems than this in this round. */
type GardlingsOrder = { readonly round: number; readonly gems: number };

export const orders: Orders = {
  read(value): GardlingsOrder {
    const order = readObject(value, 'order', ['round', 'gems']);
    return {
      round: readInteger(order['round'], 'order.round', { min: 1, max: 10_000 }),
      gems: readInteger(order['gems'], 'order.gems', { min: 0, max: 1000 }),
    };
  },

  obey(given, { seat, view, legal }) {
    const order = given as GardlingsOrder;
    const { round, seats } = view as View;
    const isPassed = seats.some(({ gems }, other) => other !== seat && gems > order.gems);
    return legal.includes('resume') && round === order.round && isPassed
      ? { move: 'resume', isSpent: true }
      : undefined;
  },
};
