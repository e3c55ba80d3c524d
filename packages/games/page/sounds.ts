import type { AnySoundTable } from '@potager/kernel';
import { byGame } from './by-game.ts';

/** What the games that are heard sound like, each loaded when it is needed. */
export const sounds = byGame(import.meta.glob<{ readonly sounds: AnySoundTable }>('../*/board/sounds.ts'));
