import type { Labels } from './labels.ts';

export const labels: Labels = {
  board: 'La grille',
  choices: 'Ce que vous pouvez faire',
  free: 'libre',
  yours: 'votre marque',
  stone: 'votre pierre est ici',
  changed: 'vient d’être marquée',
  yourTurn: 'À vous de jouer',
  theirTurn: (name) => `${name} joue`,
  over: 'La partie est terminée',
  hint: 'Touchez une case libre.',
  again: 'Touchez encore une fois, ou appuyez sur Entrée, pour le faire.',
  wins: 'et gagner',
  back: 'Retour',
  cellTitle: (cell) => `Case ${cell}`,
  cellText: 'À son tour, on marque une case libre. Trois à soi en ligne, en colonne ou en diagonale, et c’est gagné.',
  markTitle: (owner) => `Marque de ${owner}`,
  markText: 'Une marque reste en place jusqu’à la fin.',
};
