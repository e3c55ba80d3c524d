import { makeRulebook, type Rulebook } from '@potager/kernel';
import { RULE_MARKS } from './rule-marks.ts';

export const rulebook: Rulebook = makeRulebook(RULE_MARKS, {
  'TR-1': 'Two players, nine cells in a square: a1 to c3. Chance chooses who begins.',
  'TR-2': 'The players take turns.',
  'TR-3': 'In your turn you mark one free cell.',
  'TR-4':
    'Three of your marks in a row, a column or a diagonal win, for one point. A full board without a row is a draw: ' +
    'both win.',
  'TR-5': 'With stones, each player has one hidden under a cell and knows where. Both may lie in one place.',
  'TR-6':
    'Marking the cell of the other player’s stone, you stumble: your mark lands on a random other free cell, and ' +
    'the stone is spent. Where a mark lands nobody stumbles again, nor on the last free cell.',
});
