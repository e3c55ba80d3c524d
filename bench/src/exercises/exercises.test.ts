import { answerOf, GRADES } from '@potager/kernel';
import { describe, expect, test } from 'vitest';
import { gamesWithExercises, mindOf, readGraded } from './collection.ts';
import type { Length } from './judge.ts';
import { prove, type StepProof } from './prove.ts';

/** Short, so that it may err a little; `npm run exercises -- prove` thinks long enough to be sure. */
const SHORT: Length = { searches: 2, iterations: 300 };
const DOUBT = 0.06;

/** Whether even a short search is sure that another move is better. */
const isRefuted = ({ move, margin, error, judged }: StepProof): boolean =>
  judged[0]![0] !== move && margin >= DOUBT && margin >= 3 * error;

describe.each(gamesWithExercises())('the exercises of %s', (game) => {
  const { games, exercises } = readGraded(game);
  const spots = Object.values(exercises);

  test('are twelve at least, from first steps to fine points', () => {
    expect(spots.length).toBeGreaterThanOrEqual(12);
    const grades = spots.map(({ grade }) => GRADES.indexOf(grade));
    expect(grades).toEqual(grades.toSorted((one, other) => one - other));
    expect(new Set(grades).size).toBe(GRADES.length);
  });

  test('have exactly one accepted answer, ahead of every other move', () => {
    for (const judged of spots.flatMap(({ steps }) => steps)) {
      const [[, best], ...others] = judged as [(typeof judged)[number], ...typeof judged];
      expect(others.every(([, percent]) => percent < best)).toBe(true);
      expect(new Set(judged.map(([move]) => move)).size).toBe(judged.length);
    }
  });

  test('are legal by the rules, and short search does not know better', async () => {
    const mind = await mindOf(game);
    const refuted = Object.entries(exercises).filter(([, spot]) => {
      const proofs = prove(mind, games, spot, SHORT);
      expect(proofs.map(({ move }) => move)).toEqual(answerOf(spot));
      return proofs.some(isRefuted);
    });
    expect(refuted).toEqual([]);
  });
});
