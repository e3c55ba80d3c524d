import { grammarOf, makeGameWords, type Words } from '@potager/kernel';
import type { Event, ScoreLine, Why } from '../rules/kinds.ts';

const { count } = grammarOf('de');
const stonesOf = (number: number): string => count(number, 'Stein', 'Steine');

export const words: Words = makeGameWords<Event, Why, ScoreLine>({
  language: 'de',
  title: 'Der Steinhaufen',
  summary: 'Ein Haufen Steine, und der letzte gewinnt.',
  options: {},
  example: 'take 2',
  move: (text) => `${stonesOf(Number(text.slice(-1)))} nehmen`,
  events: {
    took: ({ seat, stones, left }, nameOf) =>
      `${nameOf(seat)} nimmt ${stonesOf(stones)}; ${left === 0 ? 'keiner bleibt' : `übrig: ${left}`}.`,
    won: ({ seat }, nameOf) => `${nameOf(seat)} hat den letzten Stein und gewinnt.`,
  },
  ownEvents: {
    took: ({ stones, left }) => `Du nimmst ${stonesOf(stones)}; ${left === 0 ? 'keiner bleibt' : `übrig: ${left}`}.`,
    won: () => 'Du hast den letzten Stein und gewinnst.',
  },
  refusals: {
    notYourTurn: ({ turn }, nameOf) => `${nameOf(turn)} ist am Zug.`,
    tooMany: ({ stones }) => `Übrig: nur noch ${stonesOf(stones)}.`,
    over: () => 'Die Partie ist zu Ende.',
  },
  scores: { last: ({ points }) => (points === 1 ? 'der letzte Stein' : 'nicht der letzte Stein') },
  scoreKinds: { last: () => 'Letzter Stein' },
});
