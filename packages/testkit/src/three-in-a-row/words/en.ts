import { makeGameWords, type Words } from '@potager/kernel';
import type { Event, ScoreLine, Why } from '../rules/kinds.ts';

export const words: Words = makeGameWords<Event, Why, ScoreLine>({
  language: 'en',
  title: 'Three in a row',
  summary: 'Nine cells, two marks, and perhaps a stone to stumble over.',
  options: { stones: { label: 'Hidden stones', values: { false: 'none', true: 'one each' } } },
  example: 'mark b2',
  move: (text) => `mark ${text.slice('mark '.length)}`,
  events: {
    marked: ({ seat, cell }, nameOf) => `${nameOf(seat)} marks ${cell}.`,
    stumbled: ({ seat, cell, landed }, nameOf) => `${nameOf(seat)} stumbles at ${cell}; the mark lands on ${landed}.`,
    won: ({ seat }, nameOf) => `${nameOf(seat)} has three in a row.`,
    drawn: () => 'The board is full: a draw.',
  },
  ownEvents: {
    marked: ({ cell }) => `You mark ${cell}.`,
    stumbled: ({ cell, landed }) => `You stumble at ${cell}; the mark lands on ${landed}.`,
    won: () => 'You have three in a row.',
  },
  refusals: {
    notYourTurn: ({ turn }, nameOf) => `It is ${nameOf(turn)}'s turn.`,
    taken: ({ cell, by }, nameOf) => `${cell} already holds a mark of ${nameOf(by)}.`,
    over: () => 'The game is over.',
  },
  scores: { row: ({ points }) => (points === 1 ? 'three in a row' : 'no row') },
  scoreKinds: { row: () => 'Row' },
});
