import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFaults } from './faults.ts';
import { TestSite, screens } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

test('a rule can be linked to, and says whether it is ours', async () => {
  const { page, end } = await site.visit({ path: '/rules/garden-nation#GN-S8', ...screens.desktop });
  const rule = page.locator('#GN-S8');
  expect(await rule.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await rule.innerText()).toContain('our ruling');
  expect(await page.locator('#GN-S2').innerText()).toContain('from the components');
  await end();
});

test('what is kept about the reader can be deleted', async () => {
  const { page, complaints, end } = await site.visit({ path: '/settings', ...screens.desktop });
  await page.getByLabel('Your name').fill('Grace');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete everything' });
  expect(await listFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('heading', { level: 1, name: 'Potager' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('potager.name'))).not.toBe('Grace');
  expect(complaints).toEqual([]);
  await end();
});

test('a table on a plain address of one’s own network', async () => {
  const { page, complaints, end } = await site.visit({ address: site.plainAddress, ...screens.desktop });
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: 'Play with friends · Garden Nation' }).click();
  await page.getByRole('button', { name: 'Stand up · Ada' }).waitFor();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Copied').waitFor();
  await page.getByRole('button', { name: 'Add 2 bots and start' }).click();
  await page.getByRole('button', { name: 'Keep these two' }).waitFor();
  // Browsers write down that they heed this header only on safe addresses.
  expect(complaints.filter((text) => !text.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
  await end();
});
