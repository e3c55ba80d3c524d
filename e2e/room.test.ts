import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFaults } from './faults.ts';
import { screens, takeScreenshot, TestSite } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

const still = { reducedMotion: 'reduce' } as const;

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: screens.phone,
  lying: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
} as const;

/** Whether all of it is on the screen without scrolling. */
const isInView = async (page: Page, target: ReturnType<Page['locator']>): Promise<boolean> => {
  const box = await target.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return box !== null && box.y >= 0 && box.y + box.height <= height && box.x >= 0 && box.x + box.width <= width;
};

test.each(['desktop', 'phone'] as const)('link, code and start are on the first screen: %s', async (name) => {
  const { page, complaints, end } = await site.visit({ ...SCREENS[name], ...still });
  await page.getByRole('button', { name: 'Play with friends · Garden Nation' }).click();
  const code = page.getByRole('img', { name: /QR code/ });
  await code.waitFor();
  const link = page.getByRole('textbox', { name: 'Invite friends' });
  const copy = page.getByRole('button', { name: 'Copy the link' });
  const start = page.getByRole('button', { name: 'Start the game' });
  for (const target of [code, link, copy, start]) expect(await isInView(page, target)).toBe(true);
  // Alone one waits; bots are the second choice.
  expect(await start.isDisabled()).toBe(true);
  expect(await page.locator('.room-start button').allInnerTexts()).toEqual(['Start the game', 'Add 2 bots and start']);
  expect(await listFaults(page)).toEqual([]);
  await takeScreenshot(page, `room-online-${name}`, { fullPage: false });
  await takeScreenshot(page, `room-online-${name}-whole`);
  await page.setViewportSize(SCREENS.lying.viewport);
  await takeScreenshot(page, `room-online-${name}-lying`, { fullPage: false });
  expect(complaints).toEqual([]);
  await end();
});

