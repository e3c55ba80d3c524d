import { grammarOf } from '@potager/kernel';
import type { LandingWords } from './words.ts';

const { choose, count, number: figure } = grammarOf('en');
function players(seats: readonly number[]): string {
  const [from = 0, to = from] = [seats[0], seats.at(-1)];
  return from === to ? count(from, 'player', 'players') : `${String(from)} to ${String(to)} players`;
}

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** As a sentence begins with it. */
const spelt = (number: number): string => NUMBERS[number] ?? figure(number);

export const words: LandingWords = {
  subtitle: (games) => `${spelt(games)} garden ${choose(games, 'game', 'games')}, one table`,
  introduction:
    'Sit down and play, against bots or with friends anywhere, without an account. Once you have been here, games ' +
    'on this device work offline too.',
  theGames: 'The games',
  players,
  growing: 'Being planted',
  growingHint: 'Not playable yet',
  playBots: 'Play now against bots',
  playFriends: 'Play with friends',
  passPlay: 'Pass and play',
  learn: 'Your first game? Learn by playing',
  learnHint: 'about five minutes, on the real board',
  learnOn: 'Go on with your first game',
  iKnowIt: 'I know it',
  firstGame: 'Your first game',
  practise: 'Exercises',
  practiseHint: 'find the best move; a new one every day',
  rules: 'Rules',
  olderRules: (rules) => `Begun by rules ${rules} and played on by them: the rules say what has changed since.`,
  more: 'More',
  watchHint: 'open chairs and tables to look at',
  settings: 'Settings',
  settingsHint: 'your name, bots, account, your data',
  by: (credits) =>
    credits === 'traditional'
      ? 'A traditional game that belongs to everyone.'
      : `A game by ${credits.designers}, published by ${credits.publishers}.`,
  unofficial:
    'Potager is an unofficial implementation with its own words and pictures. It is not connected with the ' +
    'designers or publishers. If you enjoy a game here, put the real one on your table.',
  myGames: 'Your running games',
  nothingToWatch: 'No public game is being played right now.',
  openChairs: (number) => `${count(number, 'open chair', 'open chairs')}: sit down`,
  running: 'being played',
  watchers: (number) => count(number, 'onlooker', 'onlookers'),
  ruleLink: (rule) => `Rule ${rule}`,
  playAlone: 'Play alone',
  howMany: 'Players',
  planMore: 'Bots, variants, time',
  clockHints: {
    none: '',
    live: 'In games with friends, and against bots while you are at the table.',
    correspondence: 'In games with friends. Against bots you have as long as you like.',
  },
};
