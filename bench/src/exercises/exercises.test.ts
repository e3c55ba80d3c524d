import { answerOf, type ExerciseSpot, GRADES, legalMoves, recordOfSpot, replayAll } from '@potager/kernel';
import { describe, expect, test } from 'vitest';
import { gamesWithExercises, mindOf, readDaily, readGraded } from './collection.ts';
import type { Length } from './judge.ts';
import { prove, type StepProof } from './prove.ts';

/** Short, so that it may err a little; `npm run exercises -- prove` thinks long enough to be sure. */
const SHORT: Length = { searches: 2, iterations: 300 };
const DOUBT = 0.06;
/** So many of a game's daily ones are looked at: all of them would take a minute. */
const SOME = 6;

/** Whether even a short search is sure that another move is better. */
const isRefuted = ({ move, margin, error, judged }: StepProof): boolean =>
  judged[0]![0] !== move && margin >= DOUBT && margin >= 3 * error;

/** Each step has one answer, which is ahead of every other move that is known. */
const hasOneAnswer = ({ steps }: ExerciseSpot): boolean =>
  steps.length > 0 &&
  steps.every(([best, ...others]) => {
    const moves = [best!, ...others].map(([move]) => move);
    return others.every(([, percent]) => percent < best![1]) && new Set(moves).size === moves.length;
  });

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
    expect(spots.filter((spot) => !hasOneAnswer(spot))).toEqual([]);
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

describe.each(gamesWithExercises())('the exercises of %s for the days', (game) => {
  const { games, exercises } = readDaily(game);

  test('are enough for two months, and no place comes twice', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(60);
    expect(new Set(exercises.map((spot) => `${spot.game} ${spot.moves}`)).size).toBe(exercises.length);
  });

  test('have exactly one answer, of one move, and something to compare it with', () => {
    const others = exercises.filter(
      (spot) => !hasOneAnswer(spot) || spot.steps.length !== 1 || spot.steps[0]!.length < 2,
    );
    expect(others).toEqual([]);
  });

  test('are legal by the rules, each move that is told of', async () => {
    const { game: rules } = await mindOf(game);
    const illegal = exercises.filter((spot) => {
      const { position } = replayAll(rules, recordOfSpot(game, games, spot));
      const legal = legalMoves(position, spot.seat);
      return spot.steps[0]!.some(([move]) => !legal.includes(move));
    });
    expect(illegal).toEqual([]);
  });

  test('hold against short search, as far as some of them tell', async () => {
    const mind = await mindOf(game);
    const some = exercises.filter((_, n) => n % Math.ceil(exercises.length / SOME) === 0);
    expect(some.filter((spot) => prove(mind, games, spot, SHORT).some(isRefuted))).toEqual([]);
  });
});
