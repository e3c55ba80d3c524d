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
  rulesOf: (title) => `${title}: the rules`,
  rulesNote: 'In our own words. Each rule has a number that you can link to; refusals and scores at the table name it.',
  ruleMarks: {
    ruling: { name: 'our ruling', hint: 'The printed rules leave this open; this is how we settled it' },
    reconstructed: { name: 'reconstructed', hint: 'Not printed in our sources; reconstructed as well as we could' },
    published: {
      name: 'from the components',
      hint: 'Read off the published cards and tiles; the rulebook does not print it',
    },
  },
  ruleLink: (rule) => `Rule ${rule}`,
  playAlone: 'Play alone',
  howMany: 'Players',
  planMore: 'Bots and variants',
};
