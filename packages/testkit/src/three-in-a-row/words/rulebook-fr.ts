import { makeRulebook, type Rulebook } from '@potager/kernel';
import { RULE_MARKS } from './rule-marks.ts';

export const rulebook: Rulebook = makeRulebook(RULE_MARKS, {
  'TR-1': 'Deux joueurs, neuf cases en carré : de a1 à c3. Le hasard désigne qui commence.',
  'TR-2': 'On joue à tour de rôle.',
  'TR-3': 'À son tour, on marque une case libre.',
  'TR-4':
    'Trois marques en ligne, en colonne ou en diagonale gagnent, pour un point. Grille pleine sans alignement : ' +
    'égalité, les deux gagnent.',
  'TR-5':
    'Avec les pierres, chacun en a une cachée sous une case et sait où. Les deux peuvent se trouver au même endroit.',
  'TR-6':
    'Marquer la case où se trouve la pierre de l’autre fait trébucher : la marque tombe sur une autre case libre au ' +
    'hasard, et la pierre est perdue. Là où la marque tombe on ne trébuche plus, ni sur la dernière case libre.',
});
