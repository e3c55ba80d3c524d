import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf } from '../packages/kernel/src/index.ts';
import { today } from '../packages/web/src/exercises/day.ts';
import { findExercise } from '../packages/web/src/exercises/exercise.ts';
import { listFaults, listOverflow } from './faults.ts';
import { enter, tap } from './hands.ts';
import { Interpreter } from './interpreter.ts';
import { TestSite, takeScreenshot, type Visit } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

const narrow = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;
const wide = { viewport: { width: 1280, height: 800 } } as const;

const coach = (page: Page, outcome: string): ReturnType<Page['locator']> =>
  page.locator(`.coach[data-outcome=${outcome}]`);

/** The state of an exercise in the list of its game. */
const rowOf = (page: Page, game: string, name: string): ReturnType<Page['locator']> =>
  page.locator(`.exercise-row[href="/practise/${game}/${name}"] .exercise-state`);

/** Makes a move from the list of all moves, which a key opens. */
async function play(page: Page, move: string): Promise<void> {
  await page.locator('.bk-board').waitFor();
  await page.keyboard.press('w');
  await page.locator(`[data-move="${move}"] .button`).last().press('Enter');
}

/** What whoever listens has been told so far. */
const heard = async (page: Page): Promise<string> => (await page.locator('.announcer p').allInnerTexts()).join('\n');

