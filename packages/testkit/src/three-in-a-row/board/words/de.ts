import type { Labels } from './labels.ts';

export const labels: Labels = {
  board: 'Das Brett',
  choices: 'Was du tun kannst',
  free: 'frei',
  yours: 'dein Zeichen',
  stone: 'hier liegt dein Stein',
  changed: 'gerade markiert',
  yourTurn: 'Du bist am Zug',
  theirTurn: (name) => `${name} ist am Zug`,
  over: 'Die Partie ist zu Ende',
  hint: 'Tippe auf ein freies Feld.',
  again: 'Noch einmal tippen oder Enter drücken, um es zu tun.',
  wins: 'und gewinnen',
  back: 'Zurück',
  cellTitle: (cell) => `Feld ${cell}`,
  cellText: 'Wer am Zug ist, markiert ein freies Feld. Drei eigene in einer Reihe, Spalte oder Diagonale gewinnen.',
  markTitle: (owner) => `Zeichen von ${owner}`,
  markText: 'Ein Zeichen bleibt bis zum Ende, wo es ist.',
};
