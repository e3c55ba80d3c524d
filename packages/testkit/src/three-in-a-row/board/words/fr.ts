import type { Labels } from './labels.ts';

export const labels: Labels = {
  board: 'La grille',
  choices: 'Ce que tu peux faire',
  free: 'libre',
  yours: 'ta marque',
  stone: 'ta pierre est ici',
  changed: 'vient d’être marquée',
  yourTurn: 'À toi de jouer',
  theirTurn: (name) => `${name} joue`,
  over: 'La partie est terminée',
  hint: 'Touche une case libre.',
  again: 'Touche encore une fois, ou appuie sur Entrée, pour le faire.',
  wins: 'et gagner',
  back: 'Retour',
};
