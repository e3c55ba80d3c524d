import type { GameEvent, Showing } from '@potager/kernel';
import type { Event } from '../rules/kinds.ts';

const SHOWING: { readonly [key in Event['key']]: Showing } = {
  turnBegan: 'scene',
  watered: 'step',
  cultivated: 'step',
  sold: 'step',
  bought: 'step',
  targeted: 'step',
  supported: 'step',
  opened: 'step',
  raised: 'step',
  accepted: 'step',
  discarded: 'step',
  finished: 'glance',
  passed: 'step',
  drew: 'with',
  drewUnseen: 'with',
  reshuffled: 'step',
  won: 'step',
  passedOut: 'step',
  playedOut: 'step',
};

/** How an event is shown when it is played back: the income at the beginning of a turn is a scene. */
export function showing(given: GameEvent): Showing {
  const event = given as Event;
  return event.key === 'turnBegan' && event.mana === 0 ? 'with' : SHOWING[event.key];
}
