import { grammarOf } from '@potager/kernel';
import type { EndWords } from './words.ts';

const { choose, count, list } = grammarOf('fr');

export const words: EndWords = {
  result: 'Le résultat',
  winner: 'vainqueur',
  total: 'Total',
  wins: (names) => choose(names.length, `${list(names)} l’emporte`, `${list(names)} se partagent la victoire`),
  endedBy: {
    outcome: 'La partie est allée à son terme.',
    resigned: 'La partie a été abandonnée par un joueur.',
    abandoned: 'La partie a été délaissée.',
    closed: 'La partie a été fermée par l’équipe du serveur.',
  },
  takebacks: (number) => `${count(number, 'coup annulé', 'coups annulés')} après une révélation.`,
  counting: 'On compte les points…',
  skipCount: 'Passer le décompte',
  pointsFrom: 'Points pour',
  everythingElse: 'Tout le reste',
  everyPoint: 'Chaque point et sa règle',
  curve: 'Les points au fil de la partie',
  moveNumber: 'Coup',
  picture: 'Partager une image',
  noPicture: 'Ce navigateur ne sait pas faire l’image.',
  rematch: 'Rejouer',
  toRematch: 'Vers la partie suivante',
  lookAtBoard: 'Voir le plateau',
  download: 'Télécharger la partie',
};
