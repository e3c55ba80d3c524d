import type { Labels } from './labels.ts';

export const labels: Labels = {
  board: 'The board',
  choices: 'What you can do',
  free: 'free',
  yours: 'your mark',
  stone: 'your stone lies here',
  changed: 'just marked',
  yourTurn: 'Your turn',
  theirTurn: (name) => `${name} is playing`,
  over: 'The game is over',
  hint: 'Touch a free cell.',
  again: 'Touch again, or press Enter, to do it.',
  wins: 'and win',
  back: 'Back',
  cellTitle: (cell) => `Cell ${cell}`,
  cellText: 'Whoever has the turn marks one free cell. Three of one’s own in a row, column or diagonal win.',
  markTitle: (owner) => `Mark of ${owner}`,
  markText: 'A mark stays where it is until the end.',
};
