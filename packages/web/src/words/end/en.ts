import { grammarOf } from '@potager/kernel';
import type { EndWords } from './words.ts';

const { count, list } = grammarOf('en');

export const words: EndWords = {
  result: 'The result',
  winner: 'winner',
  total: 'Total',
  wins: (names) => (names.length === 1 ? `${list(names)} wins` : `${list(names)} share the victory`),
  endedBy: {
    outcome: 'The game has been played to its end.',
    resigned: 'The game was resigned.',
    abandoned: 'The game was abandoned.',
    closed: 'Whoever runs this server has closed the game.',
  },
  takebacks: (number) => `${count(number, 'move', 'moves')} taken back after something had been revealed.`,
  rematch: 'Play again',
  toRematch: 'To the next game',
  lookAtBoard: 'Look at the board',
  download: 'Download the record',
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
