import { makeRulebook, type Rulebook } from '@potager/kernel';
import { RULE_MARKS } from './rule-marks.ts';

export const rulebook: Rulebook = makeRulebook(RULE_MARKS, {
  'TA-1': 'Two players and a heap of fifteen stones. Chance chooses who begins.',
  'TA-2': 'The players take turns. In your turn you take one, two or three stones.',
  'TA-3': 'Whoever takes the last stone wins, for one point.',
});
