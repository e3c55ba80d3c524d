import { makeGameWords, type Words } from '@potager/kernel';
import type { Event, ScoreLine, Why } from '../rules/kinds.ts';

export const words: Words = makeGameWords<Event, Why, ScoreLine>({
  language: 'fr',
  title: 'Trois à la suite',
  summary: 'Neuf cases, deux marques, et peut-être une pierre sur laquelle trébucher.',
  options: { stones: { label: 'Pierres cachées', values: { false: 'aucune', true: 'une chacun' } } },
  example: 'mark b2',
  move: (text) => `marquer ${text.slice('mark '.length)}`,
  events: {
    marked: ({ seat, cell }, nameOf) => `${nameOf(seat)} marque ${cell}.`,
    stumbled: ({ seat, cell, landed }, nameOf) => `${nameOf(seat)} trébuche en ${cell} ; la marque tombe en ${landed}.`,
    won: ({ seat }, nameOf) => `${nameOf(seat)} aligne trois marques.`,
    drawn: () => 'La grille est pleine : égalité.',
  },
  ownEvents: {
    marked: ({ cell }) => `Vous marquez ${cell}.`,
    stumbled: ({ cell, landed }) => `Vous trébuchez en ${cell} ; la marque tombe en ${landed}.`,
    won: () => 'Vous alignez trois marques.',
  },
  refusals: {
    notYourTurn: ({ turn }, nameOf) => `C’est à ${nameOf(turn)} de jouer.`,
    taken: ({ cell, by }, nameOf) => `${cell} porte déjà une marque de ${nameOf(by)}.`,
    over: () => 'La partie est terminée.',
  },
  scores: { row: ({ points }) => (points === 1 ? 'trois marques alignées' : 'pas d’alignement') },
  scoreKinds: { row: () => 'Alignement' },
});
