import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { click } from './hands.ts';
import { openAt } from './laid-table.ts';
import { TestSite, type Visit } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

/** Garden Nation against three bots that answer at once, and are shown slowly. */
async function begin(options: Parameters<TestSite['visit']>[0] = {}): Promise<Visit> {
  const visit = await site.visit(options);
  const { page } = visit;
  await page.getByRole('button', { name: 'Pass and play · Garden Nation' }).click();
  await page.getByLabel('Players').selectOption('4');
  await page.locator('.room-start button:enabled').first().click();
  await page.locator('.bk-board').waitFor();
  return visit;
}

const strip = (page: Page): Locator => page.locator('.strip');
const press = async (page: Page, name: string): Promise<void> =>
  strip(page).getByRole('button', { name, exact: true }).click();
const tellsOf = async (page: Page): Promise<string> => strip(page).locator('.strip-text').innerText();
/** Where the board lies: nothing of this may move it. */
const boxOf = async (page: Page): Promise<unknown> => page.locator('.bk-stage').boundingBox();
const become = async (page: Page, state: string): Promise<void> =>
  page.locator(`.strip[data-state=${state}]`).waitFor();

/** Decides until others have ended a round since the reader's last turn. */
async function playRound(page: Page, player: GardenNationPlayer): Promise<void> {
  const round = async (): Promise<string> => page.locator('.gn-round').innerText();
  const first = await round();
  do {
    await player.wait();
    await player.decide();
    await player.wait();
  } while ((await round()) === first);
}

test('what others did is walked through, shown again, held and skipped; a round’s end is a scene, without motion', async () => {
  const { page, complaints, end } = await begin({ reducedMotion: 'reduce' });
  const player = new GardenNationPlayer(page, click);
  await playRound(page, player);
  await page.getByText(/Since your last turn: \d+ steps/).waitFor();
  const box = await boxOf(page);

  await press(page, 'One step back');
  await become(page, 'past');
  const last = await tellsOf(page);
  await page.keyboard.press(',');
  await expect.poll(() => tellsOf(page)).not.toBe(last);
  await page.keyboard.press('.');
  await expect.poll(() => tellsOf(page)).toBe(last);
  await page.keyboard.press('Escape');
  await become(page, 'now');

  await press(page, 'Show it again');
  await become(page, 'playing');
  await press(page, 'Hold');
  const held = await tellsOf(page);
  await press(page, 'One step on');
  await expect.poll(() => tellsOf(page)).not.toBe(held);
  expect(await strip(page).getAttribute('data-held')).toBe('true');

  const scene = page.locator('.bk-scene');
  while ((await scene.count()) === 0) await press(page, 'One step on');
  expect(await scene.evaluate((leaf) => getComputedStyle(leaf).animationName)).toBe('none');
  expect(await boxOf(page)).toEqual(box);
  const controlled = async (): Promise<string> => scene.locator('[data-now=true]').innerText();
  const first = await controlled();
  await press(page, 'One step on');
  await expect.poll(controlled).not.toBe(first);
  await scene.click();
  await scene.waitFor({ state: 'detached' });

  // Whoever touches the board to act is in the present.
  await page.locator('.gn-plot').first().click({ force: true });
  await player.decide();
  await become(page, 'now');
  expect(await boxOf(page)).toEqual(box);
  expect(complaints).toEqual([]);
  await end();
});

test('Eden’s income is a scene, too, and moves nothing', async () => {
  const { page, complaints, end } = await site.visit({ reducedMotion: 'reduce', settings: { pace: 'slow' } });
  await openAt(page, 'eden', 'target-by-irrigation', 39);
  await page.getByText(/Since your last turn: \d+ steps/).waitFor();
  const box = await boxOf(page);
  await press(page, 'Show it again');
  await press(page, 'Hold');
  const scene = page.locator('.bk-scene.ed-income');
  while ((await scene.count()) === 0) await press(page, 'One step on');
  expect(await scene.innerText()).toMatch(/Basil\s+\d+ +× +5 += +\+\d+/);
  expect(await tellsOf(page)).toMatch(/^Basil begins a turn with an income of \d+ mana\.$/);
  expect(await scene.evaluate((leaf) => getComputedStyle(leaf).animationName)).toBe('none');
  expect(await boxOf(page)).toEqual(box);
  await scene.click();
  await scene.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await end();
});

test('what bots do is played back as it happens, and the present is reached', async () => {
  const { page, complaints, end } = await begin({ settings: { pace: 'fast' } });
  const player = new GardenNationPlayer(page, click);
  /** Whether something is being shown, rather than that it is this player's turn with nothing to watch. */
  const isPlayed = async (): Promise<boolean> => {
    const told = await page.waitForFunction(() => {
      if (document.querySelector('.strip[data-state=playing]') !== null) return 'played';
      return document.title.startsWith('●') ? 'turn' : undefined;
    });
    return (await told.jsonValue()) === 'played';
  };
  // Whoever begins has nobody to watch before their first turn is over.
  do {
    await player.wait();
    await player.decide();
  } while (!(await isPlayed()));
  await player.wait();
  await become(page, 'now');
  await player.decide();
  expect(complaints).toEqual([]);
  await end();
});
