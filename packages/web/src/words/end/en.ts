import { grammarOf } from '@potager/kernel';
import type { EndWords } from './words.ts';

const { choose, count, list } = grammarOf('en');

export const words: EndWords = {
  result: 'The result',
  winner: 'winner',
  total: 'Total',
  wins: (names) => choose(names.length, `${list(names)} wins`, `${list(names)} share the victory`),
  endedBy: {
    outcome: 'The game has been played to its end.',
    resigned: 'The game was resigned.',
    abandoned: 'The game was abandoned.',
    closed: 'Whoever runs this server has closed the game.',
  },
  takebacks: (number) => `${count(number, 'move', 'moves')} taken back after something had been revealed.`,
  counting: 'Counting the points …',
  skipCount: 'Skip the count',
  pointsFrom: 'Points from',
  everythingElse: 'Everything else',
  everyPoint: 'Every point, with its rule',
  curve: 'Points over time',
  moveNumber: 'Move',
  picture: 'Share a picture',
  noPicture: 'This browser cannot make the picture.',
  rematch: 'Play again',
  toRematch: 'To the next game',
  lookAtBoard: 'Look at the board',
  download: 'Download the record',
};
