import { grammarOf } from '@potager/kernel';
import type { Labels } from './labels.ts';

const { count } = grammarOf('de');

export const labels: Labels = {
  heap: (stones) => `ein Haufen: ${count(stones, 'Stein', 'Steine')}`,
  choices: 'Was du tun kannst',
  yourTurn: 'Du bist dran: nimm einen, zwei oder drei.',
  turnOf: (name) => `${name} überlegt.`,
  over: 'Die Partie ist zu Ende.',
};
