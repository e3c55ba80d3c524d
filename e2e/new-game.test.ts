import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkspaceCopy } from '../scripts/testing/workspace-copy.ts';
import { listFaults, listOverflow } from './faults.ts';
import { screens, takeScreenshot, TestSite } from './test-site.ts';

// The page of a workspace with one game more, as `npm run new-game` makes it: of open information.

let copy: WorkspaceCopy;
let site: TestSite;

beforeAll(async () => {
  copy = new WorkspaceCopy();
  await copy.prepare('scripts/new-game.ts', 'one-heap', 'OH');
  await copy.prepare('scripts/build.ts');
  site = await TestSite.open({}, { pageFolder: join(copy.folder, 'packages/web/dist') });
}, 180_000);

afterAll(async () => {
  await site.close();
  copy.remove();
});

const offers = (page: Page) => page.getByRole('region', { name: 'What you can do' }).getByRole('button');
const heapOf = (stones: number): string => `a heap of ${stones} stones`;

test('is passed on without a curtain, and the last move can be taken back although the next one looks', async () => {
  const { page, complaints, end } = await site.visit({ ...screens.desktop, reducedMotion: 'reduce' });
  expect(await page.getByText('One Heap · A traditional game').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Pass and play · One Heap' }).click();
  await page.getByLabel(/Name · chair 2/).fill('Grace');
  await page.getByRole('button', { name: 'Sit here · chair 2' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('img', { name: heapOf(15) }).waitFor();
  const turn = page.getByText(/^(Ada|Grace), your turn$/);
  const first = await turn.innerText();
  await offers(page).first().click();
  await page.getByRole('img', { name: heapOf(14) }).waitFor();
  await page.getByText(first === 'Ada, your turn' ? 'Grace, your turn' : 'Ada, your turn').waitFor();
  await offers(page).first().waitFor();
  expect(await page.locator('.curtain').count()).toBe(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('img', { name: heapOf(15) }).waitFor();
  await page.getByText(first).waitFor();
  expect(await listFaults(page)).toEqual([]);
  await takeScreenshot(page, 'new-game-desktop');
  expect(complaints).toEqual([]);
  await end();
});

test('is played against a bot to its end', async () => {
  const { page, complaints, end } = await site.visit({ ...screens.phone, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Play now against bots · One Heap' }).tap();
  const result = page.getByRole('dialog', { name: 'The game is over' });
  while (!(await result.isVisible())) {
    await offers(page).or(result).first().waitFor();
    if (await result.isVisible()) break;
    expect(await listOverflow(page)).toEqual([]);
    const heap = page.getByRole('img', { name: /^a heap of/ });
    const before = (await heap.getAttribute('aria-label')) as string;
    await offers(page).first().tap();
    await page.getByRole('img', { name: before, exact: true }).waitFor({ state: 'detached' });
  }
  await result.getByText('winner').first().waitFor();
  await takeScreenshot(page, 'new-game-phone', { fullPage: false });
  expect(complaints).toEqual([]);
  await end();
});
