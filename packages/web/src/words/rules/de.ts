import { grammarOf } from '@potager/kernel';
import type { RulesWords } from './words.ts';

const { count } = grammarOf('de');

export const words: RulesWords = {
  rulesOf: (title) => `${title}: die Regeln`,
  rulesNote:
    'In unseren Worten. Jede Regel hat eine Nummer, auf die man verlinken kann; Ablehnungen und Wertungen am Tisch ' +
    'nennen sie.',
  ruleMarks: {
    ruling: { name: 'unsere Festlegung', hint: 'Die gedruckte Regel lässt das offen; so haben wir es entschieden' },
    reconstructed: { name: 'rekonstruiert', hint: 'Steht nicht in unseren Quellen; so gut es ging rekonstruiert' },
    published: {
      name: 'vom Spielmaterial',
      hint: 'Auf den veröffentlichten Karten und Plättchen abgelesen; in der Regel steht es nicht',
    },
  },
  goal: 'Das Ziel',
  flow: 'So läuft es ab',
  chapters: 'Kapitel',
  search: 'In den Regeln suchen',
  found: (places) => `${count(places, 'Stelle', 'Stellen')} gefunden`,
  foundNothing: 'Nichts gefunden. Versuch es mit einem anderen Wort.',
  exactly: 'Genau gesagt',
  example: 'Beispiel',
  tryIt: 'Probier es selbst',
  showIt: 'Zeig es mir',
  fromStart: 'Von vorn',
  toSummary: 'Auf einer Seite, zum Drucken',
  summaryOf: (title) => `${title} in Kürze`,
  print: 'Drucken',
  toRules: 'Zu den Regeln',
};
