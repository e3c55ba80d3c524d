import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { registry } from '../packages/games/registry.ts';
import { isWished, type GameEntry, type Language, type Lesson } from '../packages/kernel/src/index.ts';
import type { Press } from './hands.ts';

/** The games that have a first game to learn by. */
export const taught: readonly GameEntry[] = registry.filter(({ lesson }) => lesson !== undefined);

interface Walk {
  readonly page: Page;
  readonly lesson: Lesson;
  readonly language: Language;
  readonly press: Press;
}

const placeOn = (page: Page): Promise<string | null> => page.locator('.coach').getAttribute('data-place');

/** Goes from the goal, or from where the lesson was left, to its end; or as many `steps` far. */
export async function walkLesson({ page, lesson, language, press }: Walk, steps = Infinity): Promise<void> {
  await press(page.locator('.lesson-goal .button.primary'));
  for (let gone = 0; ; gone++) {
    await page.locator('.coach[data-ready=true]').waitFor();
    const place = (await placeOn(page))!;
    const [chapter, at] = place.split('.').map(Number) as [number, number];
    const step = lesson.chapters[chapter]!.steps[at]!;
    expect(await page.locator('.coach-text').innerText()).toContain(step.say[language]);
    if (gone === steps || isLast(lesson, chapter, at)) return;
    if (step.wish === undefined) await press(page.locator('.coach-ways .button').first());
    else await play(page, step.wish, press);
    await expect.poll(async () => placeOn(page)).not.toBe(place);
  }
}

const isLast = ({ chapters }: Lesson, chapter: number, step: number): boolean =>
  chapter === chapters.length - 1 && step === chapters[chapter]!.steps.length - 1;

/** Makes one of the moves that are waited for, from the page's list of all moves. */
async function play(page: Page, wish: readonly string[], press: Press): Promise<void> {
  await press(page.locator('.top-bar button'));
  const offers = page.locator('[data-move]');
  await offers.first().waitFor();
  const moves = await offers.evaluateAll((all) => all.map((one) => one.getAttribute('data-move')!));
  const move = moves.find((one) => isWished(wish, one));
  expect(move, `${wish.join()} of ${moves.join()}`).toBeDefined();
  await press(page.locator(`[data-move="${move}"] .button`).last());
}
