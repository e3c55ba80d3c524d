import type { Words } from '@potager/kernel';
import { makeWords } from './make-words.ts';

export const words: Words = makeWords({
  language: 'en',
  title: 'Three in a row',
  summary: 'Nine cells, two marks, and perhaps a stone to stumble over.',
  options: { stones: { label: 'Hidden stones', values: { false: 'none', true: 'one each' } } },
  mark: (cell) => `mark ${cell}`,
  events: {
    marked: ({ seat, cell }, nameOf) => `${nameOf(seat)} marks ${cell}.`,
    stumbled: ({ seat, cell, landed }, nameOf) => `${nameOf(seat)} stumbles at ${cell}; the mark lands on ${landed}.`,
    won: ({ seat }, nameOf) => `${nameOf(seat)} has three in a row.`,
    drawn: () => 'The board is full: a draw.',
  },
  refusals: {
    notYourTurn: ({ turn }, nameOf) => `It is ${nameOf(turn)}'s turn.`,
    taken: ({ cell, by }, nameOf) => `${cell} already holds a mark of ${nameOf(by)}.`,
    over: () => 'The game is over.',
  },
  scores: { row: ({ points }) => (points === 1 ? 'three in a row' : 'no row') },
});
