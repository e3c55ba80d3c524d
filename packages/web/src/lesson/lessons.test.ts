import type { Speed } from '@potager/boardkit/playback';
import { registry } from '@potager/games/registry';
import { FastRandom, isWished, type GameEntry } from '@potager/kernel';
import type { BotThinker } from '@potager/table/host';
import { expect, test } from 'vitest';
import { Session } from '../client/session.ts';
import type { LoadedGame } from '../games/catalog.ts';
import { makeViewRules } from '../pages/table/view-rules.ts';
import type { OpenedStudy } from '../study/open-study.ts';
import type { Study } from '../study/study.ts';
import { STUDY_TABLE, StudyClient } from '../study/study-client.ts';
import { LessonRun } from './lesson-run.ts';

const taught = registry.filter(({ lesson }) => lesson !== undefined);

/** Opens boards as the page does, without anything to see; bots do whatever the generator says. */
const openWith =
  (entry: GameEntry, random: FastRandom, speed: Speed = 'none') =>
  async (study: Study): Promise<OpenedStudy> => {
    const { game } = await entry.rules();
    const loaded: LoadedGame = { entry, game, board: undefined, sounds: {} };
    const think: BotThinker = async ({ question }) => {
      const moves = question()?.moves ?? [];
      return moves[random.below(moves.length)];
    };
    const client = new StudyClient({ game, study, name: 'Ada', think, pace: () => 0 });
    const session = new Session(
      STUDY_TABLE,
      client,
      async () => loaded,
      () => speed,
    );
    await session.open();
    await session.joinAs(0);
    return { session, begun: () => client.begun, end: () => client.end() };
  };

interface Walked {
  readonly run: LessonRun;
  readonly events: ReadonlySet<string>;
}

/** Makes a move that is waited for, or, where none is possible, one that may come before; whether it was the first. */
async function play(run: LessonRun, choose: (moves: readonly string[]) => string): Promise<boolean> {
  const { wish = [], allows = [] } = run.step.value;
  const { legal } = run.session.value!.mirror.value!.turnStatus;
  const wanted = legal.filter((move) => isWished(wish, move));
  const moves = wanted.length > 0 ? wanted : legal.filter((move) => isWished(allows, move));
  const { chapter, step } = run.place.value;
  if (moves.length === 0) throw new Error(`chapter ${chapter}, step ${step}: ${wish.join()} of ${legal.join()}`);
  await run.session.value!.play(choose(moves));
  return wanted.length > 0;
}

type Look = (run: LessonRun) => void;

/** Goes through a lesson to its end; `choose` says which of the moves that would do is made, `look` sees each step. */
async function walk(
  entry: GameEntry,
  seed: number,
  choose: (moves: readonly string[]) => string,
  look?: Look,
): Promise<Walked> {
  const { lesson } = await entry.lesson!();
  const run = new LessonRun(lesson, openWith(entry, new FastRandom(seed)));
  const events = new Set<string>();
  await run.begin();
  for (;;) {
    await expect.poll(() => run.isReady.value, { interval: 1 }).toBe(true);
    const { chapter, step } = run.place.value;
    for (const entryOf of run.session.value!.mirror.value!.log) {
      if (entryOf.kind === 'moved') for (const { key } of entryOf.events) events.add(key);
    }
    look?.(run);
    if (run.isLast.value) return { run, events };
    if (run.step.value.wish === undefined) run.next();
    else if (!(await play(run, choose))) continue;
    await expect.poll(() => run.place.value, { interval: 1 }).not.toEqual({ chapter, step });
  }
}

for (const entry of taught) {
  test(`the lesson of ${entry.name} never asks for what the rules do not allow`, async () => {
    const { lesson } = await entry.lesson!();
    for (let seed = 0; seed < 12; seed++) {
      const random = new FastRandom(seed);
      const { run, events } = await walk(entry, seed, (moves) =>
        seed === 0 ? moves[0]! : moves[random.below(moves.length)]!,
      );
      expect([...events]).toEqual(expect.arrayContaining([...lesson.shows]));
      run.end();
    }
  });

  test(`the lesson of ${entry.name} leads from board to board by steps that are read`, async () => {
    const { lesson } = await entry.lesson!();
    expect(lesson.chapters[0]?.position).toBeDefined();
    const read = lesson.chapters.filter((_, n) => lesson.chapters[n + 1]?.position !== undefined);
    for (const { steps } of [...read, lesson.chapters.at(-1)!]) expect(steps.at(-1)?.wish).toBeUndefined();
  });

  test(`the lesson of ${entry.name} can be left at every step and gone on with there`, async () => {
    const { lesson } = await entry.lesson!();
    const { run } = await walk(entry, 1, (moves) => moves.at(-1)!);
    const kept = run.progress()!;
    run.end();
    const again = new LessonRun(lesson, openWith(entry, new FastRandom(2)));
    await again.begin(kept);
    expect(again.progress()).toEqual(kept);
    again.end();
    const spoilt = new LessonRun(lesson, openWith(entry, new FastRandom(2)));
    await spoilt.begin({ ...kept, chapter: 99 });
    expect(spoilt.place.value).toEqual({ chapter: 0, step: 0 });
    spoilt.end();
  });
}

const gardlings = taught.find(({ name }) => name === 'gardlings')!;

test('what is allowed before what is waited for leaves the step as it is, anything else is not done', async () => {
  const { lesson } = await gardlings.lesson!();
  const run = new LessonRun(lesson, openWith(gardlings, new FastRandom(1)));
  await run.begin();
  const session = run.session.value!;
  await session.play('stop');
  expect(run.strayed.value).toBe(1);
  await session.play('draw');
  expect(run.strayed.value).toBe(0);
  expect(run.place.value).toEqual({ chapter: 0, step: 0 });
  expect(session.mirror.value!.turnStatus.legal).toEqual(['lay 0 0 0']);
  await session.play('lay 0 0 0');
  expect(run.place.value).toEqual({ chapter: 0, step: 1 });
  run.end();
});

test('what others do at the same time as the reader holds nothing up', async () => {
  const { lesson } = await gardlings.lesson!();
  const run = new LessonRun(lesson, openWith(gardlings, new FastRandom(1), 'normal'));
  await run.begin();
  const { playback } = run.session.value!;
  await expect.poll(() => playback.isPlaying.value, { interval: 1 }).toBe(true);
  expect(run.isReady.value).toBe(true);
  run.end();
});

test('the first game of Gardlings says the odds as they are', async () => {
  const odds: { [place: string]: unknown } = {};
  const look: Look = ({ place, session, step }) => {
    if (step.value.light?.includes('odds') !== true) return;
    const { loaded, mirror } = session.value!;
    const { chapter, step: at } = place.value;
    odds[`${chapter}.${at}`] ??= makeViewRules(loaded!.game, mirror.value!.view!, 0).preview('draw');
  };
  const { run } = await walk(gardlings, 1, (moves) => moves.at(-1)!, look);
  run.end();
  expect(odds).toMatchObject({
    '1.1': { alarms: 1, outOf: 4 },
    '1.2': { alarms: 2, outOf: 3 },
    '3.4': { alarms: 3, outOf: 5 },
  });
});
