import { grammarOf } from '@potager/kernel';
import type { EndWords } from './words.ts';

const { choose, count, list } = grammarOf('de');

export const words: EndWords = {
  result: 'Das Ergebnis',
  winner: 'gewinnt',
  total: 'Summe',
  wins: (names) => choose(names.length, `${list(names)} gewinnt`, `${list(names)} teilen sich den Sieg`),
  endedBy: {
    outcome: 'Das Spiel ist zu Ende gespielt.',
    resigned: 'Das Spiel wurde aufgegeben.',
    abandoned: 'Das Spiel wurde verlassen.',
    closed: 'Das Spiel wurde von der Leitung dieses Servers geschlossen.',
  },
  takebacks: (number) => `${count(number, 'Zug', 'Züge')} zurückgenommen, nachdem etwas aufgedeckt war.`,
  counting: 'Die Punkte werden gezählt …',
  skipCount: 'Zählen überspringen',
  pointsFrom: 'Punkte für',
  everythingElse: 'Alles andere',
  everyPoint: 'Jeder Punkt mit seiner Regel',
  curve: 'Punkte im Lauf des Spiels',
  moveNumber: 'Zug',
  picture: 'Bild teilen',
  noPicture: 'Dieser Browser kann das Bild nicht machen.',
  rematch: 'Noch einmal',
  toRematch: 'Zum nächsten Spiel',
  lookAtBoard: 'Spielplan ansehen',
  download: 'Aufzeichnung herunterladen',
};
