import { grammarOf, makeGameWords, type Words } from '@potager/kernel';
import type { Event, ScoreLine, Why } from '../rules/kinds.ts';

const { count } = grammarOf('en');
const stonesOf = (number: number): string => count(number, 'stone', 'stones');

export const words: Words = makeGameWords<Event, Why, ScoreLine>({
  language: 'en',
  title: 'Take away',
  summary: 'A heap of stones, and the last one wins.',
  options: {},
  example: 'take 2',
  move: (text) => `take ${stonesOf(Number(text.slice(-1)))}`,
  events: {
    took: ({ seat, stones, left }, nameOf) => `${nameOf(seat)} takes ${stonesOf(stones)}; ${stonesOf(left)} left.`,
    won: ({ seat }, nameOf) => `${nameOf(seat)} has the last stone and wins.`,
  },
  ownEvents: {
    took: ({ stones, left }) => `You take ${stonesOf(stones)}; ${stonesOf(left)} left.`,
    won: () => 'You have the last stone and win.',
  },
  refusals: {
    notYourTurn: ({ turn }, nameOf) => `It is ${nameOf(turn)}’s turn.`,
    tooMany: ({ stones }) => `There are only ${stonesOf(stones)} left.`,
    over: () => 'The game is over.',
  },
  scores: { last: ({ points }) => (points === 1 ? 'the last stone' : 'not the last stone') },
  scoreKinds: { last: () => 'Last stone' },
});
