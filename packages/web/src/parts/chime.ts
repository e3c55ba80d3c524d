import { playSound } from '@potager/boardkit/sound';
import { buzz, canBuzz } from '../settings/buzz.ts';

const BUZZ_MS = 40;

/**
 * Calls whoever is waited for: two soft notes on a wooden bar, and where the device has it a short buzz. Browsers let a
 * page be heard and felt only after the reader has touched it.
 */
export function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  if (buzz.peek() === 'on' && canBuzz()) navigator.vibrate(BUZZ_MS);
  playSound('turn');
}
