import { afterAll, beforeAll, expect, test } from 'vitest';
import { listViolations } from './axe.ts';
import { Builder } from './garden-nation.ts';
import { Garden, screens, takeScreenshot, type Visit } from './garden.ts';
import { click } from './hands.ts';

let garden: Garden;

beforeAll(async () => {
  garden = await Garden.open();
});

afterAll(async () => {
  await garden.close();
});

const people = ['Ada', 'Grace', 'Emmy', 'Mary'] as const;

/** Ada opens a table for four; the others come by its link and sit down. */
async function gather(): Promise<Visit[]> {
  const ada = await garden.visit({ ...screens.desktop, settings: { name: 'Ada' } });
  await ada.page.getByRole('button', { name: 'Play with friends · Garden Nation' }).click();
  await ada.page.getByLabel('Players').selectOption('4');
  await ada.page.getByRole('button', { name: 'Sit here · chair 1' }).click();
  await ada.page.getByRole('img', { name: /QR code/ }).waitFor();
  expect(await listViolations(ada.page)).toEqual([]);
  await takeScreenshot(ada.page, 'room-online-desktop');
  const path = new URL(ada.page.url()).pathname;
  const others = [];
  for (const [index, name] of people.slice(1).entries()) {
    const screen = index === 0 ? screens.phone : screens.desktop;
    const visit = await garden.visit({ ...screen, path, settings: { name } });
    await visit.page.getByRole('button', { name: `Sit here · chair ${String(index + 2)}` }).click();
    await visit.page.getByRole('button', { name: `Stand up · ${name}` }).waitFor();
    others.push(visit);
  }
  return [ada, ...others];
}

/** Whose turn it is, among those who look. */
async function findTurn(builders: readonly Builder[]): Promise<Builder> {
  const aborted = builders.map(async (builder) => (await builder.wait(), builder));
  return Promise.any(aborted);
}

test('four browsers play one game, with a reload and a lost line in the middle', { timeout: 90_000 }, async () => {
  const visits = await gather();
  const [ada, grace] = visits as [Visit, Visit];
  await takeScreenshot(grace.page, 'room-online-phone');
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  const builders = visits.map(({ page }) => new Builder(page, click));
  for (const builder of builders) {
    await builder.wait();
    await builder.decide();
  }

  await ada.page.getByRole('button', { name: 'Chat' }).click();
  await ada.page.getByLabel('Say something').fill('Good luck, all!');
  await ada.page.getByRole('button', { name: 'Send' }).click();
  await ada.page.getByText('Good luck, all!').first().waitFor();
  await ada.page.getByRole('button', { name: 'Log', exact: true }).click();

  for (let turn = 0; turn < 5; turn++) await (await findTurn(builders)).decide();
  await takeScreenshot(grace.page, 'online-phone', { fullPage: false });
  expect(await listViolations(grace.page)).toEqual([]);
  expect(await listViolations(ada.page)).toEqual([]);

  // Someone reloads and sits where they sat.
  await ada.page.reload();
  await ada.page.getByRole('region', { name: 'What you can do' }).waitFor();
  await (await findTurn(builders)).decide();

  // The line drops under a move: it is neither lost nor made twice.
  const mover = await findTurn(builders);
  const context = mover.page.context();
  const lines = await ada.page.locator('.log > li').count();
  await context.setOffline(true);
  await mover.page.getByText('The line is down.').waitFor();
  await takeScreenshot(mover.page, 'offline', { fullPage: false });
  expect(await listViolations(mover.page)).toEqual([]);
  const moving = mover.decide();
  await mover.page.waitForTimeout(300);
  await context.setOffline(false);
  await moving;
  await mover.page.getByText('The line is down.').waitFor({ state: 'detached' });
  await ada.page.waitForFunction((count) => document.querySelectorAll('.log > li').length > count, lines);

  for (let turn = 0; turn < 4; turn++) await (await findTurn(builders)).decide();
  const logs = await Promise.all(visits.map(async ({ page }) => page.locator('.log > li').count()));
  expect(Math.max(...logs) - Math.min(...logs)).toBeLessThanOrEqual(1);
  await takeScreenshot(ada.page, 'online-desktop', { fullPage: false });
  for (const { complaints, end } of visits) {
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await end();
  }
});
