import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listViolations } from './axe.ts';
import { Garden, screens, takeScreenshot } from './garden.ts';

let garden: Garden;

beforeAll(async () => {
  garden = await Garden.open();
});

afterAll(async () => {
  await garden.close();
});

const pages = {
  rules: '/rules/garden-nation',
  watch: '/watch',
  settings: '/settings',
  lost: '/rules/chess',
} as const;

describe.each(Object.entries(pages))('the page "%s"', (name, path) => {
  test.each([
    ['desktop', 'light'],
    ['phone', 'dark'],
  ] as const)('is whole and quiet on a %s, %s', async (screen, colorScheme) => {
    const { page, complaints, end } = await garden.visit({ path, colorScheme, ...screens[screen] });
    expect(await listViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await takeScreenshot(page, `${name}-${screen}-${colorScheme}`, { fullPage: name !== 'rules' });
    expect(complaints).toEqual([]);
    await end();
  });
});

test('a rule can be linked to, and says whether it is ours', async () => {
  const { page, end } = await garden.visit({ path: '/rules/garden-nation#GN-S8', ...screens.desktop });
  const rule = page.locator('#GN-S8');
  expect(await rule.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await rule.innerText()).toContain('our ruling');
  expect(await page.locator('#GN-S2').innerText()).toContain('reconstructed');
  await end();
});

test('what is kept about the reader can be deleted', async () => {
  const { page, complaints, end } = await garden.visit({ path: '/settings', ...screens.desktop });
  await page.getByLabel('Your name').fill('Grace');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete everything' });
  expect(await listViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('heading', { level: 1, name: 'Potager' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('potager.name'))).not.toBe('Grace');
  expect(complaints).toEqual([]);
  await end();
});
