import { grammarOf } from '@potager/kernel';
import type { PractiseWords } from './words.ts';

const { count } = grammarOf('fr');

const atTry = (tries: number): string => (tries === 1 ? 'du premier coup' : `en ${tries} essais`);
const inARow = (days: number): string => (days === 1 ? '1 jour' : `${days} jours de suite`);

export const words: PractiseWords = {
  exercises: 'Exercices',
  exercisesOf: (title) => `${title} : exercices`,
  introduction:
    'Des positions de vraies parties : dans chacune, un coup est meilleur que tous les autres. Trouvez-le sur le ' +
    'plateau. Chaque réponse a été prouvée par une longue recherche.',
  todaysExercises: 'Les exercices du jour',
  todaysHint: 'Un nouveau chaque jour pour chaque jeu, le même pour tout le monde.',
  exerciseOf: (day) => `Exercice du ${day}`,
  earlierDays: 'Les jours d’avant',
  grades: { first: 'Premiers pas', easy: 'Facile', skilled: 'Confirmé', fine: 'Tout en finesse' },
  solvedOf: (solved, all) => `${solved} sur ${all} résolus`,
  solvedBy: (tries) => `résolu ${atTry(tries)}`,
  notSolved: 'pas encore résolu',
  streak: (days, isOpen) => {
    if (days === 0) return 'Résolvez-en un aujourd’hui, et une série commence.';
    return isOpen
      ? `${inARow(days)} jusqu’ici : résolvez-en un aujourd’hui pour continuer.`
      : `${inARow(days)}. À demain !`;
  },
  longest: (days) => `Votre plus longue série : ${count(days, 'jour', 'jours')}.`,
  coach: 'L’exercice',
  stepOf: (step, steps) => `étape ${step} sur ${steps}`,
  dailyQuestion: (call, moves) =>
    `${call}. ${count(moves, 'coup est possible', 'coups sont possibles')}, et l’un d’eux est nettement le meilleur. Lequel ?`,
  wrong: (move, percent, best) =>
    `${best - percent <= 5 ? 'Presque' : 'Pas tout à fait'} : « ${move} » gagne ${percent} parties sur 100 à partir d’ici, le meilleur coup ${best}. Essayez encore.`,
  wrongUnknown: (move, best) =>
    `Pas tout à fait : la recherche n’attend pas grand-chose de « ${move} ». Le meilleur coup gagne ${best} parties sur 100 à partir d’ici. Essayez encore.`,
  rightSoFar: 'Bien vu ! Et maintenant ?',
  solvedNow: (tries) => (tries === 1 ? 'Bravo, du premier coup !' : `Bravo ! Il vous a fallu ${tries} essais.`),
  solvedWithHelp:
    'C’est ça ! Vous aviez vu la réponse, alors cela ne compte pas encore. Une autre fois, vous la trouverez sans aide.',
  answerIs: (moves) => `La réponse : ${moves.map((move) => `« ${move} »`).join(', puis ')}.`,
  worth: (percent, next) =>
    next === undefined
      ? `Ce coup gagne ${percent} parties sur 100 à partir d’ici.`
      : `Ce coup gagne ${percent} parties sur 100 à partir d’ici, le meilleur des autres ${next}.`,
  dailyWhy: ({ move, best, next }) =>
    next === undefined
      ? `« ${move} » gagne ${best} parties sur 100 à partir d’ici.`
      : `« ${move} » gagne ${best} parties sur 100 à partir d’ici. Le deuxième meilleur coup, « ${next.move} », en gagne ${next.percent} : ` +
        (next.isOfSameKind
          ? `le même genre de coup, mais ${count(best - next.percent, 'victoire', 'victoires')} de moins sur 100.`
          : `faire autre chose coûte au moins ${count(best - next.percent, 'victoire', 'victoires')} sur 100.`),
  insight: {
    first: 'Un robot le voit au premier coup d’œil.',
    easy: 'Un robot le trouve en regardant un peu.',
    skilled: 'Un robot doit réfléchir pour le trouver.',
    fine: 'Même un robot ne le trouve qu’après une longue réflexion.',
  },
  showMe: 'Montrez-moi',
  again: 'Encore une fois',
  next: 'Exercice suivant',
  toList: 'Tous les exercices',
  playOn: 'Continuer cette partie',
  isDone: 'Cet exercice est fini. Passez au suivant, ou continuez la partie.',
  feat: ({ game, day, tries, streak }) =>
    `${game}, exercice du ${day} : résolu ${atTry(tries)}.${streak > 1 ? ` ${inARow(streak)}.` : ''} ` +
    (tries === 1 ? 'Et vous ?' : 'Ferez-vous mieux ?'),
};
