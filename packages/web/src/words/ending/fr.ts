import { grammarOf } from '@potager/kernel';
import type { EndingWords } from './words.ts';

const { count } = grammarOf('fr');

export const words: EndingWords = {
  kindWords: {
    won: ({ by }) => [
      `Quel jardin ! ${count(by, 'point', 'points')} devant tout le monde.`,
      `Belle récolte : personne n’est venu à moins de ${count(by, 'point', 'points')}.`,
      'Ce soir, les lanternes brillent pour vous.',
    ],
    wonNarrowly: ({ by }) => [
      by === 0
        ? 'Impossible de faire plus serré, et c’est pour vous.'
        : `De ${count(by, 'point', 'points')} ! Chaque feuille a compté.`,
      'Au coude à coude jusqu’à la dernière plate-bande, et vous voilà devant.',
    ],
    shared: () => ['Une seule récolte, et on la partage.', 'Personne n’a su vous départager. Partagez le gâteau.'],
    close: ({ by }) => [
      by === 0
        ? 'Égalité de points : impossible de faire plus serré.'
        : `Si près : ${count(by, 'point', 'points')} de plus et la guirlande était à vous.`,
      'Un meilleur coup quelque part. Vous savez lequel.',
    ],
    best: ({ about }) => [
      `Personne n’a fait mieux que vous ici : ${about}. Souvenez-vous comment.`,
      `Il y a une chose où vous êtes en tête : ${about}. Le reste viendra.`,
    ],
    second: () => ['Deuxième place, et un jardin à montrer.', 'Un seul jardin a fait mieux que le vôtre.'],
    behind: () => [
      'Pas cette fois. La terre est bonne, et le printemps reviendra.',
      'Tout jardin connaît une année comme celle-ci. La suivante commence d’un geste.',
      'Vous avez vu comment on peut faire : cela vaut bien une partie.',
    ],
  },
  fairness: 'Le mélange était-il honnête ?',
  fairnessHint:
    'Avant que quiconque s’assoie, un secret a été fixé et son empreinte publiée ; chaque joueur y a ajouté son ' +
    'propre hasard. Maintenant que le secret est connu, votre navigateur peut recalculer chaque mélange et chaque ' +
    'tirage.',
  check: 'Vérifier ici',
  fair: (draws) =>
    draws === 1
      ? 'L’unique tirage est bien celui que donne la graine : personne n’a pu le choisir.'
      : `Les ${String(draws)} tirages sont bien ceux que donne la graine : personne n’a pu les choisir.`,
  unfair: 'Cela ne correspond pas à ce qui a été publié.',
};
