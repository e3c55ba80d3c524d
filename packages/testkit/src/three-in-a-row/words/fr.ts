import type { Words } from '@potager/kernel';
import { makeWords } from './make-words.ts';

export const words: Words = makeWords({
  title: 'Trois à la suite',
  summary: 'Neuf cases, deux marques, et peut-être une pierre sur laquelle trébucher.',
  options: { stones: { label: 'Pierres cachées', values: { false: 'aucune', true: 'une chacun' } } },
  mark: (cell) => `marquer ${cell}`,
  events: {
    marked: ({ seat, cell }, nameOf) => `${nameOf(seat)} marque ${cell}.`,
    stumbled: ({ seat, cell, landed }, nameOf) => `${nameOf(seat)} trébuche en ${cell} ; la marque tombe en ${landed}.`,
    won: ({ seat }, nameOf) => `${nameOf(seat)} aligne trois marques.`,
    drawn: () => 'La grille est pleine : égalité.',
  },
  refusals: {
    unreadable: ({ text }) => `« ${text} » n’est pas un coup ; écrivez par exemple « mark b2 ».`,
    notYourTurn: ({ turn }, nameOf) => `C’est à ${nameOf(turn)} de jouer.`,
    taken: ({ cell, by }, nameOf) => `${cell} porte déjà une marque de ${nameOf(by)}.`,
    over: () => 'La partie est terminée.',
  },
  scores: { row: ({ points }) => (points === 1 ? 'trois marques alignées' : 'pas d’alignement') },
  rules: {
    'TR-1': { text: 'Deux joueurs, neuf cases en carré : de a1 à c3. Le hasard désigne qui commence.' },
    'TR-2': { text: 'On joue à tour de rôle.' },
    'TR-3': { text: 'À son tour, on marque une case libre.' },
    'TR-4': {
      text: 'Trois marques en ligne, en colonne ou en diagonale gagnent, pour un point. Grille pleine sans alignement : égalité, les deux gagnent.',
    },
    'TR-5': {
      text: 'Avec les pierres, chacun en a une cachée sous une case et sait où. Les deux peuvent se trouver au même endroit.',
    },
    'TR-6': {
      text: 'Marquer la case où se trouve la pierre de l’autre fait trébucher : la marque tombe sur une autre case libre au hasard, et la pierre est perdue. Là où la marque tombe on ne trébuche plus, ni sur la dernière case libre.',
      mark: 'ruling',
    },
  },
});
