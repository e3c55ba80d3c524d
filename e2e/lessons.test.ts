import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFaults } from './faults.ts';
import { click } from './hands.ts';
import { learn, taught, walkLesson } from './lesson-walker.ts';
import { TestSite, screens } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

test('a first game is offered to whoever never played, until they say that they know it', async () => {
  const { page, complaints, end } = await site.visit(screens.phone);
  const offers = page.locator('.lesson-offer');
  expect(await offers.count()).toBe(taught.length);
  await page
    .getByRole('button', { name: /^I know it/ })
    .first()
    .click();
  await expect.poll(async () => offers.count()).toBe(taught.length - 1);
  await page.reload();
  await page.getByRole('link', { name: /^Your first game · / }).waitFor();
  expect(await offers.count()).toBe(taught.length - 1);
  expect(complaints).toEqual([]);
  await end();
});

test.each(taught)(
  'the first game of $name goes to its end, and on as a game of one’s own',
  async ({ name, lesson, rules }) => {
    const { page, complaints, end } = await site.visit({ ...screens.desktop, reducedMotion: 'reduce' });
    const walk = { page, lesson: (await lesson!()).lesson, language: 'en', press: click } as const;
    await page.goto(`${site.address}/learn/${name}`);
    await walkLesson(walk, 2);
    expect(await listFaults(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Go on where you were' }).waitFor();
    await walkLesson(walk);
    const { verdicts = [] } = (await rules()).game;
    if (walk.lesson.shows.some((key) => verdicts.includes(key))) {
      // It was played to its end: there is nothing to go on with.
      await page.getByRole('button', { name: 'Back to all games' }).click();
      await page.waitForURL(`${site.address}/`);
    } else {
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.waitForURL('**/here/**');
      await page.locator('.board-room .bk-board').waitFor();
    }
    expect(complaints).toEqual([]);
    await end();
  },
);

/** The other ways there are: `e2e/long`. */
const ways = taught.flatMap((entry) => [
  { ...entry, language: 'fr', hand: 'keys' } as const,
  { ...entry, language: 'de', hand: 'finger' } as const,
]);

test.each(ways)('the first game of $name is learnt by $hand, in $language', async (way) => {
  expect(await learn(site, way)).toEqual([]);
});
