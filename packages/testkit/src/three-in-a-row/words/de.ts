import { makeGameWords, type Words } from '@potager/kernel';
import type { Event, ScoreLine, Why } from '../rules/kinds.ts';

export const words: Words = makeGameWords<Event, Why, ScoreLine>({
  language: 'de',
  title: 'Drei in einer Reihe',
  summary: 'Neun Felder, zwei Zeichen und vielleicht ein Stein zum Stolpern.',
  options: { stones: { label: 'Versteckte Steine', values: { false: 'keine', true: 'je einer' } } },
  example: 'mark b2',
  move: (text) => `${text.slice('mark '.length)} markieren`,
  events: {
    marked: ({ seat, cell }, nameOf) => `${nameOf(seat)} markiert ${cell}.`,
    stumbled: ({ seat, cell, landed }, nameOf) =>
      `${nameOf(seat)} stolpert auf ${cell}; das Zeichen landet auf ${landed}.`,
    won: ({ seat }, nameOf) => `${nameOf(seat)} hat drei in einer Reihe.`,
    drawn: () => 'Das Brett ist voll: unentschieden.',
  },
  ownEvents: {
    marked: ({ cell }) => `Du markierst ${cell}.`,
    stumbled: ({ cell, landed }) => `Du stolperst auf ${cell}; das Zeichen landet auf ${landed}.`,
    won: () => 'Du hast drei in einer Reihe.',
  },
  refusals: {
    notYourTurn: ({ turn }, nameOf) => `${nameOf(turn)} ist am Zug.`,
    taken: ({ cell, by }, nameOf) => `Auf ${cell} steht schon ein Zeichen von ${nameOf(by)}.`,
    over: () => 'Die Partie ist zu Ende.',
  },
  scores: { row: ({ points }) => (points === 1 ? 'drei in einer Reihe' : 'keine Reihe') },
  scoreKinds: { row: () => 'Reihe' },
});
