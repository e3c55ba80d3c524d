import { grammarOf } from '@potager/kernel';
import type { EndWords } from './words.ts';

const { count, list } = grammarOf('fr');

export const words: EndWords = {
  result: 'Le résultat',
  winner: 'vainqueur',
  total: 'Total',
  wins: (names) => (names.length === 1 ? `${list(names)} l’emporte` : `${list(names)} se partagent la victoire`),
  endedBy: {
    outcome: 'La partie est allée à son terme.',
    resigned: 'La partie a été abandonnée par un joueur.',
    abandoned: 'La partie a été délaissée.',
    closed: 'La partie a été fermée par l’équipe du serveur.',
  },
  takebacks: (number) => `${count(number, 'coup', 'coups')} repris après une révélation.`,
  rematch: 'Rejouer',
  toRematch: 'Vers la partie suivante',
  lookAtBoard: 'Voir le plateau',
  download: 'Télécharger la partie',
  fairness: 'Le mélange était-il honnête ?',
  fairnessHint:
    'Avant que quiconque s’assoie, un secret a été fixé et son empreinte publiée ; chaque joueur y a ajouté son ' +
    'propre hasard. Maintenant que le secret est connu, votre navigateur peut recalculer chaque mélange et chaque ' +
    'tirage.',
  check: 'Vérifier ici',
  fair: (draws) =>
    draws === 1
      ? 'L’unique tirage est bien celui que donne la graine : personne n’a pu le choisir.'
      : `Les ${String(draws)} tirages sont bien ceux que donne la graine : personne n’a pu les choisir.`,
  unfair: 'Cela ne correspond pas à ce qui a été publié.',
};
