import type { SoundTable } from '@potager/kernel';
import type { Event, View } from '../rules/kinds.ts';

/** What happens on the land, as it is heard. Who won is heard when it is told. */
export const sounds: SoundTable<Event, View> = {
  turnBegan: ({ mana }) => (mana > 0 ? 'coin' : undefined),
  watered: 'water',
  cultivated: ({ raised }) => (raised.length > 0 ? 'grow' : 'coin'),
  sold: 'coin',
  bought: 'card',
  targeted: 'lay',
  supported: 'lay',
  opened: 'bid',
  raised: 'bid',
  accepted: 'take',
  discarded: 'card',
  drew: 'card',
  drewUnseen: 'card',
  reshuffled: 'draw',
};
