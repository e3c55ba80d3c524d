import { afterAll, beforeAll, expect, test } from 'vitest';
import { Builder } from './garden-nation.ts';
import { Garden, screens, takeScreenshot } from './garden.ts';
import { click } from './hands.ts';

let garden: Garden;

beforeAll(async () => {
  garden = await Garden.open();
});

afterAll(async () => {
  await garden.close();
});

test('after one visit, games on this device work without a network and outlive a reload', async () => {
  const { page, context, end } = await garden.visit({ ...screens.desktop, serviceWorkers: 'allow' });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now against bots · Garden Nation' }).click();
  const builder = new Builder(page, click);
  await builder.wait();
  await builder.decide();
  await builder.wait();
  await builder.decide();
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

test('the page can be installed', async () => {
  const { page, end } = await garden.visit(screens.desktop);
  const manifest = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    return (await (await fetch(address)).json()) as { icons: { src: string }[]; start_url: string };
  });
  expect(manifest.start_url).toBe('/');
  for (const { src } of manifest.icons) expect((await page.request.get(garden.address + src)).status()).toBe(200);
  await end();
});
