import { grammarOf } from '@potager/kernel';
import type { Labels } from './labels.ts';

const { count } = grammarOf('en');

export const labels: Labels = {
  heap: (stones) => `a heap of ${count(stones, 'stone', 'stones')}`,
  choices: 'What you can do',
  yourTurn: 'Your turn: take one, two or three.',
  turnOf: (name) => `${name} is thinking.`,
  over: 'The game is over.',
};
