import { grammarOf } from '@potager/kernel';
import type { Labels } from './labels.ts';

const { count } = grammarOf('fr');

export const labels: Labels = {
  heap: (stones) => `un tas de ${count(stones, 'pierre', 'pierres')}`,
  choices: 'Ce que vous pouvez faire',
  yourTurn: 'À vous : prenez une, deux ou trois pierres.',
  turnOf: (name) => `${name} réfléchit.`,
  over: 'La partie est terminée.',
};
