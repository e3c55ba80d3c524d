import { grammarOf } from '@potager/kernel';
import type { EndingWords } from './words.ts';

const { count } = grammarOf('en');

export const words: EndingWords = {
  kindWords: {
    won: ({ by }) => [
      `What a garden! ${count(by, 'point', 'points')} ahead of everyone.`,
      `Well grown: nobody came nearer than ${count(by, 'point', 'points')}.`,
      'The lanterns are lit for you tonight.',
    ],
    wonNarrowly: ({ by }) => [
      by === 0 ? 'As close as it gets, and it is yours.' : `By ${count(by, 'point', 'points')}! Every leaf counted.`,
      'A photo finish among the flower beds, and you are in front.',
    ],
    shared: () => ['One harvest, and it is shared fairly.', 'Nobody could tell you apart. Share the cake.'],
    close: ({ by }) => [
      by === 0
        ? 'Level on points: it could not have been closer.'
        : `So close: ${count(by, 'point', 'points')} more and the garland was yours.`,
      'One better turn somewhere. You know which one.',
    ],
    best: ({ about }) => [
      `Nobody got more for this than you: ${about}. Remember how you did it.`,
      `Top of the table for one thing: ${about}. The rest will follow.`,
    ],
    second: () => ['Second, and a garden worth showing.', 'Only one garden did better than yours.'],
    behind: () => [
      'Not this time. The soil is good, and it will be spring again.',
      'Every gardener has a year like this. The next one begins with a tap.',
      'You have seen how it can be done: that is worth a game.',
    ],
  },
  fairness: 'Was the shuffle fair?',
  fairnessHint:
    'Before anyone sat down, a secret was fixed and this hash of it published; everyone who sat down added chance ' +
    'of their own. Now that the secret is known, your browser can derive every shuffle and draw anew.',
  check: 'Check it here',
  fair: (draws) =>
    draws === 1
      ? 'The one draw is as the seed says: nobody could choose it.'
      : `All ${String(draws)} draws are as the seed says: nobody could choose them.`,
  unfair: 'This does not agree with what was published.',
};
