import type { Words } from '@potager/kernel';
import { makeWords } from './make-words.ts';

export const words: Words = makeWords({
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
    unreadable: ({ text }) => `“${text}” is no move; write for example “mark b2”.`,
    notYourTurn: ({ turn }, nameOf) => `It is ${nameOf(turn)}'s turn.`,
    taken: ({ cell, by }, nameOf) => `${cell} already holds a mark of ${nameOf(by)}.`,
    over: () => 'The game is over.',
  },
  scores: { row: ({ points }) => (points === 1 ? 'three in a row' : 'no row') },
  rules: {
    'TR-1': { text: 'Two players, nine cells in a square: a1 to c3. Chance chooses who begins.' },
    'TR-2': { text: 'The players take turns.' },
    'TR-3': { text: 'In your turn you mark one free cell.' },
    'TR-4': {
      text: 'Three of your marks in a row, a column or a diagonal win, for one point. A full board without a row is a draw: both win.',
    },
    'TR-5': {
      text: 'With stones, each player has one hidden under a cell and knows where. Both may lie in one place.',
    },
    'TR-6': {
      text: 'Marking the cell of the other player’s stone, you stumble: your mark lands on a random other free cell, and the stone is spent. Where a mark lands nobody stumbles again, nor on the last free cell.',
      mark: 'ruling',
    },
  },
});
