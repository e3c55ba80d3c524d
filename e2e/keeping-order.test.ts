import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Storage } from '../packages/server/src/storage/storage.ts';
import { listFaults } from './faults.ts';
import { gather } from './friends.ts';
import { takeScreenshot, TestSite } from './test-site.ts';

let site: TestSite;
let dataFolder: string;

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'potager-order-'));
  site = await TestSite.open({}, { dataFolder });
});

afterAll(async () => {
  rmSync(dataFolder, { recursive: true, force: true });
});

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text);
  await page.getByLabel('Say something').press('Enter');
  await page.getByText(text, { exact: true }).waitFor();
}

test('somebody is muted on a phone, reported from a desktop, and heard again from the settings', async () => {
  const [host, guest] = await gather(site, { names: ['Ada', 'Ada'], isOnPhones: true });
  if (host === undefined || guest === undefined) throw new Error('nobody came');
  // Two of the same name are told apart.
  await host.page.getByText('Ada 2', { exact: true }).waitFor();
  expect(await listFaults(host.page)).toEqual([]);
  expect(await listFaults(guest.page)).toEqual([]);
  await takeScreenshot(guest.page, 'order-room-phone');
  await takeScreenshot(host.page, 'order-room');
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await host.page.getByRole('button', { name: 'Chat' }).click();
  await say(host.page, 'You play like a turnip.');
  await say(host.page, 'Like two turnips!');

  // On a phone, by a line of the chat.
  await guest.page.getByRole('button', { name: 'Log, Chat, something new' }).tap();
  const log = guest.page.getByRole('dialog', { name: 'Log' });
  await takeScreenshot(guest.page, 'order-chat-phone', { fullPage: false });
  await log.getByRole('button', { name: 'Ada: mute or report' }).first().tap();
  const sheet = guest.page.getByRole('dialog', { name: 'Ada', exact: true });
  await takeScreenshot(guest.page, 'order-sheet-phone', { fullPage: false });
  await sheet.getByRole('button', { name: 'Mute Ada' }).tap();
  await sheet.getByRole('button', { name: 'Hear Ada again' }).waitFor();
  expect(await listFaults(guest.page)).toEqual([]);
  await takeScreenshot(guest.page, 'order-muted-phone', { fullPage: false });
  await guest.page.keyboard.press('Escape');
  await log.getByText('Ada is muted (2 lines)').waitFor();
  expect(await log.getByText('turnip').count()).toBe(0);
  await takeScreenshot(guest.page, 'order-chat-muted-phone', { fullPage: false });
  await log.getByRole('button', { name: 'Close' }).tap();
  await say(host.page, 'Three turnips.');

  // At another visit too, without a mark for what is not to be seen.
  await guest.page.reload();
  await guest.page.getByText('muted', { exact: false }).first().waitFor({ state: 'attached' });
  await guest.page.getByRole('button', { name: 'Log, Chat', exact: true }).waitFor();
  await takeScreenshot(guest.page, 'order-table-phone', { fullPage: false });

  // On a desktop with the keyboard, by the name.
  await host.page.getByRole('button', { name: 'Ada 2: mute or report' }).focus();
  await host.page.keyboard.press('Enter');
  await host.page.getByRole('button', { name: 'Report Ada 2' }).press('Enter');
  const form = host.page.getByRole('dialog', { name: 'Report Ada 2' });
  await form.getByRole('radio', { name: 'Stalling or leaving' }).check();
  await form.getByLabel('In your own words').fill('Waits for the moon.');
  expect(await listFaults(host.page)).toEqual([]);
  await takeScreenshot(host.page, 'order-report', { fullPage: false });
  await form.getByRole('button', { name: 'Send the report' }).click();
  await host.page.getByText('Thank you. Your report has been sent').waitFor();
  await takeScreenshot(host.page, 'order-sent', { fullPage: false });
  await host.page.keyboard.press('Escape');
  await takeScreenshot(host.page, 'order-table', { fullPage: false });

  await guest.page.goto(`${site.address}/settings`);
  await guest.page.getByRole('button', { name: 'Hear Ada again' }).waitFor();
  expect(await listFaults(guest.page)).toEqual([]);
  await takeScreenshot(guest.page, 'order-settings-phone');
  await guest.page.getByRole('button', { name: 'Hear Ada again' }).tap();
  await guest.page.getByText('You have muted nobody.').waitFor();
  for (const visit of [host, guest]) {
    expect(visit.complaints).toEqual([]);
    await visit.end();
  }
  await site.close();
  const storage = Storage.open(dataFolder);
  const [report] = storage.reports.list({ most: 9 });
  await storage.close();
  expect(report).toMatchObject({
    reason: 'stalling',
    text: 'Waits for the moon.',
    context: { about: { name: 'Ada' } },
  });
});
