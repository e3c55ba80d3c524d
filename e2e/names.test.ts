import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFaults } from './faults.ts';
import { gather } from './friends.ts';
import { takeScreenshot, TestSite } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

/** As long as a name may be. */
const LONG = 'Wilhelmina Rosenblüte-Ad';

test('everyone says their name in the waiting room, and long ones stay on a small screen', async () => {
  const [host, guest] = await gather(site, { names: ['Ada', 'Grace'], isOnPhones: true });
  if (host === undefined || guest === undefined) throw new Error('nobody came');
  await guest.page.setViewportSize({ width: 360, height: 740 });
  await guest.page.getByLabel('Your name').fill('Hоst');
  await guest.page.getByRole('button', { name: 'Save' }).tap();
  await guest.page.getByText('One word of this name has letters of different alphabets.').waitFor();
  expect(await listFaults(guest.page)).toEqual([]);
  await takeScreenshot(guest.page, 'name-refused', { fullPage: false });
  await guest.page.getByLabel('Your name').fill(LONG);
  await guest.page.getByRole('button', { name: 'Save' }).tap();
  await host.page.getByText(`Grace is now called ${LONG}.`).waitFor();
  await host.page.getByText(LONG, { exact: true }).waitFor();
  await host.page.getByLabel('Your name').fill('Augusta Ada Lovelace');
  await host.page.getByLabel('Your name').press('Enter');
  await guest.page.getByText('Augusta Ada Lovelace', { exact: true }).waitFor();

  await guest.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await host.page.getByLabel('Players').selectOption('4');
  await host.page.getByRole('button', { name: 'Add 2 bots and start' }).click();
  await guest.page.getByRole('heading', { name: 'Keep two of your four missions' }).waitFor();
  expect(await guest.page.evaluate(() => scrollY)).toBe(0);
  expect(await listFaults(guest.page)).toEqual([]);

  await host.page.getByRole('button', { name: 'Chat' }).click();
  await host.page.getByLabel('Say something').fill('Good evening');
  await host.page.getByLabel('Say something').press('Enter');
  await guest.page.getByRole('button', { name: 'Log, Chat, something new' }).tap();
  await guest.page.getByRole('dialog', { name: 'Log' }).getByText('Good evening', { exact: true }).waitFor();
  await guest.page.getByRole('button', { name: 'Close' }).tap();
  await guest.page.getByRole('button', { name: 'Log, Chat', exact: true }).waitFor();
  for (const visit of [host, guest]) {
    expect(visit.complaints).toEqual([]);
    await visit.end();
  }
});
