import { grammarOf, makeGameWords, type Words } from '@potager/kernel';
import type { Event, ScoreLine, Why } from '../rules/kinds.ts';

const { count } = grammarOf('fr');
const stonesOf = (number: number): string => count(number, 'pierre', 'pierres');

export const words: Words = makeGameWords<Event, Why, ScoreLine>({
  language: 'fr',
  title: 'Le tas de pierres',
  summary: 'Un tas de pierres, et la dernière fait gagner.',
  options: {},
  example: 'take 2',
  move: (text) => `prendre ${stonesOf(Number(text.slice(-1)))}`,
  events: {
    took: ({ seat, stones, left }, nameOf) =>
      `${nameOf(seat)} prend ${stonesOf(stones)} ; il en reste ${left === 0 ? 'zéro' : left}.`,
    won: ({ seat }, nameOf) => `${nameOf(seat)} a la dernière pierre et gagne.`,
  },
  ownEvents: {
    took: ({ stones, left }) => `Vous prenez ${stonesOf(stones)} ; il en reste ${left === 0 ? 'zéro' : left}.`,
    won: () => 'Vous avez la dernière pierre et gagnez.',
  },
  refusals: {
    notYourTurn: ({ turn }, nameOf) => `C’est à ${nameOf(turn)} de jouer.`,
    tooMany: ({ stones }) => `Il ne reste que ${stonesOf(stones)}.`,
    over: () => 'La partie est terminée.',
  },
  scores: { last: ({ points }) => (points === 1 ? 'la dernière pierre' : 'pas la dernière pierre') },
  scoreKinds: { last: () => 'Dernière pierre' },
});
