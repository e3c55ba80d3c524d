import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFaults } from './faults.ts';
import { gather } from './friends.ts';
import { screens, takeScreenshot, TestSite, type Visit } from './test-site.ts';

let site: TestSite;
/** Those who keep order; the server looks whenever it matters. */
const admins: string[] = [];

beforeAll(async () => {
  site = await TestSite.open({}, { admins });
});

afterAll(async () => {
  await site.close();
});

/** Somebody with an account who keeps order. */
async function comeAsHost(settings: { readonly [name: string]: string } = {}): Promise<Visit> {
  const visit = await site.visit({ ...screens.desktop, path: '/settings', settings: { name: 'Hanna', ...settings } });
  const person = await visit.page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const guest = await fetch('/api/guest', { method: 'POST', headers, body: JSON.stringify({ name: 'Hanna' }) });
    await fetch('/api/recovery/new', { method: 'POST' });
    localStorage.setItem('potager.known', 'yes');
    return ((await guest.json()) as { person: string }).person;
  });
  admins.push(person);
  await visit.page.reload();
  return visit;
}

const choose = async (page: Page, section: string): Promise<void> =>
  page.getByRole('radio', { name: section, exact: true }).check();

/** Folds a deed open, says why, and does it. */
async function doDeed(page: Page, name: string, why: string): Promise<void> {
  const deed = page.locator('details', { has: page.getByText(name, { exact: true }).first() }).last();
  await deed.locator('summary').click();
  await deed.getByLabel('Reason').fill(why);
  const sure = deed.getByRole('checkbox');
  if ((await sure.count()) > 0) await sure.check();
  await deed.getByRole('button', { name }).click();
  await page.getByText('Done.').waitFor();
}

test('a host announces, mutes, bans, closes a table, and finds it all in the audit log', async () => {
  const [ada, ben] = await gather(site, { names: ['Ada', 'Ben'] });
  if (ada === undefined || ben === undefined) throw new Error('nobody came');
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  const { page } = await comeAsHost();
  await page.getByRole('link', { name: 'Keep order on this server' }).click();
  await page.getByRole('heading', { name: 'Keeping order', level: 1 }).waitFor();
  await page.getByText('1 game under way').waitFor();

  await page.getByLabel('In English').fill('Cake at nine!');
  await page.getByRole('button', { name: 'Announce', exact: true }).click();
  await ben.page.getByText('Cake at nine!').waitFor();
  const guest = await site.visit(screens.phone);
  await guest.page.getByText('Cake at nine!').waitFor();
  expect(await listFaults(guest.page)).toEqual([]);
  await guest.page.locator('.notices').getByRole('button', { name: 'Close' }).tap();
  await expect.poll(() => guest.page.getByText('Cake at nine!').count()).toBe(0);
  await takeScreenshot(page, 'host-server');

  await choose(page, 'Tables');
  await page.getByText('Garden Nation: Ada · Ben').waitFor();
  await takeScreenshot(page, 'host-tables');
  await page.getByRole('button', { name: 'Show · Garden Nation Ada · Ben' }).click();
  await page.getByRole('dialog').getByText('Here now').waitFor();
  await takeScreenshot(page, 'host-table', { fullPage: false });
  await page.getByRole('dialog').getByRole('button', { name: 'Ben' }).click();
  await page.getByRole('dialog', { name: 'Ben' }).getByText('guest').waitFor();
  await doDeed(page, 'Mute', 'Too loud.');
  await page.getByText(/^Muted until .*Too loud\.$/).waitFor();
  await takeScreenshot(page, 'host-person', { fullPage: false });
  await ben.page.getByRole('button', { name: 'Chat' }).click();
  await ben.page.getByLabel('Say something').fill('HELLO');
  await ben.page.getByLabel('Say something').press('Enter');
  await ben.page.getByText('Too loud.').first().waitFor();

  await doDeed(page, 'Ban', 'Still too loud.');
  await ben.page.getByText(/You cannot play on this server until .*Still too loud\./).waitFor();
  await takeScreenshot(ben.page, 'host-banned', { fullPage: false });
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('button', { name: 'Show · Garden Nation Ada · Ben' }).click();
  await doDeed(page, 'Close the table', 'Bedtime.');
  await ada.page.getByRole('dialog').getByText('The reason: Bedtime.').waitFor();
  await takeScreenshot(ada.page, 'host-closed', { fullPage: false });
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

  await choose(page, 'Bans and mutes');
  await page.getByText('Still too loud.').waitFor();
  await takeScreenshot(page, 'host-restrictions');
  await choose(page, 'Audit log');
  for (const line of ['announced', 'muted', 'banned', 'closed a table'])
    await page.getByText(line, { exact: true }).first().waitFor();
  await takeScreenshot(page, 'host-audit');
  expect(await listFaults(page)).toEqual([]);
});

test('nobody else finds the page', async () => {
  const { page, end } = await site.visit({ path: '/host' });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('nothing');
  await end();
});

test.each([
  ['fr', 'light', 'phone'],
  ['de', 'dark', 'phone'],
] as const)('every part is in order: %s, %s, %s', async (language, colorScheme, screen) => {
  const host = await comeAsHost({ language });
  const state = await host.context.storageState();
  await host.end();
  const { page, end, complaints } = await site.visit({
    ...screens[screen],
    colorScheme,
    path: '/host',
    settings: { language, known: 'yes' },
    storageState: state,
  });
  const sections = page.locator('.host-page .choice').first().getByRole('radio');
  for (let i = 0; i < 6; i++) {
    await sections.nth(i).check();
    await expect.poll(() => page.locator('.loading').count()).toBe(0);
    expect(await listFaults(page)).toEqual([]);
    await takeScreenshot(page, `host-${language}-${screen}-${String(i)}`);
  }
  expect(complaints).toEqual([]);
  await end();
});