test('a friend is seen and heard to arrive, talks, and the game starts with those who are there', async () => {
  const ada = await site.visit({ ...SCREENS.desktop, ...still, settings: { name: 'Ada' } });
  await ada.page.getByRole('button', { name: 'Play with friends · Garden Nation' }).click();
  await ada.page.getByRole('button', { name: 'Stand up · Ada' }).waitFor();
  await ada.page.evaluate(() => {
    globalThis.OscillatorNode = class extends OscillatorNode {
      override start(when?: number): void {
        super.start(when);
        document.body.dataset['heard'] = 'yes';
      }
    };
  });
  const path = new URL(ada.page.url()).pathname;
  const grace = await site.visit({ ...SCREENS.phone, ...still, path, settings: { name: 'Grace' } });
  await ada.page.getByText('One more is here and looks on.').waitFor();
  const sit = grace.page.getByRole('button', { name: 'Sit down' });
  expect(await isInView(grace.page, sit)).toBe(true);
  await takeScreenshot(grace.page, 'room-guest-phone', { fullPage: false });
  await sit.tap();
  await ada.page.getByText('Grace has sat down.').waitFor();
  await ada.page.locator('body[data-heard=yes]').waitFor({ state: 'attached' });
  expect(await ada.page.title()).toBe('2/3 · Garden Nation · Potager');
  await grace.page.getByLabel('Say something').fill('Here I am!');
  await grace.page.getByRole('button', { name: 'Send' }).tap();
  await ada.page.getByText('Here I am!').waitFor();
  await takeScreenshot(ada.page, 'room-arrived-desktop', { fullPage: false });
  expect(await listFaults(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Start with 2 players' }).click();
  for (const { page } of [ada, grace]) await page.getByRole('button', { name: 'Keep these two' }).waitFor();
  // The next table is laid for as many.
  await ada.page.goto(site.address);
  const card = ada.page.locator('[data-game=garden-nation]');
  expect(await card.getByRole('radio', { name: '2' }).isChecked()).toBe(true);
  await ada.end();
  await grace.end();
});

test('a host who leaves keeps nobody waiting: the table is the next one’s', async () => {
  const ada = await site.visit({ ...SCREENS.desktop, ...still, settings: { name: 'Ada' } });
  await ada.page.getByRole('button', { name: 'Play with friends · Garden Nation' }).click();
  await ada.page.getByRole('button', { name: 'Stand up · Ada' }).waitFor();
  const path = new URL(ada.page.url()).pathname;
  const grace = await site.visit({ ...SCREENS.phone, ...still, path, settings: { name: 'Grace' } });
  await grace.page.getByRole('button', { name: 'Sit down' }).tap();
  await grace.page.getByText('Whoever opened the table starts the game.').waitFor();
  await ada.page.getByRole('button', { name: 'Leave this table' }).click();
  await ada.page.getByRole('heading', { name: 'Potager' }).waitFor();
  await grace.page.getByText('The table is yours now: you start the game.').waitFor();
  expect(await listFaults(grace.page)).toEqual([]);
  await takeScreenshot(grace.page, 'room-inherited-phone', { fullPage: false });
  await ada.page.goto(`${site.address}/games`);
  await ada.page.getByText('You have no games yet.').waitFor();
  await grace.page.getByRole('button', { name: 'Add 2 bots and start' }).tap();
  await grace.page.getByRole('button', { name: 'Keep these two' }).waitFor();
  await ada.end();
  await grace.end();
});

test('pass and play starts with the people whose names were written down, and nobody else', async () => {
  const { page, complaints, end } = await site.visit({ ...SCREENS.phone, ...still });
  await page.locator('[data-game=garden-nation]').getByRole('radio', { name: '4' }).check();
  await page.getByRole('button', { name: 'Pass and play · Garden Nation' }).tap();
  await page.getByLabel(/Name · chair 2/).waitFor();
  expect(await page.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
  await page.getByLabel(/Name · chair 2/).fill('Grace');
  await page.getByLabel(/Name · chair 4/).fill('Emmy');
  expect(await listFaults(page)).toEqual([]);
  await takeScreenshot(page, 'room-here-phone', { fullPage: false });
  await page.getByRole('button', { name: 'Start with 3 players' }).tap();
  await page.getByRole('heading', { name: 'Hand over to Ada' }).waitFor();
  await page.goto(`${site.address}/games`);
  const players = page.locator('.my-game-player');
  await players.first().waitFor();
  expect(await players.allInnerTexts()).toEqual(['Ada', 'Grace', 'Emmy']);
  expect(complaints).toEqual([]);
  await end();
});

test('how many play, how strong bots are, which variant and which clock is chosen before a game and remembered', async () => {
  const { page, complaints, end } = await site.visit({ ...SCREENS.desktop, ...still });
  // Whoever comes for the first time sees how many play, and the way in, without scrolling.
  for (const button of await page.getByRole('button', { name: /^Play now against bots/ }).all()) {
    expect(await isInView(page, button)).toBe(true);
  }
  const card = page.locator('[data-game=gardlings]');
  expect(await card.getByRole('radio').count()).toBe(5);
  await card.getByText('Bots, variants, time').click();
  await card.getByLabel(/bots/i).selectOption({ label: 'Old Oak' });
  await card.getByText('the strongest we have').waitFor();
  await card.getByLabel('Expert variant').selectOption({ index: 1 });
  await card.getByLabel('Time').selectOption({ label: '20 minutes each, 15 seconds back per turn' });
  await card.getByText('against bots while you are at the table').waitFor();
  expect(await listFaults(page)).toEqual([]);
  await takeScreenshot(page, 'landing-plan-desktop');
  await card.getByRole('radio', { name: '1' }).check();
  await card.getByRole('button', { name: 'Play alone · Gardlings' }).click();
  await page.locator('.table-page').waitFor();
  expect(await page.locator('.seat-chip').count()).toBe(1);
  await page.goto(site.address);
  expect(await card.getByRole('radio', { name: '1' }).isChecked()).toBe(true);
  await card.getByRole('radio', { name: '5' }).check();
  await page.reload();
  expect(await card.getByRole('radio', { name: '5' }).isChecked()).toBe(true);
  await card.getByRole('button', { name: 'Play now against bots · Gardlings' }).click();
  await page.locator('.table-page').waitFor();
  expect(await page.locator('.seat-chip').count()).toBe(5);
  expect(await page.locator('.seat-clock').first().innerText()).toMatch(/^(20:00|19:5\d)$/);
  expect(complaints).toEqual([]);
  await end();
});

test('two strangers find each other; onlookers see the table, and are told who reads what they say', async () => {
  const ada = await site.visit({ ...SCREENS.desktop, ...still, path: '/lobby', settings: { name: 'Ada' } });
  await ada.page.getByText('Nobody is waiting right now.').waitFor();
  await takeScreenshot(ada.page, 'lobby-empty-desktop');
  await ada.page.getByRole('button', { name: 'Find me a game of Garden Nation' }).click();
  await ada.page.getByRole('button', { name: 'Stand up · Ada' }).waitFor();
  await ada.page.getByLabel('Players').selectOption('2');
  await ada.page.getByLabel('Who you hope for').selectOption({ label: 'New players welcome' });
  const emmy = await site.visit({ ...SCREENS.phone, ...still, path: '/watch', settings: { name: 'Emmy' } });
  const waiting = emmy.page.getByRole('region', { name: 'Open chairs' }).getByRole('link', { name: /Garden Nation/ });
  await waiting.getByText(/New players welcome · the host is there/).waitFor();
  expect(await listFaults(emmy.page)).toEqual([]);
  await takeScreenshot(emmy.page, 'lobby-open-phone');
  const grace = await site.visit({ ...SCREENS.desktop, ...still, path: '/lobby', settings: { name: 'Grace' } });
  await grace.page.getByRole('button', { name: 'Find me a game of Garden Nation' }).click();
  await ada.page.getByText('Grace has sat down.').waitFor();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await grace.page.getByRole('button', { name: 'Keep these two' }).waitFor();
  await emmy.page
    .getByRole('region', { name: 'To look on' })
    .getByRole('link', { name: /Garden Nation/ })
    .tap();
  await emmy.page.setViewportSize(SCREENS.desktop.viewport);
  await emmy.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await emmy.page.getByText('Players see what onlookers say only after the game.').waitFor();
  for (const { end } of [ada, grace, emmy]) await end();
});
