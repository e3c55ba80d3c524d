import { makeRulebook, type Rulebook } from '@potager/kernel';
import { RULE_MARKS } from './rule-marks.ts';

export const rulebook: Rulebook = makeRulebook(RULE_MARKS, {
  'TA-1': 'Deux joueurs et un tas de quinze pierres. Le hasard désigne qui commence.',
  'TA-2': 'On joue à tour de rôle. À son tour, on prend une, deux ou trois pierres.',
  'TA-3': 'Qui prend la dernière pierre gagne, pour un point.',
});
