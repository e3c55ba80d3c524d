import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { registry } from '../packages/games/registry.ts';
import { isWished, type GameEntry, type Language, type Lesson, type LessonStep } from '../packages/kernel/src/index.ts';
import { listViolations } from './axe.ts';
import { listOverflow } from './faults.ts';
import { enter, type Press, tap } from './hands.ts';
import { screens, type TestSite } from './test-site.ts';

/** The games that have a first game to learn by. */
export const taught: readonly GameEntry[] = registry.filter(({ lesson }) => lesson !== undefined);

const HANDS = {
  keys: { press: enter, screen: screens.desktop },
  finger: { press: tap, screen: screens.phone },
} as const;

/** A game, and how it is learnt. */
interface Way extends GameEntry {
  readonly language: Language;
  readonly hand: keyof typeof HANDS;
}

/** Learns a game from the first step to the last; everything that is wrong with the page then, or was on the way. */
export async function learn(site: TestSite, { name, lesson, language, hand }: Way): Promise<string[]> {
  const { press, screen } = HANDS[hand];
  const about = { path: `/learn/${name}`, settings: { language }, reducedMotion: 'reduce' } as const;
  const { page, complaints, end } = await site.visit({ ...screen, ...about });
  await walkLesson({ page, lesson: (await lesson!()).lesson, language, press });
  const faults = [...(await listViolations(page)), ...(await listOverflow(page))];
  await end();
  return [...complaints, ...faults];
}

interface Walk {
  readonly page: Page;
  readonly lesson: Lesson;
  readonly language: Language;
  readonly press: Press;
}

/** A board may take its time on a busy machine. */
const PATIENT = { timeout: 10_000 } as const;

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
    await expect.poll(async () => listHidden(page), PATIENT).toEqual([]);
    if (gone === steps || isLast(lesson, chapter, at)) return;
    if (step.wish === undefined) await press(page.locator('.coach-ways .button').first());
    else await play(page, step, press);
    await expect.poll(async () => placeOn(page), PATIENT).not.toBe(place);
  }
}

/** Words for which there is no room beside the board, and what they speak of in the sheet where it cannot be seen. */
async function listHidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.querySelector('.coach-text')!;
    const lit = [...document.querySelectorAll('.bk-sheet [data-lit=true]')].find((part) => part.checkVisibility());
    const { top = 0, bottom = 0 } = lit?.getBoundingClientRect() ?? {};
    const sheet = lit?.closest('.bk-sheet')?.getBoundingClientRect();
    const isSeen =
      sheet === undefined || (top >= sheet.top && (top + bottom) / 2 <= Math.min(sheet.bottom, innerHeight));
    return [
      ...(scrollHeight > clientHeight + 1 ? ['the words have to be scrolled'] : []),
      ...(isSeen ? [] : [`${lit?.textContent ?? ''} is lit, but out of sight`]),
    ];
  });
}

const isLast = ({ chapters }: Lesson, chapter: number, step: number): boolean =>
  chapter === chapters.length - 1 && step === chapters[chapter]!.steps.length - 1;

/**
 * Makes one of the moves that are waited for, from the page's list of all moves; first, where it must be, others that
 * the step allows. A board may make the last one by itself.
 */
async function play(page: Page, { wish = [], allows = [] }: LessonStep, press: Press): Promise<void> {
  const place = await placeOn(page);
  const isOver = async (): Promise<boolean> => (await placeOn(page)) !== place;
  for (let seen = ''; ;) {
    await press(page.locator('.top-bar button'));
    let moves: string[] = [];
    const hasNews = async (): Promise<boolean> => {
      moves = await listMoves(page);
      return (moves.length > 0 && moves.join() !== seen) || isOver();
    };
    await expect.poll(hasNews, PATIENT).toBe(true);
    if (await isOver()) return press(page.locator('.dialog-head button'));
    const wished = moves.find((one) => isWished(wish, one));
    const move = wished ?? moves.find((one) => isWished(allows, one));
    expect(move, `${wish.join()} of ${moves.join()}`).toBeDefined();
    await press(page.locator(`.dialog [data-move="${move}"] .button`).last());
    if (wished !== undefined) return;
    seen = moves.join();
  }
}

const listMoves = (page: Page): Promise<string[]> =>
  page.locator('.dialog [data-move]').evaluateAll((all) => all.map((one) => one.getAttribute('data-move')!));
