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
};
