import { grammarOf } from '@potager/kernel';
import type { EndWords } from './words.ts';

const { count, list } = grammarOf('de');

export const words: EndWords = {
  result: 'Das Ergebnis',
  winner: 'gewinnt',
  total: 'Summe',
  wins: (names) => (names.length === 1 ? `${list(names)} gewinnt` : `${list(names)} teilen sich den Sieg`),
  endedBy: {
    outcome: 'Das Spiel ist zu Ende gespielt.',
    resigned: 'Das Spiel wurde aufgegeben.',
    abandoned: 'Das Spiel wurde verlassen.',
    closed: 'Das Spiel wurde von der Leitung dieses Servers geschlossen.',
  },
  takebacks: (number) => `${count(number, 'Zug', 'Züge')} zurückgenommen, nachdem etwas aufgedeckt war.`,
  rematch: 'Noch einmal',
  toRematch: 'Zum nächsten Spiel',
  lookAtBoard: 'Spielplan ansehen',
  download: 'Aufzeichnung herunterladen',
  fairness: 'War das Mischen fair?',
  fairnessHint:
    'Bevor sich jemand setzte, wurde ein Geheimnis festgelegt und dieser Hash davon veröffentlicht; jeder, der sich ' +
    'setzte, gab eigenen Zufall dazu. Jetzt, wo das Geheimnis bekannt ist, kann dein Browser jedes Mischen und ' +
    'Ziehen nachrechnen.',
  check: 'Hier nachrechnen',
  fair: (draws) =>
    draws === 1
      ? 'Die eine Ziehung ist so, wie der Startwert sagt: Niemand konnte sie aussuchen.'
      : `Alle ${String(draws)} Ziehungen sind so, wie der Startwert sagt: Niemand konnte sie aussuchen.`,
  unfair: 'Das stimmt nicht mit dem überein, was veröffentlicht wurde.',
};
