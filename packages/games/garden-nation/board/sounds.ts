import type { SoundTable } from '@potager/kernel';
import type { Event, View } from '../rules/kinds.ts';

/** The torticrane goes to where the next action happens, if that is elsewhere. */
const withWalk = <S extends string>(
  sound: S,
  { torticrane }: { torticrane: number },
  before: View,
): readonly (S | 'walk')[] =>
  before.torticrane === null || before.torticrane === torticrane ? [sound] : [sound, 'walk'];

/** What happens in the gardens, as it is heard. Who won is heard when it is told. */
export const sounds: SoundTable<Event, View> = {
  kept: 'card',
  keptUnseen: 'card',
  craneMoved: 'walk',
  movedOn: 'walk',
  roofMoved: 'lay',
  built: (event, before) => withWalk('build', event, before),
  abandoned: (event, before) => withWalk('lay', event, before),
  invaded: (event, before) => withWalk('take', event, before),
  idled: (event, before) => (before.torticrane === event.torticrane ? undefined : 'walk'),
  projectCompleted: 'complete',
  projectRevealed: 'card',
  territoryControlled: 'coin',
  lastRoundBegan: 'round',
  roundBegan: 'round',
};