test('one is found from the shelf and solved on the board with keys alone', async () => {
  const { page, complaints, end } = await site.visit(wide);
  await page.getByRole('link', { name: 'Exercises · Eden' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Eden: exercises' }).waitFor();
  expect(await rowOf(page, 'eden', 'twentieth-point').innerText()).toBe('not solved yet');
  await page.locator('a[href="/practise/eden/twentieth-point"]').press('Enter');
  await coach(page, 'open').waitFor();
  const cell = page.locator('.bk-board [aria-label^="D5"]').first();
  await cell.press('Enter');
  await coach(page, 'open').waitFor();
  await cell.press('Enter');
  await coach(page, 'solved').getByText('Right, at the first try!').waitFor();
  await coach(page, 'solved').getByText('It wins 98 of 100 games from here, the next best move 45.').waitFor();
  await expect.poll(async () => heard(page)).toContain('Right, at the first try!');
  // What is next is under the hand.
  await expect.poll(async () => page.evaluate(() => document.activeElement?.textContent)).toBe('Next exercise');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/practise/eden/four-in-a-row');
  await page.goto(`${site.address}/practise/eden`);
  expect(await rowOf(page, 'eden', 'twentieth-point').innerText()).toBe('solved at the first try');
  await page.goto(`${site.address}/practise`);
  await page.getByText('1 of 14 solved').waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test('a wrong answer is told what it is worth and can be mended, by touch', async () => {
  const { page, complaints, end } = await site.visit({ ...narrow, path: '/practise/gardlings/seventeen' });
  await tap(page.getByRole('button', { name: /^Draw/ }).first());
  const wrong = coach(page, 'open').getByText(
    'Not quite: “draw a tile” wins 80 of 100 games from here, the best move 99. Try again.',
  );
  await wrong.waitFor();
  await expect.poll(async () => heard(page)).toContain('wins 80 of 100');
  expect(await listFaults(page)).toEqual([]);
  await takeScreenshot(page, 'exercise-wrong-narrow', { fullPage: false });
  await tap(page.getByRole('button', { name: /^Stop/ }).first());
  await coach(page, 'solved').getByText('Right! You needed 2 tries.').waitFor();
  expect(await listFaults(page)).toEqual([]);
  await page.reload();
  await coach(page, 'open').waitFor();
  await tap(page.getByRole('link', { name: 'Gardlings: exercises' }));
  await rowOf(page, 'gardlings', 'seventeen').getByText('solved at try number 2').waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test('steps are asked one by one; what the rules forbid says why', async () => {
  const { page, complaints, end } = await site.visit({ ...wide, path: '/practise/garden-nation/temple' });
  await page.locator('.coach[data-step="0"]').getByText('step 1 of 2').waitFor();
  await enter(page.getByRole('button', { name: 'Area 3.2' }));
  await page.getByText('3.2 is out of reach: the torticrane stands in territory 4.').first().waitFor();
  expect(await page.locator('.coach-wrong').count()).toBe(0);
  await play(page, 'build 4.1');
  await page.locator('.coach[data-step="1"]').getByText('Right! And now?').waitFor();
  await page.getByText('step 2 of 2').waitFor();
  await play(page, 'decline');
  await coach(page, 'open').getByText('wins 84 of 100 games from here, the best move 95. Try again.').waitFor();
  await play(page, 'project 20');
  await coach(page, 'solved').waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test('who asks is shown the answer, which does not count, and may play on from there', async () => {
  const { page, complaints, end } = await site.visit({ ...wide, path: '/practise/garden-nation/first-roof' });
  await page.locator('.bk-board').waitFor();
  await page.getByRole('button', { name: 'Show me' }).click();
  await coach(page, 'shown').getByText('The answer: “build on 2.4”, then “complete').waitFor();
  await page.locator('.coach[data-step="2"]').waitFor();
  expect(await listFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Once more' }).click();
  await coach(page, 'open').waitFor();
  await play(page, 'build 2.4');
  await page.locator('.coach[data-step="1"]').waitFor();
  await play(page, 'project 1');
  await coach(page, 'solved').getByText('You had seen the answer').waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL('**/here/**');
  await page.locator('.board-room .bk-board').waitFor();
  await page.goto(`${site.address}/practise/garden-nation`);
  await rowOf(page, 'garden-nation', 'first-roof').getByText('not solved yet').waitFor();
  expect(complaints).toEqual([]);
  await end();
});

/** Solves today's exercise of a game at the first try. */
async function solveToday({ page }: Visit, game: string): Promise<void> {
  const { spot } = (await findExercise(game, today()))!;
  await page.locator(`.practise-card[href^="/practise/${game}/"]`).click();
  await page
    .locator('.coach')
    .getByText(/^.+\. \d+ moves are possible, and one of them is clearly the best\. Which one\?$/)
    .waitFor();
  await play(page, answerOf(spot)[0]!);
  await coach(page, 'solved')
    .getByText(`wins ${String(spot.steps[0]![0]![1])} of 100 games from here`)
    .waitFor();
}

test('each day has an exercise for each game; a streak of days is kept, and can be shared', async () => {
  const visit = await site.visit({ ...wide, path: '/practise' });
  const { page, context, complaints, end } = visit;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('Solve one today, and a streak begins.').waitFor();
  await solveToday(visit, 'garden-nation');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Copied').waitFor();
  const shared = await page.evaluate(async () => navigator.clipboard.readText());
  expect(shared).toMatch(/^Garden Nation, exercise of .+: solved at the first try\. Can you do that, too\?\nhttp/);
  expect(shared.split('\n').at(-1)).toBe(page.url());
  // The next one is that of another game.
  await page.getByRole('link', { name: 'Next exercise' }).click();
  await page.waitForURL(`**/practise/gardlings/${today()}`);
  await page.goto(`${site.address}/practise`);
  await page.getByText('1 day in a row. See you tomorrow!').waitFor();
  expect(await page.locator('.practise-card[data-solved=true]').count()).toBe(1);
  expect(await listFaults(page)).toEqual([]);
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await page.reload();
  await page.getByText('1 day in a row so far: solve one today to go on.').waitFor();
  expect(await page.locator('.practise-card[data-solved=true]').count()).toBe(0);
  await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
  await page.reload();
  await page.getByText('Solve one today, and a streak begins. Your longest streak: 1 day.').waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test.each([
  ['narrow', narrow],
  ['wide', wide],
] as const)('lists and exercises fit and can be read in every language, %s', async (name, screen) => {
  const visit = await site.visit({ ...screen, path: '/practise' });
  const { page, complaints, end } = visit;
  const interpreter = await Interpreter.at(visit);
  const headings = { en: 'Exercises', fr: 'Exercices', de: 'Übungen' };
  const shows = { en: 'Show me', fr: 'Montrez-moi', de: 'Zeig es mir' };
  /** What axe finds is the same in every language; what fits is not. */
  const faults = async (language: string): Promise<string[]> =>
    language === 'en' ? listFaults(page) : listOverflow(page);
  for (const language of ['en', 'fr', 'de'] as const) {
    await page.goto(`${site.address}/practise`);
    await interpreter.speak(language);
    await page.getByRole('heading', { level: 1, name: headings[language] }).waitFor();
    expect(await faults(language)).toEqual([]);
    await takeScreenshot(page, `practise-${name}-${language}`);
    await page.goto(`${site.address}/practise/gardlings`);
    await page.locator('#fine').waitFor();
    expect(await faults(language)).toEqual([]);
    await page.goto(`${site.address}/practise/eden/${today()}`);
    await page.getByRole('button', { name: shows[language] }).click();
    await coach(page, 'shown')
      .getByText(/\b100\b/)
      .waitFor();
    expect(await faults(language)).toEqual([]);
    await takeScreenshot(page, `exercise-${name}-${language}`, { fullPage: false });
  }
  expect(complaints).toEqual([]);
  await end();
});

test('exercises work without a network, and what does not exist is said so', async () => {
  const { page, context, end } = await site.visit({ ...wide, serviceWorkers: 'allow' });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await context.setOffline(true);
  await page.goto(`${site.address}/practise/eden/${today()}`);
  await coach(page, 'open').waitFor();
  await page.locator('.bk-board').waitFor();
  await page.goto(`${site.address}/practise/gardlings/seventeen`);
  await play(page, 'stop');
  await coach(page, 'solved').waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  for (const path of ['/practise/eden/2999-01-01', '/practise/eden/nothing', '/practise/chess']) {
    await page.goto(site.address + path);
    await page.getByText('There is nothing planted here.').waitFor();
  }
  await end();
});
