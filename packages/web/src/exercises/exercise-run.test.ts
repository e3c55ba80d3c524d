import { registry } from '@potager/games/registry';
import { answerOf, type GameEntry } from '@potager/kernel';
import { describe, expect, test } from 'vitest';
import { Session } from '../client/session.ts';
import type { LoadedGame } from '../games/catalog.ts';
import type { OpenedStudy } from '../study/open-study.ts';
import { STUDY_TABLE, StudyClient } from '../study/study-client.ts';
import type { Study } from '../study/study.ts';
import { dayAfter } from './day.ts';
import { ExerciseRun } from './exercise-run.ts';
import { findExercise } from './exercise.ts';
import { nextUnsolved } from './next-unsolved.ts';

const practised = registry.filter(({ exercises }) => exercises !== undefined);

/** Opens boards as the page does, without anything to see. */
const openWith =
  (entry: GameEntry) =>
  async (study: Study): Promise<OpenedStudy> => {
    const { game } = await entry.rules();
    const loaded: LoadedGame = { entry, game, board: undefined, sounds: {} };
    const think = async (): Promise<undefined> => undefined;
    const client = new StudyClient({ game, study, name: 'Ada', think, pace: () => 0 });
    const session = new Session(STUDY_TABLE, client, async () => loaded);
    await session.open();
    await session.joinAs(session.mySeats.peek()[0]!);
    return { session, begun: () => client.begun, end: () => client.end() };
  };

async function begin(game: string, name: string): Promise<ExerciseRun> {
  const entry = registry.find((one) => one.name === game)!;
  const run = new ExerciseRun((await findExercise(game, name))!, openWith(entry));
  await run.begin();
  return run;
}

const legalIn = (run: ExerciseRun): readonly string[] => run.session.value!.mirror.value!.turnStatus.legal;

/** Answers step by step; of all legal moves of each, those that are accepted. */
async function acceptedBy(run: ExerciseRun): Promise<string[][]> {
  const accepted: string[][] = [];
  while (run.outcome.value === 'open') {
    const moves = legalIn(run).filter((move) => run.mayPlay(move));
    accepted.push(moves);
    await run.session.value!.play(moves[0]!);
  }
  run.end();
  return accepted;
}

/** Of each step of an exercise, the moves that are accepted, beside the one that is the answer. */
async function answersTo(game: string, name: string): Promise<{ accepted: string[][]; proven: string[][] }> {
  const run = await begin(game, name);
  const proven = answerOf(run.exercise.spot).map((move) => [move]);
  return { accepted: await acceptedBy(run), proven };
}

describe.each(practised)('the exercises of $name', ({ name: game, exercises }) => {
  test('accept exactly one answer, made on the board by the rules', async () => {
    const { graded } = (await exercises!()).exercises;
    for (const name of Object.keys((await graded()).exercises)) {
      const { accepted, proven } = await answersTo(game, name);
      expect(accepted).toEqual(proven);
    }
  });

  test('of the days do, too', async () => {
    const { length } = (await (await exercises!()).exercises.daily()).exercises;
    for (let n = 0; n < length; n++) {
      const { accepted, proven } = await answersTo(game, dayAfter('2026-01-01', n));
      expect(accepted).toEqual(proven);
    }
  });
});

test('a wrong answer is not made, and told with what is known of it', async () => {
  const run = await begin('garden-nation', 'temple');
  const before = run.begun()!.moves.length;
  await run.session.value!.play('build 4.2');
  expect(run.wrong.value).toMatchObject({ move: 'build 4.2', percent: 45, best: 95 });
  expect([run.begun()!.moves.length, run.step.value, run.outcome.value]).toEqual([before, 0, 'open']);
  await run.session.value!.play('build 4.1');
  expect([run.wrong.value, run.step.value, run.outcome.value]).toEqual([undefined, 1, 'open']);
  await run.session.value!.play('decline');
  await run.session.value!.play('project 20');
  expect([run.outcome.value, run.tries, run.hasHelp]).toEqual(['solved', 3, false]);
  run.end();
});

test('after the end nothing more is made, until it begins anew', async () => {
  const run = await begin('gardlings', 'five-is-fine');
  await run.session.value!.play('draw');
  const { length } = run.begun()!.moves;
  await run.session.value!.play(legalIn(run)[0]!);
  expect([run.begun()!.moves.length, run.late.value]).toEqual([length, 1]);
  await run.begin();
  expect([run.begun()!.moves.length, run.outcome.value]).toEqual([length - 1, 'open']);
  run.end();
});

test('whoever asks is shown the answer, and has not found it', async () => {
  const run = await begin('garden-nation', 'first-roof');
  void run.show();
  await expect.poll(() => run.step.value, { timeout: 3000 }).toBe(2);
  expect([run.outcome.value, run.hasHelp]).toEqual(['shown', true]);
  await run.begin();
  await acceptedBy(run);
  expect([run.outcome.value, run.hasHelp]).toEqual(['solved', true]);
});

test('what does not exist is not found, nor what a day to come will bring', async () => {
  expect(await findExercise('eden', 'nothing')).toBeUndefined();
  expect(await findExercise('eden', 'toString')).toBeUndefined();
  expect(await findExercise('chess', 'square')).toBeUndefined();
  expect(await findExercise('eden', '2999-01-01')).toBeUndefined();
});

test('what is next is not solved yet, and comes after this one in a circle', () => {
  const all = ['a', 'b', 'c', 'd'];
  const after = (now: string, ...solved: string[]): string | undefined =>
    nextUnsolved(all, now, (one) => solved.includes(one));
  expect(after('b', 'b', 'c')).toBe('d');
  expect(after('d', 'd')).toBe('a');
  expect(after('b', 'a', 'c', 'd')).toBeUndefined();
});
