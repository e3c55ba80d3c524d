import { afterAll, beforeAll, expect, test } from 'vitest';
import { EdenPlayer } from '../eden-player.ts';
import { GardenNationPlayer } from '../garden-nation-player.ts';
import { GardlingsPlayer, openTable } from '../gardlings-player.ts';
import { enter, tap } from '../hands.ts';
import { screens, TestSite } from '../test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

const desktop = { ...screens.desktop, reducedMotion: 'reduce' } as const;

test('a game of Gardlings alone to its end with the keyboard', async () => {
  const { page, complaints, end } = await site.visit(desktop);
  await openTable(page, { players: 1 });
  expect(await new GardlingsPlayer(page, 'enter').playToTheEnd()).toBeGreaterThan(20);
  await page
    .getByRole('dialog', { name: 'The game is over' })
    .getByRole('heading', { name: /^Victory with \d+ tiles: / })
    .waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test('a whole game of Eden against bots with the keyboard, by roles and names alone', async () => {
  const { page, complaints, end } = await site.visit(desktop);
  await enter(page.getByRole('button', { name: /Play now against bots · Eden/ }));
  expect(await new EdenPlayer(page, enter).playToTheEnd()).toBeGreaterThan(10);
  await page
    .getByRole('dialog', { name: 'The game is over' })
    .getByText(/wins$|share the victory$/)
    .waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test('a whole game of Garden Nation on a phone, by touch', async () => {
  const { page, complaints, end } = await site.visit({ ...screens.phone, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: /Play now against bots · Garden Nation/ }).tap();
  expect(await new GardenNationPlayer(page, tap).playToTheEnd()).toBeGreaterThan(10);
  await page.getByRole('dialog', { name: 'The game is over' }).getByText('winner').first().waitFor();
  expect(complaints).toEqual([]);
  await end();
});
