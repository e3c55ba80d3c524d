import { registry } from '@potager/games/registry';
import { FastRandom, isWished, type GameEntry } from '@potager/kernel';
import type { BotThinker } from '@potager/table/host';
import { expect, test } from 'vitest';
import { Session } from '../client/session.ts';
import type { LoadedGame } from '../games/catalog.ts';
import type { OpenedStudy } from '../study/open-study.ts';
import type { Study } from '../study/study.ts';
import { STUDY_TABLE, StudyClient } from '../study/study-client.ts';
import { LessonRun } from './lesson-run.ts';

const taught = registry.filter(({ lesson }) => lesson !== undefined);

/** Opens boards as the page does, without anything to see; bots do whatever the generator says. */
const openWith =
  (entry: GameEntry, random: FastRandom) =>
  async (study: Study): Promise<OpenedStudy> => {
    const { game } = await entry.rules();
    const loaded: LoadedGame = { entry, game, board: undefined, sounds: {} };
    const think: BotThinker = async ({ question }) => {
      const moves = question()?.moves ?? [];
      return moves[random.below(moves.length)];
    };
    const client = new StudyClient({ game, study, name: 'Ada', think, pace: () => 0 });
    const session = new Session(STUDY_TABLE, client, async () => loaded);
    await session.open();
    await session.joinAs(0);
    return { session, begun: () => client.begun, end: () => client.end() };
  };

interface Walked {
  readonly run: LessonRun;
  readonly events: ReadonlySet<string>;
}

/** Goes through a lesson to its end; `choose` says which of the moves that would do is made. */
async function walk(entry: GameEntry, seed: number, choose: (moves: readonly string[]) => string): Promise<Walked> {
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
    const { wish } = run.step.value;
    if (run.isLast.value) return { run, events };
    if (wish === undefined) run.next();
    else {
      const { legal } = run.session.value!.mirror.value!.turnStatus;
      const wanted = legal.filter((move) => isWished(wish, move));
      if (wanted.length === 0) throw new Error(`chapter ${chapter}, step ${step}: ${wish.join()} of ${legal.join()}`);
      await run.session.value!.play(choose(wanted));
    }
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
