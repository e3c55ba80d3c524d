import { afterAll, beforeAll, expect, test } from 'vitest';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { TestSite, screens, takeScreenshot } from './test-site.ts';
import { click } from './hands.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

test('after one visit, games on this device work without a network and outlive a reload', async () => {
  const { page, context, end } = await site.visit({ ...screens.desktop, serviceWorkers: 'allow' });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now against bots · Garden Nation' }).click();
  const player = new GardenNationPlayer(page, click);
  await player.wait();
  await player.decide();
  await player.wait();
  await player.decide();
  const lines = await page.locator('.log > li').count();
  await page.reload();
  await page.getByRole('region', { name: 'What you can do' }).waitFor();
  expect(await page.locator('.log > li').count()).toBeGreaterThanOrEqual(lines);

  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByRole('heading', { name: 'Your running games' }).waitFor();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByText('Deine laufenden Spiele').waitFor();
  await takeScreenshot(page, 'landing-running-de');
  await page.getByRole('button', { name: /Mit Freunden spielen · Garden Nation/ }).click();
  await page.getByText('Der Server ist gerade nicht zu erreichen.').waitFor();
  await end();
});

test('two windows at one game on this device follow each other, and both can play', async () => {
  const { page, context, complaints, end } = await site.visit(screens.desktop);
  await page.getByRole('button', { name: 'Play now against bots · Garden Nation' }).click();
  const here = new GardenNationPlayer(page, click);
  await here.wait();
  const other = await context.newPage();
  await other.goto(page.url());
  const there = new GardenNationPlayer(other, click);
  await there.wait();
  const lines = async (window: typeof page): Promise<number> => window.locator('.log > li').count();
  for (const player of [here, there, here]) {
    const before = await lines(page);
    await player.wait();
    await player.decide();
    await expect.poll(async () => lines(page), { timeout: 20_000 }).toBeGreaterThan(before);
    await here.wait();
    await there.wait();
    await expect.poll(async () => (await lines(other)) - (await lines(page)), { timeout: 20_000 }).toBe(0);
  }
  expect(complaints).toEqual([]);
  await end();
});

test('the page can be installed', async () => {
  const { page, end } = await site.visit(screens.desktop);
  const manifest = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    return (await (await fetch(address)).json()) as { icons: { src: string }[]; start_url: string };
  });
  expect(manifest.start_url).toBe('/');
  for (const { src } of manifest.icons) expect((await page.request.get(site.address + src)).status()).toBe(200);
  await end();
});
