import { grammarOf } from '@potager/kernel';
import type { EndingWords } from './words.ts';

const { count } = grammarOf('de');

export const words: EndingWords = {
  kindWords: {
    won: ({ by }) => [
      `Was für ein Garten! ${count(by, 'Punkt', 'Punkte')} vor allen anderen.`,
      `Schön gewachsen: Näher als ${count(by, 'Punkt', 'Punkte')} kam dir niemand.`,
      'Heute Abend leuchten die Laternen für dich.',
    ],
    wonNarrowly: ({ by }) => [
      by === 0
        ? 'Knapper geht es nicht, und es reicht für dich.'
        : `Mit ${count(by, 'Punkt', 'Punkten')} Vorsprung! Jedes Blatt hat gezählt.`,
      'Kopf an Kopf bis ans letzte Beet, und du bist vorn.',
    ],
    shared: () => [
      'Eine Ernte, und sie wird gerecht geteilt.',
      'Niemand konnte euch auseinanderhalten. Teilt euch den Kuchen.',
    ],
    close: ({ by }) => [
      by === 0
        ? 'Gleich viele Punkte: Knapper ging es nicht.'
        : `So knapp: ${count(by, 'Punkt', 'Punkte')} mehr, und der Kranz wäre deiner.`,
      'Ein besserer Zug irgendwo. Du weißt schon, welcher.',
    ],
    best: ({ about }) => [
      `Dafür hat niemand mehr bekommen als du: ${about}. Merk dir, wie du das gemacht hast.`,
      `In einem warst du die Nummer eins: ${about}. Der Rest kommt noch.`,
    ],
    second: () => [
      'Zweiter Platz, und ein Garten zum Herzeigen.',
      'Nur ein einziger Garten war noch besser als deiner.',
    ],
    behind: () => [
      'Diesmal nicht. Die Erde ist gut, und es wird wieder Frühling.',
      'So ein Jahr hat jeder Garten einmal. Das nächste beginnt mit einem Tippen.',
      'Du hast gesehen, wie es gehen kann: Das ist ein Spiel wert.',
    ],
  },
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
