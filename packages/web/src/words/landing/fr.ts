import { grammarOf } from '@potager/kernel';
import type { LandingWords } from './words.ts';

const { choose, count, number: figure } = grammarOf('fr');
function players(seats: readonly number[]): string {
  const [from = 0, to = from] = [seats[0], seats.at(-1)];
  return from === to ? count(from, 'joueur', 'joueurs') : `${String(from)} à ${String(to)} joueurs`;
}

const NUMBERS = [
  'Zéro',
  'Un',
  'Deux',
  'Trois',
  'Quatre',
  'Cinq',
  'Six',
  'Sept',
  'Huit',
  'Neuf',
  'Dix',
  'Onze',
  'Douze',
];

/** As a sentence begins with it. */
const spelt = (number: number): string => NUMBERS[number] ?? figure(number);

export const words: LandingWords = {
  subtitle: (games) => `${spelt(games)} ${choose(games, 'jeu', 'jeux')} de jardin, une seule table`,
  introduction:
    'Asseyez-vous et jouez, contre des robots ou avec des amis où qu’ils soient, sans compte. Après une première ' +
    'visite, les parties sur cet appareil marchent aussi hors ligne.',
  theGames: 'Les jeux',
  players,
  growing: 'En plantation',
  growingHint: 'Pas encore jouable',
  playBots: 'Jouer contre des robots',
  playFriends: 'Jouer avec des amis',
  passPlay: 'Jouer sur un seul écran',
  learn: 'Première partie ? Apprenez en jouant',
  learnHint: 'cinq minutes environ, sur le vrai plateau',
  learnOn: 'Continuer votre première partie',
  iKnowIt: 'Je connais',
  firstGame: 'Votre première partie',
  practise: 'Exercices',
  practiseHint: 'trouvez le meilleur coup ; un nouveau chaque jour',
  rules: 'Règles',
  olderRules: (rules) =>
    `Commencée avec les règles ${rules}, la partie continue ainsi : les règles disent ce qui a changé depuis.`,
  more: 'Aussi',
  watchHint: 'chaises libres et tables à regarder',
  settings: 'Réglages',
  settingsHint: 'votre nom, les robots, votre compte, vos données',
  by: (credits) =>
    credits === 'traditional'
      ? 'Un jeu traditionnel qui appartient à tout le monde.'
      : `Un jeu de ${credits.designers}, édité par ${credits.publishers}.`,
  unofficial:
    'Potager est une adaptation non officielle, avec ses propres textes et dessins, sans lien avec les auteurs ni ' +
    'les éditeurs. Si un jeu vous plaît ici, offrez-lui une place sur votre table.',
  myGames: 'Vos parties en cours',
  nothingToWatch: 'Aucune partie publique n’est en cours.',
  openChairs: (number) => `${count(number, 'chaise libre', 'chaises libres')} : asseyez-vous`,
  running: 'partie en cours',
  watchers: (number) => count(number, 'spectateur', 'spectateurs'),
  ruleLink: (rule) => `Règle ${rule}`,
  playAlone: 'Jouer en solo',
  howMany: 'Joueurs',
  planMore: 'Robots, variantes, temps',
  clockHints: {
    none: '',
    live: 'Avec d’autres, et contre les robots tant que vous êtes à la table.',
    correspondence: 'Avec d’autres seulement. Contre les robots, prenez tout votre temps.',
  },
};
