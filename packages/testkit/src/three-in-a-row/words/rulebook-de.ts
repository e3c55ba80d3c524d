import { makeRulebook, type Rulebook } from '@potager/kernel';
import { RULE_MARKS } from './rule-marks.ts';

export const rulebook: Rulebook = makeRulebook(RULE_MARKS, {
  'TR-1': 'Zwei Personen, neun Felder im Quadrat: a1 bis c3. Der Zufall bestimmt, wer beginnt.',
  'TR-2': 'Es wird abwechselnd gezogen.',
  'TR-3': 'Wer am Zug ist, markiert ein freies Feld.',
  'TR-4':
    'Drei eigene Zeichen in Zeile, Spalte oder Diagonale gewinnen, für einen Punkt. Ein volles Brett ohne Reihe ist ' +
    'unentschieden: beide gewinnen.',
  'TR-5':
    'Mit Steinen liegt für jede Seite einer verdeckt unter einem Feld, und nur sie weiß wo. Beide können am selben ' +
    'Ort liegen.',
  'TR-6':
    'Wer das Feld mit dem Stein der anderen Seite markiert, stolpert: Das Zeichen landet auf einem zufälligen ' +
    'anderen freien Feld, und der Stein ist verbraucht. Wo es landet, stolpert niemand noch einmal, und auf dem ' +
    'letzten freien Feld auch nicht.',
});
