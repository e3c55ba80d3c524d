import type { Words } from './words.ts';

export const en: Words = {
  subtitle: 'Three garden games, one table',
  introduction:
    'A place to play Garden Nation, Gardlings and Eden in the browser, with friends anywhere or against bots, without an account. The beds are dug; the games are on their way up.',
  chooseLanguage: 'Language',
  theGames: 'The games',
  players: ({ from, to }) => `${String(from)} to ${String(to)} players`,
  growing: 'Being planted',
  growingHint: 'Not playable yet',
  by: ({ designers, publishers }) => `A game by ${designers}, published by ${publishers}.`,
  unofficial:
    'Potager is an unofficial implementation with its own words and pictures. It is not connected with the designers or publishers. If you enjoy a game here, put the real one on your table.',
};
