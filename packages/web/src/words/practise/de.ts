import { grammarOf } from '@potager/kernel';
import type { PractiseWords } from './words.ts';

const { count } = grammarOf('de');

const atTry = (tries: number): string => (tries === 1 ? 'beim ersten Versuch' : `beim ${tries}. Versuch`);
const inARow = (days: number): string => (days === 1 ? '1 Tag' : `${days} Tage in Folge`);

export const words: PractiseWords = {
  exercises: 'Übungen',
  exercisesOf: (title) => `${title}: Übungen`,
  introduction:
    'Stellungen aus echten Partien, und in jeder ist ein Zug besser als alle anderen. Finde ihn auf dem Brett. Jede ' +
    'Antwort ist durch lange Suche bewiesen.',
  todaysExercises: 'Die Übungen von heute',
  todaysHint: 'Jeden Tag eine neue für jedes Spiel, für alle dieselbe.',
  exerciseOf: (day) => `Übung vom ${day}`,
  earlierDays: 'Frühere Tage',
  grades: { first: 'Erste Schritte', easy: 'Leicht', skilled: 'Für Geübte', fine: 'Feinheiten' },
  solvedOf: (solved, all) => `${solved} von ${all} gelöst`,
  solvedBy: (tries) => `gelöst ${atTry(tries)}`,
  notSolved: 'noch nicht gelöst',
  streak: (days, isOpen) => {
    if (days === 0) return 'Löse heute eine, dann beginnt deine Serie.';
    return isOpen ? `Bisher ${inARow(days)}: Löse heute eine, dann geht es weiter.` : `${inARow(days)}. Bis morgen!`;
  },
  longest: (days) => `Deine längste Serie: ${count(days, 'Tag', 'Tage')}.`,
  coach: 'Die Übung',
  stepOf: (step, steps) => `Schritt ${step} von ${steps}`,
  dailyQuestion: (call, moves) =>
    `${call}. ${count(moves, 'Zug ist', 'Züge sind')} möglich, und einer davon ist klar der beste. Welcher?`,
  wrong: (move, percent, best) =>
    `${best - percent <= 5 ? 'Knapp daneben' : 'Nicht ganz'}: „${move}“ gewinnt von hier aus ${percent} von 100 Partien, der beste Zug ${best}. Versuch es noch einmal.`,
  wrongUnknown: (move, best) =>
    `Nicht ganz: Von „${move}“ hält die Suche wenig. Der beste Zug gewinnt von hier aus ${best} von 100 Partien. Versuch es noch einmal.`,
  rightSoFar: 'Richtig! Und jetzt?',
  solvedNow: (tries) =>
    tries === 1 ? 'Richtig, beim ersten Versuch!' : `Richtig! Du hast ${tries} Versuche gebraucht.`,
  solvedWithHelp:
    'Richtig! Du hattest die Antwort gesehen, darum zählt es noch nicht. Ein andermal findest du sie allein.',
  answerIs: (moves) => `Die Antwort: ${moves.map((move) => `„${move}“`).join(', dann ')}.`,
  worth: (percent, next) =>
    next === undefined
      ? `Dieser Zug gewinnt von hier aus ${percent} von 100 Partien.`
      : `Dieser Zug gewinnt von hier aus ${percent} von 100 Partien, der nächstbeste ${next}.`,
  dailyWhy: ({ move, best, next }) =>
    next === undefined
      ? `„${move}“ gewinnt von hier aus ${best} von 100 Partien.`
      : `„${move}“ gewinnt von hier aus ${best} von 100 Partien. Der nächstbeste Zug, „${next.move}“, gewinnt ${next.percent}: ` +
        (next.isOfSameKind
          ? `die gleiche Art von Zug, aber auf 100 Partien ${count(best - next.percent, 'Sieg', 'Siege')} weniger.`
          : `Etwas anderes zu tun kostet auf 100 Partien mindestens ${count(best - next.percent, 'Sieg', 'Siege')}.`),
  insight: {
    first: 'Ein Bot sieht das auf den ersten Blick.',
    easy: 'Ein Bot findet das nach kurzem Hinsehen.',
    skilled: 'Ein Bot muss nachdenken, bis er das findet.',
    fine: 'Selbst ein Bot findet das erst nach langem Nachdenken.',
  },
  showMe: 'Zeig es mir',
  again: 'Noch einmal',
  next: 'Nächste Übung',
  toList: 'Alle Übungen',
  playOn: 'Von hier weiterspielen',
  isDone: 'Diese Übung ist fertig. Mach die nächste, oder spiel von hier weiter.',
  feat: ({ game, day, tries, streak }) =>
    `${game}, Übung vom ${day}: gelöst ${atTry(tries)}.${streak > 1 ? ` ${inARow(streak)}.` : ''} ` +
    (tries === 1 ? 'Schaffst du das auch?' : 'Schaffst du es schneller?'),
};
