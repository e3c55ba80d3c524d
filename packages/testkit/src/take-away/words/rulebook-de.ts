import { makeRulebook, type Rulebook } from '@potager/kernel';
import { RULE_MARKS } from './rule-marks.ts';

export const rulebook: Rulebook = makeRulebook(RULE_MARKS, {
  'TA-1': 'Zwei Personen und ein Haufen von fünfzehn Steinen. Der Zufall bestimmt, wer beginnt.',
  'TA-2': 'Es wird abwechselnd gezogen. Wer am Zug ist, nimmt einen, zwei oder drei Steine.',
  'TA-3': 'Wer den letzten Stein nimmt, gewinnt, für einen Punkt.',
});
