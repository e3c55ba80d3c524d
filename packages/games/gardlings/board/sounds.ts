import type { SoundTable } from '@potager/kernel';
import type { Event, View } from '../rules/kinds.ts';

/** A tile that completes gems sounds of them. */
const laidOrGem = ({ seat, gems }: { seat: number; gems: number }, before: View): 'lay' | 'gem' =>
  gems > before.seats[seat]!.gems ? 'gem' : 'lay';

/** What happens between bag and garden, as it is heard. Who won is heard when it is told. */
export const sounds: SoundTable<Event, View> = {
  drew: 'draw',
  looked: 'draw',
  laid: laidOrGem,
  shifted: laidOrGem,
  mutated: ['grow', 'lay'],
  pigCoin: 'coin',
  ponds: 'coin',
  alarm: 'alarm',
  laidAside: 'lay',
  stopped: 'bid',
  bought: 'coin',
  tookPig: ({ tile }) => (tile === null ? 'coin' : 'lay'),
  newRound: 'round',
};
