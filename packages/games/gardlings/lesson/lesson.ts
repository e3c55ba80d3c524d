import type { Lesson } from '@potager/kernel';
import { building } from './building.ts';
import { creatures } from './creatures.ts';

/** Three players. The reader builds and hires, hears the alarm, and wins some rounds later by what creatures can do. */
export const lesson: Lesson = {
  goal: {
    en: 'Lay the most sparkling garden: whoever first has 17 gems in one garden wins.',
    fr: 'Composez le jardin le plus étincelant : qui a le premier 17 gemmes dans un jardin gagne.',
    de: 'Leg den funkelndsten Garten: Wer zuerst 17 Edelsteine in einem Garten hat, gewinnt.',
  },
  shows: ['drew', 'laid', 'stopped', 'bought', 'newRound', 'alarm', 'shifted', 'pigCoin', 'won'],
  chapters: [...building, ...creatures],
};
