import type { Words } from './words.ts';

export const fr: Words = {
  subtitle: 'Trois jeux de jardin, une seule table',
  introduction:
    'Un endroit pour jouer à Garden Nation, Gardlings et Eden dans le navigateur, avec des amis où qu’ils soient ou contre des robots, sans compte. La terre est retournée, les jeux commencent à pousser.',
  chooseLanguage: 'Langue',
  theGames: 'Les jeux',
  players: ({ from, to }) => `${String(from)} à ${String(to)} joueurs`,
  growing: 'En plantation',
  growingHint: 'Pas encore jouable',
  by: ({ designers, publishers }) => `Un jeu de ${designers}, édité par ${publishers}.`,
  unofficial:
    'Potager est une adaptation non officielle, avec ses propres textes et dessins, sans lien avec les auteurs ni les éditeurs. Si un jeu vous plaît ici, offrez-lui une place sur votre table.',
};
