import type { GameEvent, Showing } from '@potager/kernel';
import type { Event } from '../rules/kinds.ts';

const SHOWING: { readonly [key in Event['key']]: Showing } = {
  drew: 'glance',
  looked: 'glance',
  laid: 'glance',
  shifted: 'glance',
  pigCoin: 'with',
  alarm: 'step',
  laidAside: 'glance',
  bagEmpty: 'with',
  stopped: 'glance',
  resumed: 'glance',
  tied: 'step',
  won: 'step',
  wonAlone: 'step',
  hiring: 'with',
  ponds: 'glance',
  bought: 'step',
  tookPig: 'step',
  mutationDue: 'with',
  mutated: 'step',
  newRound: 'scene',
};

/** How an event is shown when it is played back: all build at once, which a glance is enough for. */
export const showing = (event: GameEvent): Showing => SHOWING[(event as Event).key];
