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
};
