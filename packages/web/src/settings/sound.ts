import { playSound, setLoudness } from '@potager/boardkit/sound';
import { effect } from '@preact/signals';
import { oneOf, storedSignal } from './stored.ts';

/** How loud the page is; `on` is what everybody has who has chosen nothing else. */
export const VOLUMES = ['off', 'soft', 'on', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];

/** Of all there is. Steps that sound even to the ear. */
const LOUDNESS: { readonly [volume in Volume]: number } = { off: 0, soft: 0.25, on: 0.5, loud: 1 };

export const sound = storedSignal<Volume>('sound', oneOf(VOLUMES, 'on'));

/** What it was before it was turned off. */
let last: Volume = 'on';

effect(() => {
  setLoudness(LOUDNESS[sound.value]);
  if (sound.value !== 'off') last = sound.value;
});

/** Off, or as loud as it was. */
export function toggleSound(): void {
  sound.value = sound.peek() === 'off' ? last : 'off';
  playSound('turn');
}
