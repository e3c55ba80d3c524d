import type { Words } from '@potager/kernel';
import { makeWords } from './make-words.ts';

export const words: Words = makeWords({
  title: 'Drei in einer Reihe',
  summary: 'Neun Felder, zwei Zeichen und vielleicht ein Stein zum Stolpern.',
  options: { stones: { label: 'Versteckte Steine', values: { false: 'keine', true: 'je einer' } } },
  mark: (cell) => `${cell} markieren`,
  events: {
    marked: ({ seat, cell }, nameOf) => `${nameOf(seat)} markiert ${cell}.`,
    stumbled: ({ seat, cell, landed }, nameOf) =>
      `${nameOf(seat)} stolpert auf ${cell}; das Zeichen landet auf ${landed}.`,
    won: ({ seat }, nameOf) => `${nameOf(seat)} hat drei in einer Reihe.`,
    drawn: () => 'Das Brett ist voll: unentschieden.',
  },
  refusals: {
    unreadable: ({ text }) => `„${text}“ ist kein Zug; schreibe zum Beispiel „mark b2“.`,
    notYourTurn: ({ turn }, nameOf) => `${nameOf(turn)} ist am Zug.`,
    taken: ({ cell, by }, nameOf) => `Auf ${cell} steht schon ein Zeichen von ${nameOf(by)}.`,
    over: () => 'Die Partie ist zu Ende.',
  },
  scores: { row: ({ points }) => (points === 1 ? 'drei in einer Reihe' : 'keine Reihe') },
  rules: {
    'TR-1': { text: 'Zwei Personen, neun Felder im Quadrat: a1 bis c3. Der Zufall bestimmt, wer beginnt.' },
    'TR-2': { text: 'Es wird abwechselnd gezogen.' },
    'TR-3': { text: 'Wer am Zug ist, markiert ein freies Feld.' },
    'TR-4': {
      text: 'Drei eigene Zeichen in Zeile, Spalte oder Diagonale gewinnen, für einen Punkt. Ein volles Brett ohne Reihe ist unentschieden: beide gewinnen.',
    },
    'TR-5': {
      text: 'Mit Steinen liegt für jede Seite einer verdeckt unter einem Feld, und nur sie weiß wo. Beide können am selben Ort liegen.',
    },
    'TR-6': {
      text: 'Wer das Feld mit dem Stein der anderen Seite markiert, stolpert: Das Zeichen landet auf einem zufälligen anderen freien Feld, und der Stein ist verbraucht. Wo es landet, stolpert niemand noch einmal, und auf dem letzten freien Feld auch nicht.',
      mark: 'ruling',
    },
  },
});
