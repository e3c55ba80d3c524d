import { LEVEL_NAMES, type LevelName } from '@potager/bots';
import { oneOf, storedSignal } from './stored.ts';

/** The bots one plays against when one just plays. */
export const botLevel = storedSignal<LevelName>('bots', oneOf(LEVEL_NAMES, 'hobbyist'));
