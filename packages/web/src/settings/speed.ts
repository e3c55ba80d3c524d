import { type Speed, SPEED_NAMES } from '@potager/boardkit/playback';
import { oneOf, storedSignal } from './stored.ts';

/** How long a bot on this device takes at least for a move, in milliseconds: about as long as eyes need to follow. */
export const BOT_PACES: { readonly [speed in Speed]: number } = { slow: 1400, normal: 700, fast: 350, none: 0 };

/** What the choice was called when it was about bots alone. */
const FORMER: { readonly [name: string]: Speed } = { calm: 'slow', brisk: 'normal', instant: 'none' };

const readSpeed = oneOf(SPEED_NAMES, 'normal');

/** How fast the reader is shown what others do. */
export const speed = storedSignal<Speed>('pace', (text) => FORMER[text ?? ''] ?? readSpeed(text));
