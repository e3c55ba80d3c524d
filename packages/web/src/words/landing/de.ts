import { grammarOf } from '@potager/kernel';
import type { LandingWords } from './words.ts';

const { choose, count, number: figure } = grammarOf('de');
function players(seats: readonly number[]): string {
  const [from = 0, to = from] = [seats[0], seats.at(-1)];
  return from === to ? count(from, 'Person', 'Personen') : `${String(from)} bis ${String(to)} Personen`;
}

const NUMBERS = [
  'Kein',
  'Ein',
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
  'Zehn',
  'Elf',
  'Zwölf',
];

/** As a sentence begins with it. */
const spelt = (number: number): string => NUMBERS[number] ?? figure(number);

export const words: LandingWords = {
  subtitle: (games) => `${spelt(games)} ${choose(games, 'Gartenspiel', 'Gartenspiele')}, ein Tisch`,
  introduction:
    'Setz dich und spiel los, gegen Bots oder mit Freunden, wo immer sie sind, ganz ohne Konto. Nach dem ersten ' +
    'Besuch gehen Spiele auf diesem Gerät auch ohne Netz.',
  theGames: 'Die Spiele',
  players,
  growing: 'Wird gerade gepflanzt',
  growingHint: 'Noch nicht spielbar',
  playBots: 'Gleich gegen Bots spielen',
  playFriends: 'Mit Freunden spielen',
  passPlay: 'An einem Gerät spielen',
  learn: 'Zum ersten Mal hier? Lerne beim Spielen',
  learnHint: 'etwa fünf Minuten, auf dem echten Brett',
  learnOn: 'Deine erste Partie weiterspielen',
  iKnowIt: 'Kenn ich',
  firstGame: 'Deine erste Partie',
  practise: 'Übungen',
  practiseHint: 'finde den besten Zug; jeden Tag neue',
  rules: 'Regeln',
  olderRules: (rules) =>
    `Mit Regeln ${rules} begonnen, und so geht es weiter: In den Regeln steht, was sich seither geändert hat.`,
  more: 'Mehr',
  watchHint: 'freie Stühle und Tische zum Zuschauen',
  settings: 'Einstellungen',
  settingsHint: 'dein Name, Bots, Konto, deine Daten',
  by: (credits) =>
    credits === 'traditional'
      ? 'Ein überliefertes Spiel, das allen gehört.'
      : `Ein Spiel von ${credits.designers}, erschienen bei ${credits.publishers}.`,
  unofficial:
    'Potager ist eine inoffizielle Umsetzung mit eigenen Texten und Bildern, ohne Verbindung zu den Autoren oder ' +
    'Verlagen. Wem ein Spiel hier gefällt, dem gehört das echte auf den Tisch.',
  myGames: 'Deine laufenden Spiele',
  nothingToWatch: 'Gerade wird an keinem öffentlichen Tisch gespielt.',
  openChairs: (number) => `${count(number, 'freier Stuhl', 'freie Stühle')}: setz dich dazu`,
  running: 'es wird gespielt',
  watchers: (number) => count(number, 'schaut zu', 'schauen zu'),
  ruleLink: (rule) => `Regel ${rule}`,
  playAlone: 'Allein spielen',
  howMany: 'Personen',
  planMore: 'Bots, Varianten, Zeit',
  clockHints: {
    none: '',
    live: 'Mit anderen, und gegen Bots, solange du am Tisch bist.',
    correspondence: 'Nur mit anderen. Gegen Bots hast du so lange, wie du magst.',
  },
};
